import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ListColumn } from '../../definition';
import type { ListViews } from '../../stores/listViews';
import type { ListMemory } from '../listMemory';
import type { ChangeQuery, ListQuery, QueriedList } from '../listQuery';
import { ColumnsButton } from './ColumnsButton';
import { ViewsButton } from './ViewsButton';

/** What a person can set of a list. */
export interface ListSettings {
  /** Keeps the columns that are shown, and how many rows a page has. */
  readonly memory: ListMemory;
  /** Must stay the same object while it is the same list. */
  readonly views: ListViews;
  /** The brand that views can be shared with; undefined where the user may not, or the services keep none. */
  readonly sharedWith: string | undefined;
}

/** The views of a list, and its columns where it has some to choose from. */
export function ListSettingsButtons(props: {
  readonly settings: ListSettings;
  /** What can be asked for. Must stay the same object. */
  readonly list: QueriedList;
  /** Undefined for cards. */
  readonly columns?: readonly ListColumn[];
  readonly query: ListQuery;
  readonly change: ChangeQuery;
}): ReactNode {
  const { settings, list, columns = [], query, change } = props;
  return (
    <Box sx={{ display: 'flex', gap: 1, ml: { sm: 'auto' } }}>
      {columns.length > 1 && (
        <ColumnsButton
          columns={columns}
          shown={query.columns ?? []}
          onChange={(shown) => change({ columns: shown, page: query.page })}
        />
      )}
      <ViewsButton {...{ list, query, change }} views={settings.views} sharedWith={settings.sharedWith} />
    </Box>
  );
}
