import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { Identity, Services } from '../services';
import { registerDailyWork } from '../dailyWork';
import { removeOldCounts } from '../requestCounts';
import { createAccessTokens } from './accessTokens';
import { registerRoleAdministration } from './administration/roleRoutes';
import { registerUserAdministration } from './administration/userRoutes';
import { openKeys, type Keys } from './keys';
import { createNotify, createOutbox, deleteOldNotices, type Outbox } from './mail/outbox';
import { registerMailRoutes } from './mail/mailRoutes';
import { createMailTransport } from './mail/transport';
import { createVerifications } from './mail/verifications';
import { consoleOrigins, consoleRedirects } from './redirects';
import { createSealer } from './sealer';
import { registerSignInListRoutes } from './signInListRoutes';
import { createSignIns } from './signIns';
import { createSingleSignOn, fetchInProcess, type SingleSignOn } from './singleSignOn';
import { registerSignOutRoutes, SIGNED_OUT_PATH } from './signOutRoutes';
import { CALLBACK_PATH, registerSignInRoutes } from './signInRoutes';
import { registerTokenRoute } from './tokenRoute';
import { registerUserRoutes } from './userRoutes';
import { findCaller, readCaller } from './users';
import { installVocabulary } from './vocabulary';

/**
 * The identity service: sign-in, tokens and the signed-in user under /iam, the embedded provider under /oidc.
 * Sets `services.identity` for the other modules and updates the permission vocabulary in the database.
 */
export async function registerIdentity(app: FastifyInstance, services: Services): Promise<void> {
  const { config, database, clock, newId } = services;
  await installVocabulary(database, config);
  const keys = await openKeys(services);
  const issuer = issuerOf(config);
  const limits = { signInSeconds: config.signInSeconds, idleSeconds: config.signInIdleSeconds };
  const accessTokens = createAccessTokens({
    keys,
    clock,
    issuer,
    lifetimeSeconds: config.accessTokenSeconds,
  });
  const outbox = openOutbox(app, { services, keys });
  const identity: Identity = {
    authenticate: async (bearer, address) =>
      readCaller(database, await accessTokens.read(bearer), { limits, now: clock(), address }),
    reauthenticate: async (bearer) =>
      readCaller(database, await accessTokens.read(bearer), { limits, now: clock(), isUse: false }),
    find: findCaller,
    notify: createNotify(outbox),
  };
  services.identity = identity;
  const { refreshTokenSeconds, signInSeconds } = config;
  const signIns = createSignIns({ database, keys, clock, newId, refreshTokenSeconds, limits });
  const origins = consoleOrigins(config);
  const signInOptions = {
    signIns,
    sealer: createSealer(keys, clock),
    singleSignOn: await setUpSingleSignOn(app, { services, keys, origins }),
    publicUrl: config.publicUrl,
    origins,
    redirects: consoleRedirects(config, origins),
  };
  await registerSignInRoutes(app, { ...signInOptions, database, issuer, signInSeconds, clock });
  await registerSignOutRoutes(app, { ...signInOptions, accessTokens });
  await registerTokenRoute(app, { config, database, signIns, accessTokens, clock });
  registerUserRoutes(app, { database, identity, clock });
  await registerSignInListRoutes(app, { database, identity, clock, limits });
  registerAdministration(app, { services, keys, outbox });
  registerDailyWork(app, services, {
    name: 'remove old request counts',
    run: () => removeOldCounts(database, clock()),
  });
  registerDailyWork(app, services, { name: 'remove old notices', run: () => deleteOldNotices(services) });
}

/** The issuer of the identity service: in its tokens, in sign-in responses and at `/health`. */
export function issuerOf({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${publicUrl}/iam`;
}

/** Creates the outbox, which sends mail while the services run. */
function openOutbox(
  app: FastifyInstance,
  { services, keys }: { readonly services: Services; readonly keys: Keys },
): Outbox {
  const { config, database, clock, newId, logger } = services;
  const { publicUrl, mail } = config;
  if (!mail && config.production) logger.warn('MAIL_URL is not set: mail stays in the outbox');
  const transport = mail && createMailTransport(mail);
  const outbox = createOutbox({ database, keys, clock, newId, publicUrl, transport, logger });
  app.addHook('onListen', () => {
    outbox.deliver();
  });
  app.addHook('onClose', () => outbox.close());
  return outbox;
}

function registerAdministration(
  app: FastifyInstance,
  { services, keys, outbox }: { readonly services: Services; readonly keys: Keys; readonly outbox: Outbox },
): void {
  const { config, database, definitions, identity, clock, newId } = services;
  const verifications = createVerifications({ database, keys, clock, newId, outbox });
  const options = { database, identity, clock, newId, verifications };
  registerUserAdministration(app, { ...options, definitions });
  registerRoleAdministration(app, options);
  registerMailRoutes(app, { identity, verifications, outbox, isOutboxReadable: config.demoAccounts });
}

interface SingleSignOnSetUp {
  readonly services: Services;
  readonly keys: Keys;
  readonly origins: readonly string[];
}

/** The configured issuer, or the embedded provider if demo accounts are on, or none. */
async function setUpSingleSignOn(
  app: FastifyInstance,
  { services, keys, origins }: SingleSignOnSetUp,
): Promise<SingleSignOn | undefined> {
  const { config, database, logger } = services;
  const { publicUrl, sso } = config;
  const client = { redirectUri: publicUrl + CALLBACK_PATH, signedOutUri: publicUrl + SIGNED_OUT_PATH };
  if (sso) return createSingleSignOn({ ...sso, ...client, choosePrompt: 'select_account' });
  if (!config.demoAccounts) return undefined;
  // Loaded only when used: it is large, and installations with their own issuer do not need it.
  const { createEmbeddedProvider, EMBEDDED_CLIENT_ID, embeddedClientSecret, mountProvider, PROVIDER_PATH } =
    await import('./provider/provider');
  const provider = await createEmbeddedProvider({
    database,
    keys,
    publicUrl,
    client,
    onError: (error) => {
      logger.error({ err: error }, 'the embedded provider failed');
    },
  });
  await mountProvider(app, { provider, database, publicUrl, origins });
  return createSingleSignOn({
    ...client,
    issuer: publicUrl + PROVIDER_PATH,
    clientId: EMBEDDED_CLIENT_ID,
    clientSecret: await embeddedClientSecret(keys),
    choosePrompt: 'login',
    fetch: fetchInProcess(app),
  });
}
