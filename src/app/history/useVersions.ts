import { useCallback, useEffect, useState } from 'react';
import { ServiceError } from '../../api/errors';
import { logError } from '../../lib/log';
import type { EditorHistory, Version } from '../../stores/history';

/** The versions that were read so far, and how reading goes on. */
export interface Versions {
  readonly status: 'loading' | 'failed' | 'denied' | 'ready';
  readonly versions: readonly Version[];
  /** Reads older ones; undefined where there are none. */
  readonly readOlder: (() => void) | undefined;
  readonly retry: () => void;
}

interface State {
  readonly status: Versions['status'];
  readonly versions: readonly Version[];
  readonly hasMore: boolean;
  /** Which page of versions was asked for last, from 1. */
  readonly page: number;
  readonly attempt: number;
}

const START: State = { status: 'loading', versions: [], hasMore: false, page: 1, attempt: 0 };

/** Reads the versions of what is edited, the newest first, page by page. */
export function useVersions(history: EditorHistory): Versions {
  const [state, setState] = useState(START);
  const { page, attempt } = state;

  useEffect(() => {
    let isWanted = true;
    history.versions(page).then(
      ({ versions, hasMore }) => {
        if (!isWanted) return;
        setState((before) => ({ ...before, status: 'ready', versions: joined(before.versions, versions), hasMore }));
      },
      (error: unknown) => {
        logError('The history could not be read.', error);
        const isDenied = error instanceof ServiceError && error.code === 'FORBIDDEN';
        if (isWanted) setState((before) => ({ ...before, status: isDenied ? 'denied' : 'failed' }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [attempt, history, page]);

  const readOlder = useCallback(
    () => setState((before) => ({ ...before, status: 'loading', page: before.page + 1 })),
    [],
  );
  const retry = useCallback(
    () => setState((before) => ({ ...before, status: 'loading', attempt: before.attempt + 1 })),
    [],
  );
  const { status, versions } = state;
  return { status, versions, retry, readOlder: state.hasMore && status === 'ready' ? readOlder : undefined };
}

/** A save meanwhile moves versions to the next page, where they come once more. */
function joined(known: readonly Version[], found: readonly Version[]): readonly Version[] {
  const revisions = new Set(known.map(({ revision }) => revision));
  return [...known, ...found.filter(({ revision }) => !revisions.has(revision))];
}
