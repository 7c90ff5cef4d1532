import { styled } from '@mui/material/styles';
import { lazyComponent } from '../../hooks/lazyComponent';

/** Suggestions below an input. The positioning code is loaded when the first popup opens. */
export const InputPopup = lazyComponent(async () => (await import('./AnchoredPaper')).AnchoredPaper);

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
