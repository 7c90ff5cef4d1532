import { useSortable } from '@dnd-kit/sortable';
import { toFieldPathId, type FieldPathId } from '@rjsf/utils';
import { memo, useMemo, useState } from 'react';
import { formTexts, itemTexts } from '../../lib/messages';
import type { FormItem } from '../../tree';
import { Icon } from '../shared/Icon';
import { countErrors, schemaFieldOf, type Errors, type Shared } from '../shared/rjsf';
import type { ItemKind } from './kinds';
import { RowMenu, type RowAction } from './RowMenu';
import { summaryOf } from './summary';

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
  readonly toggle: (rowKey: string) => void;
  readonly act: (action: RowAction, index: number) => void;
}

/** One item of a list: a line that says what it holds, and below it, when open, its fields. A closed row mounts no input. */
export const Row = memo(function Row(props: RowProps) {
  const { rowKey, index, itemLabel, item, kind, errors, isOpen, toggle, act } = props;
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const isLocked = props.disabled === true || props.readonly === true;
  const sortable = useSortable({ id: rowKey, disabled: isLocked, animateLayoutChanges: never });
  const name = itemTexts.name(itemLabel, index);
  const problems = countErrors(errors);
  const { transform, transition } = sortable;
  const style = transform ? { transform: `translate3d(0, ${transform.y}px, 0)`, transition } : undefined;
  return (
    <div
      ref={sortable.setNodeRef}
      className="f-row"
      role="listitem"
      data-row={rowKey}
      data-open={isOpen || undefined}
      data-dragged={sortable.isDragging || undefined}
      style={style}
    >
      <div className="f-row-head">
        {!isLocked && (
          <button
            type="button"
            className="f-grip"
            ref={sortable.setActivatorNodeRef}
            {...sortable.attributes}
            {...sortable.listeners}
            aria-label={itemTexts.move(name)}
          >
            <Icon name="grip" />
          </button>
        )}
        <button
          type="button"
          className="f-row-toggle"
          id={[props.listPath.$id, index].join(props.registry.globalFormOptions.idSeparator)}
          aria-expanded={isOpen}
          onClick={() => toggle(rowKey)}
        >
          <span className="f-hidden">{itemLabel} </span>
          <span className="f-row-number">{index + 1} </span>
          {kind?.label !== undefined && <span className="f-kind">{kind.label} </span>}
          <span className="f-row-summary">
            {kind ? summaryOf(kind.fields, item, kind.summary) : itemTexts.unknownKind}{' '}
          </span>
          {problems > 0 && (
            <span className="f-dot">
              <span className="f-hidden">{formTexts.problems(problems)}</span>
            </span>
          )}
          <Icon name="down" />
        </button>
        {!isLocked && (
          <button
            type="button"
            className="f-icon-button f-row-more"
            aria-label={itemTexts.actions(name)}
            aria-haspopup="menu"
            onClick={(event) => setMenuAt(event.currentTarget)}
          >
            <Icon name="more" />
          </button>
        )}
      </div>
      {menuAt && (
        <RowMenu
          anchor={menuAt}
          name={name}
          isFirst={props.isFirst}
          isLast={props.isLast}
          canAdd={props.canAdd}
          close={() => setMenuAt(null)}
          choose={(action) => act(action, index)}
        />
      )}
      {isOpen && kind && (
        <div className="f-row-body" role="group" aria-label={name}>
          <RowBody {...props} kind={kind} />
        </div>
      )}
    </div>
  );
});

function RowBody({ index, item, kind, errors, listPath, registry, ...props }: RowProps & { readonly kind: ItemKind }) {
  const path = useMemo(() => toFieldPathId(index, registry.globalFormOptions, listPath), [index, registry, listPath]);
  const SchemaField = schemaFieldOf(registry);
  return (
    <SchemaField
      name={String(index)}
      schema={kind.schema}
      uiSchema={kind.uiSchema}
      formData={item}
      errorSchema={errors}
      fieldPathId={path}
      registry={registry}
      onChange={props.onChange}
      onBlur={props.onBlur}
      onFocus={props.onFocus}
      disabled={props.disabled}
      readonly={props.readonly}
    />
  );
}

/** Rows take their places at once; only the dragged one moves. */
function never(): boolean {
  return false;
}
