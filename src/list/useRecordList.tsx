import { useCallback, useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  POSITION,
  type Brand,
  type EntryAction,
  type ListColumn,
  type PlacedFields,
  type RecordArea,
  type TableList,
} from '../definition';
import { readAllRows } from '../lib/readAllRows';
import { useToasts } from '../shell/toasts';
import type { RecordPage, RecordQuery, RecordRow, RecordSource } from '../stores/records/source';
import { listOfBrand, type AreaListProps } from './areaList';
import { recordCommands, type RecordCommandOptions } from './bulk/recordCommands';
import { choiceLabels, labelledChoices, labelledColumns } from './choiceLabels';
import { entryPath } from './entryPaths';
import { toRecordFilters } from './filterValues';
import type { ListFiltersProps } from './ListFilters';
import { useListQuery, type ChangeQuery, type ListQuery } from './listQuery';
import { visibleColumns, csvNameOf, nameOf, tableOf } from './listRow';
import type { ShownList } from './ListScreen';
import type { SelectedAction } from './useEntryActions';
import { useListRows, type ListRowsResult } from './useListRows';
import { useManualOrder } from './useManualOrder';
import { useRemoval } from './useRemoval';
import { useShownList } from './useShownList';

export interface RecordListProps extends AreaListProps {
  readonly area: RecordArea;
  readonly brand: Brand | undefined;
  /** Fields of the form of an entry, whose choice labels the list uses; must stay the same object. */
  readonly fields?: PlacedFields | undefined;
  readonly source: Pick<RecordSource, 'list' | 'read' | 'update' | 'remove' | 'move' | 'batchSize'>;
  /** Used for bulk changes; `source` by default. */
  readonly bulkSource?: RecordCommandOptions['source'] & Pick<RecordSource, 'batchSize'>;
  /** Whether rows can be changed, the add button is offered, and rows can be removed. */
  readonly can: { readonly update: boolean; readonly create: boolean; readonly remove: boolean };
  /** Offers export and import of the list as a file; undefined if the user may not. */
  readonly transfer?: ((readIds: () => Promise<readonly string[]>) => ReactNode) | undefined;
  /** Additional actions of a row, and their dialogs. */
  readonly actions?: readonly EntryAction[];
  readonly dialogOf?: (action: SelectedAction) => ReactNode;
  /** Option sources of filters; must stay the same function. */
  readonly options?: ListFiltersProps['options'];
}

/** Shared logic of lists of records, as tables or cards: query, rows, CSV export, order, removal and bulk actions. */
export function useRecordList(props: RecordListProps) {
  const { area, brand, fields = NO_FIELDS, source, bulkSource = source, version, can, restore, findReferences } = props;
  const { removal } = area.entries;
  const labels = useMemo(() => choiceLabels(fields), [fields]);
  const list = useMemo(() => {
    const brandList = listOfBrand(area.list, brand);
    return { ...brandList, columns: labelledColumns(brandList.columns, labels) };
  }, [area, brand, labels]);
  const [parameters] = useSearchParams();
  const [query, change] = useListQuery(list, props.settings?.memory);
  const found = useRecordRows({ list, query, change, ask: source.list, version });
  const name = useCallback((row: RecordRow) => nameOf(row, list.columns), [list]);
  const { rows, order, snackbar } = useManualOrder({
    ...{ query, source },
    isEnabled: can.update && query.sort.by === POSITION,
    rows: found.rows,
    nameOf: name,
    rowAt: async (position) => {
      const { rows: found } = await source.list({ ...recordQuery(list, query), page: position, limit: 1 });
      return found[0];
    },
    reload: found.retry,
  });
  const { ask, dialog } = useRemoval<RecordRow>({
    texts: removal,
    nameOf: (row) => namesOf(row, list.columns, removal?.named),
    remove: async (id) => source.remove?.(id),
    ...{ restore, findReferences, reload: found.retry },
  });
  /** Of both sides of the toggle: the file has a column for the side. */
  const readIds = async () =>
    (await allRecords(source.list, { ...recordQuery(list, query), isActive: undefined })).map(({ id }) => id);
  const { shown, dialog: bulkDialog } = useShownList<RecordRow>(props, {
    ...{ query, change, nameOf: name },
    found: { ...found, rows, choices: labelledChoices(found.choices, labels) },
    commands: recordCommands(area, query, { source: bulkSource, can, restore, findReferences }),
    batchSize: bulkSource.batchSize,
    ...recordExport(list, query, source.list),
  });
  return {
    ...{ list, labels, parameters },
    shown: {
      ...shown,
      ...{ order, options: props.options },
      tools: (
        <>
          {shown.tools}
          {props.transfer?.(readIds)}
        </>
      ),
    } satisfies ShownList<RecordRow>,
    /** Link of a row, for readers as well. */
    pathOf: ({ id }: RecordRow) => entryPath(area, id, parameters),
    /** Removes a row after confirmation; undefined if the user may not. */
    askToRemove: removal && can.remove ? ask : undefined,
    dialogs: (
      <>
        {bulkDialog}
        {dialog}
        {snackbar}
      </>
    ),
  };
}

const NO_FIELDS: PlacedFields = {};

/** What is exported of a list of records: the visible columns of all matching rows, of every page. */
export function recordExport(list: TableList, query: ListQuery, ask: RecordSource['list']) {
  return {
    readAll: (limit?: number) => allRecords(ask, recordQuery(list, query), limit),
    csvName: csvNameOf(list, query),
    tableOf: (rows: readonly RecordRow[]) => tableOf(visibleColumns(list.columns, query), rows),
  };
}

/** All records that match a query, of every page. */
function allRecords(ask: RecordSource['list'], query: Omit<RecordQuery, 'page' | 'limit'>, max?: number) {
  return readAllRows((page, limit) => ask({ ...query, page, limit }), max);
}

function namesOf(row: RecordRow, columns: readonly ListColumn[], named: readonly string[] | undefined): string {
  if (!named) return nameOf(row, columns);
  return columns
    .filter(({ field }) => named.includes(field))
    .map((column) => nameOf(row, [column]))
    .join(' · ');
}

/**
 * The rows of a list of records.
 * @param options.ask must stay the same function while it lists the same
 */
export function useRecordRows(options: {
  readonly list: TableList;
  readonly query: ListQuery;
  readonly change: ChangeQuery;
  readonly ask: (query: RecordQuery) => Promise<RecordPage>;
  /** A different number re-fetches the rows. */
  readonly version: number | undefined;
}): ListRowsResult<RecordRow> {
  const { list, query, change, ask, version } = options;
  const toasts = useToasts();
  const read = useCallback(
    (current: ListQuery) => ask({ ...recordQuery(list, current), page: current.page, limit: current.size }),
    [ask, list],
  );
  return useListRows({
    ...{ query, change, read, version },
    logMessage: `The list '${list.heading}' could not be loaded.`,
    onError: () => list.loadError !== undefined && toasts.error(list.loadError),
  });
}

/** The query of a list for its service, without the page. */
function recordQuery(list: TableList, query: ListQuery): Omit<RecordQuery, 'page' | 'limit'> {
  const { search, sort, filters, isActive } = query;
  return {
    search,
    sort,
    isActive: list.activeToggle ? isActive : undefined,
    ...toRecordFilters(list.filters ?? [], filters),
  };
}
