import { Button } from '@mui/material';
import { useState, type RefObject } from 'react';
import type { PlacedBlocks } from '../../definition';
import type { FormPath } from '../../tree';
import type { ListControls, ListExtension } from '../list/extension';
import type { RowAction } from '../list/RowMenu';
import { itemTexts } from '../list/texts';
import { useFormView } from '../shared/formView';
import { blockToText, noteCopied, readClipboard, writeClipboard } from './clipboard';
import { pastedBlock } from './pastedBlock';
import { blockTexts } from './texts';

interface BlockExtensionOptions {
  readonly settings: PlacedBlocks;
  readonly path: FormPath;
  /** How many blocks there are. */
  readonly count: number;
  readonly controls: RefObject<ListControls | null>;
  readonly askKind: (at: number) => void;
}

const ACTIONS: readonly RowAction[] = [
  'moveUp',
  'moveDown',
  'duplicate',
  'copy',
  'insertAbove',
  'insertBelow',
  'pasteBelow',
  'remove',
];
const ACTIONS_WITH_PREVIEW: readonly RowAction[] = ['preview', ...ACTIONS];

/** What blocks have beyond any other list: the choice of a kind, the clipboard, and the preview of one. */
export function useBlockExtension({ settings, path, count, controls, askKind }: BlockExtensionOptions): ListExtension {
  const { preview } = useFormView();
  const [notice, setNotice] = useState<{ readonly text: string; readonly isBad: boolean }>();
  const isFull = settings.max !== undefined && count >= settings.max;

  function copied(name: string): void {
    setNotice({ text: blockTexts.copied({ name }), isBad: false });
  }

  function insert(text: string, at: number): void {
    const pasted = pastedBlock(text, settings);
    if ('refusal' in pasted) {
      setNotice({ text: pasted.refusal, isBad: true });
      return;
    }
    controls.current?.insert(pasted.item, at);
    setNotice({
      text: blockTexts.pasted({ name: itemTexts.name({ label: settings.itemLabel, position: at + 1 }) }),
      isBad: false,
    });
  }

  async function pasteAt(at: number): Promise<void> {
    insert(await readClipboard(), at);
  }

  return {
    actions: preview ? ACTIONS_WITH_PREVIEW : ACTIONS,
    act(action, { index, name, item }) {
      switch (action) {
        case 'preview':
          preview?.([...path, index]);
          break;
        case 'copy':
          void writeClipboard(blockToText(item)).then(() => copied(name));
          controls.current?.focusRow(index);
          break;
        case 'pasteBelow':
          void pasteAt(index + 1);
          break;
        default:
          action satisfies never;
      }
    },
    askKind,
    onCopy(data, { name, item }) {
      const text = blockToText(item);
      data.setData('text/plain', text);
      noteCopied(text);
      copied(name);
    },
    onPaste: (data, at) => insert(data.getData('text/plain'), at),
    foot: (
      <>
        <Button variant="text" size="small" disabled={isFull} onClick={() => void pasteAt(count)}>
          {blockTexts.paste}
        </Button>
        <span role="status" className={notice?.isBad === true ? 'f-error' : 'f-note'}>
          {notice?.text}
        </span>
      </>
    ),
  };
}
