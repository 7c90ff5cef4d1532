import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { POSITION, type TableList } from '../definition';
import { RetryButton } from '../shell/RetryButton';
import { SCREEN_FRAME } from '../shell/screenFrame';
import type { ListSettings } from './areaList';
import { ListFilters, type ListFiltersProps } from './ListFilters';
import { ListMessage, NothingFound } from './ListMessage';
import type { ChangeQuery, ListQuery } from './listQuery';
import { visibleColumns, type ListRow } from './listRow';
import { ListTable, type RowExtras } from './ListTable';
import { Paging } from './Paging';
import { SearchBox } from './SearchBox';
import { ListSettingsButtons } from './settings/ListSettings';
import { listTexts } from './texts';
import type { ListRowsResult } from './useListRows';

/** A list on the screen, as a table or as cards. */
export interface ShownList<Row extends ListRow> extends Pick<RowExtras<Row>, 'selection' | 'order'> {
  readonly query: ListQuery;
  readonly change: ChangeQuery;
  readonly found: ListRowsResult<Row>;
  /** Option sources of filters; must stay the same function. */
  readonly options?: ListFiltersProps['options'];
  /** User settings of the list; undefined if there are none. */
  readonly settings?: ListSettings | undefined;
  /** The actions on selected rows. */
  readonly bar?: ReactNode;
  /** Rendered next to the heading. */
  readonly tools?: ReactNode;
}

interface ListBodyProps<Row extends ListRow> extends ShownList<Row>, RowExtras<Row> {
  /** For the current brand. */
  readonly list: TableList;
  /** Link of a row; undefined: it does not open (CI-005). */
  readonly pathOf: (row: Row) => string | undefined;
  /** Hint of an empty list. */
  readonly emptyHint?: string | undefined;
  /** Additional hint of a list that could not be loaded. */
  readonly errorHint?: string | undefined;
}

/** The shared list screen in table form: heading, add button, and the list (LIST-001). */
export function ListScreen<Row extends ListRow>(
  props: Omit<ListBodyProps<Row>, 'emptyHint'> & {
    /** The add button; undefined if nothing can be added. */
    readonly add: ReactNode | undefined;
  },
): ReactNode {
  const { list, add, tools } = props;
  const emptyHint = add && list.add ? listTexts.emptyHint({ label: list.add.label }) : undefined;
  return (
    <Box sx={SCREEN_FRAME}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h1">{list.heading}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {tools}
          {add}
        </Box>
      </Box>
      <ListBody {...props} emptyHint={emptyHint} />
    </Box>
  );
}

/** Toggle, search, filters, table or message, and paging (LIST-001). */
export function ListBody<Row extends ListRow>(props: ListBodyProps<Row>): ReactNode {
  const { list, query, change, found, pathOf, settings } = props;
  const hasFailed = found.rows === undefined && found.error !== undefined;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, my: 2.25 }}>
        {list.activeToggle && (
          <ActiveToggle
            isActive={query.isActive}
            counts={found.counts}
            labels={list.toggleLabels}
            onChange={(isActive) => change({ isActive })}
          />
        )}
        <SearchBox label={list.searchLabel} search={query.search} onSearch={(search) => change({ search })} />
        {list.filters && (
          <ListFilters
            filters={list.filters}
            {...{ query, change }}
            found={found.choices}
            isLoadingChoices={found.isLoadingChoices}
            options={props.options}
          />
        )}
        {settings && <ListSettingsButtons {...{ settings, list, query, change }} columns={list.columns} />}
      </Box>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        {props.bar && <Box sx={BAR}>{props.bar}</Box>}
        <ListTable
          caption={list.heading}
          columns={visibleColumns(list.columns, query)}
          rows={hasFailed ? [] : found.rows}
          isStale={found.isLoading}
          sort={query.sort}
          onSort={(sort) => change({ sort })}
          pathOf={pathOf}
          ownOrder={list.sort.by === POSITION ? list.sort : undefined}
          order={props.order}
          selection={props.selection}
          actionsOf={props.actionsOf}
        />
        <NoRows {...props} />
      </Paper>
      <Paging total={found.total} hasUncounted={found.hasUncounted} query={query} onChange={change} />
    </>
  );
}

function NoRows<Row extends ListRow>(props: ListBodyProps<Row>): ReactNode {
  const { found, query, change, emptyHint, errorHint } = props;
  if (found.error !== undefined) {
    return (
      <ListMessage title={listTexts.loadFailed} isAlert hint={errorHint}>
        <RetryButton variant="outlined" onClick={found.retry} />
      </ListMessage>
    );
  }
  if (found.rows === undefined || found.rows.length > 0) return null;
  const { active = 0, inactive = 0 } = found.counts ?? {};
  if (Object.keys(query.filters).length > 0) return <NothingFound change={change} />;
  if (query.search !== '' || active + inactive > 0) {
    return <ListMessage title={listTexts.noResults} hint={listTexts.noResultsHint} />;
  }
  return <ListMessage title={listTexts.empty} hint={emptyHint} />;
}

/** The Active/Inactive toggle with its counts (LIST-002, LIST-003). */
function ActiveToggle(props: {
  readonly isActive: boolean;
  /** Undefined until they are loaded. */
  readonly counts: ListRowsResult<ListRow>['counts'];
  /** Labels of the sides; Active and Inactive by default. */
  readonly labels?: { readonly active: string; readonly inactive: string } | undefined;
  readonly onChange: (isActive: boolean) => void;
}): ReactNode {
  const { isActive, counts, labels = listTexts, onChange } = props;
  const count = (side: 'active' | 'inactive') => (counts === undefined ? COUNT_PLACEHOLDER : ` (${counts[side]})`);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={listTexts.status}
      value={isActive}
      onChange={(_event, selected: boolean | null) => {
        if (selected !== null) onChange(selected);
      }}
    >
      <ToggleButton value={true} sx={TOGGLE}>
        {labels.active}
        {count('active')}
      </ToggleButton>
      <ToggleButton value={false} sx={TOGGLE}>
        {labels.inactive}
        {count('inactive')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

const BAR = { borderBottom: 1, borderColor: 'divider', bgcolor: 'action.hover' } as const;
const TOGGLE = { px: 1.75, minHeight: 40 } as const;
/** Reserves the space of the counts, so that the layout does not shift once they are loaded. */
const COUNT_PLACEHOLDER = (
  <Box component="span" aria-hidden sx={{ whiteSpace: 'pre', visibility: 'hidden' }}>
    {' (00)'}
  </Box>
);
