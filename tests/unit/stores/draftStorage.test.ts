import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { createDraftCipherProvider } from '../../../src/stores/draftCipher';
import { createIndexedDbDrafts, type Draft, type DraftKey } from '../../../src/stores/drafts';

const PAGE: DraftKey = { userId: 'user-1', brandId: 'brand-alp', editor: 'facts', id: 'page-1' };

function draft(title: string, at: number): Draft {
  return { form: { title }, base: { title: 'Old' }, at };
}

/** The keys of an identity service, by person. */
const KEYS = new Map(['user-1', 'user-2', 'user-10'].map((userId, index) => [userId, keyOf(index)]));

function keyOf(index: number): string {
  return Buffer.alloc(32, index + 1).toString('base64url');
}

/**
 * The draft storage of a tab.
 * @param needs.signedIn user of the token in the tab
 * @param needs.subtle undefined: a browser without Web Crypto
 */
function tabOf(
  factory: IDBFactory,
  needs: {
    readonly signedIn: string;
    readonly isOffered?: boolean;
    readonly subtle?: SubtleCrypto | undefined;
    readonly readKey?: (userId: string) => Promise<{ readonly userId: string; readonly key: string }>;
  },
) {
  const { signedIn, isOffered = true, readKey = async (userId) => ({ userId, key: KEYS.get(userId) ?? '' }) } = needs;
  return createIndexedDbDrafts(
    factory,
    createDraftCipherProvider({
      subtle: 'subtle' in needs ? needs.subtle : crypto.subtle,
      randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
      isOffered: () => isOffered,
      readKey: () => readKey(signedIn),
    }),
  );
}

/** All records in the database of a browser, by place. */
function recordsOf(factory: IDBFactory): Promise<ReadonlyMap<string, unknown>> {
  return new Promise((resolve, reject) => {
    const opening = factory.open('brand-console');
    opening.onerror = () => reject(opening.error!);
    opening.onsuccess = () => {
      const drafts = opening.result.transaction('drafts').objectStore('drafts');
      const [places, records] = [drafts.getAllKeys(), drafts.getAll()];
      records.onsuccess = () => {
        opening.result.close();
        resolve(new Map(places.result.map((place, index) => [place as string, records.result[index]])));
      };
    };
  });
}

/** All records in the database of a browser, as text: bytes as the characters that they encode. */
async function textOf(factory: IDBFactory): Promise<string> {
  const asText = (_: string, value: unknown) => {
    if (value instanceof ArrayBuffer) return Buffer.from(value).toString('latin1');
    return ArrayBuffer.isView(value) ? Buffer.from(value.buffer).toString('latin1') : value;
  };
  return JSON.stringify([...(await recordsOf(factory))], asText);
}

/** The database of an older console without encryption, with one draft of a user. */
function browserOfOlderConsole(userId: string, kept: Draft): Promise<IDBFactory> {
  const factory = new IDBFactory();
  return new Promise((resolve, reject) => {
    const opening = factory.open('brand-console', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
    opening.onerror = () => reject(opening.error!);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('drafts', 'readwrite');
      transaction.objectStore('drafts').put(kept, JSON.stringify([userId, 'brand-alp', 'facts', 'page-1', 'old']));
      transaction.oncomplete = () => {
        opening.result.close();
        resolve(factory);
      };
    };
  });
}

function deleteDatabase(factory: IDBFactory): Promise<void> {
  return new Promise((resolve, reject) => {
    const deletion = factory.deleteDatabase('brand-console');
    deletion.onsuccess = () => resolve();
    deletion.onerror = () => reject(deletion.error!);
  });
}

/** Drafts of two users in one browser, read by a user whose drafts cannot be encrypted. */
async function setUp() {
  const drafts = tabOf(new IDBFactory(), { signedIn: 'user-1', isOffered: false });
  await drafts.write({ ...PAGE, visit: 'first' }, draft('Earlier', 10));
  await drafts.write({ ...PAGE, visit: 'second' }, draft('Later', 20));
  await drafts.write({ ...PAGE, id: 'page-10', visit: 'first' }, draft('Other page', 30));
  await drafts.write({ ...PAGE, id: undefined, visit: 'first' }, draft('New page', 40));
  await drafts.write({ ...PAGE, brandId: 'brand-avida', visit: 'first' }, draft('Other brand', 50));
  await drafts.write({ ...PAGE, userId: 'user-10', visit: 'first' }, draft('Somebody else', 5));
  const titles = async (key: DraftKey) => (await drafts.read(key)).map(({ form }) => form['title']);
  return { drafts, titles };
}

describe('the drafts in a browser', () => {
  it('are found for one user, brand, editor and page, the newest first, and for nobody else', async () => {
    const { titles } = await setUp();
    expect(await titles(PAGE)).toEqual(['Later', 'Earlier']);
    expect(await titles({ ...PAGE, id: undefined })).toEqual(['New page']);
    expect(await titles({ ...PAGE, userId: 'user-10' })).toEqual(['Somebody else']);
    expect(await titles({ ...PAGE, userId: 'user-2' })).toEqual([]);
  });

  it('are indexed by their pages, and listed with the newest of each page', async () => {
    const { drafts } = await setUp();
    const { userId, brandId, editor } = PAGE;
    expect(await drafts.ids({ userId, brandId, editor })).toEqual(new Set(['page-1', 'page-10', undefined]));
    const listed = await drafts.list({ userId, brandId });
    expect(listed.map(({ form }) => form['title'])).toEqual(['New page', 'Other page', 'Later']);
    const keys = [undefined, 'page-10', 'page-1'].map((id) => ({ ...PAGE, id }));
    expect(listed.map(({ key }) => key)).toEqual(keys);
  });

  it('are removed one by one', async () => {
    const { drafts, titles } = await setUp();
    await drafts.remove({ ...PAGE, visit: 'second' });
    expect(await titles(PAGE)).toEqual(['Earlier']);
  });

  it('are still stored after another console or the browser has closed the database', async () => {
    const factory = new IDBFactory();
    const opens = vi.spyOn(factory, 'open');
    const drafts = tabOf(factory, { signedIn: 'user-1', isOffered: false });
    const write = (visit: string) => drafts.write({ ...PAGE, visit }, draft(visit, 10));
    await write('first');
    await deleteDatabase(factory);
    await write('second');
    const { result: database } = opens.mock.results[1]?.value as IDBOpenDBRequest;
    database.close();
    database.onclose?.(new Event('close'));
    await write('third');
    expect((await drafts.read(PAGE)).map(({ visit }) => visit).toSorted()).toEqual(['second', 'third']);
  });

  it('are pruned by their age, whoever wrote them', async () => {
    const { drafts, titles } = await setUp();
    await drafts.prune(20);
    expect(await titles(PAGE)).toEqual(['Later']);
    expect(await titles({ ...PAGE, userId: 'user-10' })).toEqual([]);
  });

  it('are removed for the user who logs out on a shared computer, and for nobody else', async () => {
    const { drafts, titles } = await setUp();
    await drafts.removeForUser(PAGE.userId, 'all');
    expect(await drafts.list(PAGE)).toEqual([]);
    expect(await titles({ ...PAGE, userId: 'user-10' })).toEqual(['Somebody else']);
  });
});

describe('the drafts of a user with a key in the identity service', () => {
  const PLACE = { ...PAGE, visit: 'first' };

  it('are unreadable in the database, and are read with the key', async () => {
    const factory = new IDBFactory();
    const screen = { path: '/facts/page-1', title: 'Facts', page: 'A confidential page' };
    const written = { ...draft('A confidential title', 10), screen };
    await tabOf(factory, { signedIn: 'user-1' }).write(PLACE, written);
    const kept = await textOf(factory);
    expect(kept).toContain('page-1');
    expect(kept).not.toMatch(/confidential|title|\/facts/i);
    const later = tabOf(factory, { signedIn: 'user-1' });
    expect(await later.read(PAGE)).toEqual([{ ...written, visit: 'first' }]);
    expect(await later.list(PAGE)).toEqual([{ ...written, key: PAGE }]);
  });

  it('are never encrypted to the same bytes twice', async () => {
    const factory = new IDBFactory();
    const drafts = tabOf(factory, { signedIn: 'user-1' });
    const ivs = new Set<string>();
    for (let round = 0; round < 20; round++) {
      await drafts.write(PLACE, draft('Same', 10));
      const [record] = [...(await recordsOf(factory)).values()] as { readonly iv: Uint8Array }[];
      ivs.add(Buffer.from(record?.iv ?? []).toString('hex'));
    }
    expect(ivs.size).toBe(20);
    expect([...ivs][0]).toHaveLength(24);
  });

  it('are neither read nor re-encrypted with the key of somebody else', async () => {
    const factory = new IDBFactory();
    await tabOf(factory, { signedIn: 'user-1' }).write(PLACE, draft('Mine', 10));
    const before = await textOf(factory);
    const other = tabOf(factory, { signedIn: 'user-2' });
    await expect(other.read(PAGE)).rejects.toThrow('somebody else');
    await expect(other.write({ ...PLACE, visit: 'second' }, draft('Theirs', 20))).rejects.toThrow('somebody else');
    expect(await other.read({ ...PAGE, userId: 'user-2' })).toEqual([]);
    expect(await textOf(factory)).toBe(before);
    const stolen = tabOf(factory, { signedIn: 'user-1', readKey: async (userId) => ({ userId, key: keyOf(7) }) });
    expect(await stolen.read(PAGE)).toEqual([]);
    expect(await textOf(factory)).toBe(before);
  });

  it('cannot be decrypted at another place', async () => {
    const factory = new IDBFactory();
    const drafts = tabOf(factory, { signedIn: 'user-1' });
    await drafts.write(PLACE, draft('Of page 1', 10));
    const [record] = (await recordsOf(factory)).values();
    await new Promise<void>((resolve) => {
      const opening = factory.open('brand-console');
      opening.onsuccess = () => {
        const transaction = opening.result.transaction('drafts', 'readwrite');
        transaction
          .objectStore('drafts')
          .put(record, JSON.stringify(['user-1', 'brand-alp', 'facts', 'page-2', 'first']));
        transaction.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
    expect(await drafts.read({ ...PAGE, id: 'page-2' })).toEqual([]);
    expect(await drafts.read(PAGE)).toHaveLength(1);
  });

  it('are not stored while the key is unavailable, and are once it is available', async () => {
    const factory = new IDBFactory();
    let isReachable = false;
    const readKey = async (userId: string) => {
      if (!isReachable) throw new Error('unreachable');
      return { userId, key: keyOf(0) };
    };
    const drafts = tabOf(factory, { signedIn: 'user-1', readKey });
    await expect(drafts.write(PLACE, draft('Typed early', 10))).rejects.toThrow('unreachable');
    expect(await drafts.ids(PAGE)).toEqual(new Set());
    isReachable = true;
    await drafts.write(PLACE, draft('Typed later', 20));
    expect(await drafts.read(PAGE)).toMatchObject([{ form: { title: 'Typed later' } }]);
    expect(await textOf(factory)).not.toContain('Typed');
  });

  it('are written and removed in order, however long encryption takes', async () => {
    const factory = new IDBFactory();
    const drafts = tabOf(factory, { signedIn: 'user-1' });
    void drafts.write(PLACE, draft('x'.repeat(1_000_000), 10));
    void drafts.remove(PLACE);
    void drafts.write({ ...PLACE, visit: 'second' }, draft('Kept', 20));
    await drafts.settled();
    expect([...(await recordsOf(factory)).keys()]).toEqual([expect.stringContaining('second')]);
  });

  it('are encrypted at the next sign-in if an older console left them unencrypted', async () => {
    const factory = await browserOfOlderConsole('user-1', draft('Left unencrypted', 10));
    const mine = tabOf(factory, { signedIn: 'user-1' });
    await tabOf(factory, { signedIn: 'user-2' }).encryptExisting('user-2');
    expect(await textOf(factory)).toContain('Left unencrypted');
    await mine.encryptExisting('user-1');
    expect(await textOf(factory)).not.toContain('Left unencrypted');
    expect(await mine.read(PAGE)).toMatchObject([{ form: { title: 'Left unencrypted' }, visit: 'old' }]);
  });

  it('are pruned without their key, and are kept when only unencrypted ones are removed', async () => {
    const factory = await browserOfOlderConsole('user-1', draft('Left unencrypted', 50));
    await tabOf(factory, { signedIn: 'user-1' }).write(PLACE, draft('Young', 40));
    await tabOf(factory, { signedIn: 'user-2' }).write({ ...PLACE, userId: 'user-2' }, draft('Old', 10));
    const drafts = tabOf(factory, { signedIn: 'user-1' });
    await drafts.removeForUser('user-1', 'unencrypted');
    await drafts.prune(20);
    expect([...(await recordsOf(factory)).keys()]).toEqual([expect.stringContaining('user-1')]);
    expect(await drafts.read(PAGE)).toMatchObject([{ form: { title: 'Young' } }]);
  });
});

describe('the drafts of a user without a key', () => {
  it.each([
    ['because the identity service keeps none', { isOffered: false }],
    ['because the browser has no Web Crypto', { subtle: undefined }],
  ])('are stored unencrypted, %s', async (_, lacking) => {
    const factory = new IDBFactory();
    await tabOf(factory, { signedIn: 'user-1' }).write({ ...PAGE, visit: 'sealed' }, draft('Sealed', 10));
    const readKey = () => Promise.reject(new Error('Nobody asks for a key.'));
    const drafts = tabOf(factory, { signedIn: 'user-1', readKey, ...lacking });
    await drafts.encryptExisting('user-1');
    await drafts.write({ ...PAGE, visit: 'plain' }, draft('Plain', 20));
    expect(await drafts.read(PAGE)).toEqual([{ ...draft('Plain', 20), visit: 'plain' }]);
    await drafts.removeForUser('user-1', 'unencrypted');
    expect([...(await recordsOf(factory)).keys()]).toEqual([expect.stringContaining('sealed')]);
  });
});
