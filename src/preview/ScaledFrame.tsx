import { styled } from '@mui/material';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { PREVIEW_WIDTHS, type PreviewWidth } from './page';

/** Below this scale, text becomes unreadable. */
const MIN_SCALE = 0.75;
/** Minimum desktop width in CSS pixels: columns are still side by side. */
const MIN_DESKTOP_WIDTH = 700;

interface ScaledFrameProps extends Omit<ComponentProps<'iframe'>, 'width' | 'style' | 'sandbox'> {
  readonly width: PreviewWidth;
  readonly sandbox: string;
}

/** An iframe with the viewport width of a website's visitor, scaled to the available width. */
export function ScaledFrame({ width, ...frame }: ScaledFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const available = useWidth(box);
  const viewport =
    width === 'desktop'
      ? Math.min(PREVIEW_WIDTHS.desktop, Math.max(MIN_DESKTOP_WIDTH, available / MIN_SCALE))
      : PREVIEW_WIDTHS[width];
  const scale = Math.min(1, available / viewport);
  return (
    <Box ref={box}>
      <iframe {...frame} style={{ width: viewport, height: `${100 / scale}%`, transform: `scale(${scale})` }} />
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

/** The width of an element, in CSS pixels. */
function useWidth(box: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState<number>(PREVIEW_WIDTHS.desktop);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(1, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
