import AddIcon from '@mui/icons-material/AddOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isDenial, ServiceError } from '../api/errors';
import { PlanNote } from '../shell/plans/PlanNote';
import { planTexts } from '../shell/plans/texts';
import { shellTexts } from '../shell/texts';
import type { RecordRow } from '../stores/records/source';
import { addPath } from './entryPaths';
import { ListMessage } from './ListMessage';
import { nameOf, type RowPlanning } from './listRow';
import { LIST_FRAME, ListScreen } from './ListScreen';
import { rowTexts } from './texts';
import { listTexts } from './texts';
import { useBulk } from './useBulk';
import { useEntryActions } from './useEntryActions';
import { useRecordList, type RecordListProps } from './useRecordList';

/** The list of an area of records, made from its definition (LIST, USR-001, ROLE-001, CAR-001). */
export function RecordListScreen(props: RecordListProps): ReactNode {
  const { area, source, can, planning } = props;
  const { list, parameters, query, change, found, pathOf, askToRemove, removeDialog, csv, order, orderSnackbar } =
    useRecordList(props);
  const { columns } = list;
  const { rows, error, retry } = found;
  const bulk = useBulk({ area, columns, source, query, rows, can, reload: retry });
  const entryActions = useEntryActions({ actions: props.actions ?? [], columns, dialogOf: props.dialogOf });
  const { iconsOf } = entryActions;
  if (isDenial(error)) return <DeniedList heading={list.heading} error={error} retry={retry} />;
  const { removal } = area.entries;
  const actionsOf = (row: RecordRow) => (
    <>
      {planning && <RowPlans planning={planning} id={row.id} name={nameOf(row, columns)} />}
      {iconsOf?.(row)}
      {removal && (
        <RowActions name={nameOf(row, columns)} path={pathOf(row)} onRemove={askToRemove && (() => askToRemove(row))} />
      )}
    </>
  );
  return (
    <>
      <ListScreen
        list={list}
        query={query}
        change={change}
        found={found}
        errorHint={error instanceof ServiceError ? error.message : undefined}
        pathOf={pathOf}
        options={props.options}
        order={order}
        selection={bulk.selection}
        bar={bulk.bar}
        actionsOf={iconsOf || removal || planning ? actionsOf : undefined}
        tools={
          <>
            {props.tools}
            {rows && csv}
          </>
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
      {removeDialog}
      {orderSnackbar}
      {entryActions.dialog}
    </>
  );
}

/** A list that the service does not show to this user: why, and who can change that. Nothing else is offered. */
function DeniedList(props: { readonly heading: string; readonly error: Error; readonly retry: () => void }): ReactNode {
  const { heading, error, retry } = props;
  return (
    <Box sx={LIST_FRAME}>
      <Typography variant="h1">{heading}</Typography>
      <ListMessage title={listTexts.denied} hint={`${error.message} ${shellTexts.askAdministrator}`} isAlert>
        <Button variant="outlined" onClick={retry}>
          {shellTexts.retry}
        </Button>
      </ListMessage>
    </Box>
  );
}

/** What is planned for a row, and the button that opens it. */
function RowPlans(props: { readonly planning: RowPlanning; readonly id: string; readonly name: string }): ReactNode {
  const { planning, id, name } = props;
  const { open } = planning;
  return (
    <>
      {planning.marksOf(id).map((mark) => (
        <PlanNote key={mark}>{mark}</PlanNote>
      ))}
      {open && (
        <IconButton size="small" aria-label={planTexts.openOf({ name })} onClick={() => open({ id, name })}>
          <ScheduleIcon fontSize="small" />
        </IconButton>
      )}
    </>
  );
}

/** What a row offers to whoever may: the form of its entry, and removing it (MDDOR-021). */
function RowActions(props: {
  readonly name: string;
  /** Where the form is; undefined where nothing opens. */
  readonly path: string | undefined;
  /** Undefined where the user may not. */
  readonly onRemove: (() => void) | undefined;
}): ReactNode {
  const { name, path, onRemove } = props;
  return (
    <>
      {path !== undefined && (
        <IconButton size="small" component={RouterLink} to={path} aria-label={rowTexts.edit({ name })}>
          <EditIcon fontSize="small" />
        </IconButton>
      )}
      {onRemove && (
        <IconButton size="small" aria-label={rowTexts.remove({ name })} onClick={onRemove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </>
  );
}
