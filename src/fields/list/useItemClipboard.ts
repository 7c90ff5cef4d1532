import { useState } from 'react';
import type { PlacedBlocks, PlacedList } from '../../definition';
import type { FormItem } from '../../tree';
import { itemToText, noteCopied, readClipboard, writeClipboard } from './clipboard';
import { pastedItem } from './pastedItem';
import { itemTexts } from './texts';

/** A row that something is done to. */
interface RowAt {
  readonly index: number;
  readonly item: FormItem;
}

/** Copies and pastes the items of a list, within a page and between pages. */
export interface ItemClipboard {
  /** What the last copy or paste came to. */
  readonly notice: { readonly text: string; readonly isBad: boolean } | undefined;
  readonly copy: (row: RowAt) => Promise<void>;
  /** Puts a row on the clipboard by its key. */
  readonly copyTo: (data: DataTransfer, row: RowAt) => void;
  readonly paste: (at: number) => Promise<void>;
  /** Takes what a person pastes by key. */
  readonly pasteFrom: (data: DataTransfer, at: number) => void;
}

/**
 * The clipboard of a list.
 * @param insert puts an item into the list and the focus on it
 */
export function useItemClipboard(
  settings: PlacedList | PlacedBlocks,
  insert: (item: FormItem, at: number) => void,
): ItemClipboard {
  const [notice, setNotice] = useState<ItemClipboard['notice']>();
  const { itemLabel } = settings;

  function told(text: string): void {
    setNotice({ text, isBad: false });
  }

  function put(text: string, at: number): void {
    const pasted = pastedItem(text, settings);
    if ('refusal' in pasted) {
      setNotice({ text: pasted.refusal, isBad: true });
      return;
    }
    insert(pasted.item, at);
    told(itemTexts.pasted({ name: itemTexts.name({ label: itemLabel, position: at + 1 }) }));
  }

  function copied(index: number): void {
    told(itemTexts.copied({ name: itemTexts.name({ label: itemLabel, position: index + 1 }) }));
  }

  return {
    notice,
    async copy({ index, item }) {
      await writeClipboard(itemToText(item, itemLabel));
      copied(index);
    },
    copyTo(data, { index, item }) {
      const text = itemToText(item, itemLabel);
      data.setData('text/plain', text);
      noteCopied(text);
      copied(index);
    },
    async paste(at) {
      put(await readClipboard(), at);
    },
    pasteFrom: (data, at) => put(data.getData('text/plain'), at),
  };
}
