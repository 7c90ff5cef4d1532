import { styled } from '@mui/material/styles';

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
