import { Alert, Button, LinearProgress, styled } from '@mui/material';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { FormData, FormPath } from '../tree';
import type { PreviewWidth } from './page';
import { pathOf } from './previewParts';
import { ScaledFrame } from './ScaledFrame';
import { fromSite, toSite, VERSION, type SiteDraft, type ToSite } from './siteProtocol';
import type { PreviewedSite, PreviewSource } from './source';
import { previewTexts } from './texts';

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

/** How long a site may take to say that it is there, in milliseconds. */
const PATIENCE = 8_000;

/** Whether the site takes part: `silent` has not said so in time, `foreign` speaks another version. */
type SiteState = 'waiting' | 'answering' | 'silent' | 'foreign';

interface SiteTalk {
  /** Where the site is shown. */
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly url: string;
  readonly draft: SiteDraft;
  /** The place of the form that has the focus; undefined: none. */
  readonly focused: FormPath | undefined;
  /** Somebody clicked what the site shows of a place. */
  readonly pick: ((path: FormPath) => void) | undefined;
}

/**
 * Exchanges messages with a site in a frame (docs/preview.md): sends the draft and the focused place, receives clicks. Accepts
 * messages only from the frame's window at the site's origin, and posts to that origin only. A site that reloads gets
 * everything again.
 */
function useSite({ frame, url, draft, focused, pick }: SiteTalk): SiteState {
  const [state, setState] = useState<SiteState>('waiting');
  /** How often the site said that it is ready. */
  const [readies, setReadies] = useState(0);
  const { origin } = new URL(url);

  useEffect(() => {
    function listen({ source, origin: sender, data }: MessageEvent<unknown>): void {
      if (source === null || source !== frame.current?.contentWindow || sender !== origin) return;
      const message = fromSite(data);
      if (message?.type === 'ready') {
        setState(message.version === VERSION ? 'answering' : 'foreign');
        setReadies((before) => before + 1);
      }
      // A click focuses the frame: without one the site must not move the cursor.
      if (message?.type === 'picked' && document.activeElement === frame.current) pick?.(message.path);
    }
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, origin, pick]);

  useEffect(() => {
    if (state !== 'waiting') return undefined;
    const timer = setTimeout(() => setState('silent'), PATIENCE);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    if (state === 'answering') post(frame.current, origin, { type: 'draft', draft });
  }, [state, readies, draft, frame, origin]);

  useEffect(() => {
    if (state === 'answering' && focused) post(frame.current, origin, { type: 'focused', path: focused });
    // After each draft again: a site that redraws loses its mark.
  }, [state, readies, draft, focused, frame, origin]);

  return state;
}

function post(frame: HTMLIFrameElement | null, origin: string, message: ToSite): void {
  frame?.contentWindow?.postMessage(toSite(message), origin);
}
