import type { FormData } from '../tree';

/** Changes that are not saved yet, kept in the browser. */
export interface Draft {
  readonly form: FormData;
  /** The stored form that the changes were made on, to merge with what is stored by the time of restoring. */
  readonly base: FormData;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Where the changes were made; absent in drafts of older consoles. */
  readonly screen?: DraftScreen;
  /** A save that was sent and not answered: what was sent, and the key to send it again with. */
  readonly unanswered?: { readonly form: FormData; readonly key: string } | undefined;
}

/** The screen that a draft was written on. */
export interface DraftScreen {
  /** The address in the console, with its parameters. */
  readonly path: string;
  /** What its form is called: `Edit Career`. */
  readonly title: string;
  /** What the page is called that it was open for. */
  readonly page?: string;
}

/** Whose drafts of what: one user never sees another's. */
export interface DraftKey {
  readonly userId: string;
  readonly brandId: string;
  readonly editor: string;
  /** Of the page or the record; absent for one that has never been saved. */
  readonly id: string | undefined;
}

/** The draft of one opening of an editor: further tabs, and visits whose draft is still offered, keep their own. */
export interface DraftPlace extends DraftKey {
  readonly visit: string;
}

/** A draft, and which visit it is of. */
export interface KeptDraft extends Draft {
  readonly visit: string;
}

/** Where drafts are kept. */
export interface DraftStorage {
  /** All drafts of one thing, the newest first. */
  read(key: DraftKey): Promise<readonly KeptDraft[]>;
  /** Called while the page is left, it writes as long as the storage was used before. */
  write(place: DraftPlace, draft: Draft): Promise<void>;
  remove(place: DraftPlace): Promise<void>;
  /** The ids of everything that one editor keeps a draft of; undefined stands for what was never saved. */
  ids(of: Omit<DraftKey, 'id'>): Promise<ReadonlySet<string | undefined>>;
  /** All drafts of one user and brand, the newest first; where visits keep several of one thing, the newest of them. */
  list(of: Pick<DraftKey, 'userId' | 'brandId'>): Promise<readonly Draft[]>;
  /** Removes drafts that were written before a moment, in milliseconds since 1970, whoever wrote them. */
  prune(before: number): Promise<void>;
  /** Removes everything that one user left here. */
  removeOf(userId: string): Promise<void>;
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
      // A page that is being left lives for this request, not for its answer.
      transaction.commit();
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The draft could not be kept.'));
    });
  };
  const keys = async () => (await run('readonly', (drafts) => drafts.getAllKeys())).map(String);
  /** The drafts of all places that begin with these parts, the newest first. */
  const within = async (parts: readonly (string | null)[]) => {
    const [texts, drafts] = await Promise.all([
      run('readonly', (kept) => kept.getAllKeys(rangeOf(parts))),
      run('readonly', (kept) => kept.getAll(rangeOf(parts)) as IDBRequest<Draft[]>),
    ]);
    return drafts
      .map((draft, index) => ({ place: placeOf(texts[index] as string), draft }))
      .toSorted((a, b) => b.draft.at - a.draft.at);
  };
  const removeAll = async (texts: readonly string[]) => {
    await Promise.all(texts.map((text) => run('readwrite', (drafts) => drafts.delete(text))));
  };
  return {
    async read({ userId, brandId, editor, id }) {
      const kept = await within([userId, brandId, editor, id ?? null]);
      return kept.map(({ place, draft }) => ({ ...draft, visit: place.visit }));
    },
    async list({ userId, brandId }) {
      const newest = new Map<string, Draft>();
      for (const { place, draft } of await within([userId, brandId])) {
        const thing = placeText({ ...place, visit: NO_VISIT });
        if (!newest.has(thing)) newest.set(thing, draft);
      }
      return [...newest.values()];
    },
    async write(place, draft) {
      await run('readwrite', (drafts) => drafts.put(draft, placeText(place)));
    },
    async remove(place) {
      await run('readwrite', (drafts) => drafts.delete(placeText(place)));
    },
    async ids({ userId, brandId, editor }) {
      const places = (await keys()).map(placeOf);
      const own = places.filter((one) => one.userId === userId && one.brandId === brandId && one.editor === editor);
      return new Set(own.map(({ id }) => id));
    },
    async prune(before) {
      const texts = await keys();
      const drafts = await Promise.all(
        texts.map((text) => run('readonly', (kept) => kept.get(text) as IDBRequest<Draft>)),
      );
      await removeAll(texts.filter((_, index) => (drafts[index]?.at ?? 0) < before));
    },
    async removeOf(userId) {
      await removeAll((await keys()).filter((text) => placeOf(text).userId === userId));
    },
    async settled() {
      await Promise.allSettled([...running]);
    },
  };
}

/** One text per place; JSON keeps parts apart whatever they contain. */
export function placeText({ userId, brandId, editor, id, visit }: DraftPlace): string {
  return JSON.stringify([userId, brandId, editor, id ?? null, ...(visit === NO_VISIT ? [] : [visit])]);
}

function placeOf(text: string): DraftPlace {
  const [userId = '', brandId = '', editor = '', id, visit] = JSON.parse(text) as readonly (string | null)[];
  const [user, brand, name] = [userId ?? '', brandId ?? '', editor ?? ''];
  return { userId: user, brandId: brand, editor: name, id: id ?? undefined, visit: visit ?? NO_VISIT };
}

/** Of drafts that were kept before visits were told apart. */
const NO_VISIT = '';

/** The texts of all places that have the same first parts: they begin alike. */
function rangeOf(parts: readonly (string | null)[]): IDBKeyRange {
  const start = JSON.stringify(parts).slice(0, -1);
  return IDBKeyRange.bound(start, `${start}\uffff`);
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
