import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { itemTexts } from '../../lib/messages';
import type { FormItem, FormPath } from '../../tree';
import { useFormView, useReveal } from '../shared/formView';
import { ListFrame } from '../shared/ListFrame';
import { errorsAt, type Props } from '../shared/rjsf';
import { AddButton } from './AddButton';
import { Chunk, CHUNK_LENGTH } from './Chunk';
import type { ItemKind, ItemKinds } from './kinds';
import { Row } from './Row';
import type { RowAction } from './RowMenu';
import { SortableRows } from './SortableRows';
import { useItems } from './useItems';

interface ItemListProps extends Props {
  readonly settings: {
    readonly label: string;
    readonly help?: string;
    readonly addLabel: string;
    readonly itemLabel: string;
    readonly max?: number;
  };
  readonly kinds: ItemKinds;
}

/** A list that begins with more rows than this is mounted by chunks. */
const WINDOWED_FROM = 2 * CHUNK_LENGTH;

/** The rows of a list or of blocks, with everything that can be done to them. */
export function ItemList({ settings, kinds, ...props }: ItemListProps) {
  const { fieldPathId, formData, errorSchema, rawErrors, onChange } = props;
  const { removed } = useFormView();
  const root = useRef<HTMLDivElement>(null);
  const write = useCallback(
    (items: readonly FormItem[], path: FormPath) => onChange(items as FormItem[], [...path]),
    [onChange],
  );
  const { items, keys, operations } = useItems(formData, fieldPathId.path, write);
  // Decided once: to change it later would mount every row anew, with what is being typed in it.
  const [isWindowed] = useState(items.length > WINDOWED_FROM);
  const [open, setOpen] = useState<ReadonlySet<string>>(NOTHING);
  const [shown, setShown] = useState<number>();
  const [focus, setFocus] = useState<FocusRequest>();
  const isLocked = props.disabled === true || props.readonly === true;
  const canAdd = settings.max === undefined || items.length < settings.max;

  const toggle = useCallback((key: string) => setOpen((keysOpen) => toggled(keysOpen, key)), []);
  const latest = useLatest({ items, keys, itemLabel: settings.itemLabel, path: fieldPathId.path, kinds });
  const reveal = useCallback(
    ([index, ...inside]: FormPath) => {
      const key = typeof index === 'number' ? latest.current.keys[index] : undefined;
      if (key === undefined) return;
      setShown(index as number);
      if (inside.length === 0) return;
      setOpen((keysOpen) => (keysOpen.has(key) ? keysOpen : new Set([...keysOpen, key])));
    },
    [latest],
  );
  useReveal(fieldPathId.path, reveal);

  const add = useCallback(
    (kind: ItemKind, at: number) => {
      const key = operations.insert(kind.newItem(), at);
      setOpen((keysOpen) => new Set([...keysOpen, key]));
      setShown(at);
      setFocus({ key, target: 'input' });
    },
    [operations],
  );
  const act = useCallback(
    (action: RowAction, index: number) => {
      const { items: now, keys: nowKeys, itemLabel, path, kinds: nowKinds } = latest.current;
      const item = now[index];
      const key = nowKeys[index];
      if (!item || key === undefined) return;
      switch (action) {
        case 'moveUp':
        case 'moveDown':
          operations.move(index, action === 'moveUp' ? index - 1 : index + 1);
          setFocus({ key, target: 'menu' });
          break;
        case 'duplicate':
          setFocus({ key: operations.duplicate(index) ?? key, target: 'toggle' });
          break;
        case 'insertBelow': {
          const kind = nowKinds.of(item) ?? nowKinds.all[0];
          if (kind) add(kind, index + 1);
          break;
        }
        case 'remove':
          operations.remove(index);
          removed({ name: itemTexts.name(itemLabel, index), list: path, index, item });
          setFocus({ key: nowKeys[index + 1] ?? nowKeys[index - 1], target: 'toggle' });
          break;
        default:
          action satisfies never;
      }
    },
    [operations, latest, add, removed],
  );

  useEffect(() => {
    if (focus) focusOn(root.current, focus);
  }, [focus]);

  const row = (item: FormItem, index: number): ReactNode => {
    const key = keys[index] ?? String(index);
    return (
      <Row
        key={key}
        rowKey={key}
        index={index}
        isFirst={index === 0}
        isLast={index === items.length - 1}
        canAdd={canAdd}
        itemLabel={settings.itemLabel}
        item={item}
        kind={kinds.of(item)}
        errors={errorsAt(errorSchema, index)}
        listPath={fieldPathId}
        isOpen={open.has(key)}
        toggle={toggle}
        act={act}
        registry={props.registry}
        onChange={onChange}
        onBlur={props.onBlur}
        onFocus={props.onFocus}
        disabled={props.disabled}
        readonly={props.readonly}
      />
    );
  };

  const areAllOpen = items.length > 0 && keys.every((key) => open.has(key));
  const toggleAll = items.length > 0 && (
    <button type="button" className="f-quiet" onClick={() => setOpen(open.size > 0 ? NOTHING : new Set(keys))}>
      {areAllOpen || open.size > 0 ? itemTexts.collapseAll : itemTexts.expandAll}
      <span className="f-hidden"> {settings.label}</span>
    </button>
  );
  return (
    <ListFrame
      id={fieldPathId.$id}
      path={fieldPathId.path}
      label={settings.label}
      help={settings.help}
      note={itemTexts.count(items.length)}
      actions={toggleAll}
      error={rawErrors?.join(' ')}
    >
      <div ref={root} id={fieldPathId.$id} tabIndex={-1} className="f-rows-root">
        {items.length > 0 && (
          <SortableRows keys={keys} itemLabel={settings.itemLabel} move={operations.move}>
            <div className="f-rows" role="list" aria-label={settings.label}>
              {isWindowed ? chunks(items, shown, row) : items.map(row)}
            </div>
          </SortableRows>
        )}
        {!isLocked && (
          <AddButton
            label={settings.addLabel}
            kinds={kinds.all}
            limit={canAdd ? undefined : settings.max}
            add={(kind) => add(kind, items.length)}
          />
        )}
      </div>
    </ListFrame>
  );
}

function chunks(
  items: readonly FormItem[],
  shown: number | undefined,
  row: (item: FormItem, index: number) => ReactNode,
): readonly ReactNode[] {
  const count = Math.ceil(items.length / CHUNK_LENGTH);
  return Array.from({ length: count }, (_, chunk) => {
    const from = chunk * CHUNK_LENGTH;
    const part = items.slice(from, from + CHUNK_LENGTH);
    const isAsked = shown !== undefined && shown >= from && shown < from + CHUNK_LENGTH;
    return (
      <Chunk key={chunk} rows={part.length} wanted={chunk === 0 || isAsked}>
        {() => part.map((item, offset) => row(item, from + offset))}
      </Chunk>
    );
  });
}

/** Where the focus goes once the list has changed. */
interface FocusRequest {
  /** Undefined when no row is left: then the add button has it. */
  readonly key: string | undefined;
  readonly target: 'input' | 'toggle' | 'menu';
}

const TARGETS = {
  input: '.f-row-body :is(input, textarea, select, [contenteditable], [role="textbox"]):not([disabled])',
  toggle: '.f-row-toggle',
  menu: '.f-row-more',
} as const satisfies Record<FocusRequest['target'], string>;

function focusOn(root: HTMLElement | null, { key, target }: FocusRequest): void {
  const row = key === undefined ? undefined : root?.querySelector(`[data-row="${key}"]`);
  const element = row
    ? (row.querySelector<HTMLElement>(TARGETS[target]) ?? row.querySelector<HTMLElement>(TARGETS.toggle))
    : undefined;
  (element ?? root?.querySelector<HTMLElement>('.f-add'))?.focus();
}

function toggled(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return open.has(key) ? new Set([...open].filter((other) => other !== key)) : new Set([...open, key]);
}

/** The newest value, for functions that stay the same. */
function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

const NOTHING: ReadonlySet<string> = new Set();
