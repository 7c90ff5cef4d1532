/** Where the services are and how this client names itself; fixed at build time by VITE_* settings. */
export interface ApiSettings {
  /** Base of the identity service; its paths begin with /iam. Empty: the console's own origin. */
  readonly identityUrl: string;
  /** Base of the content service. Empty: the console's own origin. */
  readonly contentUrl: string;
  readonly clientId: string;
  /** Part of the protocol; not secret in a browser build. */
  readonly clientSecret: string;
  /** Whether uploads carry the bearer token (amendment of A-12). */
  readonly uploadBearer: boolean;
  /** Whether signing in is refused where the identity service proves no answer of its own. */
  readonly demandsSignInProof: boolean;
  /** Which drafts stay in the browser after logging out; being signed out for idleness keeps them all. */
  readonly draftsAfterLogout: DraftsAfterLogout;
  /** Where the websites are that documents are linked on, by the names of their brands, without a slash at the end (B-27). */
  readonly siteUrls: Readonly<Record<string, string>>;
}

/** Those that are encrypted, all of them, or none. */
export type DraftsAfterLogout = 'encrypted' | 'keep' | 'clear';

/**
 * Settings from the build's environment.
 * @param sites the names of the websites that definitions link to: where nothing says where they are, addresses of the demo stand for them,
 * at which nothing is
 */
export function readApiSettings(
  environment: Readonly<Record<string, unknown>>,
  sites: readonly string[] = [],
): ApiSettings {
  const text = (name: string, otherwise: string) => {
    const value = environment[name];
    return typeof value === 'string' && value !== '' ? value.replace(/\/$/, '') : otherwise;
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

/** 'name=https://…,other=https://…'; what is no web address is left out, and the console says that it is not configured. */
function readSites(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(',').map((pair) => {
    const [name = '', ...address] = pair.split('=');
    return [name.trim().toLowerCase(), address.join('=').trim().replace(/\/+$/, '')] as const;
  });
  return Object.fromEntries(pairs.filter(([, address]) => /^https?:\/\//.test(address) && URL.canParse(address)));
}
