import { useCallback, useState } from 'react';
import { useAnswer } from '../../hooks/useAnswer';
import { logError } from '../../lib/log';
import { useFormServices, type FoundEntry, type Linkable, type LinkedEntry } from '../shared/services';

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
export function useEntryNames(of: Linkable, ids: readonly string[]): EntryNames {
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
    onError: (reason) => logError('The names of linked entries could not be loaded.', reason),
  });

  const keep = useCallback((found: readonly FoundEntry[]) => {
    const named = found.map(({ id, ...entry }): [string, LinkedEntry] => [id, { kind: 'named', ...entry }]);
    setKnown((before) => new Map([...before, ...named]));
  }, []);
  return { find: (id) => known.get(id), keep, retry: error === undefined ? undefined : retry };
}

const NONE: ReadonlyMap<string, LinkedEntry> = new Map();
