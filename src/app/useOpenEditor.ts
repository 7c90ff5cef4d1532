import { useCallback, useEffect, useState } from 'react';
import { brands } from '../../schemas/brands';
import { compileEditor, type CompiledEditor } from '../compile';
import type { EditorDefinition } from '../definition';
import { useLatest } from '../hooks/useLatest';
import { logError } from '../lib/log';
import { useSession } from '../session/SessionContext';
import { openEditor, type EditorRequest, type OpenEditor } from './openEditor';

/** Progress of opening an editor. The compiled definition is available from the start. */
export type Opening = { readonly compiled: CompiledEditor } & OpeningState;

export type OpeningState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'open'; readonly open: OpenEditor };

/**
 * Opens an entry in its editor; closes it on unmount or when another entry is requested.
 * @param request its parts must be referentially stable
 */
export function useOpenEditor(
  request: Omit<EditorRequest, 'compiled' | 'userId' | 'can'> & { readonly definition: EditorDefinition },
): Opening {
  const { definition, brand, recordId, slug, section, units, preset } = request;
  const {
    user: { id: userId },
    scopes,
  } = useSession();
  const compiled = compileEditor(definition, brand && brands[brand.name]);
  // Scopes that change while the entry is open must not reopen it.
  const latestScopes = useLatest(scopes);
  const [opening, setOpening] = useState<OpeningState>({ status: 'loading' });
  const [attempt, setAttempt] = useState<{ readonly count: number; readonly slug?: string | undefined }>({ count: 0 });
  const reopen = useCallback((newSlug: string | undefined) => {
    setOpening({ status: 'loading' });
    setAttempt(({ count }) => ({ count: count + 1, slug: newSlug }));
  }, []);

  useEffect(() => {
    let isCurrent = true;
    let opened: Pick<OpenEditor, 'form'> | undefined;
    const retry = () => reopen(attempt.slug);
    const can = (scope: string) => latestScopes.current.has(scope);
    openEditor({ compiled, brand, userId, can, recordId, slug: attempt.slug ?? slug, section, units, preset }).then(
      (open) => {
        if (!isCurrent) {
          open.form.close();
          return;
        }
        opened = open;
        setOpening({ status: 'open', open: { ...open, reopen } });
      },
      (error: unknown) => {
        logError(`What '${compiled.editor.name}' edits could not be opened.`, error);
        if (isCurrent) setOpening({ status: 'failed', error, retry });
      },
    );
    return () => {
      isCurrent = false;
      opened?.form.close();
    };
  }, [attempt, brand, compiled, preset, recordId, reopen, latestScopes, section, slug, units, userId]);

  return { ...opening, compiled };
}
