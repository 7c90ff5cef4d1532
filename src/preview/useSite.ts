import { useEffect, useState, type RefObject } from 'react';
import type { FormPath } from '../tree';
import { fromSite, toSite, VERSION, type SiteDraft, type ToSite } from './siteProtocol';

/** How long a site may take to say that it is there, in milliseconds. */
const PATIENCE = 8_000;

/** What a site has said of itself. */
export type SiteState = 'waiting' | 'answering' | 'silent' | 'foreign';

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
 * Talks with a site in a frame: the draft and the focus go there, clicks come back. Only the window of the frame at the site's
 * own origin is listened to, and only that origin gets the draft. Where the site loads anew, it is told everything again.
 */
export function useSite({ frame, url, draft, focused, pick }: SiteTalk): SiteState {
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
      // After a click the frame has the focus: a site that nobody clicked moves nobody's cursor.
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
    // After each draft again: a site may draw it anew, and the mark with it is gone.
  }, [state, readies, draft, focused, frame, origin]);

  return state;
}

function post(frame: HTMLIFrameElement | null, origin: string, message: ToSite): void {
  frame?.contentWindow?.postMessage(toSite(message), origin);
}
