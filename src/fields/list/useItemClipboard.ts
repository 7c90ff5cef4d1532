import { useState } from 'react';
import type { FormItem } from '../../tree';
import { useLatest } from '../../hooks/useLatest';
import { itemsToText, noteCopied, readClipboard, writeClipboard } from './clipboard';
import { calledIn, pastedItems, type PastedInto } from './pastedItems';
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
  /** Copies several items, or all. */
  readonly copyAll: (items: readonly FormItem[]) => Promise<void>;
  /** Puts a row on the clipboard by its key. */
  readonly copyTo: (data: DataTransfer, row: RowAt) => void;
  readonly paste: (at: number) => Promise<void>;
  /** Takes what a person pastes by key. */
  readonly pasteFrom: (data: DataTransfer, at: number) => void;
}

/**
 * The clipboard of a list.
 * @param options.room how many more items the list may have; any number unless given
 * @param options.nameOf what an item is called at its place; by the list's word for one unless given
 * @param options.insert puts items into the list and the focus on the last of them
 */
export function useItemClipboard(options: {
  readonly settings: PastedInto;
  readonly room?: number;
  readonly nameOf?: (item: FormItem, index: number) => string;
  readonly insert: (items: readonly FormItem[], at: number) => void;
}): ItemClipboard {
  const { settings } = options;
  const [notice, setNotice] = useState<ItemClipboard['notice']>();
  const label = calledIn(settings);
  const byPosition = (_item: FormItem, index: number) => itemTexts.name({ label, position: index + 1 });
  const { nameOf = byPosition } = options;
  // Until the clipboard has answered, the list may have become another one.
  const latest = useLatest(options);

  function told(text: string): void {
    setNotice({ text, isBad: false });
  }

  function refused(text: string): void {
    setNotice({ text, isBad: true });
  }

  function put(text: string, at: number): void {
    const { room = Infinity, insert } = latest.current;
    const pasted = pastedItems(text, settings);
    if ('refusal' in pasted) refused(pasted.refusal);
    else if (pasted.items.length > room) refused(itemTexts.noRoom({ count: pasted.items.length, room }));
    else {
      const { items } = pasted;
      const [first] = items;
      insert(items, at);
      if (items.length === 1 && first) told(itemTexts.pasted({ name: nameOf(first, at) }));
      else told(itemTexts.pastedAll({ count: items.length }));
    }
  }

  function copied({ index, item }: RowAt): void {
    told(itemTexts.copied({ name: nameOf(item, index) }));
  }

  return {
    notice,
    async copy(row) {
      await writeClipboard(itemsToText([row.item], label));
      copied(row);
    },
    async copyAll(items) {
      await writeClipboard(itemsToText(items, label));
      told(itemTexts.copiedAll({ count: items.length }));
    },
    copyTo(data, row) {
      const text = itemsToText([row.item], label);
      data.setData('text/plain', text);
      noteCopied(text);
      copied(row);
    },
    async paste(at) {
      put(await readClipboard(), at);
    },
    pasteFrom: (data, at) => put(data.getData('text/plain'), at),
  };
}
