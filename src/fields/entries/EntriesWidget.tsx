import { Button } from '@mui/material';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import type { PlacedEntries, PlacedPages } from '../../definition';
import { useAnswer } from '../../hooks/useAnswer';
import { textOf } from '../../kinds';
import type { FormItem } from '../../tree';
import { SortableRows } from '../list/SortableRows';
import { useItems } from '../list/useItems';
import { useFormView } from '../shared/formView';
import { useFormServices, type FoundEntry, type Linkable, type LinkedEntry } from '../shared/services';
import { groupAttributes, type WidgetProps } from '../shared/widget';
import { EntryChip } from './EntryChip';
import { useNouns } from './nouns';
import { entriesTexts } from './texts';

/** Comes when entries are picked for the first time. */
const EntryPicker = lazy(async () => ({ default: (await import('./EntryPicker')).EntryPicker }));

/** Pages or records that the field refers to, as chips in their order, and a way to pick others. */
export function EntriesWidget(props: WidgetProps<'pages'> | WidgetProps<'entries'>) {
  const { id, path, settings, value, onChange, disabled, readOnly } = props;
  const { label, max } = settings;
  const { removed } = useFormView();
  const { items, keys, operations } = useItems(value, path, (linked) => onChange(linked));
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
    operations.write(picked.map((entry): FormItem => kept.get(entry) ?? { $id: entry, [key]: entry }));
  }

  return (
    <div id={id} tabIndex={-1} className="f-rows-root" {...groupAttributes(props)}>
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

interface EntryNames {
  /** Undefined while it is not known. */
  readonly find: (id: string) => LinkedEntry | undefined;
  /** Keeps entries that are known already. Stays the same function. */
  readonly keep: (found: readonly FoundEntry[]) => void;
  /** Asks again; undefined unless the names could not be loaded. */
  readonly retry: (() => void) | undefined;
}

/**
 * What is known of linked entries: all that is not known is asked for at once.
 * @param of what they are of; stays the same object while it means the same
 */
function useEntryNames(of: Linkable, ids: readonly string[]): EntryNames {
  const { nameEntries } = useFormServices();
  const [known, setKnown] = useState<ReadonlyMap<string, LinkedEntry>>(NONE);
  // One text, so that a change of anything else asks nothing anew.
  const unknown = ids.filter((id) => !known.has(id));
  const ask = useCallback(
    async (question: string) => {
      const asked = JSON.parse(question) as readonly string[];
      const found = await nameEntries(of, asked);
      // Of what the answer leaves out nothing is known; it is not asked for again and again.
      return asked.map((id): [string, LinkedEntry] => [id, found.get(id) ?? { kind: 'removed' }]);
    },
    [nameEntries, of],
  );
  const { error, retry } = useAnswer({
    question: unknown.length === 0 ? undefined : JSON.stringify(unknown),
    ask,
    onAnswer: (answered) => setKnown((before) => new Map([...before, ...answered])),
    failure: 'The names of linked entries could not be loaded.',
  });

  const keep = useCallback((found: readonly FoundEntry[]) => {
    const named = found.map(({ id, ...entry }): [string, LinkedEntry] => [id, { kind: 'named', ...entry }]);
    setKnown((before) => new Map([...before, ...named]));
  }, []);
  return { find: (id) => known.get(id), keep, retry: error === undefined ? undefined : retry };
}

const NONE: ReadonlyMap<string, LinkedEntry> = new Map();
