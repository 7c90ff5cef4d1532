import { useRef, useState, type KeyboardEvent } from 'react';
import { itemsIn, type TagItem } from '../../tree';
import { TagList } from '../shared/TagList';
import { inputAttributes, type WidgetProps } from '../shared/widget';
import './TagsWidget.css';
import { tagTexts } from './texts';

/** Short texts: each is added on Enter or on blur, and removed with its button (PROPO-003). */
export function TagsWidget(props: WidgetProps<'tags'>) {
  const { id, settings, value, onChange, disabled, readOnly, invalid } = props;
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Adding a removed tag again restores its stored item.
  const former = useRef(new Map<string, TagItem>());
  const items: readonly TagItem[] = itemsIn(value);
  const isLocked = disabled || readOnly;
  const separator = 'by' in settings.place ? settings.place.by : undefined;
  const isRefused = separator !== undefined && typed.includes(separator);
  const refusalId = `${id}:refused`;

  function add(): void {
    const tag = typed.trim();
    if (isRefused) return;
    setTyped('');
    if (tag === '' || items.some((item) => item.tag === tag)) return;
    write([...items, former.current.get(tag) ?? { tag }]);
  }

  function remove(index: number): void {
    write(items.toSpliced(index, 1));
    input.current?.focus();
  }

  function write(changed: readonly TagItem[]): void {
    for (const item of items) if (item.tag !== undefined) former.current.set(item.tag, item);
    onChange(changed);
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <>
      <div className="f-frame f-tags" data-invalid={invalid || undefined} data-locked={isLocked || undefined}>
        <TagList
          label={settings.label}
          tags={items.map(({ tag = '' }, index) => ({ key: `${index} ${tag}`, label: tag }))}
          nameOf={(tag) => tagTexts.remove({ tag })}
          remove={isLocked ? undefined : remove}
        />
        <input
          ref={input}
          type="text"
          autoComplete="off"
          value={typed}
          placeholder={settings.placeholder ?? (isLocked ? undefined : tagTexts.add)}
          {...inputAttributes({ ...props, invalid: invalid || isRefused }, isRefused && refusalId)}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
          onBlur={add}
        />
      </div>
      {isRefused && (
        <div className="f-error" id={refusalId} role="alert">
          {tagTexts.refused({ separator })}
        </div>
      )}
    </>
  );
}
