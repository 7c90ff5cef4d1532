import { styled } from '@mui/material';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { WIDTHS, type PreviewWidth } from './page';

/** The scale below which texts are too small to be read, and the width in CSS pixels at which columns still stand beside each other. */
const READABLE = 0.75;
const NARROWEST = 700;

interface ScaledFrameProps extends Omit<ComponentProps<'iframe'>, 'width' | 'style' | 'sandbox'> {
  readonly width: PreviewWidth;
  /** What may be done in it. */
  readonly sandbox: string;
}

/** A page in a frame, as wide as a website's visitor sees it and scaled to the room there is. */
export function ScaledFrame({ width, ...frame }: ScaledFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom(box);
  const drawn = width === 'desktop' ? Math.min(WIDTHS.desktop, Math.max(NARROWEST, room / READABLE)) : WIDTHS[width];
  const scale = Math.min(1, room / drawn);
  return (
    <Box ref={box}>
      <iframe {...frame} style={{ width: drawn, height: `${100 / scale}%`, transform: `scale(${scale})` }} />
    </Box>
  );
}

const Box = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 240,
  overflow: 'hidden',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.palette.common.white,
  '& iframe': { display: 'block', border: 0, marginInline: 'auto', transformOrigin: '0 0' },
}));

/** How wide an element is, in CSS pixels. */
function useRoom(box: { readonly current: HTMLElement | null }): number {
  const [room, setRoom] = useState<number>(WIDTHS.desktop);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setRoom(Math.max(1, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return room;
}
