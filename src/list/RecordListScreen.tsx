import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isDenial, ServiceError } from '../api/errors';
import { RetryButton } from '../shell/RetryButton';
import { SCREEN_FRAME } from '../shell/screenFrame';
import { shellTexts } from '../shell/texts';
import type { RecordRow } from '../stores/records/source';
import { addPath } from './entryPaths';
import { ListMessage } from './ListMessage';
import { nameOf } from './listRow';
import { ListScreen } from './ListScreen';
import { RowActions, RowPlans } from './RowActions';
import { listTexts } from './texts';
import { useEntryActions } from './useEntryActions';
import { useRecordList, type RecordListProps } from './useRecordList';

/** The list of an area of records, based on its definition (LIST, USR-001, ROLE-001, CAR-001). */
export function RecordListScreen(props: RecordListProps): ReactNode {
  const { area, can, planning } = props;
  const { list, parameters, shown, pathOf, askToRemove, dialogs } = useRecordList(props);
  const { columns } = list;
  const { error, retry } = shown.found;
  const entryActions = useEntryActions({ actions: props.actions ?? [], columns, dialogOf: props.dialogOf });
  const { iconsOf } = entryActions;
  if (isDenial(error)) return <DeniedList heading={list.heading} error={error} retry={retry} />;
  const { removal } = area.entries;
  const actionsOf = (row: RecordRow) => (
    <>
      {planning && (
        <RowPlans
          planning={planning}
          id={row.id}
          name={nameOf(row, columns)}
          isHidden={area.visibility !== undefined && row[area.visibility] === false}
        />
      )}
      {iconsOf?.(row)}
      <RowActions
        name={nameOf(row, columns)}
        path={pathOf(row)}
        canChange={can.update}
        onRemove={askToRemove && (() => askToRemove(row))}
      />
    </>
  );
  return (
    <>
      <ListScreen
        list={list}
        {...shown}
        errorHint={error instanceof ServiceError ? error.message : undefined}
        pathOf={pathOf}
        actionsOf={iconsOf || removal || planning ? actionsOf : undefined}
        add={
          list.add &&
          can.create && (
            <Button variant="contained" startIcon={<AddIcon />} component={RouterLink} to={addPath(area, parameters)}>
              {list.add.label}
            </Button>
          )
        }
      />
      {dialogs}
      {entryActions.dialog}
    </>
  );
}

/** Shown instead of a list that the user may not read: why, and who can change that. */
function DeniedList(props: { readonly heading: string; readonly error: Error; readonly retry: () => void }): ReactNode {
  const { heading, error, retry } = props;
  return (
    <Box sx={SCREEN_FRAME}>
      <Typography variant="h1">{heading}</Typography>
      <ListMessage title={listTexts.denied} hint={`${error.message} ${shellTexts.askAdministrator}`} isAlert>
        <RetryButton variant="outlined" onClick={retry} />
      </ListMessage>
    </Box>
  );
}
