import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Rows that are mounted and unmounted together. */
export const CHUNK_LENGTH = 10;
/** Height of a closed row in CSS pixels, until a chunk was measured. */
const ROW_HEIGHT = 54;
/** How far from the screen rows are kept, in CSS pixels. */
const MARGIN = '600px 0px';

interface ChunkProps {
  readonly rows: number;
  /** Whether the chunk is there from the beginning, or asked for. */
  readonly wanted: boolean;
  readonly children: () => ReactNode;
}

/**
 * Part of a long list. Far from the screen it is only as high as it was last, so that a list of any length costs what is seen of
 * it. It stays while it holds the focus.
 */
export function Chunk({ rows, wanted, children }: ChunkProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(wanted || typeof IntersectionObserver === 'undefined');
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
  const isShown = isNear || wanted;
  return (
    <div ref={element} className="f-chunk" style={isShown ? undefined : { height }}>
      {isShown ? children() : null}
    </div>
  );
}

const watchers = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One observer serves every list on the page. */
function watch(element: Element, tell: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  watchers.set(element, tell);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    watchers.delete(element);
  };
}
