import { useCallback, useState } from 'react';
import { useAnswer } from '../../hooks/useAnswer';
import { logError } from '../../lib/log';
import { useFormServices, type LinkedPage } from '../shared/services';

interface PageNames {
  /** Undefined while it is not known. */
  readonly find: (id: string) => LinkedPage | undefined;
  /** Keeps names that are known already. Stays the same function. */
  readonly keep: (names: ReadonlyMap<string, string>) => void;
  /** Asks again; undefined unless the names could not be loaded. */
  readonly retry: (() => void) | undefined;
}

/** What is known of linked pages: all that is not known is asked for at once. */
export function usePageNames(ids: readonly string[]): PageNames {
  const { namePages } = useFormServices();
  const [known, setKnown] = useState<ReadonlyMap<string, LinkedPage>>(NONE);
  // One text, so that a change of anything else asks nothing anew.
  const unknown = ids.filter((id) => !known.has(id));
  const ask = useCallback(
    async (question: string) => {
      const asked = JSON.parse(question) as readonly string[];
      const found = await namePages(asked);
      // Of what the answer leaves out nothing is known; it is not asked for again and again.
      return asked.map((id): [string, LinkedPage] => [id, found.get(id) ?? { kind: 'removed' }]);
    },
    [namePages],
  );
  const { error, retry } = useAnswer({
    question: unknown.length === 0 ? undefined : JSON.stringify(unknown),
    ask,
    onAnswer: (answered) => setKnown((before) => new Map([...before, ...answered])),
    onError: (reason) => logError('The names of linked pages could not be loaded.', reason),
  });

  const keep = useCallback((names: ReadonlyMap<string, string>) => {
    const named = [...names].map(([id, name]): [string, LinkedPage] => [id, { kind: 'named', name }]);
    setKnown((before) => new Map([...before, ...named]));
  }, []);
  return { find: (id) => known.get(id), keep, retry: error === undefined ? undefined : retry };
}

const NONE: ReadonlyMap<string, LinkedPage> = new Map();
