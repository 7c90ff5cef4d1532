import { toFieldPathId, type FieldPathId } from '@rjsf/utils';
import { memo, useMemo, useState } from 'react';
import { useSortableItem } from '../../hooks/useSortableItem';
import type { FormItem } from '../../tree';
import { Icon, IconButton } from '../shared/Icon';
import { ItemFields } from '../shared/ItemFields';
import { countErrors, sharedPropsOf, type Errors, type SharedProps } from '../shared/rjsf';
import { fieldTexts } from '../shared/texts';
import type { ItemKind } from './kinds';
import { RowMenu, type RowAction, type RowMenuProps } from './RowMenu';
import { summaryOf } from './summary';
import { itemTexts } from './texts';
import './Row.css';

interface RowProps extends SharedProps, Pick<RowMenuProps, 'actions' | 'isFirst' | 'isLast' | 'canAdd'> {
  readonly rowKey: string;
  readonly index: number;
  readonly itemLabel: string;
  readonly item: FormItem;
  readonly kind: ItemKind | undefined;
  readonly errors: Errors;
  readonly listPath: FieldPathId;
  readonly isOpen: boolean;
  /** Id of the pane with the fields of the open row; undefined if they are rendered below the row. */
  readonly paneId: string | undefined;
  /** Whether it can be dragged. */
  readonly isSortable: boolean;
  /** Whether its fields are read-only. */
  readonly isBodyLocked: boolean;
  readonly toggle: (rowKey: string) => void;
  readonly act: (action: RowAction, index: number) => void;
}

/**
 * One item of a list: a summary line with its fields below it when open. A closed row mounts no inputs. Drag and drop re-renders
 * every row when rows are added or removed, but not their memoized content.
 */
export const Row = memo(function Row(props: RowProps) {
  const { itemLabel, errors, listPath, isSortable, isBodyLocked, ...others } = props;
  const { registry, onChange, onBlur, onFocus, disabled, readonly, ...head } = others;
  const { rowKey, index, item, kind, isOpen, paneId } = head;
  const isBeside = paneId !== undefined;
  const isLocked = disabled === true || readonly === true;
  const { ref, style, isDragged, grip } = useSortableItem(rowKey, { disabled: isLocked || !isSortable });
  const path = useMemo(() => toFieldPathId(index, registry.globalFormOptions, listPath), [index, registry, listPath]);
  const name = itemTexts.name({ label: itemLabel, position: index + 1 });
  return (
    <div
      ref={ref}
      className="f-row"
      role="listitem"
      data-row={rowKey}
      data-open={(isOpen && !isBeside) || undefined}
      data-chosen={(isOpen && isBeside) || undefined}
      data-dragged={isDragged || undefined}
      style={style}
    >
      <div className="f-row-head">
        {!isLocked && isSortable && (
          <IconButton {...grip} className="f-grip" label={itemTexts.move({ name })} icon="grip" />
        )}
        <RowHead {...head} id={path.$id} name={name} problems={countErrors(errors)} isLocked={isLocked} />
      </div>
      {isOpen && !isBeside && kind && (
        <ItemFields
          {...sharedPropsOf(props)}
          {...{ name, path, item, kind, errors }}
          className="f-row-body"
          readonly={isBodyLocked || readonly}
        />
      )}
    </div>
  );
});

interface RowHeadProps extends Omit<
  RowProps,
  keyof SharedProps | 'itemLabel' | 'errors' | 'listPath' | 'isSortable' | 'isBodyLocked'
> {
  /** Id of the element that is focused for the item itself. */
  readonly id: string;
  /** For example 'Body 2'. */
  readonly name: string;
  readonly problems: number;
  readonly isLocked: boolean;
}

/** The summary line of a row: number, kind, summary and problem mark. It toggles the row and opens its menu. */
const RowHead = memo(function RowHead(props: RowHeadProps) {
  const { id, rowKey, index, name, item, kind, problems, isOpen, paneId, toggle, act } = props;
  const { isLocked, isFirst, isLast, canAdd, actions } = props;
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const summary = kind ? summaryOf(kind.fields, item, kind.summary) : itemTexts.unknownKind;
  const nameParts = [name, kind?.label, summary, problems > 0 ? fieldTexts.problems({ count: problems }) : undefined];
  return (
    <>
      <button
        type="button"
        className="f-row-toggle"
        id={id}
        {...(paneId === undefined ? { 'aria-expanded': isOpen } : { 'aria-controls': paneId, 'aria-current': isOpen })}
        aria-label={nameParts.filter(Boolean).join(' ')}
        onClick={() => toggle(rowKey)}
      >
        <span className="f-row-number">{index + 1}</span> {kind?.sketch}
        {kind?.label !== undefined && <span className="f-kind">{kind.label}</span>}{' '}
        <span className="f-row-summary">{summary}</span>
        {problems > 0 && <span className="f-dot" />}
        <Icon name={paneId === undefined ? 'down' : 'on'} />
      </button>
      {!isLocked && actions.includes('remove') && (
        <IconButton label={itemTexts.remove({ name })} icon="close" onClick={() => act('remove', index)} />
      )}
      {!isLocked && actions.some((action) => action !== 'remove') && (
        <IconButton
          className="f-icon-button f-row-more"
          label={itemTexts.actions({ name })}
          icon="more"
          aria-haspopup="menu"
          onClick={(event) => setMenuAt(event.currentTarget)}
        />
      )}
      {menuAt && (
        <RowMenu
          anchor={menuAt}
          {...{ name, isFirst, isLast, canAdd, actions }}
          close={() => setMenuAt(null)}
          choose={(action) => act(action, index)}
        />
      )}
    </>
  );
});
