import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading of a new screen, where assistive technology reads on. As long as the screen is still
 * loading it waits in the main part. A change of tab within one screen leaves it where it is. Until the person does
 * something, a focus that is lost because what had it is replaced comes back: to the heading, or to the open tab.
 * @param screen the name of the screen, where its route gives one: addresses of one name are one screen
 */
export function useScreenFocus(pathname: string, screen = screenOf(pathname)): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shown = useRef({ pathname, screen });
  useEffect(() => {
    const root = main.current;
    if (shown.current.pathname === pathname || !root) return undefined;
    const isNew = shown.current.screen !== screen;
    shown.current = { pathname, screen };
    const target = isNew ? 'h1' : '[role="tab"][aria-selected="true"]';
    if (isNew) {
      root.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
      focusOn(root, target);
    }
    return keepFocus(root, target);
  }, [pathname, screen]);
  return main;
}

/** @returns ends it */
function keepFocus(root: HTMLElement, target: string): () => void {
  const observer = new MutationObserver(() => {
    const holder = document.activeElement;
    if (holder === root || holder === document.body) focusOn(root, target);
  });
  const stop = () => {
    observer.disconnect();
    for (const input of INPUTS) document.removeEventListener(input, stop, true);
  };
  observer.observe(root, { childList: true, subtree: true });
  for (const input of INPUTS) document.addEventListener(input, stop, true);
  return stop;
}

const INPUTS = ['keydown', 'pointerdown'] as const;

/** The area and how deep below it: what differs only in its tab or its id is one screen. */
function screenOf(pathname: string): string {
  const [, area = '', ...below] = pathname.split('/');
  return `${area}/${below.length}`;
}

function focusOn(root: HTMLElement, target: string): void {
  const element = root.querySelector<HTMLElement>(target);
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
