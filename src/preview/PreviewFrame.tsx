import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { emptyPage, type PreviewWidth } from './page';
import { ScaledFrame } from './ScaledFrame';

interface PreviewFrameProps {
  /** What the frame is called. */
  readonly title: string;
  readonly width: PreviewWidth;
  /** The brand's colour. */
  readonly accent: string;
  /** What is drawn on the page. */
  readonly children: ReactNode;
}

/**
 * A page of its own. Nothing in it runs: the sandbox allows no script, no form and no way out. It is of the same origin only so
 * that it can be drawn into from here.
 */
export function PreviewFrame({ title, width, accent, children }: PreviewFrameProps) {
  const [source] = useState(() => emptyPage({ title, accent }));
  const [page, setPage] = useState<HTMLElement>();
  return (
    <>
      <ScaledFrame
        title={title}
        width={width}
        sandbox="allow-same-origin"
        srcDoc={source}
        onLoad={(event) => setPage(event.currentTarget.contentDocument?.body)}
      />
      {page && createPortal(children, page)}
    </>
  );
}
