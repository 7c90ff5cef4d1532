import { Button } from '@mui/material';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PlacedLinks } from '../../definition';
import type { FormPath, FormItem, LinkItem } from '../../tree';
import { SortableRows } from '../list/SortableRows';
import { itemTexts } from '../list/texts';
import { useItems } from '../list/useItems';
import { useFormView } from '../shared/formView';
import { ListFrame } from '../shared/ListFrame';
import { errorsAt, settingsOf, type Props } from '../shared/rjsf';
import { useLatest } from '../shared/useLatest';
import { LinkRow } from './LinkRow';

/** Web addresses of videos or panoramas, one in each row. There is always a row to write in. */
export function LinksInput(props: Props) {
  const settings = settingsOf(props.uiSchema);
  if (settings.type !== 'links') throw new TypeError(`A ${settings.type} field holds no links.`);
  return <Links {...props} settings={settings} />;
}

function Links({ settings, ...props }: Props & { readonly settings: PlacedLinks }) {
  const { fieldPathId, formData, errorSchema, onChange, rawErrors } = props;
  const { path, $id: id } = fieldPathId;
  const { removed } = useFormView();
  const root = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<{ readonly index: number }>();
  const write = useCallback(
    (links: readonly FormItem[], at: FormPath) => onChange(links as FormItem[], [...at]),
    [onChange],
  );
  const rows = useMemo(() => rowsOf(formData), [formData]);
  const { items, keys, operations } = useItems(rows, path, write);
  const links: readonly LinkItem[] = items;
  const isLocked = props.disabled === true || props.readonly === true;
  const isFull = settings.max !== undefined && links.length >= settings.max;

  const latest = useLatest({ links, path, write, onChange, itemLabel: settings.itemLabel });
  const change = useCallback(
    (index: number, url: string | undefined) => {
      const now = latest.current;
      const isOnlyNew = now.links.length === 1 && now.links[0]?.$id === undefined;
      if (url === undefined && isOnlyNew) now.write([], now.path);
      else now.onChange(url, [...now.path, index, 'url']);
    },
    [latest],
  );
  const remove = useCallback(
    (index: number) => {
      const { links: before, path: at, itemLabel } = latest.current;
      const item = operations.remove(index);
      if (item && before[index]?.url !== undefined) {
        removed({ name: itemTexts.name({ label: itemLabel, position: index + 1 }), at, index, item });
      }
      setFocused({ index: Math.min(index, Math.max(0, before.length - 2)) });
    },
    [latest, operations, removed],
  );
  function add(): void {
    operations.insert({}, links.length);
    setFocused({ index: links.length });
  }

  useEffect(() => {
    if (focused) root.current?.querySelectorAll<HTMLElement>('input')[focused.index]?.focus();
  }, [focused]);

  return (
    <ListFrame
      id={id}
      path={path}
      label={settings.label}
      help={settings.help}
      note={itemTexts.count({ count: links.filter(({ url }) => url !== undefined).length })}
      error={rawErrors?.join(' ')}
    >
      <div ref={root} id={id} tabIndex={-1} className="f-rows-root">
        <SortableRows keys={keys} itemLabel={settings.itemLabel} move={operations.move}>
          <div className="f-links" role="list" aria-label={settings.label}>
            {links.map(({ url = '' }, index) => (
              <LinkRow
                key={keys[index]}
                rowKey={keys[index] ?? String(index)}
                id={`${id}.${index}`}
                name={itemTexts.name({ label: settings.itemLabel, position: index + 1 })}
                index={index}
                url={url}
                isOnly={links.length === 1}
                error={errorsAt(errorSchema, index)?.__errors?.join(' ')}
                isLocked={isLocked}
                change={change}
                remove={remove}
              />
            ))}
          </div>
        </SortableRows>
        {!isLocked && (
          <div className="f-add-row">
            <Button className="f-add" variant="text" size="small" disabled={isFull} onClick={add}>
              {itemTexts.add({ label: settings.addLabel })}
            </Button>
            {isFull && <span className="f-note">{itemTexts.limit({ limit: settings.max ?? 0 })}</span>}
          </div>
        )}
      </div>
    </ListFrame>
  );
}

/** The stored rows, or one that is empty. */
function rowsOf(value: Props['formData']): readonly LinkItem[] {
  return Array.isArray(value) && value.length > 0 ? (value as readonly LinkItem[]) : [{}];
}
