import { toFieldPathId, type FieldPathId } from '@rjsf/utils';
import { memo, useMemo } from 'react';
import type { FormItem } from '../../tree';
import { Icon } from '../shared/Icon';
import { countErrors, type Errors, type Shared } from '../shared/rjsf';
import type { ItemKind } from './kinds';
import { RowHead } from './RowHead';
import { RowBody } from './RowBody';
import type { RowAction } from './RowMenu';
import { itemTexts } from './texts';
import { useSortableItem } from '../../hooks/useSortableItem';
import './Row.css';

export interface RowProps extends Shared {
  readonly rowKey: string;
  readonly index: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly canAdd: boolean;
  readonly itemLabel: string;
  readonly item: FormItem;
  readonly kind: ItemKind | undefined;
  readonly errors: Errors;
  readonly listPath: FieldPathId;
  readonly isOpen: boolean;
  /** The id of what shows the row that is open, where that is not below its line. */
  readonly paneId: string | undefined;
  /** The entries of its menu. */
  readonly actions: readonly RowAction[];
  /** Whether it can be dragged. */
  readonly isSortable: boolean;
  /** Whether its values can only be read. */
  readonly isBodyLocked: boolean;
  readonly toggle: (rowKey: string) => void;
  readonly act: (action: RowAction, index: number) => void;
}

/**
 * One item of a list: a line that says what it holds, and below it, when open, its fields. A closed row mounts no input. The
 * sorting tells every row when rows come and go; what is in the row is not rendered for that.
 */
export const Row = memo(function Row(props: RowProps) {
  const { rowKey, index, itemLabel, item, kind, errors, listPath, isOpen, paneId, registry } = props;
  const isBeside = paneId !== undefined;
  const isLocked = props.disabled === true || props.readonly === true;
  const { ref, style, isDragged, grip } = useSortableItem(rowKey, { disabled: isLocked || !props.isSortable });
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
        {!isLocked && props.isSortable && (
          <button {...grip} type="button" className="f-grip" aria-label={itemTexts.move({ name })}>
            <Icon name="grip" />
          </button>
        )}
        <RowHead
          id={path.$id}
          rowKey={rowKey}
          index={index}
          name={name}
          item={item}
          kind={kind}
          problems={countErrors(errors)}
          isOpen={isOpen}
          paneId={paneId}
          isLocked={isLocked}
          isFirst={props.isFirst}
          isLast={props.isLast}
          canAdd={props.canAdd}
          actions={props.actions}
          toggle={props.toggle}
          act={props.act}
        />
      </div>
      {isOpen && !isBeside && kind && (
        <RowBody
          name={name}
          path={path}
          item={item}
          kind={kind}
          errors={errors}
          registry={registry}
          onChange={props.onChange}
          onBlur={props.onBlur}
          onFocus={props.onFocus}
          disabled={props.disabled}
          readonly={props.isBodyLocked || props.readonly}
        />
      )}
    </div>
  );
});
