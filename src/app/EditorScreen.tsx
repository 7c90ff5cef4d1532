import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { AreaDefinition, AreaTab, EditorDefinition } from '../definition';
import { editorTexts, shellTexts } from '../lib/messages';
import type { SessionBrand } from '../session/session';
import { useSession } from '../session/SessionContext';
import { Message } from '../shell/Message';
import { sizes } from '../theme/tokens';
import { EditorHead } from './EditorHead';
import { PageEditor } from './PageEditor';
import { useOpenPage } from './useOpenPage';

/** What an editor screen shows. */
export interface EditorScreenProps {
  readonly area: AreaDefinition;
  /** The tabs the user may open. */
  readonly tabs: readonly AreaTab[];
  readonly tab: AreaTab;
  readonly definition: EditorDefinition;
  readonly brand: SessionBrand;
}

/** One tab of an area: its head, and its form once the page is there. */
export function EditorScreen(props: EditorScreenProps): ReactNode {
  const { definition, brand } = props;
  return <OneEditor key={`${definition.name} ${brand.id}`} {...props} />;
}

function OneEditor(props: EditorScreenProps): ReactNode {
  const { definition, brand } = props;
  const { user } = useSession();
  const opening = useOpenPage({ definition, brand, userId: user.id });
  if (opening.status === 'open') return <PageEditor {...props} page={opening.page} />;
  return (
    <Box sx={EDITOR_GRID}>
      <Box sx={{ minWidth: 0 }}>
        <EditorHead {...props} note="" />
        {opening.status === 'loading' ? (
          <Waiting />
        ) : (
          <Message title={editorTexts.loadFailed}>
            <Button variant="contained" onClick={opening.retry}>
              {shellTexts.retry}
            </Button>
          </Message>
        )}
      </Box>
    </Box>
  );
}

function Waiting(): ReactNode {
  return (
    <Box role="status" aria-label={shellTexts.loading}>
      {[260, 180, 180].map((height, index) => (
        <Skeleton key={index} variant="rounded" height={height} sx={{ mb: 2.25 }} />
      ))}
    </Box>
  );
}

/** The form beside its outline; the outline needs room. */
export const EDITOR_GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, ${sizes.form}px) ${sizes.outline}px` },
  columnGap: 4.25,
  justifyContent: 'center',
  px: { xs: 2, md: 4.25 },
  pt: 3.25,
  pb: 4,
} as const;
