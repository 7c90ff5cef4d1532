import Box from '@mui/material/Box';
import {
  lazy,
  Suspense,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
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
  const Component: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return function LazyOverlay(props: Props) {
    const opener = useRef<Element>(null);
    const coverUp = (focused: Element | null) => {
      opener.current = focused;
    };
    return (
      <Suspense fallback={<LoadingCover onShow={coverUp} />}>
        <RestoredFocus at={opener} />
        <Component {...props} />
      </Suspense>
    );
  };
}

/**
 * Covers the screen until the overlay is loaded, which takes seconds on a slow network: keys must not reach the form below, and a click
 * must not open something else.
 * @param props.onShow is given the element that has the focus until then
 */
function LoadingCover({ onShow }: { readonly onShow: (focused: Element | null) => void }): ReactNode {
  const cover = useRef<HTMLDivElement>(null);
  const show = useEffectEvent(onShow);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    show(opener);
    cover.current?.focus({ preventScroll: true });
    return () => focus(opener);
  }, []);
  return createPortal(
    <Box ref={cover} tabIndex={-1} sx={COVER}>
      <FullScreenLoader isOpen label={overlayTexts.loading} />
    </Box>,
    document.body,
  );
}

/**
 * Before the overlay takes the focus, it is back where it was: the overlay restores it there when it closes. The cover alone does not
 * achieve that above a drawer, which takes the focus from the cover, and to which React then gives it back.
 */
function RestoredFocus({ at }: { readonly at: RefObject<Element | null> }): ReactNode {
  useLayoutEffect(() => focus(at.current), [at]);
  return null;
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

const COVER = {
  position: 'fixed',
  inset: 0,
  zIndex: 'modal',
  outline: 'none',
  ...appearAfter(300),
} as const;
