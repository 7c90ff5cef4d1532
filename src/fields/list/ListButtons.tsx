import { Button } from '@mui/material';
import type { FormItem } from '../../tree';
import { itemLabelOf, type PasteTarget } from './pastedItems';
import { itemTexts } from './texts';
import type { ItemClipboard } from './useItemClipboard';

/** Adds an item to the end of a list. */
export function AddButton(props: {
  readonly settings: { readonly addLabel: string; readonly max?: number | undefined };
  readonly isFull: boolean;
  /** Whether it opens a dialog with the kinds of items. */
  readonly opensDialog?: boolean;
  readonly add: () => void;
}) {
  const { settings, isFull, opensDialog = false, add } = props;
  const { addLabel: label, max: limit } = settings;
  return (
    <>
      <Button
        className="f-add"
        variant="text"
        size="small"
        disabled={isFull}
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        onClick={add}
      >
        {itemTexts.add({ label })}
      </Button>
      {isFull && limit !== undefined && <span className="f-note">{itemTexts.limit({ limit })}</span>}
    </>
  );
}

interface ClipboardButtonsProps {
  readonly settings: PasteTarget;
  readonly clipboard: ItemClipboard;
  /** Where to insert pasted items; undefined if nothing may be added. */
  readonly paste: { readonly at: number; readonly isFull: boolean } | undefined;
  /** The items for 'Copy all'. */
  readonly copyableItems?: readonly FormItem[];
}

/** Buttons to paste at the end of a list and to copy all of its items, with the outcome of the last copy or paste. */
export function ClipboardButtons({ settings, clipboard, paste, copyableItems = [] }: ClipboardButtonsProps) {
  const { notice } = clipboard;
  return (
    <>
      {paste && (
        <Button
          variant="text"
          size="small"
          disabled={paste.isFull}
          aria-label={itemTexts.pasteOf({ label: itemLabelOf(settings) })}
          onClick={() => void clipboard.paste(paste.at)}
        >
          {itemTexts.paste}
        </Button>
      )}
      {copyableItems.length > 1 && (
        <Button
          variant="text"
          size="small"
          aria-label={itemTexts.copyAllOf({ label: settings.label })}
          onClick={() => void clipboard.copyAll(copyableItems)}
        >
          {itemTexts.copyAll}
        </Button>
      )}
      <span aria-live="polite" className={notice?.isError === true ? 'f-error' : 'f-note'}>
        {notice?.text}
      </span>
    </>
  );
}
