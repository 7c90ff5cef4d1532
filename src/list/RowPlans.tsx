import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { PlanNote } from '../shell/plans/PlanNote';
import { planTexts } from '../shell/plans/texts';
import type { RowPlanning } from './listRow';

/** What is planned for a row, and the button that opens it. */
export function RowPlans(props: {
  readonly planning: RowPlanning;
  readonly id: string;
  readonly name: string;
}): ReactNode {
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
