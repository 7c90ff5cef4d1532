/** The services and the client's credentials; fixed at build time by VITE_* settings. */
export interface ApiSettings {
  /** Base URL of the identity service, whose paths begin with /iam. Empty: the console's own origin. */
  readonly identityUrl: string;
  /** Base URL of the content service. Empty: the console's own origin. */
  readonly contentUrl: string;
  readonly clientId: string;
  /** Required by the protocol; not secret in a browser build. */
  readonly clientSecret: string;
  /** Whether uploads carry the bearer token (amendment of A-12). */
  readonly uploadBearer: boolean;
  /** Whether to refuse signing in if the identity service does not support sign-in proofs. */
  readonly demandsSignInProof: boolean;
  /** Which drafts stay in the browser after logging out; an idle timeout keeps all of them. */
  readonly draftsAfterLogout: DraftsAfterLogout;
  /** The URLs of the websites that document links lead to, by brand name, without a trailing slash (B-27). */
  readonly siteUrls: Readonly<Record<string, string>>;
}

/** Keep encrypted ones only, all, or none. */
export type DraftsAfterLogout = 'encrypted' | 'keep' | 'clear';

/**
 * Reads the settings from the build's environment.
 * @param sites names of the websites that definitions link to; without a setting they get placeholder URLs, which lead nowhere
 */
export function readApiSettings(
  environment: Readonly<Record<string, unknown>>,
  sites: readonly string[] = [],
): ApiSettings {
  const text = (name: string, fallback: string) => {
    const value = environment[name];
    return typeof value === 'string' && value !== '' ? value.replace(/\/$/, '') : fallback;
  };
  return {
    identityUrl: text('VITE_IDENTITY_URL', ''),
    contentUrl: text('VITE_CONTENT_URL', ''),
    clientId: text('VITE_CLIENT_ID', 'brand-console'),
    clientSecret: text('VITE_CLIENT_SECRET', 'brand-console-public'),
    uploadBearer: text('VITE_UPLOAD_BEARER', 'on') !== 'off',
    demandsSignInProof: text('VITE_SIGN_IN_PROOF', 'announced') === 'demanded',
    draftsAfterLogout: readDraftsAfterLogout(text('VITE_DRAFTS_AFTER_LOGOUT', 'encrypted')),
    siteUrls: readSites(text('VITE_CONTRACT_SITE_URLS', sites.map((name) => `${name}=https://${name}.example`).join())),
  };
}

function readDraftsAfterLogout(value: string): DraftsAfterLogout {
  return value === 'keep' || value === 'clear' ? value : 'encrypted';
}

/** 'name=https://…,other=https://…'; invalid URLs are omitted, and the console reports that the site is not configured. */
function readSites(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(',').map((pair) => {
    const [name = '', ...address] = pair.split('=');
    return [name.trim().toLowerCase(), address.join('=').trim().replace(/\/+$/, '')] as const;
  });
  return Object.fromEntries(pairs.filter(([, address]) => /^https?:\/\//.test(address) && URL.canParse(address)));
}
