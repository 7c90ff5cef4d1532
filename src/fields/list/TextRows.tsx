import { memo, useEffect, useMemo, useRef, useState, type ComponentType, type InputHTMLAttributes } from 'react';
import type { PlacedLinks, PlacedTextList } from '../../definition';
import { useSortableItem } from '../../hooks/useSortableItem';
import { useStableCallback } from '../../hooks/useStableCallback';
import { textOf } from '../../kinds';
import { itemsIn, type FormItem, type FormValue } from '../../tree';
import { useFormView } from '../shared/formView';
import { IconButton } from '../shared/Icon';
import { ListFrame } from '../shared/ListFrame';
import { errorsAt, type Props } from '../shared/rjsf';
import { partIds } from '../shared/widget';
import { AddButton, ClipboardButtons } from './ListButtons';
import { SortableRows } from './SortableRows';
import './TextRows.css';
import { itemTexts } from './texts';
import { useItemClipboard } from './useItemClipboard';
import { useItems } from './useItems';

/** Props of the input of a row. */
export interface RowInputProps {
  readonly id: string;
  /** For example 'Video link 2'. */
  readonly name: string;
  readonly index: number;
  readonly text: string;
  readonly placeholder: string | undefined;
  readonly error: string | undefined;
  readonly isLocked: boolean;
  readonly change: (index: number, text: string | undefined) => void;
}

type OwnAttributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'autoCapitalize' | 'spellCheck'>;

export function TextInput(props: RowInputProps & OwnAttributes) {
  const { id, name, index, text, error, isLocked, change, ...own } = props;
  return (
    <input
      {...own}
      className="f-input"
      id={id}
      type="text"
      aria-label={name}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : partIds(id).error}
      value={text}
      readOnly={isLocked}
      onChange={(event) => change(index, event.target.value || undefined)}
    />
  );
}

interface TextRowProps extends RowInputProps {
  readonly rowKey: string;
  readonly isOnly: boolean;
  readonly Row: ComponentType<RowInputProps>;
  readonly remove: (index: number) => void;
  readonly copy: (index: number) => void;
}

interface TextRowsProps extends Props {
  readonly settings: PlacedLinks | PlacedTextList;
  /** Key of the text in an item. */
  readonly part: string;
  /** Renders the input of a row and what belongs to it. */
  readonly Row: ComponentType<RowInputProps>;
}

/** Texts, one in each row, which can be added, moved and removed. An empty list shows one blank row. */
export function TextRows({ settings, part, Row, ...props }: TextRowsProps) {
  const { fieldPathId, formData, errorSchema, onChange } = props;
  const { path, $id: id } = fieldPathId;
  const { offerUndo } = useFormView();
  const root = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<{ readonly index: number }>();
  const rows = useMemo(() => rowsOf(formData), [formData]);
  const { items, keys, operations } = useItems(rows, path, onChange);
  const filled = useMemo(() => items.filter((item) => item[part] !== undefined), [items, part]);
  const isLocked = props.disabled === true || props.readonly === true;
  const isFull = settings.max !== undefined && items.length >= settings.max;

  const room = settings.max === undefined ? Infinity : settings.max - filled.length;
  const clipboard = useItemClipboard({
    settings,
    room,
    // Pasted items replace rows without a text.
    insert: (pasted) => operations.write([...filled, ...pasted]),
  });
  const change = useStableCallback((index: number, text: string | undefined) => {
    const isOnlyNew = items.length === 1 && items[0]?.$id === undefined;
    if (text === undefined && isOnlyNew) operations.write([]);
    else onChange(text, [...path, index, part]);
  });
  const remove = useStableCallback((index: number) => {
    const item = operations.remove(index);
    if (item && items[index]?.[part] !== undefined) {
      offerUndo({ name: itemTexts.name({ label: settings.itemLabel, position: index + 1 }), at: path, index, item });
    }
    setFocused({ index: Math.min(index, Math.max(0, items.length - 2)) });
  });
  const copy = useStableCallback((index: number) => {
    const item = items[index];
    if (item) void clipboard.copy({ index, item });
  });
  function add(): void {
    operations.insert([{}], items.length);
    setFocused({ index: items.length });
  }

  useEffect(() => {
    if (focused) root.current?.querySelectorAll<HTMLElement>('input')[focused.index]?.focus();
  }, [focused]);

  return (
    <ListFrame field={props} note={itemTexts.count({ count: filled.length })}>
      <div ref={root} id={id} tabIndex={-1} className="f-rows-root">
        <SortableRows keys={keys} itemLabel={settings.itemLabel} move={operations.move}>
          <div className="f-text-rows" role="list" aria-label={settings.label}>
            {items.map((item, index) => (
              <TextRow
                key={keys[index]}
                rowKey={keys[index] ?? String(index)}
                id={`${id}.${index}`}
                name={itemTexts.name({ label: settings.itemLabel, position: index + 1 })}
                index={index}
                Row={Row}
                text={textOf(item[part])}
                placeholder={'placeholder' in settings ? settings.placeholder : undefined}
                isOnly={items.length === 1}
                error={errorsAt(errorSchema, index)?.__errors?.join(' ')}
                isLocked={isLocked}
                change={change}
                remove={remove}
                copy={copy}
              />
            ))}
          </div>
        </SortableRows>
        <div className="f-add-row">
          {!isLocked && <AddButton settings={settings} isFull={isFull} add={add} />}
          <ClipboardButtons
            settings={settings}
            clipboard={clipboard}
            paste={isLocked ? undefined : { at: filled.length, isFull: room <= 0 }}
            copyableItems={filled}
          />
        </div>
      </div>
    </ListFrame>
  );
}

/** The rows of the value, or a blank one. */
function rowsOf(value: FormValue): readonly FormItem[] {
  const items = itemsIn(value);
  return items.length > 0 ? items : [{}];
}

/** One text with its drag handle and buttons. */
const TextRow = memo(function TextRow({ rowKey, isOnly, Row, remove, copy, ...input }: TextRowProps) {
  const { id, name, index, text, error, isLocked } = input;
  const { ref, style, isDragged, grip } = useSortableItem(rowKey, { disabled: isLocked || isOnly });
  return (
    <div ref={ref} className="f-text-row" role="listitem" data-dragged={isDragged || undefined} style={style}>
      <div className="f-with-action">
        {!isLocked && !isOnly && (
          <IconButton {...grip} className="f-grip" label={itemTexts.move({ name })} icon="grip" />
        )}
        <Row {...input} />
        {text !== '' && <IconButton label={itemTexts.copy({ name })} icon="copy" onClick={() => copy(index)} />}
        {!isLocked && !isOnly && (
          <IconButton label={itemTexts.remove({ name })} icon="close" onClick={() => remove(index)} />
        )}
      </div>
      {error !== undefined && (
        <div className="f-error" id={partIds(id).error}>
          {error}
        </div>
      )}
    </div>
  );
});
