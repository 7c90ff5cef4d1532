import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState } from 'react';
import type { EditorPreview } from '../../definition';
import type { FormPath } from '../../tree';

const KEY = 'PREVIEW';
const HIDDEN = 'hidden';

/** What of a form is shown over it: one block, or everything. */
export interface ShownOver {
  /** Undefined: everything. */
  readonly only: FormPath | undefined;
}

/** How the preview of a form stands: beside it where there is room, else over it when it is asked for. */
export interface PreviewState {
  readonly isOffered: boolean;
  /** Whether it stands beside the form. */
  readonly isBeside: boolean;
  readonly over: ShownOver | undefined;
  /** Takes it away from beside the form or puts it there; without room, shows it over the form. */
  toggle(): void;
  /** Shows one block over the form; stays the same function. */
  readonly showOne: (path: FormPath) => void;
  closeOver(): void;
}

/**
 * The preview of a form; whether it stands beside forms is remembered in this browser.
 * @param previewed undefined for an editor without one
 * @param fitsBeside whether there can be room beside the form at all
 */
export function usePreviewState(previewed: EditorPreview | undefined, fitsBeside: boolean): PreviewState {
  const isOffered = previewed !== undefined;
  const isWide = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  const hasRoom = fitsBeside && isWide;
  const [isHidden, setHidden] = useState(() => (localStorage.getItem(KEY) ?? previewed?.opens ?? HIDDEN) === HIDDEN);
  const [over, setOver] = useState<ShownOver>();
  const showOne = useCallback((only: FormPath) => setOver({ only }), []);
  return {
    isOffered,
    isBeside: isOffered && hasRoom && !isHidden,
    over: isOffered ? over : undefined,
    toggle() {
      if (!hasRoom) {
        setOver({ only: undefined });
        return;
      }
      localStorage.setItem(KEY, isHidden ? 'beside' : HIDDEN);
      setHidden(!isHidden);
    },
    showOne,
    closeOver: () => setOver(undefined),
  };
}
