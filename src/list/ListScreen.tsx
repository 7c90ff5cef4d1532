import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { listTexts } from '../lib/messages';
import { ListBody, type ListBodyProps } from './ListBody';
import type { ListRow } from './listRow';

/** The place of a table list on the screen. */
export const LIST_FRAME = { width: '100%', maxWidth: 1180, mx: 'auto', px: { xs: 2, md: 4 }, py: 3.25 } as const;

/** The shared list screen: heading, add button, and the list (LIST-001). */
export function ListScreen<Row extends ListRow>(
  props: Omit<ListBodyProps<Row>, 'emptyHint'> & {
    /** The add button; undefined where nothing can be added. */
    readonly add: ReactNode | undefined;
    /** Stands before the add button. */
    readonly tools?: ReactNode;
  },
): ReactNode {
  const { list, add, tools } = props;
  const emptyHint = add && list.add ? listTexts.emptyHint(list.add.label) : undefined;
  return (
    <Box sx={LIST_FRAME}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h1">{list.heading}</Typography>
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          {tools}
          {add}
        </Box>
      </Box>
      <ListBody {...props} emptyHint={emptyHint} />
    </Box>
  );
}
