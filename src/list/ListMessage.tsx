import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { focusOn } from '../shell/useScreenFocus';
import type { ChangeQuery } from './listQuery';
import { filterTexts, listTexts } from './texts';

/** Shown instead of the rows of a list. */
export function ListMessage(props: {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly children?: ReactNode;
  readonly isAlert?: boolean;
}): ReactNode {
  return (
    <Box role={props.isAlert ? 'alert' : undefined} sx={{ py: 6, px: 2, textAlign: 'center' }}>
      <Box component="svg" viewBox="0 0 96 64" aria-hidden="true" sx={{ width: 96, color: 'text.secondary', mb: 1 }}>
        <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
          <rect x="18" y="8" width="60" height="48" rx="5" />
          <path d="M28 22 H50 M28 33 H68 M28 44 H60" />
        </g>
      </Box>
      <Typography variant="h2">{props.title}</Typography>
      {props.hint !== undefined && <Typography color="textSecondary">{props.hint}</Typography>}
      {props.children !== undefined && <Box sx={{ mt: 2 }}>{props.children}</Box>}
    </Box>
  );
}

/** Shown when nothing matches the query, with a button that clears search and filters. */
export function NothingFound({ change }: { readonly change: ChangeQuery }): ReactNode {
  return (
    <ListMessage title={listTexts.noResults} hint={filterTexts.noResultsHint}>
      <Button
        variant="outlined"
        onClick={() => {
          change({ search: '', category: undefined, filters: {} });
          focusOn(document.body, 'h1');
        }}
      >
        {filterTexts.showAll}
      </Button>
    </ListMessage>
  );
}
