import type { SignInProof } from '../api/addresses';

/** An authorization code with what its exchange requires. */
export interface SignInGrant {
  readonly code: string;
  /** RFC 7636; undefined if the sign-in was started without. */
  readonly codeVerifier: string | undefined;
}

/** The pending sign-ins of this tab. */
export interface SignInFlows {
  /**
   * Starts a sign-in.
   * @param options.choosesAccount whether the provider prompts for the account even if it remembers one
   * @returns the URL to open
   * @throws the errors of `readIssuer`
   */
  begin(options: { readonly choosesAccount: boolean }): Promise<string>;
  /**
   * Finds and removes the pending sign-in of an authorization response.
   * @param answer the query of the redirect URI
   * @returns undefined for a response that this tab did not request: its code may be somebody else's and must not be exchanged
   */
  consume(answer: URLSearchParams): SignInGrant | undefined;
}

export interface SignInFlowDependencies {
  /** See `readSignInIssuer`. */
  readonly readIssuer: () => Promise<string | undefined>;
  readonly addressOf: (proof: SignInProof | undefined) => string;
  /** Session storage: pending sign-ins belong to one tab and end with it. */
  readonly storage: Storage;
  readonly crypto: Pick<Crypto, 'getRandomValues'> & { readonly subtle?: Pick<SubtleCrypto, 'digest'> | undefined };
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** A pending sign-in. The optional properties require an identity service that reports its issuer. */
interface PendingSignIn {
  readonly begunAt: number;
  readonly state?: string;
  readonly codeVerifier?: string;
  readonly issuer?: string;
}

const FLOWS = 'SIGN_INS';
/** How long the identity service waits for the provider, in milliseconds. */
const LIFETIME = 600_000;
/** Maximum number of pending sign-ins: navigating back and forth starts several. */
const MAX_PENDING = 5;

/** Stores the state of each sign-in while the browser is at the provider. */
export function createSignInFlows(dependencies: SignInFlowDependencies): SignInFlows {
  const { storage, clock } = dependencies;

  function read(): readonly PendingSignIn[] {
    const flows = JSON.parse(storage.getItem(FLOWS) ?? '[]') as readonly PendingSignIn[];
    return flows.filter(({ begunAt }) => clock() - begunAt < LIFETIME);
  }

  function write(flows: readonly PendingSignIn[]): void {
    storage.setItem(FLOWS, JSON.stringify(flows.slice(-MAX_PENDING)));
  }

  return {
    async begin({ choosesAccount }) {
      const issuer = await dependencies.readIssuer();
      if (issuer === undefined) {
        write([...read(), { begunAt: clock() }]);
        return dependencies.addressOf(undefined);
      }
      const state = randomText(dependencies.crypto);
      // `crypto.subtle` requires a secure origin; elsewhere, the service's cookie binds the code to this browser.
      const { subtle } = dependencies.crypto;
      const codeVerifier = subtle && randomText(dependencies.crypto);
      const codeChallenge = subtle && codeVerifier && (await challengeOf(subtle, codeVerifier));
      write([...read(), { begunAt: clock(), state, issuer, ...(codeVerifier && { codeVerifier }) }]);
      return dependencies.addressOf({ state, codeChallenge, choosesAccount });
    },
    consume(answer) {
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
function randomText(crypto: SignInFlowDependencies['crypto']): string {
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
