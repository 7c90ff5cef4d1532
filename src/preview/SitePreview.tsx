import { Alert, Button, LinearProgress, styled } from '@mui/material';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { FormPath } from '../tree';
import type { BuiltInPreviewProps } from './BuiltInPreview';
import { pathOf } from './previewParts';
import { ScaledFrame } from './ScaledFrame';
import { decodeFromSite, encodeForSite, PROTOCOL_VERSION, type SiteDraft, type MessageToSite } from './siteProtocol';
import type { PreviewedSite, PreviewSource } from './source';
import { previewTexts } from './texts';

interface SitePreviewProps extends Pick<BuiltInPreviewProps, 'form' | 'title' | 'width' | 'focusedPlace'> {
  readonly site: PreviewedSite;
  readonly goTo: PreviewSource['goTo'];
  /** Switches to the built-in preview. */
  readonly showBuiltIn: () => void;
  /** Reloads the site. */
  readonly retry: () => void;
}

/**
 * A form as the brand's site shows it. The site runs in a sandbox at its own origin, which must differ from the console's: it can
 * access only its own storage, and cannot navigate the console.
 */
export function SitePreview(props: SitePreviewProps) {
  const { site, goTo, form, title, width, focusedPlace, showBuiltIn, retry } = props;
  const { url, draftOf } = site;
  const frame = useRef<HTMLIFrameElement>(null);
  const draft = useMemo(() => draftOf(form), [draftOf, form]);
  const focusedPath = useMemo(() => (focusedPlace === undefined ? undefined : pathOf(focusedPlace)), [focusedPlace]);
  const state = useSite({ frame, url, draft, focusedPath, onPick: goTo });
  return (
    <>
      {state === 'waiting' && <LinearProgress aria-label={previewTexts.waiting} />}
      {(state === 'silent' || state === 'incompatible') && (
        <Alert severity="warning">
          {state === 'silent' ? previewTexts.silent : previewTexts.foreign({ version: PROTOCOL_VERSION })}
          <Actions>
            <Button size="small" variant="outlined" color="inherit" onClick={showBuiltIn}>
              {previewTexts.leaveSite}
            </Button>
            <Button size="small" color="inherit" onClick={retry}>
              {previewTexts.retry}
            </Button>
          </Actions>
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

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
}));

/** How long to wait for a site's `ready` message, in milliseconds. */
const READY_TIMEOUT = 8_000;

/** `ready`: the site takes part; `silent`: it sent no `ready` in time; `incompatible`: it uses another protocol version. */
type SiteState = 'waiting' | 'ready' | 'silent' | 'incompatible';

interface SiteConnection {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly url: string;
  readonly draft: SiteDraft;
  /** The focused place of the form; undefined: none. */
  readonly focusedPath: FormPath | undefined;
  /** Called when a user clicks a place on the site. */
  readonly onPick: ((path: FormPath) => void) | undefined;
}

/**
 * Exchanges messages with a site in a frame (docs/preview.md): sends the draft and the focused place, receives clicks. Accepts
 * messages only from the frame's window at the site's origin, and posts to that origin only. A site that reloads receives
 * everything again.
 */
function useSite({ frame, url, draft, focusedPath, onPick }: SiteConnection): SiteState {
  const [state, setState] = useState<SiteState>('waiting');
  /** Number of `ready` messages: one per load of the site. */
  const [readyCount, setReadyCount] = useState(0);
  const { origin } = new URL(url);

  useEffect(() => {
    function onMessage({ source, origin: sender, data }: MessageEvent<unknown>): void {
      if (source === null || source !== frame.current?.contentWindow || sender !== origin) return;
      const message = decodeFromSite(data);
      if (message?.type === 'ready') {
        setState(message.version === PROTOCOL_VERSION ? 'ready' : 'incompatible');
        setReadyCount((before) => before + 1);
      }
      // A click focuses the frame; without one, the site must not move the focus.
      if (message?.type === 'picked' && document.activeElement === frame.current) onPick?.(message.path);
    }
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame, origin, onPick]);

  useEffect(() => {
    if (state !== 'waiting') return undefined;
    const timer = setTimeout(() => setState('silent'), READY_TIMEOUT);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    if (state === 'ready') post(frame.current, origin, { type: 'draft', draft });
  }, [state, readyCount, draft, frame, origin]);

  useEffect(() => {
    if (state === 'ready' && focusedPath) post(frame.current, origin, { type: 'focused', path: focusedPath });
    // Sent again after each draft: a site loses its mark when it re-renders.
  }, [state, readyCount, draft, focusedPath, frame, origin]);

  return state;
}

function post(frame: HTMLIFrameElement | null, origin: string, message: MessageToSite): void {
  frame?.contentWindow?.postMessage(encodeForSite(message), origin);
}
