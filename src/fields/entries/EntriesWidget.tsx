import { Button } from '@mui/material';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import type { PlacedEntries, PlacedPages } from '../../definition';
import { textOf } from '../../kinds';
import type { FormItem, FormValue } from '../../tree';
import { SortableRows } from '../list/SortableRows';
import { useItems } from '../list/useItems';
import { useFormView } from '../shared/formView';
import type { FoundEntry, Linkable } from '../shared/services';
import { partIds, type WidgetProps } from '../shared/widget';
import { EntryChip } from './EntryChip';
import { useNouns } from './nouns';
import { entriesTexts } from './texts';
import { useEntryNames } from './useEntryNames';

/** Comes when entries are picked for the first time. */
const EntryPicker = lazy(async () => ({ default: (await import('./EntryPicker')).EntryPicker }));

/** Pages or records that the field refers to, as chips in their order, and a way to pick others. */
export function EntriesWidget(props: WidgetProps<'pages'> | WidgetProps<'entries'>) {
  const { id, path, settings, value, onChange, disabled, readOnly, describedBy } = props;
  const { label, max } = settings;
  const { removed } = useFormView();
  const write = useCallback((linked: readonly FormItem[]) => onChange(linked as FormValue), [onChange]);
  const { items, keys, operations } = useItems(value, path, write);
  const of = useMemo(() => linkableOf(settings), [settings]);
  const key = settings.type === 'pages' ? 'page' : 'entry';
  const ids = items.map((item) => textOf(item[key]));
  const names = useEntryNames(of, ids);
  const nouns = useNouns(of);
  const [isPicking, setIsPicking] = useState(false);
  const picker = useRef<HTMLButtonElement>(null);
  const isLocked = disabled || readOnly;

  function remove(index: number, name: string): void {
    const item = operations.remove(index);
    if (item) removed({ name, at: path, index, item });
    picker.current?.focus();
  }

  function pick(picked: readonly string[], found: readonly FoundEntry[]): void {
    names.keep(found);
    const kept = new Map(ids.map((entry, index) => [entry, items[index]]));
    write(picked.map((entry): FormItem => kept.get(entry) ?? { $id: entry, [key]: entry }));
  }

  return (
    <div
      id={id}
      tabIndex={-1}
      className="f-rows-root"
      role="group"
      aria-labelledby={partIds(id).label}
      aria-describedby={describedBy}
    >
      {items.length === 0 ? (
        <p className="f-note">{entriesTexts.none(nouns)}</p>
      ) : (
        <SortableRows keys={keys} itemLabel={label} move={operations.move} isGrid>
          <div className="f-entry-list" role="list" aria-label={label}>
            {ids.map((entry, index) => (
              <EntryChip
                key={keys[index]}
                rowKey={keys[index] ?? entry}
                index={index}
                entry={names.find(entry)}
                nouns={nouns}
                isUnnamed={names.retry !== undefined}
                isLocked={isLocked}
                isOnly={items.length === 1}
                remove={remove}
              />
            ))}
          </div>
        </SortableRows>
      )}
      {names.retry && (
        <p className="f-error" role="alert">
          {entriesTexts.namesFailed}{' '}
          <button type="button" className="f-quiet" onClick={names.retry}>
            {entriesTexts.retry}
          </button>
        </p>
      )}
      {!isLocked && (
        <div className="f-add-row">
          <Button
            ref={picker}
            className="f-add"
            variant="text"
            size="small"
            aria-haspopup="dialog"
            onClick={() => setIsPicking(true)}
          >
            {entriesTexts.pick({ label })}
          </Button>
          {max !== undefined && <span className="f-note">{entriesTexts.limit({ ...nouns, limit: max })}</span>}
        </div>
      )}
      {isPicking && (
        <Suspense>
          <EntryPicker
            settings={settings}
            of={of}
            nouns={nouns}
            picked={ids}
            close={() => setIsPicking(false)}
            pick={pick}
          />
        </Suspense>
      )}
    </div>
  );
}

function linkableOf(settings: PlacedPages | PlacedEntries): Linkable {
  return settings.type === 'pages'
    ? { kind: 'pages', tag: settings.pages.tag }
    : { kind: 'entries', area: settings.area };
}
