import type { FormData } from '../tree';
import type { DraftCipher, DraftCiphers, Sealed } from './draftCipher';

/** Changes that are not saved yet, kept in the browser. */
export interface Draft {
  readonly form: FormData;
  /** The stored form that the changes were made on, to merge with what is stored by the time of restoring. */
  readonly base: FormData;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Where the changes were made; absent in drafts of older consoles. */
  readonly screen?: DraftScreen;
  /** Of a screen of several forms: the same for all that one visit left behind. */
  readonly together?: string;
  /** A save that was sent and not answered: what was sent, and the key to send it again with. */
  readonly unanswered?: { readonly form: FormData; readonly key: string } | undefined;
}

/** The screen that a draft was written on. */
export interface DraftScreen {
  /** The address in the console, with its parameters. */
  readonly path: string;
  /** What its form is called, among those of its screen: `Edit Career`, `Tower 1 › Amenities`. */
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
  /** Encrypts what one user left here unencrypted, where that can be done. */
  adopt(userId: string): Promise<void>;
  /** Removes what one user left here: everything, or what is not encrypted. */
  removeOf(userId: string, which: 'all' | 'unencrypted'): Promise<void>;
  /** Resolves once everything asked for so far is done, well or not. */
  settled(): Promise<void>;
}

const DATABASE = 'brand-console';
const DRAFTS = 'drafts';
/** The second has encrypted drafts, which consoles of the first cannot read. */
const VERSION = 2;

/**
 * Drafts in IndexedDB; the database opens at the first use. What is asked for is done in turn: encrypting takes its time, and
 * a removal must not overtake it.
 */
export function createIndexedDbDrafts(factory: IDBFactory, cipherOf: DraftCiphers): DraftStorage {
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
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const run = async <T>(mode: IDBTransactionMode, work: (drafts: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
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
  const put = async (text: string, record: DraftRecord) => {
    await run('readwrite', (drafts) => drafts.put(record, text));
  };
  const removeAll = async (texts: readonly string[]) => {
    await Promise.all(texts.map((text) => run('readwrite', (drafts) => drafts.delete(text))));
  };
  /** What is kept at all places that begin with these parts. */
  const recordsWithin = async (parts: readonly (string | null)[]) => {
    const [texts, records] = await Promise.all([
      run('readonly', (kept) => kept.getAllKeys(rangeOf(parts))),
      run('readonly', (kept) => kept.getAll(rangeOf(parts)) as IDBRequest<DraftRecord[]>),
    ]);
    return records.map((record, index) => ({ text: texts[index] as string, record }));
  };
  /** The drafts of one user at all places that begin so, the newest first; not those that the user's key does not open. */
  const within = async (userId: string, ...parts: readonly (string | null)[]) => {
    const records = await recordsWithin([userId, ...parts]);
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
      inTurn(async () => {
        const kept = await within(userId, brandId, editor, id ?? null);
        return kept.map(({ place, draft }) => ({ ...draft, visit: place.visit }));
      }),
    list: ({ userId, brandId }) =>
      inTurn(async () => {
        const newest = new Map<string, Draft>();
        for (const { place, draft } of await within(userId, brandId)) {
          const thing = placeText({ ...place, visit: NO_VISIT });
          if (!newest.has(thing)) newest.set(thing, draft);
        }
        return [...newest.values()];
      }),
    write: (place, draft) =>
      inTurn(async () => {
        const text = placeText(place);
        const cipher = await cipherOf(place.userId);
        await put(text, cipher ? await sealDraft(cipher, { draft, text }) : draft);
      }),
    remove: (place) => inTurn(() => removeAll([placeText(place)])),
    ids: ({ userId, brandId, editor }) =>
      inTurn(async () => {
        const places = (await keys()).map(placeOf);
        const own = places.filter((one) => one.userId === userId && one.brandId === brandId && one.editor === editor);
        return new Set(own.map(({ id }) => id));
      }),
    prune: (before) =>
      inTurn(async () => {
        const records = await recordsWithin([]);
        await removeAll(records.filter(({ record }) => record.at < before).map(({ text }) => text));
      }),
    adopt: (userId) =>
      inTurn(async () => {
        const cipher = await cipherOf(userId);
        if (!cipher) return;
        for (const { text, record } of await recordsWithin([userId])) {
          if (!isSealed(record)) await put(text, await sealDraft(cipher, { draft: record, text }));
        }
      }),
    removeOf: (userId, which) =>
      inTurn(async () => {
        const records = await recordsWithin([userId]);
        const gone = records.filter(({ record }) => which === 'all' || !isSealed(record));
        await removeAll(gone.map(({ text }) => text));
      }),
    async settled() {
      await last;
    },
  };
}

/** An encrypted draft. Its age is legible, so that drafts nobody came back to go without their key. */
type SealedDraft = Sealed & Pick<Draft, 'at'>;

/** What the browser keeps: unencrypted where it has to be, and of consoles that encrypted nothing. */
type DraftRecord = Draft | SealedDraft;

function isSealed(record: DraftRecord): record is SealedDraft {
  return 'sealed' in record;
}

/** @param kept.text the place of the draft */
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

/** @param closed called when the database has to be opened anew */
function openDatabase(factory: IDBFactory, closed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion === 0) request.result.createObjectStore(DRAFTS);
    };
    request.onsuccess = () => {
      const database = request.result;
      // A newer console in another tab may change the database, and a browser may close it.
      database.onversionchange = () => {
        database.close();
        closed();
      };
      database.onclose = closed;
      resolve(database);
    };
    request.onerror = () => reject(request.error ?? new Error('Drafts cannot be kept in this browser.'));
  });
}
