import { memo, useState } from 'react';
import type { FormItem } from '../../tree';
import { Icon } from '../shared/Icon';
import { fieldTexts } from '../shared/texts';
import type { ItemKind } from './kinds';
import { RowMenu, type RowAction } from './RowMenu';
import { summaryOf } from './summary';
import { itemTexts } from './texts';

interface RowHeadProps {
  /** The id of what takes the focus for the item as a whole. */
  readonly id: string;
  readonly rowKey: string;
  readonly index: number;
  /** For example 'Body 2'. */
  readonly name: string;
  readonly item: FormItem;
  readonly kind: ItemKind | undefined;
  readonly problems: number;
  readonly isOpen: boolean;
  readonly paneId: string | undefined;
  readonly isLocked: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly canAdd: boolean;
  readonly actions: readonly RowAction[];
  readonly toggle: (rowKey: string) => void;
  readonly act: (action: RowAction, index: number) => void;
}

/** The line of a row: number, kind, summary and a mark for problems; opens the row, and its menu. */
export const RowHead = memo(function RowHead(props: RowHeadProps) {
  const { id, rowKey, index, name, item, kind, problems, isOpen, paneId, toggle, act } = props;
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const summary = kind ? summaryOf(kind.fields, item, kind.summary) : itemTexts.unknownKind;
  const spoken = [name, kind?.label, summary, problems > 0 ? fieldTexts.problems({ count: problems }) : undefined];
  return (
    <>
      <button
        type="button"
        className="f-row-toggle"
        id={id}
        {...(paneId === undefined ? { 'aria-expanded': isOpen } : { 'aria-controls': paneId, 'aria-current': isOpen })}
        aria-label={spoken.filter(Boolean).join(' ')}
        onClick={() => toggle(rowKey)}
      >
        <span className="f-row-number">{index + 1}</span> {kind?.sketch}
        {kind?.label !== undefined && <span className="f-kind">{kind.label}</span>}{' '}
        <span className="f-row-summary">{summary}</span>
        {problems > 0 && <span className="f-dot" />}
        <Icon name={paneId === undefined ? 'down' : 'on'} />
      </button>
      {!props.isLocked && props.actions.includes('remove') && (
        <button
          type="button"
          className="f-icon-button"
          aria-label={itemTexts.remove({ name })}
          onClick={() => act('remove', index)}
        >
          <Icon name="close" />
        </button>
      )}
      {!props.isLocked && props.actions.some((action) => action !== 'remove') && (
        <button
          type="button"
          className="f-icon-button f-row-more"
          aria-label={itemTexts.actions({ name })}
          aria-haspopup="menu"
          onClick={(event) => setMenuAt(event.currentTarget)}
        >
          <Icon name="more" />
        </button>
      )}
      {menuAt && (
        <RowMenu
          anchor={menuAt}
          name={name}
          isFirst={props.isFirst}
          isLast={props.isLast}
          canAdd={props.canAdd}
          actions={props.actions}
          close={() => setMenuAt(null)}
          choose={(action) => act(action, index)}
        />
      )}
    </>
  );
});
