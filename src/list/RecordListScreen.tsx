import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isDenial, ServiceError } from '../api/errors';
import { DeniedList } from './DeniedList';
import { addPath } from './entryPaths';
import { ListScreen } from './ListScreen';
import { RecordCsv } from './RecordCsv';
import type { RecordListProps } from './recordListProps';
import { useBulk } from './useBulk';
import { useEntryActions } from './useEntryActions';
import { useRecordList } from './useRecordList';

/** The list of an area of records, made from its definition (LIST, USR-001, ROLE-001, CAR-001). */
export function RecordListScreen(props: RecordListProps): ReactNode {
  const { area, brand, source, can, options, onError } = props;
  const { list, parameters, query, change, reload, found, pathOf, removal } = useRecordList(props);
  const { columns, csv } = list;
  const { rows } = found;
  const bulk = useBulk({ area, columns, source, query, rows, can, reload });
  const entryActions = useEntryActions({ actions: props.actions ?? [], columns, dialogOf: props.dialogOf });
  const { iconsOf } = entryActions;
  const { actionsOf = () => null } = removal;
  if (isDenial(found.error)) return <DeniedList heading={list.heading} error={found.error} retry={found.retry} />;
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
          csv !== undefined &&
          rows && <RecordCsv list={list} name={csv} query={query} source={source} now={props.now} onError={onError} />
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
