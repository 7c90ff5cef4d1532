import { useEffect, useState, type RefObject } from 'react';
import type { PlacedBlocks, PlacedList } from '../../definition';
import type { FormPath } from '../../tree';
import { useFormView, useReveal } from '../shared/formView';
import { useStableCallback } from '../../hooks/useStableCallback';
import type { ItemKind, ItemKinds } from './kinds';
import type { RowAction } from './RowMenu';
import { itemTexts } from './texts';
import { useItemClipboard, type ItemClipboard } from './useItemClipboard';
import type { Items } from './useItems';

interface RowsOptions extends Items {
  readonly settings: ItemListSettings;
  readonly kinds: ItemKinds;
  /** Whether the user picks the kind of a new item. */
  readonly needsPicker: boolean;
  /** Previews a row as the website might render it; undefined if there is no preview. */
  readonly preview: ((index: number) => void) | undefined;
  readonly path: FormPath;
  readonly root: RefObject<HTMLElement | null>;
}

/** The settings of a list or blocks field; blocks lack some of them. */
export type ItemListSettings = PlacedList | (PlacedBlocks & { readonly [Key in ListOnly]?: PlacedList[Key] });

type ListOnly = 'opens' | 'ordered' | 'itemAccess' | 'askBeforeRemoval' | 'keepsLast';

/** The state of the rows of a list, and their actions. `setOpen`, `toggle` and `act` are stable. */
export interface Rows {
  readonly open: ReadonlySet<string>;
  readonly setOpen: (open: ReadonlySet<string>) => void;
  /** Index of the last row that must be mounted, because it was added, moved or revealed. */
  readonly revealedIndex: number | undefined;
  readonly toggle: (key: string) => void;
  /** Whether a narrow screen shows the open row instead of the list. */
  readonly isEntered: boolean;
  /** Returns to the list, with the focus on the row that was open. */
  readonly goBack: (key: string) => void;
  readonly act: (action: RowAction, index: number) => void;
  /** Adds an item to the end, after the user has picked its kind if there are several. */
  readonly add: () => void;
  /** Whether the kind picker is open. */
  readonly isPickerOpen: boolean;
  /** Closes the picker; adds an empty item of the kind, opens and focuses it, unless cancelled (undefined). */
  readonly choose: (kind: ItemKind | undefined) => void;
  readonly clipboard: ItemClipboard;
  /** Index of the row whose removal awaits confirmation. */
  readonly confirmingIndex: number | undefined;
  /** Closes the confirmation; removes the row if confirmed. */
  readonly confirmRemoval: (isConfirmed: boolean) => void;
}

export function useRows(options: RowsOptions): Rows {
  const { items, keys, operations, settings, kinds, needsPicker, path, root } = options;
  const { offerUndo } = useFormView();
  const [open, setOpen] = useState<ReadonlySet<string>>(NOTHING);
  const [isEntered, setEntered] = useState(false);
  const [revealedIndex, setRevealedIndex] = useState<number>();
  const [focus, setFocus] = useState<FocusRequest>();
  const [confirmingKey, setConfirmingKey] = useState<string>();
  const [insertAt, setInsertAt] = useState<InsertPosition>();

  const isBeside = settings.opens === 'beside';
  function show(key: string): void {
    // The pane next to a list shows a single row.
    setOpen((keysOpen) => (keysOpen.has(key) ? keysOpen : new Set(isBeside ? [key] : [...keysOpen, key])));
    setEntered(true);
  }

  function toggle(key: string): void {
    if (isBeside) show(key);
    else setOpen((keysOpen) => toggled(keysOpen, key));
  }

  function goBack(key: string): void {
    setEntered(false);
    setFocus({ key, target: 'toggle' });
  }

  useReveal(path, ([index, ...inside]) => {
    const key = typeof index === 'number' ? keys[index] : undefined;
    if (key === undefined) return;
    setRevealedIndex(index as number);
    if (inside.length > 0) show(key);
    else setEntered(false);
  });

  function insertItem(kind: ItemKind, { key: anchorKey, isBelow }: InsertPosition): void {
    const index = indexIn(keys, anchorKey);
    const at = index === undefined ? items.length : index + Number(isBelow);
    const key = operations.insert([kind.newItem()], at);
    setRevealedIndex(at);
    show(key);
    setFocus({ key, target: 'input' });
  }

  function addAt(at: InsertPosition): void {
    const [kind] = kinds.all;
    if (needsPicker) setInsertAt(at);
    else if (kind) insertItem(kind, at);
  }

  function choose(kind: ItemKind | undefined): void {
    setInsertAt(undefined);
    if (kind && insertAt) insertItem(kind, insertAt);
    else setFocus({ key: insertAt?.key, target: 'menu' });
  }

  const clipboard = useItemClipboard({
    settings,
    ...(settings.max !== undefined && { room: settings.max - items.length }),
    insert(pasted, at) {
      setFocus({ key: operations.insert(pasted, at), target: 'toggle' });
      setRevealedIndex(at);
    },
  });

  function removeRow(index: number): void {
    const kind = items[index] && kinds.of(items[index]);
    const isEmptied = settings.keepsLast === true && items.length === 1 && kind !== undefined;
    const item = isEmptied ? operations.replace(index, kind.newItem()) : operations.remove(index);
    if (!item) return;
    offerUndo({ name: itemTexts.name({ label: settings.itemLabel, position: index + 1 }), at: path, index, item });
    const next = isEmptied ? keys[index] : (keys[index + 1] ?? keys[index - 1]);
    if (isBeside && next !== undefined)
      setOpen((keysOpen) => (keysOpen.has(keys[index] ?? '') ? new Set([next]) : keysOpen));
    setFocus({ key: next, target: 'toggle' });
  }

  const confirmingIndex = indexIn(keys, confirmingKey);
  // Another user may have removed the row.
  if (confirmingKey !== undefined && confirmingIndex === undefined) {
    setConfirmingKey(undefined);
    setFocus({ key: undefined, target: 'menu' });
  }
  function confirmRemoval(isConfirmed: boolean): void {
    setConfirmingKey(undefined);
    if (isConfirmed && confirmingIndex !== undefined) removeRow(confirmingIndex);
    else setFocus({ key: confirmingKey, target: 'menu' });
  }

  function act(action: RowAction, index: number): void {
    const item = items[index];
    const key = keys[index];
    if (!item || key === undefined) return;
    switch (action) {
      case 'moveUp':
      case 'moveDown': {
        const to = action === 'moveUp' ? index - 1 : index + 1;
        operations.move(index, to);
        setRevealedIndex(to);
        setFocus({ key, target: 'menu' });
        break;
      }
      case 'duplicate':
        setRevealedIndex(index + 1);
        setFocus({ key: operations.duplicate(index) ?? key, target: 'toggle' });
        break;
      case 'insertAbove':
      case 'insertBelow':
        addAt({ key, isBelow: action === 'insertBelow' });
        break;
      case 'preview':
        setFocus({ key, target: 'menu' });
        options.preview?.(index);
        break;
      case 'copy':
        void clipboard.copy({ index, item });
        setFocus({ key, target: 'menu' });
        break;
      case 'pasteBelow':
        setFocus({ key, target: 'menu' });
        void clipboard.paste(index + 1);
        break;
      case 'remove':
        if (settings.askBeforeRemoval === undefined) removeRow(index);
        else setConfirmingKey(key);
        break;
      default:
        action satisfies never;
    }
  }

  useEffect(() => {
    if (focus) focusOn(root.current, focus);
  }, [focus, root]);
  return {
    open,
    setOpen,
    revealedIndex,
    toggle: useStableCallback(toggle),
    isEntered,
    goBack,
    act: useStableCallback(act),
    add: () => addAt(AT_END),
    isPickerOpen: insertAt !== undefined,
    choose,
    clipboard,
    confirmingIndex,
    confirmRemoval,
  };
}

function indexIn(keys: readonly string[], key: string | undefined): number | undefined {
  const index = key === undefined ? -1 : keys.indexOf(key);
  return index < 0 ? undefined : index;
}

function toggled(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return open.has(key) ? new Set([...open].filter((other) => other !== key)) : new Set([...open, key]);
}

const NOTHING: ReadonlySet<string> = new Set();

interface InsertPosition {
  /** The row to insert next to; undefined for the end of the list. */
  readonly key: string | undefined;
  readonly isBelow: boolean;
}

const AT_END: InsertPosition = { key: undefined, isBelow: true };

/** The element to focus after a change of the list. */
interface FocusRequest {
  /** The row; undefined for the add button. */
  readonly key: string | undefined;
  readonly target: 'input' | 'toggle' | 'menu';
}

const TARGETS = {
  input:
    '.f-row-body :is(input:not([type="file"]), textarea, select, .f-drop, [contenteditable], [role="textbox"]):not([disabled])',
  toggle: '.f-row-toggle',
  menu: '.f-row-more',
} as const satisfies Record<FocusRequest['target'], string>;

/** Focuses an element of a row, or else the add button of the list. */
function focusOn(root: HTMLElement | null, { key, target }: FocusRequest): void {
  // With a pane, two elements belong to the row.
  const rows = key === undefined ? [] : [...(root?.querySelectorAll(`[data-row="${key}"]`) ?? [])];
  const [element] = [TARGETS[target], TARGETS.toggle].flatMap((selector) =>
    rows.flatMap((row) => row.querySelector<HTMLElement>(selector) ?? []),
  );
  (element ?? root?.querySelector<HTMLElement>('.f-add'))?.focus();
}

const TEXT_INPUTS = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';

/**
 * The target of a copy or paste event in a list.
 * @returns the key of the row whose head has the focus; null for the list itself; undefined if the event is not about items, but
 * about text in an input or in an open row, or about a nested list
 */
export function clipboardRowKey(root: HTMLElement, target: EventTarget): string | null | undefined {
  if (!(target instanceof HTMLElement) || target.closest(TEXT_INPUTS) || target.closest('.f-rows-root') !== root)
    return undefined;
  const pane = target.closest('.f-row-pane');
  if (pane && root.contains(pane)) return undefined;
  if (!target.closest('.f-row')) return null;
  return target.closest('.f-row-head')?.closest<HTMLElement>('.f-row')?.dataset['row'];
}
