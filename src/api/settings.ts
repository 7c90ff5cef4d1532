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
}

/** Settings from the build's environment. */
export function readApiSettings(environment: Readonly<Record<string, unknown>>): ApiSettings {
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
  };
}
