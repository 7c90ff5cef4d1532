import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from './config';
import type { Database, Queryable } from './database/database';
import { builtInDefinitions, type Definitions } from './definitions';
import type { Metrics } from './metrics/metrics';

/** A brand as it is stored. */
export interface BrandRow {
  readonly id: string;
  readonly name: string;
  readonly tenant_id: string;
}

/** The authenticated caller: read from the database on each request, so that a changed role applies at once. */
export interface Caller {
  readonly userId: string;
  readonly signInId: string;
  readonly email: string;
  readonly name: string;
  /** Empty for a platform administrator. */
  readonly tenantIds: readonly string[];
  /** The brands of the tenants, in their order. */
  readonly brands: readonly BrandRow[];
  /** The scopes of the first role only (PERM-002). */
  readonly scopes: ReadonlySet<string>;
  readonly isPlatformAdministrator: boolean;
}

/** The interface of the identity module to the others. */
export interface Identity {
  /**
   * Resolves the caller of an access token.
   * @param bearer the token without the prefix "Bearer"
   * @param address IP address of the call, which users see in the list of their sign-ins
   * @throws Unauthenticated for a token that is missing, expired, forged or of a user who may no longer sign in
   */
  authenticate(bearer: string | undefined, address?: string): Promise<Caller>;
  /** As `authenticate`, for a connection that stays open: does not count as use of the sign-in. */
  reauthenticate(bearer: string | undefined): Promise<Caller>;
  /** A user with their current rights, whether signed in or not; undefined for a user who may no longer sign in. */
  find(database: Queryable, userId: string): Promise<Caller | undefined>;
  /** Queues a mail to a user in the transaction of the reported change. Users who may no longer sign in get none. */
  notify(transaction: Queryable, userId: string, notice: Notice): Promise<void>;
}

/** A notification mail. */
export interface Notice {
  readonly subject: string;
  /** The text after the salutation. */
  readonly text: string;
}

/** The interface of the files module to the others. */
export interface Files {
  /** Stores bytes created by the server itself (the seed); returns the key. */
  put(file: {
    readonly bytes: Uint8Array;
    readonly fileName: string;
    readonly fileType: string;
    readonly tenantId: string;
  }): Promise<{ readonly key: string }>;
  /**
   * Finds a document that the caller may not open.
   * @param database the transaction of a save that has not stored the references to the files yet
   * @returns its key; undefined if the caller may open all of them
   */
  findInaccessibleDocument(database: Queryable, caller: Caller, keys: readonly string[]): Promise<string | undefined>;
  /**
   * Removes uploads older than a day that nothing refers to; also runs once a day on its own. Sizes are in bytes.
   * @param signal stops the work between two steps. @throws its reason
   */
  removeOrphans(signal?: AbortSignal): Promise<{ readonly removed: number; readonly bytes: number }>;
}

export interface EntryKey {
  readonly kind: 'page' | 'record';
  /** The tag of the page, or the kind of the record. */
  readonly of: string;
  readonly id: string;
}

/** A planned change of a page's or record's visibility: by whom, and when it was planned. */
export interface PlannedVisibility {
  readonly entry: EntryKey;
  readonly isShown: boolean;
  readonly caller: Caller;
  readonly plannedAt: Date;
}

/** The interface of the content module to the others. */
export interface Content {
  /**
   * Those of the file keys that a page, a stored revision or anything else still refers to.
   * @param signal stops the search between two tables. @throws its reason
   */
  referencedKeys(keys: readonly string[], signal?: AbortSignal): Promise<ReadonlySet<string>>;
  /**
   * Shows or hides a page or record on the website: an ordinary save on behalf of the user who planned it.
   * @throws NotFound, Forbidden, BadInput as a save does
   */
  setVisibility(transaction: Queryable, planned: PlannedVisibility): Promise<void>;
}

/** The dependencies of all modules. There are no globals: clock, ids, storage and network are passed in here. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly clock: () => Date;
  /** Definitions of the records that the content module stores by definitions only. */
  readonly definitions: Definitions;
  /** A new UUID. */
  readonly newId: () => string;
  /** Milliseconds between two polls of this node for events of all nodes. */
  readonly livePollMilliseconds: number;
  /** Set by registerIdentity. */
  identity: Identity;
  /** Set by registerFiles. */
  files: Files;
  /** Set by registerContent. */
  content: Content;
}

/** What a test or a tool may replace. */
export type ReplaceableServices = Pick<Services, 'clock' | 'newId' | 'livePollMilliseconds' | 'definitions'>;

const DEFAULT_POLL_MILLISECONDS = 1_000;

/** The services before any module is registered. Nothing is read or written: sufficient for read-only programs. */
export function createServices(
  opened: Pick<Services, 'config' | 'database' | 'logger' | 'metrics'>,
  { clock, newId, livePollMilliseconds, definitions }: Partial<ReplaceableServices> = {},
): Services {
  return {
    ...opened,
    clock: clock ?? (() => new Date()),
    newId: newId ?? randomUUID,
    livePollMilliseconds: livePollMilliseconds ?? DEFAULT_POLL_MILLISECONDS,
    definitions: definitions ?? builtInDefinitions,
    identity: {
      authenticate: unregistered('identity'),
      reauthenticate: unregistered('identity'),
      find: unregistered('identity'),
      notify: unregistered('identity'),
    },
    files: {
      put: unregistered('files'),
      findInaccessibleDocument: unregistered('files'),
      removeOrphans: unregistered('files'),
    },
    content: { referencedKeys: unregistered('content'), setVisibility: unregistered('content') },
  };
}

/** Stands for a function of a module until that is registered. */
function unregistered(module: 'identity' | 'files' | 'content'): () => Promise<never> {
  return () => Promise.reject(new Error(`The ${module} module is not registered yet.`));
}
