import { styled } from '@mui/material/styles';
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

/** The list of suggestions in a popup; it stands outside of the form, so the theme colours it. */
export const SuggestionList = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: theme.spacing(0.5, 0),
  maxHeight: 280,
  overflowY: 'auto',
  '& > li': { padding: theme.spacing(0.75, 1.75), cursor: 'pointer', overflowWrap: 'anywhere' },
  '& > li[aria-selected="true"]': { backgroundColor: theme.palette.action.selected },
  '& > li.Mui-focused': { backgroundColor: theme.palette.action.focus },
  '& > li[aria-disabled="true"]': { color: theme.palette.text.disabled, cursor: 'default' },
}));
