import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from './config';
import type { Database, Queryable } from './database/database';
import { ownDefinitions, type Definitions } from './definitions';
import type { Metrics } from './metrics/metrics';

/** A brand as it is stored. */
export interface BrandRow {
  readonly id: string;
  readonly name: string;
  readonly tenant_id: string;
}

/** Who calls: read from the database at request time, so that an edited role works at once. */
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

/** What the identity module gives to the others. */
export interface Identity {
  /**
   * Who the bearer of an access token is.
   * @param bearer the token without the word "Bearer"
   * @param address where the call comes from, which the person finds among their sign-ins
   * @throws Unauthenticated for a token that is missing, expired, forged or of somebody who may not sign in any more
   */
  authenticate(bearer: string | undefined, address?: string): Promise<Caller>;
  /** A user with the rights of now, who need not be signed in; undefined for somebody who may not sign in any more. */
  find(database: Queryable, userId: string): Promise<Caller | undefined>;
  /** Puts a mail to a user into the outbox, in the transaction of what it tells of. Who may not sign in any more gets none. */
  notify(transaction: Queryable, userId: string, notice: Notice): Promise<void>;
}

/** A mail that says what happened. */
export interface Notice {
  readonly subject: string;
  /** What follows the salutation. */
  readonly text: string;
}

/** What the files module gives to the others. */
export interface Files {
  /** Stores bytes that the server made itself (the seed); answers the key. */
  put(file: {
    readonly bytes: Uint8Array;
    readonly fileName: string;
    readonly fileType: string;
    readonly tenantId: string;
  }): Promise<{ readonly key: string }>;
  /**
   * Looks for a document that the caller may not open.
   * @param database the transaction of a save that has not stored yet what names the files
   * @returns its key; undefined where the caller may open all of them
   */
  findClosedDocument(database: Queryable, caller: Caller, keys: readonly string[]): Promise<string | undefined>;
  /** Removes uploads older than a day that nothing refers to; runs by itself once a day. Sizes are in bytes. */
  removeOrphans(): Promise<{ readonly removed: number; readonly bytes: number }>;
}

/** A page or record by what it is found by. */
export interface EntryKey {
  readonly kind: 'page' | 'record';
  /** The tag of the page, or the kind of the record. */
  readonly of: string;
  readonly id: string;
}

/** That a page or record is to be shown or hidden, and who wants it since when. */
export interface PlannedVisibility {
  readonly entry: EntryKey;
  readonly isShown: boolean;
  readonly caller: Caller;
  readonly plannedAt: Date;
}

/** What the content module gives to the others. */
export interface Content {
  /** Which of these file keys a page, a stored revision or anything else still needs. */
  referencedKeys(keys: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Shows a page or record on the website, or hides it: a save like any other, in the name of whoever planned it.
   * @throws NotFound, Forbidden, BadInput as a save does
   */
  setShown(transaction: Queryable, planned: PlannedVisibility): Promise<void>;
}

/** Everything a module may use. There are no globals: clock, ids, storage and network come in through here. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly clock: () => Date;
  /** What describes the records that the content module keeps by definitions alone. */
  readonly definitions: Definitions;
  /** A new UUID. */
  readonly newId: () => string;
  /** Milliseconds until this node looks again for what happened on any node. */
  readonly betweenNews: number;
  /** Set by registerIdentity. */
  identity: Identity;
  /** Set by registerFiles. */
  files: Files;
  /** Set by registerContent. */
  content: Content;
}

/** What a test or a tool may replace. */
export type Replaceable = Pick<Services, 'clock' | 'newId' | 'betweenNews' | 'definitions'>;

const BETWEEN_NEWS = 1_000;

/** What there is before a module is registered. It reads and writes nothing: enough for a program that only looks. */
export function createServices(
  opened: Pick<Services, 'config' | 'database' | 'logger' | 'metrics'>,
  { clock, newId, betweenNews, definitions }: Partial<Replaceable> = {},
): Services {
  return {
    ...opened,
    clock: clock ?? (() => new Date()),
    newId: newId ?? randomUUID,
    betweenNews: betweenNews ?? BETWEEN_NEWS,
    definitions: definitions ?? ownDefinitions,
    identity: {
      authenticate: () => Promise.reject(new Error('The identity module is not registered yet.')),
      find: () => Promise.reject(new Error('The identity module is not registered yet.')),
      notify: () => Promise.reject(new Error('The identity module is not registered yet.')),
    },
    files: {
      put: () => Promise.reject(new Error('The files module is not registered yet.')),
      findClosedDocument: () => Promise.reject(new Error('The files module is not registered yet.')),
      removeOrphans: () => Promise.reject(new Error('The files module is not registered yet.')),
    },
    content: {
      referencedKeys: () => Promise.reject(new Error('The content module is not registered yet.')),
      setShown: () => Promise.reject(new Error('The content module is not registered yet.')),
    },
  };
}
