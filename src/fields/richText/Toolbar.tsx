import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Menu, MenuItem, TextField } from '@mui/material';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react';
import type { RichTextTool } from '../../definition';
import { completeLink, isAllowedLink } from '../../lib/links';
import { IconButton } from '../shared/Icon';
import { richTextTexts } from './texts';
import { TOOL_ICONS } from './tools';

interface ToolbarProps {
  readonly editor: Editor;
  readonly label: string;
  readonly tools: readonly RichTextTool[];
}

/** Level 1 is the heading of the page itself. */
const HEADING_LEVELS = [2, 3, 4] as const;

type Command = (chain: ChainedCommands) => ChainedCommands;

const TOGGLES = {
  bold: (chain) => chain.toggleBold(),
  italic: (chain) => chain.toggleItalic(),
  bulletedList: (chain) => chain.toggleBulletList(),
  orderedList: (chain) => chain.toggleOrderedList(),
} as const satisfies Partial<Record<RichTextTool, Command>>;

/** The tools that the definition offers. The arrow keys move between them. */
export function Toolbar({ editor, label, tools }: ToolbarProps) {
  const [isLinking, setIsLinking] = useState(false);
  const [tableAt, setTableAt] = useState<HTMLElement>();
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      level: HEADING_LEVELS.find((level) => now.isActive('heading', { level })) ?? 0,
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bulletedList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      link: now.isActive('link'),
      insertTable: now.isActive('table'),
    }),
  });

  function tool(name: RichTextTool): ReactNode {
    switch (name) {
      case 'heading':
        return (
          <select
            key={name}
            className="f-text-style"
            aria-label={richTextTexts.textStyle}
            value={state.level}
            onChange={(event) => setLevel(editor, Number(event.target.value))}
          >
            <option value={0}>{richTextTexts.paragraph}</option>
            {HEADING_LEVELS.map((level) => (
              <option key={level} value={level}>
                {richTextTexts.heading({ level })}
              </option>
            ))}
          </select>
        );
      case 'link':
        return <Tool key={name} name={name} isOn={state.link} press={() => setIsLinking(true)} />;
      case 'insertTable':
        return (
          <Tool
            key={name}
            name={name}
            isOn={state.insertTable}
            press={(button) => (state.insertTable ? setTableAt(button) : run(editor, insertTable))}
          />
        );
      default:
        return <Tool key={name} name={name} isOn={state[name]} press={() => run(editor, TOGGLES[name])} />;
    }
  }

  return (
    <div className="f-toolbar" role="toolbar" aria-label={richTextTexts.toolbar({ label })} onKeyDown={moveFocus}>
      {tools.map(tool)}
      {isLinking && <LinkDialog editor={editor} close={() => setIsLinking(false)} />}
      {tableAt && <TableMenu editor={editor} anchor={tableAt} close={() => setTableAt(undefined)} />}
    </div>
  );
}

interface ToolProps {
  readonly name: Exclude<RichTextTool, 'heading'>;
  readonly isOn: boolean;
  readonly press: (button: HTMLElement) => void;
}

function Tool({ name, isOn, press }: ToolProps) {
  return (
    <IconButton
      className="f-tool"
      label={richTextTexts[name]}
      icon={TOOL_ICONS[name]}
      aria-pressed={isOn}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => press(event.currentTarget)}
    />
  );
}

function setLevel(editor: Editor, selected: number): void {
  const level = HEADING_LEVELS.find((one) => one === selected);
  run(editor, (chain) => (level === undefined ? chain.setParagraph() : chain.setHeading({ level })));
}

/** Runs a command at the selection and returns the focus to the text. */
function run(editor: Editor, command: Command): void {
  command(editor.chain().focus()).run();
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button, select')];
  const at = tools.indexOf(event.target as HTMLElement);
  const next = tools[(at + (event.key === 'ArrowRight' ? 1 : -1) + tools.length) % tools.length];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

interface LinkDialogProps {
  readonly editor: Editor;
  readonly close: () => void;
}

/** The dialog for the link of the selected text. Only web, e-mail and telephone links are accepted. */
function LinkDialog({ editor, close }: LinkDialogProps) {
  const before = editor.getAttributes('link')['href'] as string | undefined;
  const [address, setAddress] = useState(before ?? '');
  const [isRefused, setIsRefused] = useState(false);

  function finish(): void {
    close();
    editor.commands.focus();
  }

  function setLink(event: SubmitEvent): void {
    event.preventDefault();
    // React events bubble out of the dialog: the surrounding form must not submit.
    event.stopPropagation();
    const href = completeLink(address);
    if (!isAllowedLink(href)) {
      setIsRefused(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && before === undefined) {
      chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setMark('link', { href }).run();
    finish();
  }

  function remove(): void {
    run(editor, (chain) => chain.extendMarkRange('link').unsetMark('link'));
    finish();
  }

  return (
    <Dialog open onClose={finish} fullWidth maxWidth="xs" disableRestoreFocus>
      <form onSubmit={setLink} noValidate>
        <DialogTitle>{richTextTexts.link}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={richTextTexts.address}
            value={address}
            error={isRefused}
            helperText={isRefused ? richTextTexts.badAddress : ' '}
            onChange={(event) => {
              setAddress(event.target.value);
              setIsRefused(false);
            }}
          />
        </DialogContent>
        <DialogActions>
          {before !== undefined && (
            <Button color="error" onClick={remove}>
              {richTextTexts.removeLink}
            </Button>
          )}
          <Button onClick={finish}>{richTextTexts.cancel}</Button>
          <Button type="submit" variant="contained">
            {richTextTexts.setLink}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const insertTable: Command = (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true });

const TABLE_ACTIONS = {
  rowBelow: (chain) => chain.addRowAfter(),
  columnRight: (chain) => chain.addColumnAfter(),
  removeRow: (chain) => chain.deleteRow(),
  removeColumn: (chain) => chain.deleteColumn(),
  removeTable: (chain) => chain.deleteTable(),
} as const satisfies Readonly<Record<string, Command>>;

interface TableMenuProps {
  readonly editor: Editor;
  readonly anchor: HTMLElement;
  readonly close: () => void;
}

/** Actions for the table that contains the caret. */
function TableMenu({ editor, anchor, close }: TableMenuProps) {
  return (
    <Menu anchorEl={anchor} open onClose={() => (close(), editor.commands.focus())} disableRestoreFocus>
      {(Object.keys(TABLE_ACTIONS) as (keyof typeof TABLE_ACTIONS)[]).map((action) => (
        <MenuItem
          key={action}
          onClick={() => {
            close();
            run(editor, TABLE_ACTIONS[action]);
          }}
        >
          {richTextTexts[action]}
        </MenuItem>
      ))}
    </Menu>
  );
}
