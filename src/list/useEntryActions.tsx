import LinkIcon from '@mui/icons-material/AddLinkOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { EntryAction, EntryActionKind, ListColumn } from '../definition';
import type { RecordRow } from '../stores/records/source';
import { nameOf } from './listRow';
import { rowTexts } from './texts';

/** A selected action, and its row. */
export interface SelectedAction {
  readonly action: EntryAction;
  readonly row: RecordRow;
  /** Name of the row. */
  readonly name: string;
  readonly close: () => void;
}

const ICONS = {
  preview: PreviewIcon,
  versions: HistoryIcon,
  address: LinkIcon,
} as const satisfies Record<EntryActionKind, ComponentType<{ readonly fontSize?: 'small' }>>;

/** Icon buttons for additional actions of a row, and the dialog of the selected action. */
export function useEntryActions(options: {
  /** Those that the user may run. */
  readonly actions: readonly EntryAction[];
  readonly columns: readonly ListColumn[];
  readonly dialogOf: ((action: SelectedAction) => ReactNode) | undefined;
}): { readonly iconsOf: ((row: RecordRow) => ReactNode) | undefined; readonly dialog: ReactNode } {
  const { actions, columns, dialogOf } = options;
  const [selected, setSelected] = useState<Pick<SelectedAction, 'action' | 'row'>>();
  if (actions.length === 0 || dialogOf === undefined) return { iconsOf: undefined, dialog: null };
  return {
    iconsOf: (row) =>
      actions.map((action) => {
        const Icon = ICONS[action.kind];
        const label = rowTexts.act({ label: action.label, name: nameOf(row, columns) });
        return (
          <IconButton key={action.kind} size="small" aria-label={label} onClick={() => setSelected({ action, row })}>
            <Icon fontSize="small" />
          </IconButton>
        );
      }),
    dialog:
      selected && dialogOf({ ...selected, name: nameOf(selected.row, columns), close: () => setSelected(undefined) }),
  };
}
