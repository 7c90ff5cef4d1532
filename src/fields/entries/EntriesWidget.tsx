import { Button } from '@mui/material';
import { useCallback, useMemo, useRef, useState } from 'react';
import { lazyOverlay } from '../../hooks/lazyComponent';
import { useRequest } from '../../hooks/useRequest';
import { itemTextOf, referenceTargetOf, textOf } from '../../kinds';
import type { ReferenceTarget } from '../../kinds/kind';
import type { FormItem } from '../../tree';
import { SortableRows } from '../list/SortableRows';
import { useItems } from '../list/useItems';
import { useFormView } from '../shared/formView';
import { LoadFailure } from '../shared/LoadFailure';
import { useFormServices } from '../shared/services';
import type { FoundEntry, LinkedEntry } from '../../lib/found';
import { groupAttributes, type WidgetProps } from '../shared/widget';
import { EntryChip } from './EntryChip';
import { useNouns } from './nouns';
import { entriesTexts } from './texts';

/** Loaded when the picker is first opened. */
const EntryPicker = lazyOverlay(async () => (await import('./EntryPicker')).EntryPicker);

/** References to pages or records, as sortable chips with a picker dialog. */
export function EntriesWidget(props: WidgetProps<'pages'> | WidgetProps<'entries'>) {
  const { id, path, settings, value, onChange, disabled, readOnly } = props;
  const { label, max } = settings;
  const { offerUndo } = useFormView();
  const { items, keys, operations } = useItems(value, path, (linked) => onChange(linked));
  const source = useMemo(() => referenceTargetOf(settings), [settings]);
  const key = itemTextOf(settings);
  const ids = items.map((item) => textOf(item[key]));
  const names = useEntryNames(source, ids);
  const nouns = useNouns(source);
  const [isPicking, setIsPicking] = useState(false);
  const picker = useRef<HTMLButtonElement>(null);
  const isLocked = disabled || readOnly;

  function remove(index: number, name: string): void {
    const item = operations.remove(index);
    if (item) offerUndo({ name, at: path, index, item });
    picker.current?.focus();
  }

  function pick(picked: readonly string[], found: readonly FoundEntry[]): void {
    names.add(found);
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
      {names.retry && <LoadFailure inputId={id} text={entriesTexts.namesFailed} retry={names.retry} />}
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
        <EntryPicker
          settings={settings}
          source={source}
          nouns={nouns}
          picked={ids}
          close={() => setIsPicking(false)}
          pick={pick}
        />
      )}
    </div>
  );
}

interface EntryNames {
  /** Undefined while loading. */
  readonly find: (id: string) => LinkedEntry | undefined;
  /** Adds entries already loaded by the picker. Stable. */
  readonly add: (found: readonly FoundEntry[]) => void;
  /** Undefined unless loading failed. */
  readonly retry: (() => void) | undefined;
}

/**
 * Names of linked entries. All missing ones are loaded with a single request.
 * @param source must be memoized
 */
function useEntryNames(source: ReferenceTarget, ids: readonly string[]): EntryNames {
  const { resolveEntries } = useFormServices();
  const [known, setKnown] = useState<ReadonlyMap<string, LinkedEntry>>(NONE);
  const unknown = ids.filter((id) => !known.has(id));
  const load = useCallback(
    async (input: string) => {
      const requested = JSON.parse(input) as readonly string[];
      const found = await resolveEntries(source, requested);
      // Ids missing from the response count as removed, so that they are not requested again and again.
      return requested.map((id): [string, LinkedEntry] => [id, found.get(id) ?? { kind: 'removed' }]);
    },
    [resolveEntries, source],
  );
  const { error, retry } = useRequest({
    // Serialized: the input compares equal, and nothing is loaded, when other values change.
    input: unknown.length === 0 ? undefined : JSON.stringify(unknown),
    load,
    onResult: (answered) => setKnown((before) => new Map([...before, ...answered])),
    logMessage: 'The names of linked entries could not be loaded.',
  });

  const add = useCallback((found: readonly FoundEntry[]) => {
    const named = found.map(({ id, ...entry }): [string, LinkedEntry] => [id, { kind: 'named', ...entry }]);
    setKnown((before) => new Map([...before, ...named]));
  }, []);
  return { find: (id) => known.get(id), add, retry: error === undefined ? undefined : retry };
}

const NONE: ReadonlyMap<string, LinkedEntry> = new Map();
