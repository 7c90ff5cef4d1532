import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import type { Brand, TableList } from '../definition';
import { filterTexts } from '../lib/listMessages';
import { listTexts, shellTexts } from '../lib/messages';
import { ActiveToggle } from './ActiveToggle';
import { ListFilters, type ListFiltersProps } from './ListFilters';
import { ListMessage } from './ListMessage';
import { listOfBrand } from './listOfBrand';
import type { ChangeQuery, ListQuery } from './listQuery';
import type { ListRow } from './listRow';
import { ListTable, type RowExtras } from './ListTable';
import { Paging } from './Paging';
import { SearchBox } from './SearchBox';
import type { FoundRows } from './useFoundRows';

/** What a list shows, whatever it lists. */
export interface ListBodyProps<Row extends ListRow> extends RowExtras<Row> {
  readonly list: TableList;
  readonly brand: Brand | undefined;
  readonly query: ListQuery;
  readonly change: ChangeQuery;
  readonly found: FoundRows<Row>;
  /** Where a row opens; undefined: nothing opens (CI-005). */
  readonly pathOf: (row: Row) => string | undefined;
  /** What an empty list says to do first. */
  readonly emptyHint?: string | undefined;
  /** What a list that cannot be loaded says besides that. */
  readonly errorHint?: string | undefined;
  /** Where filters get choices of services from; must stay the same function. */
  readonly options?: ListFiltersProps['options'];
  /** Stands above the rows. */
  readonly bar?: ReactNode;
}

/** Toggle, search, filters, table, what there is to say about it, and paging (LIST-001). */
export function ListBody<Row extends ListRow>(props: ListBodyProps<Row>): ReactNode {
  const { query, change, found, pathOf } = props;
  const list = listOfBrand(props.list, props.brand);
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
            chosen={query.filters}
            found={found.choices}
            options={props.options}
            onChange={(filters) => change({ filters })}
          />
        )}
      </Box>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        {props.bar}
        <ListTable
          caption={list.heading}
          columns={list.columns}
          rows={hasFailed ? [] : found.rows}
          isStale={found.isLoading}
          sort={query.sort}
          onSort={(sort) => change({ sort })}
          pathOf={pathOf}
          selection={props.selection}
          actionsOf={props.actionsOf}
        />
        <NoRows {...props} />
      </Paper>
      <Paging total={found.total} query={query} onChange={change} />
    </>
  );
}

function NoRows<Row extends ListRow>(props: ListBodyProps<Row>): ReactNode {
  const { found, query, change, emptyHint, errorHint } = props;
  if (found.error !== undefined) {
    return (
      <ListMessage title={listTexts.loadFailed} isAlert {...(errorHint === undefined ? {} : { hint: errorHint })}>
        <Button variant="outlined" onClick={found.retry}>
          {shellTexts.retry}
        </Button>
      </ListMessage>
    );
  }
  if (found.rows === undefined || found.rows.length > 0) return null;
  const { active = 0, inactive = 0 } = found.counts ?? {};
  if (Object.keys(query.filters).length > 0) {
    return (
      <ListMessage title={listTexts.noResults} hint={filterTexts.noResultsHint}>
        <Button variant="outlined" onClick={() => change({ search: '', filters: {} })}>
          {filterTexts.showAll}
        </Button>
      </ListMessage>
    );
  }
  if (query.search !== '' || active + inactive > 0) {
    return <ListMessage title={listTexts.noResults} hint={listTexts.noResultsHint} />;
  }
  return <ListMessage title={listTexts.empty} {...(emptyHint === undefined ? {} : { hint: emptyHint })} />;
}
