import { useCallback, useEffect, useState } from 'react';
import { brands } from '../../schemas/brands';
import { compileEditor, type CompiledEditor } from '../compile';
import type { EditorDefinition } from '../definition';
import { useLatest } from '../hooks/useLatest';
import { logError } from '../lib/log';
import { useSession } from '../session/SessionContext';
import { openEditor, type EditorRequest, type OpenEditor } from './openEditor';

/** How far opening has come. What needs nothing stored is there from the start. */
export type Opening = { readonly compiled: CompiledEditor } & OpeningState;

export type OpeningState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'open'; readonly open: OpenEditor };

/**
 * Opens what an editor edits, and closes it when the screen goes or something else is asked for.
 * @param request its parts must stay the same objects while they mean the same
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
  // Scopes that come to be known while it is open are no reason to open it anew.
  const held = useLatest(scopes);
  const [opening, setOpening] = useState<OpeningState>({ status: 'loading' });
  const [attempt, setAttempt] = useState<{ readonly count: number; readonly slug?: string | undefined }>({ count: 0 });
  const reopen = useCallback((movedTo: string | undefined) => {
    setOpening({ status: 'loading' });
    setAttempt(({ count }) => ({ count: count + 1, slug: movedTo }));
  }, []);

  useEffect(() => {
    let isWanted = true;
    let opened: Pick<OpenEditor, 'form'> | undefined;
    const retry = () => reopen(attempt.slug);
    const can = (scope: string) => held.current.has(scope);
    openEditor({ compiled, brand, userId, can, recordId, slug: attempt.slug ?? slug, section, units, preset }).then(
      (open) => {
        if (!isWanted) {
          open.form.close();
          return;
        }
        opened = open;
        setOpening({ status: 'open', open: { ...open, reopen } });
      },
      (error: unknown) => {
        logError(`What '${compiled.editor.name}' edits could not be opened.`, error);
        if (isWanted) setOpening({ status: 'failed', error, retry });
      },
    );
    return () => {
      isWanted = false;
      opened?.form.close();
    };
  }, [attempt, brand, compiled, preset, recordId, reopen, held, section, slug, units, userId]);

  return { ...opening, compiled };
}
