import type { FormPath } from '../tree';
import type { FormStore } from './store';

/** Separates the path segments of an element id. */
export const ID_SEPARATOR = '.';

/** Frames to wait for the rows, chunks and inputs along a path to be rendered. */
const MAX_FRAMES = 30;

/** The id of the element at a path of the form. */
function elementId({ idPrefix }: FormStore, path: FormPath): string {
  return [idPrefix, ...path].join(ID_SEPARATOR);
}

/**
 * Scrolls to a path and focuses it. Collapsed rows along the path open one inside the other, so the request is repeated each frame
 * until the element is visible.
 * @returns cancels it
 */
export function focusPath(store: FormStore, path: FormPath): () => void {
  let remainingFrames = MAX_FRAMES;
  // The change that led here may have moved the element, and is not rendered yet.
  let frame = requestAnimationFrame(tryFocus);
  function tryFocus(): void {
    store.reveals.request(path);
    const element = document.getElementById(elementId(store, path));
    if (element && isVisible(element)) {
      const reducesMotion = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
      element.scrollIntoView({ block: 'center', behavior: reducesMotion ? 'auto' : 'smooth' });
      element.focus({ preventScroll: true });
      return;
    }
    remainingFrames -= 1;
    if (remainingFrames > 0) frame = requestAnimationFrame(tryFocus);
  }
  return () => cancelAnimationFrame(frame);
}

/** An element that is still opening cannot be focused yet: on a tab, or in an item that replaces its list on narrow screens. */
function isVisible(element: HTMLElement): boolean {
  // jsdom and browsers before 2024 lack checkVisibility.
  return typeof element.checkVisibility === 'function' ? element.checkVisibility() : !element.closest('[hidden]');
}
