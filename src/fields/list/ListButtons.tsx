import { Button } from '@mui/material';
import type { FormItem } from '../../tree';
import { calledIn, type PastedInto } from './pastedItems';
import { itemTexts } from './texts';
import type { ItemClipboard } from './useItemClipboard';

/** Adds an item at the end of a list. */
export function AddButton(props: {
  readonly settings: { readonly addLabel: string; readonly max?: number | undefined };
  readonly isFull: boolean;
  /** Whether it asks what is to be added. */
  readonly asks?: boolean;
  readonly add: () => void;
}) {
  const { settings, isFull, asks = false, add } = props;
  const { addLabel: label, max: limit } = settings;
  return (
    <>
      <Button
        className="f-add"
        variant="text"
        size="small"
        disabled={isFull}
        aria-haspopup={asks ? 'dialog' : undefined}
        onClick={add}
      >
        {itemTexts.add({ label })}
      </Button>
      {isFull && limit !== undefined && <span className="f-note">{itemTexts.limit({ limit })}</span>}
    </>
  );
}

interface ClipboardButtonsProps {
  readonly settings: PastedInto;
  readonly clipboard: ItemClipboard;
  /** Where what was copied is put; undefined where nothing may be added. */
  readonly paste: { readonly at: number; readonly isFull: boolean } | undefined;
  /** The items that can be copied all at once. */
  readonly copied?: readonly FormItem[];
}

/** Pastes at the end of a list, copies all of its items, and says what the last copy or paste came to. */
export function ClipboardButtons({ settings, clipboard, paste, copied = [] }: ClipboardButtonsProps) {
  const { notice } = clipboard;
  return (
    <>
      {paste && (
        <Button
          variant="text"
          size="small"
          disabled={paste.isFull}
          aria-label={itemTexts.pasteOf({ label: calledIn(settings) })}
          onClick={() => void clipboard.paste(paste.at)}
        >
          {itemTexts.paste}
        </Button>
      )}
      {copied.length > 1 && (
        <Button
          variant="text"
          size="small"
          aria-label={itemTexts.copyAllOf({ label: settings.label })}
          onClick={() => void clipboard.copyAll(copied)}
        >
          {itemTexts.copyAll}
        </Button>
      )}
      <span aria-live="polite" className={notice?.isBad === true ? 'f-error' : 'f-note'}>
        {notice?.text}
      </span>
    </>
  );
}
