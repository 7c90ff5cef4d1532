import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { PlacedBlocks, PlacedList } from '../../definition';
import type { FormItem, FormPath } from '../../tree';
import { useFormView, useReveal } from '../shared/formView';
import { useLatest } from '../../hooks/useLatest';
import type { ItemKind, ItemKinds } from './kinds';
import type { RowAction } from './RowMenu';
import { itemTexts } from './texts';
import { useItemClipboard, type ItemClipboard } from './useItemClipboard';
import type { ItemOperations } from './useItems';

interface RowsOptions {
  readonly items: readonly FormItem[];
  readonly keys: readonly string[];
  readonly operations: ItemOperations;
  readonly settings: ItemListSettings;
  readonly kinds: ItemKinds;
  /** Whether it is asked which kind of item is added. */
  readonly asksKind: boolean;
  /** Shows a row as its website might; undefined where nothing is previewed. */
  readonly preview: ((index: number) => void) | undefined;
  readonly path: FormPath;
  readonly root: RefObject<HTMLElement | null>;
}

/** The settings of a list; one of several kinds of items has fewer. */
export type ItemListSettings = PlacedList | (PlacedBlocks & { readonly [Key in ListOnly]?: PlacedList[Key] });

type ListOnly = 'opens' | 'ordered' | 'itemAccess' | 'askBeforeRemoval' | 'keepsLast';

/** Which rows of a list are open or wanted, and what is done to them. The functions stay the same. */
export interface Rows {
  readonly open: ReadonlySet<string>;
  readonly setOpen: (open: ReadonlySet<string>) => void;
  /** The index of the row that was asked for last. */
  readonly shown: number | undefined;
  readonly toggle: (key: string) => void;
  /** Whether the row that is open is seen in place of the list, where there is no room for both. */
  readonly isEntered: boolean;
  /** Shows the list again, with the focus on the row that was entered. */
  readonly goBack: (key: string) => void;
  readonly act: (action: RowAction, index: number) => void;
  /** Adds an item at the end, once its kind is known. */
  readonly add: () => void;
  /** Whether it is being asked which kind of item is added. */
  readonly isChoosing: boolean;
  /** Answers that: adds an empty item, open and with the focus in it, or none. */
  readonly choose: (kind: ItemKind | undefined) => void;
  readonly clipboard: ItemClipboard;
  /** The index of the row whose removal is asked about. */
  readonly asked: number | undefined;
  /** Answers the question: removes the row, or leaves it. */
  readonly answer: (removes: boolean) => void;
}

/** Keeps the rows of a list. */
export function useRows(options: RowsOptions): Rows {
  const { operations, path, root, keys } = options;
  const { removed } = useFormView();
  const [open, setOpen] = useState<ReadonlySet<string>>(NOTHING);
  const [isEntered, setEntered] = useState(false);
  const [shown, setShown] = useState<number>();
  const [focus, setFocus] = useState<FocusRequest>();
  const [askedKey, setAsked] = useState<string>();
  const [place, setPlace] = useState<Place>();
  const latest = useLatest(options);

  const isBeside = options.settings.opens === 'beside';
  const show = useCallback(
    (key: string) => {
      // Beside a list there is room for one row.
      setOpen((keysOpen) => (keysOpen.has(key) ? keysOpen : new Set(isBeside ? [key] : [...keysOpen, key])));
      setEntered(true);
    },
    [isBeside],
  );
  const toggle = useCallback(
    (key: string) => {
      if (isBeside) show(key);
      else setOpen((keysOpen) => toggled(keysOpen, key));
    },
    [isBeside, show],
  );
  const goBack = useCallback((key: string) => {
    setEntered(false);
    setFocus({ key, target: 'toggle' });
  }, []);
  const reveal = useCallback(
    ([index, ...inside]: FormPath) => {
      const key = typeof index === 'number' ? latest.current.keys[index] : undefined;
      if (key === undefined) return;
      setShown(index as number);
      if (inside.length > 0) show(key);
      else setEntered(false);
    },
    [latest, show],
  );
  useReveal(path, reveal);

  const put = useCallback(
    (kind: ItemKind, { key: beside, isBelow }: Place) => {
      const { keys, items } = latest.current;
      const index = indexIn(keys, beside);
      const at = index === undefined ? items.length : index + Number(isBelow);
      const key = operations.insert(kind.newItem(), at);
      setShown(at);
      show(key);
      setFocus({ key, target: 'input' });
    },
    [operations, latest, show],
  );
  const addAt = useCallback(
    (at: Place) => {
      const { kinds, asksKind } = latest.current;
      const [kind] = kinds.all;
      if (asksKind) setPlace(at);
      else if (kind) put(kind, at);
    },
    [latest, put],
  );
  const add = useCallback(() => addAt(AT_END), [addAt]);
  const choose = (kind: ItemKind | undefined) => {
    setPlace(undefined);
    if (kind && place) put(kind, place);
    else setFocus({ key: place?.key, target: 'menu' });
  };

  const { settings, items: all } = options;
  const clipboard = useItemClipboard({
    settings,
    ...(settings.max !== undefined && { room: settings.max - all.length }),
    insert(pasted, at) {
      setFocus({ key: operations.insertAll(pasted, at), target: 'toggle' });
      setShown(at);
    },
  });
  const latestClipboard = useLatest(clipboard);

  const removeRow = useCallback(
    (index: number) => {
      const { items, keys, settings, path: at, kinds } = latest.current;
      const kind = items[index] && kinds.of(items[index]);
      const isEmptied = settings.keepsLast === true && items.length === 1 && kind !== undefined;
      const item = isEmptied ? operations.replace(index, kind.newItem()) : operations.remove(index);
      if (!item) return;
      removed({ name: itemTexts.name({ label: settings.itemLabel, position: index + 1 }), at, index, item });
      const next = isEmptied ? keys[index] : (keys[index + 1] ?? keys[index - 1]);
      if (isBeside && next !== undefined)
        setOpen((keysOpen) => (keysOpen.has(keys[index] ?? '') ? new Set([next]) : keysOpen));
      setFocus({ key: next, target: 'toggle' });
    },
    [operations, latest, removed, isBeside],
  );
  const asked = indexIn(keys, askedKey);
  // Somebody else may have removed the row.
  if (askedKey !== undefined && asked === undefined) {
    setAsked(undefined);
    setFocus({ key: undefined, target: 'menu' });
  }
  const answer = (removes: boolean) => {
    setAsked(undefined);
    if (removes && asked !== undefined) removeRow(asked);
    else setFocus({ key: askedKey, target: 'menu' });
  };

  const act = useCallback(
    (action: RowAction, index: number) => {
      const { items, keys, settings, preview } = latest.current;
      const item = items[index];
      const key = keys[index];
      if (!item || key === undefined) return;
      switch (action) {
        case 'moveUp':
        case 'moveDown': {
          const to = action === 'moveUp' ? index - 1 : index + 1;
          operations.move(index, to);
          setShown(to);
          setFocus({ key, target: 'menu' });
          break;
        }
        case 'duplicate':
          setShown(index + 1);
          setFocus({ key: operations.duplicate(index) ?? key, target: 'toggle' });
          break;
        case 'insertAbove':
        case 'insertBelow':
          addAt({ key, isBelow: action === 'insertBelow' });
          break;
        case 'preview':
          setFocus({ key, target: 'menu' });
          preview?.(index);
          break;
        case 'copy':
          void latestClipboard.current.copy({ index, item });
          setFocus({ key, target: 'menu' });
          break;
        case 'pasteBelow':
          setFocus({ key, target: 'menu' });
          void latestClipboard.current.paste(index + 1);
          break;
        case 'remove':
          if (settings.askBeforeRemoval === undefined) removeRow(index);
          else setAsked(key);
          break;
        default:
          action satisfies never;
      }
    },
    [operations, latest, latestClipboard, addAt, removeRow],
  );

  useEffect(() => {
    if (focus) focusOn(root.current, focus);
  }, [focus, root]);
  const isChoosing = place !== undefined;
  return { open, setOpen, shown, toggle, isEntered, goBack, act, add, isChoosing, choose, clipboard, asked, answer };
}

function indexIn(keys: readonly string[], key: string | undefined): number | undefined {
  const index = key === undefined ? -1 : keys.indexOf(key);
  return index < 0 ? undefined : index;
}

function toggled(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return open.has(key) ? new Set([...open].filter((other) => other !== key)) : new Set([...open, key]);
}

const NOTHING: ReadonlySet<string> = new Set();

/** Where an item is to be added: beside a row, or at the end where there is none. */
interface Place {
  readonly key: string | undefined;
  readonly isBelow: boolean;
}

const AT_END: Place = { key: undefined, isBelow: true };

/** Where the focus goes once a list has changed. */
interface FocusRequest {
  /** The row; undefined when there is none: then the add button has it. */
  readonly key: string | undefined;
  readonly target: 'input' | 'toggle' | 'menu';
}

const TARGETS = {
  input:
    '.f-row-body :is(input:not([type="file"]), textarea, select, .f-drop, [contenteditable], [role="textbox"]):not([disabled])',
  toggle: '.f-row-toggle',
  menu: '.f-row-more',
} as const satisfies Record<FocusRequest['target'], string>;

/** Puts the focus into a row of a list, or else on its add button. */
function focusOn(root: HTMLElement | null, { key, target }: FocusRequest): void {
  // A row whose fields stand beside the list is in two places.
  const rows = key === undefined ? [] : [...(root?.querySelectorAll(`[data-row="${key}"]`) ?? [])];
  const [element] = [TARGETS[target], TARGETS.toggle].flatMap((sought) =>
    rows.flatMap((row) => row.querySelector<HTMLElement>(sought) ?? []),
  );
  (element ?? root?.querySelector<HTMLElement>('.f-add'))?.focus();
}

const TYPED = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';

/**
 * What a copy or paste in a list is about.
 * @returns the key of the row whose head has the focus, null for the list as a whole; undefined where it is about something
 * else: text that is chosen or typed, or a list inside
 */
export function rowOfFocus(root: HTMLElement, target: EventTarget): string | null | undefined {
  if (!(target instanceof HTMLElement) || target.closest(TYPED) || target.closest('.f-rows-root') !== root)
    return undefined;
  const pane = target.closest('.f-row-pane');
  if (pane && root.contains(pane)) return undefined;
  if (!target.closest('.f-row')) return null;
  return target.closest('.f-row-head')?.closest<HTMLElement>('.f-row')?.dataset['row'];
}
