import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState } from 'react';
import type { EditorPreview } from '../../definition';
import type { FormPath } from '../../tree';

const KEY = 'PREVIEW';
const HIDDEN = 'hidden';

/** Content of the preview dialog: one block, or the whole form. */
export interface PreviewDialogState {
  /** Undefined: the whole form. */
  readonly only: FormPath | undefined;
}

/** Where the preview of a form is shown: next to it if there is room, else on request in a dialog over it. */
export interface PreviewState {
  readonly isOffered: boolean;
  /** Whether it is shown next to the form. */
  readonly isBeside: boolean;
  readonly dialog: PreviewDialogState | undefined;
  /** Shows or hides it next to the form; without room, opens the dialog. */
  toggle(): void;
  /** Opens the dialog with one block. Referentially stable. */
  readonly showOne: (path: FormPath) => void;
  closeDialog(): void;
}

/**
 * The preview state of a form; this browser remembers whether previews are shown next to forms.
 * @param previewed undefined for an editor without one
 * @param fitsBeside whether the frame can have room next to the form at all
 */
export function usePreviewState(previewed: EditorPreview | undefined, fitsBeside: boolean): PreviewState {
  const isOffered = previewed !== undefined;
  const isWide = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  const hasRoom = fitsBeside && isWide;
  const [isHidden, setHidden] = useState(() => (localStorage.getItem(KEY) ?? previewed?.opens ?? HIDDEN) === HIDDEN);
  const [over, setOver] = useState<PreviewDialogState>();
  const showOne = useCallback((only: FormPath) => setOver({ only }), []);
  return {
    isOffered,
    isBeside: isOffered && hasRoom && !isHidden,
    dialog: isOffered ? over : undefined,
    toggle() {
      if (!hasRoom) {
        setOver({ only: undefined });
        return;
      }
      localStorage.setItem(KEY, isHidden ? 'beside' : HIDDEN);
      setHidden(!isHidden);
    },
    showOne,
    closeDialog: () => setOver(undefined),
  };
}
