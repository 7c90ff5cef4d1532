import type { SignInProof } from '../api/addresses';

/** What the code of a sign-in is exchanged with. */
export interface SignInAnswer {
  readonly code: string;
  /** Of RFC 7636; undefined where the sign-in was begun without. */
  readonly codeVerifier: string | undefined;
}

/** The sign-ins that this tab has begun. */
export interface SignInFlows {
  /**
   * Begins one.
   * @param options.choosesAccount whether the provider asks for the account although it remembers one
   * @returns where the browser has to go
   * @throws the errors of `readIssuer`
   */
  begin(options: { readonly choosesAccount: boolean }): Promise<string>;
  /**
   * Finds out which of them an answer belongs to, and forgets that one.
   * @param answer the query of the address that the browser came back to
   * @returns undefined for an answer that this tab did not ask for: its code is somebody else's, and must not be exchanged
   */
  take(answer: URLSearchParams): SignInAnswer | undefined;
}

/** What beginning a sign-in needs from outside. */
export interface SignInFlowNeeds {
  /** As `readSignInIssuer`. */
  readonly readIssuer: () => Promise<string | undefined>;
  readonly addressOf: (proof: SignInProof | undefined) => string;
  /** Of the tab: a sign-in that one tab began is not another tab's, and it is gone when the tab is closed. */
  readonly storage: Storage;
  readonly crypto: Pick<Crypto, 'getRandomValues'> & { readonly subtle?: Pick<SubtleCrypto, 'digest'> | undefined };
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** A sign-in on its way. What only a service that proves its answers knows is absent with others. */
interface Flow {
  readonly begunAt: number;
  readonly state?: string;
  readonly codeVerifier?: string;
  readonly issuer?: string;
}

const FLOWS = 'SIGN_INS';
/** As long as the identity service waits for the provider, in milliseconds. */
const LIFETIME = 600_000;
/** Somebody who goes back and forth begins several. */
const KEPT = 5;

/** Keeps what is known of each sign-in while the browser is at the provider. */
export function createSignInFlows(needs: SignInFlowNeeds): SignInFlows {
  const { storage, clock } = needs;

  function read(): readonly Flow[] {
    const flows = JSON.parse(storage.getItem(FLOWS) ?? '[]') as readonly Flow[];
    return flows.filter(({ begunAt }) => clock() - begunAt < LIFETIME);
  }

  function write(flows: readonly Flow[]): void {
    storage.setItem(FLOWS, JSON.stringify(flows.slice(-KEPT)));
  }

  return {
    async begin({ choosesAccount }) {
      const issuer = await needs.readIssuer();
      if (issuer === undefined) {
        write([...read(), { begunAt: clock() }]);
        return needs.addressOf(undefined);
      }
      const state = randomText(needs.crypto);
      // Browsers hash for secure origins alone; at another one the code is bound by the cookie of the service.
      const { subtle } = needs.crypto;
      const codeVerifier = subtle && randomText(needs.crypto);
      const codeChallenge = subtle && codeVerifier && (await challengeOf(subtle, codeVerifier));
      write([...read(), { begunAt: clock(), state, issuer, ...(codeVerifier && { codeVerifier }) }]);
      return needs.addressOf({ state, codeChallenge, choosesAccount });
    },
    take(answer) {
      const code = answer.get('code');
      const state = answer.get('state') ?? undefined;
      const flows = read();
      const flow = flows.find((one) => one.state === state);
      if (code === null || !flow || (flow.issuer !== undefined && flow.issuer !== answer.get('iss'))) return undefined;
      write(flows.filter((one) => one !== flow));
      return { code, codeVerifier: flow.codeVerifier };
    },
  };
}

/** 256 random bits. */
function randomText(crypto: SignInFlowNeeds['crypto']): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

/** S256 of RFC 7636. */
async function challengeOf(subtle: Pick<SubtleCrypto, 'digest'>, verifier: string): Promise<string> {
  return base64url(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
