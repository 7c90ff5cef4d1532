import { useCallback, useMemo, type ReactNode } from 'react';
import type { Activity, ActivityQuery } from '../../api/activity';
import { ServiceError } from '../../api/errors';
import type { ListFiltersProps } from '../../list/ListFilters';
import { ListScreen } from '../../list/ListScreen';
import { useListQuery } from '../../list/listQuery';
import { recordExport, useRecordRows } from '../../list/useRecordList';
import { useShownList } from '../../list/useShownList';
import type { RecordQuery } from '../../stores/records/source';
import { activityList, activityQuery, activityRow, type ActivityScope } from './activityList';

/** The activity log, of content, people, roles and deployments or of content only. */
export function ActivityScreen(props: {
  readonly scope: ActivityScope;
  /** Must be referentially stable. */
  readonly read: (query: ActivityQuery) => Promise<{ readonly entries: readonly Activity[]; readonly total: number }>;
  /** Path of the page or record of an entry; undefined if the user may not open it. Must be referentially stable. */
  readonly contentPathOf: (entry: Activity) => Promise<string | undefined>;
  /** Loads the options of filters; must be referentially stable. */
  readonly options: ListFiltersProps['options'];
  /** Milliseconds since 1970. */
  readonly now: () => number;
}): ReactNode {
  const { scope, read, contentPathOf, options } = props;
  const list = useMemo(() => activityList(scope), [scope]);
  const [query, change] = useListQuery(list);
  const ask = useCallback(
    async (requested: RecordQuery) => {
      const { entries, total } = await read(activityQuery(requested));
      const rows = await Promise.all(entries.map(async (entry) => activityRow(entry, await contentPathOf(entry))));
      return { rows, total };
    },
    [contentPathOf, read],
  );
  const found = useRecordRows({ list, query, change, ask, version: undefined });
  const { shown } = useShownList(props, {
    ...{ query, change, found, commands: [] },
    ...recordExport(list, query, ask),
    nameOf: ({ id }) => id,
  });
  return (
    <ListScreen
      {...{ ...shown, list, options }}
      errorHint={found.error instanceof ServiceError ? found.error.message : undefined}
      pathOf={({ path }) => (typeof path === 'string' ? path : undefined)}
      add={undefined}
    />
  );
}
