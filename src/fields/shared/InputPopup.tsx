import { lazy, Suspense, type ReactNode } from 'react';

interface InputPopupProps {
  /** What it hangs below, and is as wide as. */
  readonly anchor: HTMLElement | null;
  readonly children: ReactNode;
}

/** What places the popup is loaded when there is first something to place. */
const AnchoredPaper = lazy(async () => ({ default: (await import('./AnchoredPaper')).AnchoredPaper }));

/** Suggestions below an input, over whatever stands there, drawers and dialogs included. */
export function InputPopup({ anchor, children }: InputPopupProps) {
  return (
    <Suspense fallback={null}>
      <AnchoredPaper anchor={anchor}>{children}</AnchoredPaper>
    </Suspense>
  );
}
