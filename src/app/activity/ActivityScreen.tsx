import { useCallback, useMemo, type ReactNode } from 'react';
import type { Activity, ActivityQuery } from '../../api/activity';
import { ServiceError } from '../../api/errors';
import type { ListFiltersProps } from '../../list/ListFilters';
import { ListScreen } from '../../list/ListScreen';
import { useListQuery } from '../../list/listQuery';
import { RowsCsv, useRecordRows } from '../../list/useRecordList';
import type { RecordQuery } from '../../stores/records/source';
import { activityList, activityQuery, activityRow, type Told } from './activityList';

/** Who changed what, of content, people, roles and deployments; or of content alone. */
export function ActivityScreen(props: {
  readonly tells: Told;
  /** Must stay the same function. */
  readonly read: (query: ActivityQuery) => Promise<{ readonly entries: readonly Activity[]; readonly total: number }>;
  /** Where the page or the record of an entry opens; undefined where the person may not open it. Must stay the same function. */
  readonly contentPathOf: (entry: Activity) => Promise<string | undefined>;
  /** Where filters get choices of services from; must stay the same function. */
  readonly options: ListFiltersProps['options'];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onError: (text: string) => void;
}): ReactNode {
  const { tells, read, contentPathOf, options, now, onError } = props;
  const list = useMemo(() => activityList(tells), [tells]);
  const [query, change] = useListQuery(list);
  const ask = useCallback(
    async (asked: RecordQuery) => {
      const { entries, total } = await read(activityQuery(asked));
      const rows = await Promise.all(entries.map(async (entry) => activityRow(entry, await contentPathOf(entry))));
      return { rows, total };
    },
    [contentPathOf, read],
  );
  const found = useRecordRows({ list, query, change, ask, version: undefined, onLoadError: onError });
  return (
    <ListScreen
      {...{ list, query, change, found, options }}
      errorHint={found.error instanceof ServiceError ? found.error.message : undefined}
      pathOf={({ path }) => (typeof path === 'string' ? path : undefined)}
      tools={<RowsCsv {...{ list, query, ask, now, onError }} />}
      add={undefined}
    />
  );
}
