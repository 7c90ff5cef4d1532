import { styled } from '@mui/material/styles';
import { lazy, Suspense, type ReactNode } from 'react';

interface InputPopupProps {
  /** The popup opens below this element and takes its width. */
  readonly anchor: HTMLElement | null;
  readonly children: ReactNode;
}

/** The positioning code is loaded when the first popup opens. */
const AnchoredPaper = lazy(async () => ({ default: (await import('./AnchoredPaper')).AnchoredPaper }));

/** Suggestions below an input, on top of everything, including drawers and dialogs. */
export function InputPopup({ anchor, children }: InputPopupProps) {
  return (
    <Suspense fallback={null}>
      <AnchoredPaper anchor={anchor}>{children}</AnchoredPaper>
    </Suspense>
  );
}

/** The list of suggestions in a popup; rendered outside of the form, it takes its colours from the theme. */
export const SuggestionList = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: theme.spacing(0.5, 0),
  maxHeight: 280,
  overflowY: 'auto',
  '& > li': { padding: theme.spacing(0.75, 1.75), cursor: 'pointer' },
  '& > li[aria-selected="true"]': { backgroundColor: theme.palette.action.selected },
  '& > li.Mui-focused': { backgroundColor: theme.palette.action.focus },
  '& > li[aria-disabled="true"]': { color: theme.palette.text.disabled, cursor: 'default' },
}));
