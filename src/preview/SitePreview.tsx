import { Alert, Button, LinearProgress, styled } from '@mui/material';
import { useMemo, useRef } from 'react';
import type { FormData } from '../tree';
import type { PreviewWidth } from './page';
import { pathOf } from './previewParts';
import { ScaledFrame } from './ScaledFrame';
import type { PreviewedSite, PreviewSource } from './source';
import { VERSION } from './siteProtocol';
import { previewTexts } from './texts';
import { useSite } from './useSite';

interface SitePreviewProps {
  readonly site: PreviewedSite;
  readonly goTo: PreviewSource['goTo'];
  readonly form: FormData;
  readonly title: string;
  readonly width: PreviewWidth;
  readonly current: string | undefined;
  /** Shows what the console draws instead. */
  readonly leave: () => void;
  /** Loads the site anew. */
  readonly retry: () => void;
}

/**
 * A form as the brand's site shows it. The site runs in a sandbox at its own origin, which is another one than the console's: it
 * reaches nothing but its own storage, and leads nowhere.
 */
export function SitePreview({ site, goTo, form, title, width, current, leave, retry }: SitePreviewProps) {
  const { url, draftOf } = site;
  const frame = useRef<HTMLIFrameElement>(null);
  const draft = useMemo(() => draftOf(form), [draftOf, form]);
  const focused = useMemo(() => (current === undefined ? undefined : pathOf(current)), [current]);
  const state = useSite({ frame, url, draft, focused, pick: goTo });
  return (
    <>
      {state === 'waiting' && <LinearProgress aria-label={previewTexts.waiting} />}
      {(state === 'silent' || state === 'foreign') && (
        <Alert severity="warning">
          {state === 'silent' ? previewTexts.silent : previewTexts.foreign({ version: VERSION })}
          <Answers>
            <Button size="small" variant="outlined" color="inherit" onClick={leave}>
              {previewTexts.leaveSite}
            </Button>
            <Button size="small" color="inherit" onClick={retry}>
              {previewTexts.retry}
            </Button>
          </Answers>
        </Alert>
      )}
      <ScaledFrame
        ref={frame}
        title={title}
        width={width}
        src={url}
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="no-referrer"
      />
    </>
  );
}

const Answers = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
}));
