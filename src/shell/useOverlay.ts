import { useEffect, useMemo, useState } from 'react';
import { listenToShortcuts } from '../lib/shortcuts';

/** What may stand over the screen on request. */
export type OpenOverlay = 'palette' | 'help' | 'signIns';

/** Which of them is open, and what opens and closes them. */
export interface OverlayState {
  readonly open: OpenOverlay | undefined;
  readonly showPalette: () => void;
  readonly showHelp: () => void;
  readonly showSignIns: () => void;
  readonly close: () => void;
}

/** Ctrl/⌘+K opens the palette, `?` the sheet of the shortcuts. */
export function useOverlay(): OverlayState {
  const [open, setOpen] = useState<OpenOverlay>();
  const actions = useMemo(
    () => ({
      showPalette: () => setOpen('palette'),
      showHelp: () => setOpen('help'),
      showSignIns: () => setOpen('signIns'),
      close: () => setOpen(undefined),
    }),
    [],
  );
  useEffect(() => listenToShortcuts({ palette: actions.showPalette, help: actions.showHelp }), [actions]);
  return { open, ...actions };
}
