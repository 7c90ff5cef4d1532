import { Button } from '@mui/material';
import type { ItemClipboard } from './useItemClipboard';
import { itemTexts } from './texts';

/** Takes what was copied to the end of a list. */
export function PasteButton(props: {
  /** What an item of the list is called. */
  readonly label: string;
  readonly disabled: boolean;
  readonly paste: () => Promise<void>;
}) {
  const { label, disabled, paste } = props;
  return (
    <Button
      variant="text"
      size="small"
      disabled={disabled}
      aria-label={itemTexts.pasteOf({ label })}
      onClick={() => void paste()}
    >
      {itemTexts.paste}
    </Button>
  );
}

/** Copies all items of a list. */
export function CopyAllButton({ label, copy }: { readonly label: string; readonly copy: () => Promise<void> }) {
  return (
    <Button variant="text" size="small" aria-label={itemTexts.copyAllOf({ label })} onClick={() => void copy()}>
      {itemTexts.copyAll}
    </Button>
  );
}

/** Says what the last copy or paste came to. */
export function ClipboardNotice({ notice }: Pick<ItemClipboard, 'notice'>) {
  return (
    <span aria-live="polite" className={notice?.isBad === true ? 'f-error' : 'f-note'}>
      {notice?.text}
    </span>
  );
}
