import { describe, expect, it } from 'vitest';
import { ServiceError, UnreachableError } from '../../../src/api/errors';
import { readLinkedEntries, nounsOfEntries, searchLinkedEntries } from '../../../src/app/linkedEntries';
import type { RecordQuery, RecordSource } from '../../../src/stores/records/source';
import { careers } from '../../../schemas/careers/area';

const REFUSALS = {
  gone: new ServiceError('Career not found.', 'NOT_FOUND'),
  'no id': new ServiceError('id: expected a UUID.', 'BAD_USER_INPUT'),
  secret: new ServiceError('Not for you.', 'FORBIDDEN'),
  down: new UnreachableError('content'),
} as const;

function setUp(scopes: readonly string[] = ['read:careers']) {
  const asked: RecordQuery[] = [];
  const names: string[] = [];
  const refuse = async () => Promise.reject(new Error('Nothing is written here.'));
  const source: RecordSource = {
    async list(query) {
      asked.push(query);
      return { rows: [{ id: 'c1', title: 'Architect', location: 'Makati' }], total: 21 };
    },
    async read(id) {
      if (Object.hasOwn(REFUSALS, id)) throw REFUSALS[id as keyof typeof REFUSALS];
      return { id, updatedAt: undefined, values: { title: `Career ${id}` } };
    },
    create: refuse,
    update: refuse,
  };
  const records = (name: string) => {
    names.push(name);
    return source;
  };
  return { of: { area: careers, records, scopes: new Set(scopes) }, asked, names };
}

describe('entries that fields refer to', () => {
  it('are searched like the list of their area, each with its address', async () => {
    const { of, asked, names } = setUp();
    const found = await searchLinkedEntries(of, { search: 'arch', page: 2, limit: 20 });
    expect(found).toEqual({
      total: 21,
      entries: [{ id: 'c1', name: 'Architect', path: expect.stringContaining('/c1') as string }],
    });
    expect(names).toEqual(['career']);
    expect(asked).toEqual([{ search: 'arch', page: 2, limit: 20, sort: careers.list.sort, isActive: undefined }]);
  });

  it('are named by the first column of the list; deleted and forbidden ones are marked', async () => {
    const { of } = setUp();
    const named = await readLinkedEntries(of, ['c1', 'gone', 'no id', 'secret']);
    expect(named.get('c1')).toMatchObject({ kind: 'named', name: 'Career c1' });
    expect([...named.values()].map(({ kind }) => kind)).toEqual(['named', 'removed', 'removed', 'hidden']);
  });

  it('are not reported as removed while the service fails', async () => {
    const { of } = setUp();
    await expect(readLinkedEntries(of, ['c1', 'down'])).rejects.toThrow(UnreachableError);
  });

  it('are not requested without the scope or without an area', async () => {
    const { of, asked, names } = setUp([]);
    const search = { search: '', page: 1, limit: 20 };
    expect(await searchLinkedEntries(of, search)).toBe('denied');
    expect(await readLinkedEntries(of, ['c1'])).toEqual(new Map([['c1', { kind: 'hidden' }]]));
    expect(await searchLinkedEntries({ ...of, area: undefined }, search)).toBe('denied');
    expect([...asked, ...names]).toEqual([]);
  });

  it('have the names that their area uses', () => {
    expect(nounsOfEntries(careers)).toEqual({ one: 'career', many: 'careers' });
    expect(nounsOfEntries(undefined)).toBeUndefined();
  });
});
