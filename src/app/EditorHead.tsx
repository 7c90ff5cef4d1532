import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { HeadParts } from './EditorHost';

/** Title, description and when it was saved; below them, where there are any, tabs. */
export function EditorHead(
  props: Pick<HeadParts, 'title' | 'description' | 'note'> & {
    readonly children?: ReactNode;
    /** Follows the description. */
    readonly mark?: ReactNode;
  },
): ReactNode {
  const { title, description, note, mark, children } = props;
  return (
    <>
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary" sx={{ mb: children ? 2 : 2.5, minHeight: 21 }}>
        {[description, note].filter(Boolean).join(' ')}
        {mark}
      </Typography>
      {children}
    </>
  );
}
