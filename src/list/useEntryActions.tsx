import LinkIcon from '@mui/icons-material/AddLinkOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { EntryAction, EntryActionKind, ListColumn } from '../definition';
import type { RecordRow } from '../stores/records/source';
import { nameOf } from './listRow';
import { rowTexts } from './texts';

/** An action that was chosen, and the row that it is about. */
export interface ChosenAction {
  readonly action: EntryAction;
  readonly row: RecordRow;
  /** What the row is called. */
  readonly name: string;
  readonly close: () => void;
}

/** How the actions are drawn. */
const ICONS = {
  preview: PreviewIcon,
  versions: HistoryIcon,
  address: LinkIcon,
} as const satisfies Record<EntryActionKind, ComponentType<{ readonly fontSize?: 'small' }>>;

/** The icons of what else can be done with a row, and the dialog of the one that was chosen. */
export function useEntryActions(options: {
  /** Those that the user may do. */
  readonly actions: readonly EntryAction[];
  readonly columns: readonly ListColumn[];
  readonly dialogOf: ((chosen: ChosenAction) => ReactNode) | undefined;
}): { readonly iconsOf: ((row: RecordRow) => ReactNode) | undefined; readonly dialog: ReactNode } {
  const { actions, columns, dialogOf } = options;
  const [chosen, setChosen] = useState<Pick<ChosenAction, 'action' | 'row'>>();
  if (actions.length === 0 || dialogOf === undefined) return { iconsOf: undefined, dialog: null };
  return {
    iconsOf: (row) =>
      actions.map((action) => {
        const Icon = ICONS[action.kind];
        const label = rowTexts.act({ label: action.label, name: nameOf(row, columns) });
        return (
          <IconButton key={action.kind} size="small" aria-label={label} onClick={() => setChosen({ action, row })}>
            <Icon fontSize="small" />
          </IconButton>
        );
      }),
    dialog: chosen && dialogOf({ ...chosen, name: nameOf(chosen.row, columns), close: () => setChosen(undefined) }),
  };
}
