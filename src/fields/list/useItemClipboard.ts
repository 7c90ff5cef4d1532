import { useState } from 'react';
import type { FormItem } from '../../tree';
import { useLatest } from '../../hooks/useLatest';
import { useFormView } from '../shared/formView';
import { itemsToText, recordCopied, readClipboard, writeClipboard } from './clipboard';
import { itemLabelOf, parsePastedItems, type PasteTarget } from './pastedItems';
import { itemTexts } from './texts';

/** An item and its position. */
interface RowAt {
  readonly index: number;
  readonly item: FormItem;
}

/** Copies and pastes the items of a list, within a page and between pages. */
export interface ItemClipboard {
  /** Outcome of the last copy or paste. */
  readonly notice: { readonly text: string; readonly isError: boolean } | undefined;
  readonly copy: (row: RowAt) => Promise<void>;
  readonly copyAll: (items: readonly FormItem[]) => Promise<void>;
  /** Handles a copy event. */
  readonly copyTo: (data: DataTransfer, row: RowAt) => void;
  readonly paste: (at: number) => Promise<void>;
  /** Handles a paste event. */
  readonly pasteFrom: (data: DataTransfer, at: number) => void;
}

/**
 * Copy and paste for a list.
 * @param options.room how many more items the list may hold; default: unlimited
 * @param options.nameOf display name of an item; default: item label and position
 * @param options.insert inserts items into the list and focuses the last one
 */
export function useItemClipboard(options: {
  readonly settings: PasteTarget;
  readonly room?: number;
  readonly nameOf?: (item: FormItem, index: number) => string;
  readonly insert: (items: readonly FormItem[], at: number) => void;
}): ItemClipboard {
  const { settings } = options;
  const { brand } = useFormView();
  const [notice, setNotice] = useState<ItemClipboard['notice']>();
  const label = itemLabelOf(settings);
  const from = { itemLabel: label, brand };
  const byPosition = (_item: FormItem, index: number) => itemTexts.name({ label, position: index + 1 });
  const { nameOf = byPosition } = options;
  // The list may change while the clipboard is being read.
  const latest = useLatest(options);

  function notify(text: string, isError = false): void {
    setNotice({ text, isError });
  }

  function insertPasted(text: string, at: number): void {
    const { room = Infinity, insert } = latest.current;
    const pasted = parsePastedItems(text, settings, brand);
    if ('refusal' in pasted) {
      notify(pasted.refusal, true);
      return;
    }
    const { items, warning } = pasted;
    if (items.length > room) {
      notify(itemTexts.noRoom({ count: items.length, room }), true);
      return;
    }
    insert(items, at);
    const [first] = items;
    const isOne = items.length === 1 && first;
    const outcome = isOne
      ? itemTexts.pasted({ name: nameOf(first, at) })
      : itemTexts.pastedAll({ count: items.length });
    notify([outcome, warning].filter(Boolean).join(' '), warning !== undefined);
  }

  function notifyCopied({ index, item }: RowAt): void {
    notify(itemTexts.copied({ name: nameOf(item, index) }));
  }

  return {
    notice,
    async copy(row) {
      await writeClipboard(itemsToText([row.item], from));
      notifyCopied(row);
    },
    async copyAll(items) {
      await writeClipboard(itemsToText(items, from));
      notify(itemTexts.copiedAll({ count: items.length }));
    },
    copyTo(data, row) {
      const text = itemsToText([row.item], from);
      data.setData('text/plain', text);
      recordCopied(text);
      notifyCopied(row);
    },
    async paste(at) {
      insertPasted(await readClipboard(), at);
    },
    pasteFrom: (data, at) => insertPasted(data.getData('text/plain'), at),
  };
}
