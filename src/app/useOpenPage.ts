import { useCallback, useEffect, useState } from 'react';
import type { EditorDefinition } from '../definition';
import { logError } from '../lib/log';
import type { SessionBrand } from '../session/session';
import { openPage, type OpenPage } from './openPage';

/** How far opening a page has come. */
export type Opening =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'open'; readonly page: OpenPage };

/** Opens the page of an editor, and closes it when the screen goes or another page is asked for. */
export function useOpenPage(request: {
  readonly definition: EditorDefinition;
  readonly brand: SessionBrand;
  readonly userId: string;
}): Opening {
  const { definition, brand, userId } = request;
  const [opening, setOpening] = useState<Opening>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setOpening({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    let isWanted = true;
    let opened: OpenPage | undefined;
    openPage({ definition, brand, userId }).then(
      (page) => {
        if (!isWanted) {
          page.form.close();
          return;
        }
        opened = page;
        setOpening({ status: 'open', page });
      },
      (error: unknown) => {
        logError(`The page of '${definition.name}' could not be opened.`, error);
        if (isWanted) setOpening({ status: 'failed', retry });
      },
    );
    return () => {
      isWanted = false;
      opened?.form.close();
    };
  }, [attempt, brand, definition, retry, userId]);

  return opening;
}
