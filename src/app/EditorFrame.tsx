import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isDenial } from '../api/errors';
import { DeniedScreen } from './DeniedScreen';
import { EDITOR_GRID } from './editorLayout';
import { EditorOpening } from './EditorOpening';
import type { Opening } from './useOpenEditor';

/** The place of an editor until its form is there; the fallback screen where the service does not show what it edits. */
export function EditorFrame(props: {
  readonly opening: Exclude<Opening, { readonly status: 'open' }>;
  /** What is opened, in messages. */
  readonly noun: string;
  /** The head. */
  readonly children: ReactNode;
}): ReactNode {
  const { opening } = props;
  if (opening.status === 'failed' && isDenial(opening.error)) {
    return <DeniedScreen scope={opening.error.details['scope']} />;
  }
  return (
    <Box sx={EDITOR_GRID}>
      <Box sx={{ minWidth: 0 }}>
        {props.children}
        <EditorOpening opening={opening} noun={props.noun} />
      </Box>
    </Box>
  );
}

/** The head of an editor without tabs. */
export function EditorTitle(props: {
  readonly title: string;
  readonly description?: string | undefined;
  /** When and by whom it was saved. */
  readonly note: string;
}): ReactNode {
  const { title, description, note } = props;
  return (
    <>
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2.5, minHeight: 21 }}>
        {[description, note].filter(Boolean).join(' ')}
      </Typography>
    </>
  );
}
