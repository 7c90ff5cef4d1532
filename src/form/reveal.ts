import type { FormPath } from '../tree';
import type { FormStore } from './store';

/** Separator of the parts of an element's id. */
export const ID_SEPARATOR = '.';

/** Frames in which rows, chunks and inputs may appear on the way to a place. */
const FRAMES = 30;

/** The id of the element that stands for a place of the form. */
function elementId({ idPrefix }: FormStore, path: FormPath): string {
  return [idPrefix, ...path].join(ID_SEPARATOR);
}

/**
 * Brings a place to the screen and puts the focus on it. Rows on the way open one inside the other, so it asks again until the
 * place is there.
 * @returns called off by calling it
 */
export function goTo(store: FormStore, path: FormPath): () => void {
  let left = FRAMES;
  // What led here may have moved the place, and is not rendered yet.
  let frame = requestAnimationFrame(look);
  function look(): void {
    store.reveals.ask(path);
    const element = document.getElementById(elementId(store, path));
    if (element && isSeen(element)) {
      const isCalm = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
      element.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
      element.focus({ preventScroll: true });
      return;
    }
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(look);
  }
  return () => cancelAnimationFrame(frame);
}

/** What is only just opening is there, but takes no focus yet: a tab, or an item in place of its list on a narrow screen. */
function isSeen(element: HTMLElement): boolean {
  // jsdom and browsers before 2024 know the attribute alone.
  return typeof element.checkVisibility === 'function' ? element.checkVisibility() : !element.closest('[hidden]');
}
