import type { FormData } from '../tree';

/** Changes that are not saved yet, kept in the browser. */
export interface Draft {
  readonly form: FormData;
  /** The stored form that the changes were made on, to merge with what is stored by the time of restoring. */
  readonly base: FormData;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Whose draft of what: one user never sees another's. */
export interface DraftKey {
  readonly userId: string;
  readonly brandId: string;
  readonly editor: string;
  /** Of the page or the record; absent for one that has never been saved. */
  readonly id: string | undefined;
}

/** Where drafts are kept. */
export interface DraftStorage {
  read(key: DraftKey): Promise<Draft | undefined>;
  write(key: DraftKey, draft: Draft): Promise<void>;
  remove(key: DraftKey): Promise<void>;
  /** The ids of everything that one editor keeps a draft of; undefined stands for what was never saved. */
  ids(of: Omit<DraftKey, 'id'>): Promise<ReadonlySet<string | undefined>>;
  /** Resolves once everything asked for so far is done, well or not. */
  settled(): Promise<void>;
}

const DATABASE = 'brand-console';
const DRAFTS = 'drafts';

/** Drafts in IndexedDB; the database opens at the first use. */
export function createIndexedDbDrafts(factory: IDBFactory): DraftStorage {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    opened ??= openDatabase(factory).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const running = new Set<Promise<unknown>>();
  const run = <T>(mode: IDBTransactionMode, work: (drafts: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const result = transact(mode, work);
    running.add(result);
    const done = () => running.delete(result);
    result.then(done, done);
    return result;
  };
  const transact = async <T>(mode: IDBTransactionMode, work: (drafts: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const database = await open();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(DRAFTS, mode);
      const request = work(transaction.objectStore(DRAFTS));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The draft could not be kept.'));
    });
  };
  return {
    read: async (key) => (await run<unknown>('readonly', (drafts) => drafts.get(keyText(key)))) as Draft | undefined,
    async write(key, draft) {
      await run('readwrite', (drafts) => drafts.put(draft, keyText(key)));
    },
    async remove(key) {
      await run('readwrite', (drafts) => drafts.delete(keyText(key)));
    },
    async ids({ userId, brandId, editor }) {
      const keys = await run('readonly', (drafts) => drafts.getAllKeys());
      const parts = keys.map((key) => JSON.parse(typeof key === 'string' ? key : '[]') as readonly (string | null)[]);
      const own = parts.filter(([user, brand, name]) => user === userId && brand === brandId && name === editor);
      return new Set(own.map(([, , , id]) => id ?? undefined));
    },
    async settled() {
      await Promise.allSettled([...running]);
    },
  };
}

/** One text per key; JSON keeps parts apart whatever they contain. */
export function keyText({ userId, brandId, editor, id }: DraftKey): string {
  return JSON.stringify([userId, brandId, editor, id ?? null]);
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(DRAFTS);
    request.onsuccess = () => {
      // A newer console in another tab may change the database; this tab opens it anew when it needs it.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('Drafts cannot be kept in this browser.'));
  });
}
