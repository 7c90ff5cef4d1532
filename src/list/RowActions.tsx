import ViewIcon from '@mui/icons-material/ArticleOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PlanNote } from '../shell/plans/PlanNote';
import { planTexts } from '../shell/plans/texts';
import type { PlannedRow, RowPlanning } from './areaList';
import { rowTexts } from './texts';

/** Buttons of a row: the form of its entry, and its removal for users who may (MDDOR-021). */
export function RowActions(props: {
  readonly name: string;
  /** Link to the form. */
  readonly path: string;
  readonly canChange: boolean;
  /** Undefined if the user may not. */
  readonly onRemove?: (() => void) | undefined;
}): ReactNode {
  const { name, path, canChange, onRemove } = props;
  const label = canChange ? rowTexts.edit({ name }) : rowTexts.view({ name });
  return (
    <>
      <IconButton size="small" component={RouterLink} to={path} aria-label={label}>
        {canChange ? <EditIcon fontSize="small" /> : <ViewIcon fontSize="small" />}
      </IconButton>
      {onRemove && (
        <IconButton size="small" aria-label={rowTexts.remove({ name })} onClick={onRemove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </>
  );
}

/** The scheduled plans of a row, and the button that opens them. */
export function RowPlans({ planning, ...row }: PlannedRow & { readonly planning: RowPlanning }): ReactNode {
  const { open } = planning;
  return (
    <>
      {planning.marksOf(row.id).map((mark) => (
        <PlanNote key={mark}>{mark}</PlanNote>
      ))}
      {open && (
        <IconButton size="small" aria-label={planTexts.openOf({ name: row.name })} onClick={() => open(row)}>
          <ScheduleIcon fontSize="small" />
        </IconButton>
      )}
    </>
  );
}
