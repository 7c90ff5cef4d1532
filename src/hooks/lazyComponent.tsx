import Box from '@mui/material/Box';
import { lazy, Suspense, useLayoutEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { appearAfter } from './appearAfter';
import { FullScreenLoader } from './FullScreenLoader';
import { overlayTexts } from './texts';

/** A component whose code is loaded when it is first rendered. @param fallback rendered until then; by default nothing */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): (props: Props) => ReactNode {
  const Component: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return function LazyComponent(props) {
    return (
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    );
  };
}

/** A component that users open as an overlay, and whose code is loaded for the first time then. */
export function lazyOverlay<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyComponent(load, <LoadingCover />);
}

/**
 * Covers the screen until the overlay is loaded, which takes seconds on a slow network: keys must not reach the form below, and a click
 * must not open something else.
 */
function LoadingCover(): ReactNode {
  const cover = useRef<HTMLDivElement>(null);
  // Layout effects: the focus is back where it was before the overlay takes it, so the overlay restores it there when it closes.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    cover.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return createPortal(
    <Box ref={cover} tabIndex={-1} sx={COVER}>
      <FullScreenLoader isOpen label={overlayTexts.loading} />
    </Box>,
    document.body,
  );
}

const COVER = {
  position: 'fixed',
  inset: 0,
  zIndex: 'modal',
  outline: 'none',
  ...appearAfter(300),
} as const;
