import { useMemo, useRef, useState, type ClipboardEvent, type ReactNode } from 'react';
import { ConfirmDialog } from '../../hooks/ConfirmDialog';
import type { FormItem } from '../../tree';
import { ListFrame } from '../shared/ListFrame';
import { errorsAt, sharedPropsOf, type Props } from '../shared/rjsf';
import { useFormServices } from '../shared/services';
import { Chunk, CHUNK_LENGTH } from './Chunk';
import { AddButton, ClipboardButtons } from './ListButtons';
import type { ItemKinds, KindPicker } from './kinds';
import { ItemPane, paneId } from './ItemPane';
import { itemRights } from './RowMenu';
import { Row } from './Row';
import { clipboardRowKey, useRows, type ItemListSettings } from './useRows';
import { SortableRows } from './SortableRows';
import { itemTexts } from './texts';
import { useItems } from './useItems';

interface ItemListProps extends Props {
  readonly settings: ItemListSettings;
  readonly kinds: ItemKinds;
  /** Present if items can be of several kinds. */
  readonly Picker?: KindPicker;
  /** Previews a row as the website might render it; undefined if there is no preview. */
  readonly preview?: ((index: number) => void) | undefined;
}

/** Lists with more rows than this when first rendered are mounted in chunks. */
const WINDOWED_FROM = 2 * CHUNK_LENGTH;

/** The rows of a list or blocks field, with all their actions. */
export function ItemList({ settings, kinds, Picker, preview, ...props }: ItemListProps) {
  const { fieldPathId, formData, errorSchema, onChange } = props;
  const root = useRef<HTMLDivElement>(null);
  const { items, keys, operations } = useItems(formData, fieldPathId.path, onChange);
  // Decided once: switching later would remount every row, and lose what is being typed.
  const [isWindowed] = useState(items.length > WINDOWED_FROM);
  const isLocked = props.disabled === true || props.readonly === true;
  const { can } = useFormServices();
  const hasPreview = preview !== undefined;
  // Memoized, so that rows do not re-render.
  const rights = useMemo(() => itemRights(settings, can, hasPreview), [settings, can, hasPreview]);
  const canAdd = rights.canAdd && (settings.max === undefined || items.length < settings.max);

  const { path } = fieldPathId;
  const needsPicker = Picker !== undefined;
  const rows = useRows({ items, keys, operations, settings, kinds, needsPicker, preview, path, root });
  const { open, clipboard } = rows;

  function onCopy(event: ClipboardEvent): void {
    const key = root.current && clipboardRowKey(root.current, event.target);
    const index = typeof key === 'string' ? keys.indexOf(key) : -1;
    const item = items[index];
    if (!item || !document.getSelection()?.isCollapsed) return;
    event.preventDefault();
    clipboard.copyTo(event.clipboardData, { index, item });
  }

  function onPaste(event: ClipboardEvent): void {
    const key = root.current ? clipboardRowKey(root.current, event.target) : undefined;
    if (isLocked || key === undefined) return;
    event.preventDefault();
    const isLast = key === null || !rights.isOrdered;
    if (canAdd) clipboard.pasteFrom(event.clipboardData, isLast ? items.length : keys.indexOf(key) + 1);
  }

  const mayAdd = !isLocked && rights.canAdd;
  const isBeside = settings.opens === 'beside';
  const selectedIndex = Math.max(
    0,
    keys.findIndex((key) => open.has(key)),
  );

  const shared = sharedPropsOf(props);
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
        actions={rights.actionsOf(item)}
        isSortable={rights.isOrdered}
        isBodyLocked={rights.isLocked(item)}
        itemLabel={settings.itemLabel}
        item={item}
        kind={kinds.of(item)}
        errors={errorsAt(errorSchema, index)}
        listPath={fieldPathId}
        isOpen={isBeside ? index === selectedIndex : open.has(key)}
        paneId={isBeside ? paneId(fieldPathId) : undefined}
        toggle={rows.toggle}
        act={rows.act}
        {...shared}
      />
    );
  };

  // `open` may still hold the keys of removed rows.
  const isAnyOpen = keys.some((key) => open.has(key));
  const toggleAll = items.length > 0 && !isBeside && (
    <button type="button" className="f-quiet" onClick={() => rows.setOpen(isAnyOpen ? NOTHING : new Set(keys))}>
      {isAnyOpen ? itemTexts.collapseAll : itemTexts.expandAll}
      <span className="f-hidden"> {settings.label}</span>
    </button>
  );
  const list = items.length > 0 && (
    <SortableRows keys={keys} itemLabel={settings.itemLabel} move={operations.move}>
      <div className="f-rows" role="list" aria-label={settings.label}>
        {isWindowed ? rowChunks(items, rows.revealedIndex, row) : items.map(row)}
      </div>
    </SortableRows>
  );
  return (
    <ListFrame field={props} note={itemTexts.count({ count: items.length })} actions={toggleAll}>
      <div ref={root} id={fieldPathId.$id} tabIndex={-1} className="f-rows-root" onCopy={onCopy} onPaste={onPaste}>
        {isBeside ? (
          <ItemPane {...{ settings, kinds, items, keys, rows, rights, selectedIndex }} field={props}>
            {list}
          </ItemPane>
        ) : (
          list
        )}
        {rows.confirmingIndex !== undefined && settings.askBeforeRemoval !== undefined && (
          // PROPF-008. The list restores the focus: the row may be deleted.
          <ConfirmDialog
            title={itemTexts.remove({
              name: itemTexts.name({ label: settings.itemLabel, position: rows.confirmingIndex + 1 }),
            })}
            question={settings.askBeforeRemoval}
            isDestructive
            disableRestoreFocus
            onConfirm={() => rows.confirmRemoval(true)}
            onCancel={() => rows.confirmRemoval(false)}
          />
        )}
        {Picker && rows.isPickerOpen && (
          <Picker kinds={kinds.all} choose={rows.choose} cancel={() => rows.choose(undefined)} />
        )}
        <div className="f-add-row">
          {mayAdd && <AddButton settings={settings} isFull={!canAdd} opensDialog={needsPicker} add={rows.add} />}
          <ClipboardButtons
            settings={settings}
            clipboard={clipboard}
            paste={mayAdd ? { at: items.length, isFull: !canAdd } : undefined}
          />
        </div>
      </div>
    </ListFrame>
  );
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The rows of a long list, in chunks.
 * @param revealedIndex a row that must be mounted, wherever it is
 */
function rowChunks(
  items: readonly FormItem[],
  revealedIndex: number | undefined,
  row: (item: FormItem, index: number) => ReactNode,
): readonly ReactNode[] {
  const count = Math.ceil(items.length / CHUNK_LENGTH);
  return Array.from({ length: count }, (_, chunk) => {
    const from = chunk * CHUNK_LENGTH;
    const part = items.slice(from, from + CHUNK_LENGTH);
    const isRevealed = revealedIndex !== undefined && revealedIndex >= from && revealedIndex < from + CHUNK_LENGTH;
    return (
      <Chunk key={chunk} rows={part.length} forceMount={chunk === 0 || isRevealed}>
        {() => part.map((item, offset) => row(item, from + offset))}
      </Chunk>
    );
  });
}
