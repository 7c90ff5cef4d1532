import { useEffect, type RefObject } from 'react';

const CURRENT = 'data-current';

/**
 * Marks what a preview shows of the place that has the focus, and scrolls there, inside of the preview alone.
 * @param page what is drawn
 * @param place of the form; the nearest place around it that is drawn is meant
 * @param drawn changes with what is drawn
 */
export function useCurrentPlace(page: RefObject<HTMLElement | null>, place: string | undefined, drawn: unknown): void {
  useEffect(() => {
    const root = page.current;
    const shown = root && place !== undefined ? nearest(root, place) : undefined;
    const view = shown?.ownerDocument.defaultView;
    if (!shown || !view) return undefined;
    shown.setAttribute(CURRENT, '');
    const { top, bottom } = shown.getBoundingClientRect();
    if (top < 0 || bottom > view.innerHeight) {
      const isTall = bottom - top > view.innerHeight;
      view.scrollBy({ top: isTall ? top : (top + bottom - view.innerHeight) / 2 });
    }
    return () => shown.removeAttribute(CURRENT);
  }, [page, place, drawn]);
}

function nearest(root: HTMLElement, place: string): HTMLElement | undefined {
  const around = [...root.querySelectorAll<HTMLElement>('[data-place]')].filter(({ dataset }) => {
    const shown = dataset['place'] ?? '';
    return shown !== '' && (shown === place || place.startsWith(`${shown}.`));
  });
  return around.reduce<HTMLElement | undefined>(
    (best, one) => (lengthOf(one) > lengthOf(best) ? one : best),
    undefined,
  );
}

function lengthOf(element: HTMLElement | undefined): number {
  return element?.dataset['place']?.length ?? 0;
}
