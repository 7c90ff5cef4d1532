import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useMemo, useState, type ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { ServiceError } from '../api/errors';
import type { Brand, EntryAction, RecordArea } from '../definition';
import type { RecordRow, RecordSource } from '../stores/records/source';
import { addPath, entryPath } from './entryPaths';
import type { ListFiltersProps } from './ListFilters';
import { listOfBrand } from './listOfBrand';
import { ListScreen } from './ListScreen';
import { RecordCsv } from './RecordCsv';
import { useBulk } from './useBulk';
import { useEntryActions, type ChosenAction } from './useEntryActions';
import { useListQuery } from './useListQuery';
import { useRecordRows } from './useRecordRows';
import { useRemoval } from './useRemoval';

/** What the list of an area of records shows and offers. */
export interface RecordListProps {
  readonly area: RecordArea;
  readonly brand: Brand | undefined;
  readonly source: Pick<RecordSource, 'list' | 'read' | 'update' | 'remove'>;
  /** Another number asks anew. */
  readonly version?: number;
  /** Whether rows open, the add button is offered, and rows can be removed. */
  readonly can: { readonly update: boolean; readonly create: boolean; readonly remove: boolean };
  /** What else the user may do with a row, and its dialog. */
  readonly actions?: readonly EntryAction[];
  readonly dialogOf?: (chosen: ChosenAction) => ReactNode;
  /** Where filters get choices of services from; must stay the same function. */
  readonly options?: ListFiltersProps['options'];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Tells the user what was done. */
  readonly onSuccess: (text: string) => void;
  /** Tells the user what failed. */
  readonly onError: (text: string) => void;
}

/** The list of an area of records, made from its definition (LIST, USR-001, ROLE-001, CAR-001). */
export function RecordListScreen(props: RecordListProps): ReactNode {
  const { area, brand, source, version = 0, can, options, onSuccess, onError } = props;
  const list = useMemo(() => listOfBrand(area.list, brand), [area, brand]);
  const { columns, csv } = list;
  const [parameters] = useSearchParams();
  const [query, change] = useListQuery(list);
  const [changes, setChanges] = useState(0);
  const reload = () => setChanges((count) => count + 1);
  const found = useRecordRows({
    ...{ list, query, change, ask: source.list, version: version + changes },
    onLoadError: onError,
  });
  const { rows } = found;
  const pathOf = ({ id }: RecordRow) => (can.update ? entryPath(area, id, parameters) : undefined);
  const bulk = useBulk({ area, columns, source, query, rows, can, reload });
  const removal = useRemoval({
    ...{ area, columns, source, pathOf, reload, onSuccess, onError },
    canRemove: can.remove,
  });
  const entryActions = useEntryActions({ actions: props.actions ?? [], columns, dialogOf: props.dialogOf });
  const { iconsOf } = entryActions;
  const { actionsOf = () => null } = removal;
  const hasActions = iconsOf !== undefined || removal.actionsOf !== undefined;
  return (
    <>
      <ListScreen
        list={list}
        brand={brand}
        query={query}
        change={change}
        found={found}
        errorHint={found.error instanceof ServiceError ? found.error.message : undefined}
        pathOf={pathOf}
        options={options}
        selection={bulk.selection}
        bar={bulk.bar}
        actionsOf={
          hasActions
            ? (row) => (
                <>
                  {iconsOf?.(row)}
                  {actionsOf(row)}
                </>
              )
            : undefined
        }
        tools={
          csv !== undefined && (
            <RecordCsv list={list} name={csv} query={query} source={source} now={props.now} onError={onError} />
          )
        }
        add={
          list.add &&
          can.create && (
            <Button variant="contained" startIcon={<AddIcon />} component={RouterLink} to={addPath(area, parameters)}>
              {list.add.label}
            </Button>
          )
        }
      />
      {bulk.dialog}
      {removal.dialog}
      {entryActions.dialog}
    </>
  );
}
