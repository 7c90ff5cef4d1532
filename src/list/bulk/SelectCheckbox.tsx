import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import type { ReactNode } from 'react';
import { bulkTexts } from '../texts';
import type { Selection } from './useSelection';

/** Selects one row or card. @param props.name name of the row or card */
export function SelectCheckbox(props: {
  readonly selection: Selection;
  readonly id: string;
  readonly name: string;
  readonly sx?: CheckboxProps['sx'];
}): ReactNode {
  const { selection, id, name, sx } = props;
  return (
    <Checkbox
      size="small"
      checked={selection.selectedIds.has(id)}
      onChange={({ nativeEvent }) => selection.toggle(id, isRange(nativeEvent))}
      slotProps={{ input: { 'aria-label': bulkTexts.choose({ name }) } }}
      sx={sx}
    />
  );
}

/** Whether a click includes the rows between this one and the last one. */
function isRange(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey;
}

/** Selects all visible rows or cards. @param props.label not needed inside a label element */
export function SelectAllCheckbox(props: {
  readonly selection: Selection;
  readonly disabled?: boolean;
  readonly label?: string;
}): ReactNode {
  const { selectedIds, isPageSelected, toggleAll, allRef } = props.selection;
  return (
    <Checkbox
      size="small"
      disabled={props.disabled}
      checked={isPageSelected}
      indeterminate={selectedIds.size > 0 && !isPageSelected}
      onChange={toggleAll}
      slotProps={{ input: { ref: allRef, 'aria-label': props.label } }}
    />
  );
}
