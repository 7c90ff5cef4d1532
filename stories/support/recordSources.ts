import type { RecordQuery, RecordRow, RecordSource } from '../../src/stores/records/source';

/** A fake list of records that is searched by every column, sorted and paged. */
export function storyList(active: readonly RecordRow[], inactive: readonly RecordRow[]): RecordSource {
  const find = (side: readonly RecordRow[], search: string) =>
    side.filter((row) =>
      Object.values(row).some((value) => String(value).toLowerCase().includes(search.toLowerCase())),
    );
  return {
    ...onlyListed,
    async list({ search, sort, page, limit, isActive }: RecordQuery) {
      const found = find(isActive === false ? inactive : active, search);
      const sorted = found.toSorted((a, b) => String(a[sort.by]).localeCompare(String(b[sort.by])));
      const rows = sort.order === 'ASC' ? sorted : sorted.toReversed();
      return {
        rows: rows.slice((page - 1) * limit, page * limit),
        total: found.length,
        counts: { active: find(active, search).length, inactive: find(inactive, search).length },
      };
    },
  };
}

/** The operations that a read-only list does not call. */
export const onlyListed: Omit<RecordSource, 'list'> = {
  read: () => Promise.reject(new Error('Nothing is read here.')),
  create: () => Promise.reject(new Error('Nothing is created here.')),
  update: () => Promise.reject(new Error('Nothing is changed here.')),
};
