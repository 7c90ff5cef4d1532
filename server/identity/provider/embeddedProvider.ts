import { Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { Queryable } from '../../database/database';
import { SIGNING_ALGORITHM, type Keys } from '../keys';
import { findAccount } from './accounts';
import { renderMessage, renderSignOut } from './pages';
import { createRecordAdapter } from './recordAdapter';

export interface EmbeddedProviderOptions {
  readonly database: Queryable;
  readonly keys: Keys;
  /** The URL of the console, without a trailing slash. */
  readonly publicUrl: string;
  readonly client: { readonly redirectUri: string; readonly signedOutUri: string };
  readonly onError: (error: Error) => void;
}

/** The only client of the embedded provider: our own identity service. */
export const EMBEDDED_CLIENT_ID = 'brand-console-identity';
export const PROVIDER_PATH = '/oidc';

/** The client secret shared by our identity service and the embedded provider. */
export async function embeddedClientSecret(keys: Keys): Promise<string> {
  return Buffer.from(await keys.secret('provider-client')).toString('base64url');
}

/** A standards-conforming OpenID Connect provider that stands in for the corporate one. */
export async function createEmbeddedProvider(options: EmbeddedProviderOptions): Promise<Provider> {
  const provider = new Provider(`${options.publicUrl}${PROVIDER_PATH}`, await configuration(options));
  // mountProvider sets the X-Forwarded-* headers on every request, so that the public URL never depends on a Host header.
  provider.proxy = true;
  provider.on('server_error', (_context, error) => {
    options.onError(error);
  });
  return provider;
}

async function configuration({ database, keys, client }: EmbeddedProviderOptions): Promise<Configuration> {
  return {
    adapter: createRecordAdapter(database),
    clients: [
      {
        client_id: EMBEDDED_CLIENT_ID,
        client_secret: await embeddedClientSecret(keys),
        client_name: 'Brand Console',
        redirect_uris: [client.redirectUri],
        post_logout_redirect_uris: [client.signedOutUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: SIGNING_ALGORITHM,
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    jwks: { keys: [await keys.providerKey()] as NonNullable<Configuration['jwks']>['keys'] },
    cookies: { keys: [Buffer.from(await keys.secret('provider-cookie')).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // The e-mail is put into the ID token: the identity service has no other use for the provider's access token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    clientBasedCORS: () => false,
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          answer(context, renderSignOut(form));
        },
        postLogoutSuccessSource: (context) => {
          answer(context, renderMessage({ title: 'Signed out', text: 'You can close this page.' }));
        },
      },
    },
    interactions: { url: (_context, interaction) => `${PROVIDER_PATH}/interaction/${interaction.uid}` },
    findAccount: async (_context, subject) => {
      const account = await findAccount(database, subject);
      return (
        account && {
          accountId: subject,
          claims: () => ({ sub: subject, email: account.email, email_verified: true, name: account.name }),
        }
      );
    },
    // Our own client needs no consent page.
    loadExistingGrant: async ({ oidc }) => {
      const { client: requestingClient, session } = oidc;
      if (!requestingClient || !session?.accountId) return undefined;
      const grantId = session.grantIdFor(requestingClient.clientId);
      const existing = grantId === undefined ? undefined : await oidc.provider.Grant.find(grantId);
      if (existing?.accountId === session.accountId) return existing;
      const grant = new oidc.provider.Grant({ clientId: requestingClient.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError: (context, { error, error_description }) => {
      answer(context, renderMessage({ title: 'Sign-in stopped', text: error_description ?? error }));
    },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Grant: SESSION_SECONDS,
      Session: SESSION_SECONDS,
    },
  };
}

function answer(context: KoaContextWithOIDC, page: string): void {
  context.type = 'html';
  context.body = page;
}

/** A working day. */
const SESSION_SECONDS = 8 * 60 * 60;
