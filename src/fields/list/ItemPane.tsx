import { toFieldPathId, type FieldPathId } from '@rjsf/utils';
import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { FormItem } from '../../tree';
import { Icon } from '../shared/Icon';
import { ItemFields } from '../shared/ItemFields';
import { errorsAt, sharedPropsOf, type Props } from '../shared/rjsf';
import type { ItemRights } from './RowMenu';
import type { ItemKinds } from './kinds';
import { itemTexts } from './texts';
import type { ItemListSettings, Rows } from './useRows';
import './ItemPane.css';

interface ItemPaneProps {
  readonly settings: ItemListSettings;
  readonly kinds: ItemKinds;
  readonly items: readonly FormItem[];
  readonly keys: readonly string[];
  readonly rows: Rows;
  readonly rights: ItemRights;
  /** Index of the item whose fields are shown. */
  readonly selectedIndex: number;
  readonly field: Props;
  /** The list. */
  readonly children: ReactNode;
}

/** A list with the fields of the selected item next to it; on a narrow screen, one or the other. Arrow keys move along the list. */
export function ItemPane({
  settings,
  kinds,
  items,
  keys,
  rows,
  rights,
  selectedIndex,
  field,
  children,
}: ItemPaneProps) {
  const { registry, fieldPathId, errorSchema } = field;
  const pane = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const path = useMemo(
    () => toFieldPathId(selectedIndex, registry.globalFormOptions, fieldPathId),
    [selectedIndex, registry, fieldPathId],
  );
  const item = items[selectedIndex];
  const key = keys[selectedIndex];
  const kind = item && kinds.of(item);
  const name = itemTexts.name({ label: settings.itemLabel, position: selectedIndex + 1 });
  const { isEntered, toggle, goBack } = rows;

  useEffect(() => {
    if (!isEntered || !isHiddenByStyle(list.current)) return;
    // The list was hidden while it had the focus.
    const { activeElement } = document;
    if (activeElement === document.body || list.current?.contains(activeElement)) pane.current?.focus();
  }, [isEntered]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const toggles = [...event.currentTarget.querySelectorAll<HTMLElement>('.f-row-toggle')];
    const at = toggles.findIndex((one) => one === event.target);
    const next = at < 0 ? undefined : toggles[indexAfterKey(event.key, at, toggles.length)];
    if (!next) return;
    event.preventDefault();
    next.focus();
    const nextKey = next.closest<HTMLElement>('.f-row')?.dataset['row'];
    // On a narrow screen, moving along the list opens no item.
    if (nextKey !== undefined && !isHiddenByStyle(pane.current)) toggle(nextKey);
  }

  return (
    <div className="f-beside" data-entered={isEntered || undefined}>
      <div ref={list} className="f-beside-list" onKeyDown={onKeyDown}>
        {children}
      </div>
      {item && key !== undefined && (
        <div ref={pane} id={paneId(fieldPathId)} className="f-row-pane" data-row={key} tabIndex={-1}>
          <div className="f-row-pane-head">
            <button type="button" className="f-quiet f-row-pane-back" onClick={() => goBack(key)}>
              <Icon name="back" /> {itemTexts.backToList}
            </button>
            <span className="f-subheading" aria-hidden="true">
              {name}
            </span>
          </div>
          {kind && (
            <ItemFields
              key={key}
              {...sharedPropsOf(field)}
              {...{ name, path, item, kind }}
              className="f-row-body"
              errors={errorsAt(errorSchema, selectedIndex)}
              readonly={rights.isLocked(item) || field.readonly}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Element id of the pane next to a list. */
export function paneId({ $id }: FieldPathId): string {
  return `${$id}:pane`;
}

/** Whether CSS hides an element at this screen width. */
function isHiddenByStyle(element: HTMLElement | null): boolean {
  return element !== null && getComputedStyle(element).display === 'none';
}

/** The index that a key moves to; out of range for none. */
function indexAfterKey(key: string, at: number, count: number): number {
  if (key === 'ArrowUp') return at - 1;
  if (key === 'ArrowDown') return at + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : count;
}
