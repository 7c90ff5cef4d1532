import { useCallback, useEffect, useState } from 'react';
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
  const [failed, setFailed] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  // One text, so that a change of anything else asks nothing anew.
  const wanted = JSON.stringify(ids.filter((id) => !known.has(id)));
  const question = `${attempt} ${wanted}`;

  useEffect(() => {
    const asked = JSON.parse(wanted) as readonly string[];
    if (asked.length === 0) return undefined;
    let isCurrent = true;
    namePages(asked).then(
      (found) => {
        // Of what the answer leaves out nothing is known; it is not asked for again and again.
        const answered = asked.map((id): [string, LinkedPage] => [id, found.get(id) ?? { kind: 'removed' }]);
        if (isCurrent) setKnown((before) => new Map([...before, ...answered]));
      },
      (error: unknown) => {
        logError('The names of linked pages could not be loaded.', error);
        if (isCurrent) setFailed(question);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [namePages, question, wanted]);

  const keep = useCallback((names: ReadonlyMap<string, string>) => {
    const named = [...names].map(([id, name]): [string, LinkedPage] => [id, { kind: 'named', name }]);
    setKnown((before) => new Map([...before, ...named]));
  }, []);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { find: (id) => known.get(id), keep, retry: failed === question ? retry : undefined };
}

const NONE: ReadonlyMap<string, LinkedPage> = new Map();
