import { Menu, MenuItem } from '@mui/material';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { richTextTexts } from './texts';

const ACTIONS = {
  rowBelow: (chain) => chain.addRowAfter(),
  columnRight: (chain) => chain.addColumnAfter(),
  removeRow: (chain) => chain.deleteRow(),
  removeColumn: (chain) => chain.deleteColumn(),
  removeTable: (chain) => chain.deleteTable(),
} as const satisfies Readonly<Record<string, (chain: ChainedCommands) => ChainedCommands>>;

interface TableMenuProps {
  readonly editor: Editor;
  readonly anchor: HTMLElement;
  readonly close: () => void;
}

/** What can be done to the table the caret is in. */
export function TableMenu({ editor, anchor, close }: TableMenuProps) {
  return (
    <Menu anchorEl={anchor} open onClose={() => (close(), editor.commands.focus())} disableRestoreFocus>
      {(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]).map((action) => (
        <MenuItem
          key={action}
          onClick={() => {
            close();
            ACTIONS[action](editor.chain().focus()).run();
          }}
        >
          {richTextTexts[action]}
        </MenuItem>
      ))}
    </Menu>
  );
}
