import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Rows that are mounted and unmounted together. */
export const CHUNK_LENGTH = 10;
/** Estimated height of a collapsed row in CSS pixels, until the chunk has been measured. */
const ROW_HEIGHT = 54;
/** Rows within this distance of the viewport are mounted. */
const MARGIN = '600px 0px';

interface ChunkProps {
  readonly rows: number;
  /** Whether it is mounted wherever it is: the first chunk, and the one with a revealed row. */
  readonly forceMount: boolean;
  readonly children: () => ReactNode;
}

/**
 * Part of a long list. Far from the viewport it is replaced by a placeholder of its last height, so that rendering cost does not
 * grow with the list. It stays mounted while it has the focus.
 */
export function Chunk({ rows, forceMount, children }: ChunkProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(forceMount || typeof IntersectionObserver === 'undefined');
  const [height, setHeight] = useState(rows * ROW_HEIGHT);
  useEffect(() => {
    const chunk = element.current;
    if (!chunk || typeof IntersectionObserver === 'undefined') return undefined;
    return watch(chunk, (near) => {
      if (!near) {
        if (chunk.contains(document.activeElement)) return;
        if (chunk.offsetHeight > 0) setHeight(chunk.offsetHeight);
      }
      setIsNear(near);
    });
  }, []);
  const isMounted = isNear || forceMount;
  return (
    <div ref={element} className="f-chunk" style={isMounted ? undefined : { height }}>
      {isMounted ? children() : null}
    </div>
  );
}

const watchers = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** All lists on the page share one observer. */
function watch(element: Element, onChange: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  watchers.set(element, onChange);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    watchers.delete(element);
  };
}
