import type { FormData } from '../tree';
import type { DraftCipher, DraftCipherProvider, SealedText } from './draftCipher';

/** Unsaved changes, stored in the browser. */
export interface Draft {
  readonly form: FormData;
  /** The saved form that the changes are based on, for the merge when the draft is restored. */
  readonly base: FormData;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Where the changes were made; absent in drafts of older consoles. */
  readonly screen?: DraftScreen;
  /** Screens of several forms only: the same for all drafts that one visit left behind. */
  readonly together?: string;
  /** A save without a response: the form that was sent, and the key to send it again with. */
  readonly unanswered?: { readonly form: FormData; readonly key: string } | undefined;
}

/** The screen that a draft was written on. */
export interface DraftScreen {
  /** Path in the console, with its query. */
  readonly path: string;
  /** Title of the form on its screen: `Edit Career`, `Tower 1 › Amenities`. */
  readonly title: string;
  /** Name of the page or record that was open. */
  readonly page?: string;
}

/** Identifies the drafts of one user and entry: users never see each other's. */
export interface DraftKey {
  readonly userId: string;
  readonly brandId: string;
  readonly editor: string;
  /** Id of the page or record; undefined if it has never been saved. */
  readonly id: string | undefined;
}

/** Identifies the draft of one visit to an editor: other tabs, and visits whose draft is still offered, have their own. */
export interface DraftPlace extends DraftKey {
  readonly visit: string;
}

/** A draft with its visit. */
export interface StoredDraft extends Draft {
  readonly visit: string;
}

/** The newest draft of an entry, with its key. */
export interface ListedDraft extends Draft {
  readonly key: DraftKey;
}

export interface DraftStorage {
  /** All drafts of one entry, newest first. */
  read(key: DraftKey): Promise<readonly StoredDraft[]>;
  /** Works while the page is being left, provided that the storage has been used before. */
  write(place: DraftPlace, draft: Draft): Promise<void>;
  remove(place: DraftPlace): Promise<void>;
  /** Ids of all entries of one editor that have a draft; undefined stands for an entry that has never been saved. */
  ids(of: Omit<DraftKey, 'id'>): Promise<ReadonlySet<string | undefined>>;
  /** The newest draft of each entry of one user and brand, newest first. */
  list(of: Pick<DraftKey, 'userId' | 'brandId'>): Promise<readonly ListedDraft[]>;
  /** Removes the drafts of all users that were written before a time, in milliseconds since 1970. */
  prune(before: number): Promise<void>;
  /** Encrypts the unencrypted drafts of one user, where possible. */
  encryptExisting(userId: string): Promise<void>;
  /** Removes the drafts of one user: all, or the unencrypted ones. */
  removeForUser(userId: string, which: 'all' | 'unencrypted'): Promise<void>;
  /** Resolves once all operations requested so far have settled. */
  settled(): Promise<void>;
}

const DATABASE = 'brand-console';
const DRAFTS = 'drafts';
/** Version 2 has encrypted drafts, which consoles of version 1 cannot read. */
const VERSION = 2;

/**
 * Drafts in IndexedDB; the database is opened on first use. Operations run one after another: encryption is asynchronous, and
 * a removal must not overtake it.
 */
export function createIndexedDbDrafts(factory: IDBFactory, cipherOf: DraftCipherProvider): DraftStorage {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const open = () => {
    opened ??= openDatabase(factory, forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const run = async <T>(mode: IDBTransactionMode, work: (drafts: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const database = await open();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(DRAFTS, mode);
      const request = work(transaction.objectStore(DRAFTS));
      // A page that is being left exists long enough for the request, not for its result.
      transaction.commit();
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The draft could not be kept.'));
    });
  };
  const keys = async () => (await run('readonly', (drafts) => drafts.getAllKeys())).map(String);
  const put = async (text: string, record: DraftRecord) => {
    await run('readwrite', (drafts) => drafts.put(record, text));
  };
  const removeAll = async (texts: readonly string[]) => {
    await Promise.all(texts.map((text) => run('readwrite', (drafts) => drafts.delete(text))));
  };
  /** The records of all places that begin with these parts. */
  const recordsAt = async (parts: readonly (string | null)[]) => {
    const [texts, records] = await Promise.all([
      run('readonly', (drafts) => drafts.getAllKeys(rangeOf(parts))),
      run('readonly', (drafts) => drafts.getAll(rangeOf(parts)) as IDBRequest<DraftRecord[]>),
    ]);
    return records.map((record, index) => ({ text: texts[index] as string, record }));
  };
  /** The drafts of one user at these places, newest first, without those that the user's key does not open. */
  const draftsAt = async (userId: string, ...parts: readonly (string | null)[]) => {
    const records = await recordsAt([userId, ...parts]);
    if (records.length === 0) return [];
    const cipher = await cipherOf(userId);
    const found = await Promise.all(
      records.map(async ({ text, record }) => {
        const draft = isSealed(record) ? await openDraft(cipher, { record, text }) : record;
        return draft ? [{ place: placeOf(text), draft }] : [];
      }),
    );
    return found.flat().toSorted((a, b) => b.draft.at - a.draft.at);
  };
  return {
    read: ({ userId, brandId, editor, id }) =>
      enqueue(async () => {
        const found = await draftsAt(userId, brandId, editor, id ?? null);
        return found.map(({ place, draft }) => ({ ...draft, visit: place.visit }));
      }),
    list: ({ userId, brandId }) =>
      enqueue(async () => {
        const newest = new Map<string, ListedDraft>();
        for (const { place, draft } of await draftsAt(userId, brandId)) {
          const { visit: _visit, ...key } = place;
          const entry = placeText({ ...key, visit: NO_VISIT });
          if (!newest.has(entry)) newest.set(entry, { ...draft, key });
        }
        return [...newest.values()];
      }),
    write: (place, draft) =>
      enqueue(async () => {
        const text = placeText(place);
        const cipher = await cipherOf(place.userId);
        await put(text, cipher ? await sealDraft(cipher, { draft, text }) : draft);
      }),
    remove: (place) => enqueue(() => removeAll([placeText(place)])),
    ids: ({ userId, brandId, editor }) =>
      enqueue(async () => {
        const places = (await keys()).map(placeOf);
        const matching = places.filter(
          (one) => one.userId === userId && one.brandId === brandId && one.editor === editor,
        );
        return new Set(matching.map(({ id }) => id));
      }),
    prune: (before) =>
      enqueue(async () => {
        const records = await recordsAt([]);
        await removeAll(records.filter(({ record }) => record.at < before).map(({ text }) => text));
      }),
    encryptExisting: (userId) =>
      enqueue(async () => {
        const cipher = await cipherOf(userId);
        if (!cipher) return;
        for (const { text, record } of await recordsAt([userId])) {
          if (!isSealed(record)) await put(text, await sealDraft(cipher, { draft: record, text }));
        }
      }),
    removeForUser: (userId, which) =>
      enqueue(async () => {
        const records = await recordsAt([userId]);
        const removed = records.filter(({ record }) => which === 'all' || !isSealed(record));
        await removeAll(removed.map(({ text }) => text));
      }),
    async settled() {
      await last;
    },
  };
}

/** An encrypted draft. Its age is readable, so that abandoned drafts can be removed without their key. */
type SealedDraft = SealedText & Pick<Draft, 'at'>;

/** A draft as it is stored: unencrypted where encryption is not possible, and in drafts of older consoles. */
type DraftRecord = Draft | SealedDraft;

function isSealed(record: DraftRecord): record is SealedDraft {
  return 'sealed' in record;
}

/** @param stored.text the place of the draft */
async function sealDraft(
  cipher: DraftCipher,
  { draft, text }: { readonly draft: Draft; readonly text: string },
): Promise<SealedDraft> {
  return { at: draft.at, ...(await cipher.seal(JSON.stringify(draft), text)) };
}

async function openDraft(
  cipher: DraftCipher | undefined,
  { record, text }: { readonly record: SealedDraft; readonly text: string },
): Promise<Draft | undefined> {
  const draft = await cipher?.open(record, text);
  return draft === undefined ? undefined : (JSON.parse(draft) as Draft);
}

/** One text per place; JSON separates the parts unambiguously, whatever they contain. */
export function placeText({ userId, brandId, editor, id, visit }: DraftPlace): string {
  return JSON.stringify([userId, brandId, editor, id ?? null, ...(visit === NO_VISIT ? [] : [visit])]);
}

function placeOf(text: string): DraftPlace {
  const [userId = '', brandId = '', editor = '', id, visit] = JSON.parse(text) as readonly (string | null)[];
  const [user, brand, name] = [userId ?? '', brandId ?? '', editor ?? ''];
  return { userId: user, brandId: brand, editor: name, id: id ?? undefined, visit: visit ?? NO_VISIT };
}

/** The visit of drafts that were stored before visits were distinguished. */
const NO_VISIT = '';

/** The texts of all places with the same first parts, which share a prefix. */
function rangeOf(parts: readonly (string | null)[]): IDBKeyRange {
  const start = JSON.stringify(parts).slice(0, -1);
  return IDBKeyRange.bound(start, `${start}\uffff`);
}

/** @param onClosed called when the database has to be reopened */
function openDatabase(factory: IDBFactory, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion === 0) request.result.createObjectStore(DRAFTS);
    };
    request.onsuccess = () => {
      const database = request.result;
      // A newer console in another tab may upgrade the database, and the browser may close it.
      database.onversionchange = () => {
        database.close();
        onClosed();
      };
      database.onclose = onClosed;
      resolve(database);
    };
    request.onerror = () => reject(request.error ?? new Error('Drafts cannot be kept in this browser.'));
  });
}
