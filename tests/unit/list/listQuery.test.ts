import { describe, expect, it } from 'vitest';
import { areas } from '../../../schemas';
import { companyInformation } from '../../../schemas/company-information/area';
import { isCardArea, isPageArea, isRecordArea, type ListedArea } from '../../../src/definition';
import { MAX_SEARCH_LENGTH } from '../../../src/lib/maxSearchLength';
import {
  PAGE_SIZES,
  pageOf,
  queryableCards,
  rangeOf,
  readListQuery,
  writeListQuery,
} from '../../../src/list/listQuery';

const { list } = companyInformation as ListedArea;

function read(text: string) {
  return readListQuery(new URLSearchParams(text), list);
}

describe('the query of a list in the address', () => {
  it('[LIST-003] is Active when nothing is given', () => {
    expect(read('')).toMatchObject({ search: '', isActive: true, filters: {} });
  });

  it('[CI-002] is sorted by updated_at DESC when nothing is given', () => {
    expect(read('').sort).toEqual({ by: 'updated_at', order: 'DESC' });
  });

  it('[LIST-006] offers 10 items first, and more', () => {
    expect(PAGE_SIZES).toEqual([10, 20, 50, 100]);
  });

  it.each(areas.map((area) => [area.name, area] as const))(
    '[CONST-001] of every list of %s is page 1 of 10 items when nothing is given',
    (_name, area) => {
      const first = { page: 1, size: 10 };
      const nothing = new URLSearchParams();
      if (isCardArea(area)) {
        expect(readListQuery(nothing, queryableCards(area.list))).toMatchObject(first);
        return;
      }
      const log = isRecordArea(area) ? area.entries.view?.log : undefined;
      const tables = [isPageArea(area) || isRecordArea(area) ? area.list : undefined, log];
      for (const table of tables) if (table) expect(readListQuery(nothing, table)).toMatchObject(first);
    },
  );

  it('round-trips, and omits defaults', () => {
    const text = 'search=about&status=inactive&sort=name&order=ASC&page=3&size=50';
    expect(writeListQuery(read(text), list).toString()).toBe(text);
    expect(writeListQuery(read(''), list).toString()).toBe('');
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'size=7', 'sort=slug', 'sort=__proto__', 'order=DESC'])(
    'ignores invalid parameters: %s',
    (text) => expect(read(text)).toEqual(read('')),
  );

  it('truncates the search to the limit of the services', () => {
    expect(read(`search=${'a'.repeat(5_000)}`).search).toBe('a'.repeat(MAX_SEARCH_LENGTH));
    const filters = [{ key: 'person', label: 'Person', by: 'text' }] as const;
    const parameters = new URLSearchParams({ person: 'a'.repeat(5_000) });
    expect(readListQuery(parameters, { filters }).filters).toEqual({ person: 'a'.repeat(MAX_SEARCH_LENGTH) });
  });
});

describe('a page of a list', () => {
  const items = Array.from({ length: 37 }, (_, index) => index + 1);

  it('counts from the first to the last shown item', () => {
    expect(rangeOf(37, { page: 1, size: 10 })).toEqual({ from: 1, to: 10, page: 1, pages: 4 });
    expect(rangeOf(37, { page: 4, size: 10 })).toEqual({ from: 31, to: 37, page: 4, pages: 4 });
    expect(pageOf(items, { page: 4, size: 10 })).toEqual([31, 32, 33, 34, 35, 36, 37]);
  });

  it('past the end is the last one, and an empty list has one empty page', () => {
    expect(rangeOf(37, { page: 9, size: 10 })).toMatchObject({ from: 31, page: 4 });
    expect(rangeOf(0, { page: 2, size: 10 })).toEqual({ from: 0, to: 0, page: 1, pages: 1 });
    expect(pageOf([], { page: 2, size: 10 })).toEqual([]);
  });
});
