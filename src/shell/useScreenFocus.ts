import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to the heading of a new screen, where assistive technology continues reading; while the screen is loading,
 * the focus is on the main element. Switching tabs within a screen keeps the focus. If the focused element is replaced before
 * the first input, the focus is restored to the heading, or to the selected tab. A new screen starts scrolled to the top;
 * going back restores the scroll position.
 * @param screen name of the screen, if its route defines one: paths with the same name are one screen
 */
export function useScreenFocus(pathname: string, screen = screenOf(pathname)): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const lastScreen = useRef({ pathname, screen });
  const scrollTop = useSavedScroll();
  const getScrollTop = useEffectEvent(() => scrollTop);
  useEffect(() => {
    const root = main.current;
    if (lastScreen.current.pathname === pathname || !root) return undefined;
    const isNew = lastScreen.current.screen !== screen;
    lastScreen.current = { pathname, screen };
    const stopFocus = isNew ? focusScreen(root) : keepFocus(root, '[role="tab"][aria-selected="true"]');
    const stopScroll = isNew ? restoreScroll(root, getScrollTop()) : undefined;
    return () => {
      stopFocus();
      stopScroll?.();
    };
  }, [pathname, screen]);
  return main;
}

/** Records the scroll position of each history entry. @returns that of the current one after going back or forward, else 0 */
function useSavedScroll(): number {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [positions] = useState(() => new Map<string, number>());
  useLayoutEffect(() => {
    const record = () => void positions.set(key, window.scrollY);
    window.addEventListener('scroll', record, { passive: true });
    return () => window.removeEventListener('scroll', record);
  }, [key, positions]);
  return isReturn ? (positions.get(key) ?? 0) : 0;
}

/** Scrolls as soon as the content is tall enough. @returns stops it */
function restoreScroll(root: HTMLElement, top: number): () => void {
  window.scrollTo({ top });
  return untilInput(root, (stop) => {
    if (window.scrollY >= top) stop();
    else window.scrollTo({ top });
  });
}

/** Moves the focus to the heading of a screen, as soon as there is one. @param main its main element @returns stops it */
export function focusScreen(main: HTMLElement): () => void {
  main.focus({ preventScroll: true });
  focusOn(main, HEADING);
  return keepFocus(main, HEADING);
}

const HEADING = 'h1';

/** Restores a lost focus. @returns stops it */
function keepFocus(root: HTMLElement, target: string): () => void {
  return untilInput(root, () => {
    const focused = document.activeElement;
    if (focused === root || focused === document.body) focusOn(root, target);
  });
}

/** Calls back on DOM changes until the first input of the user. @returns stops it */
function untilInput(root: HTMLElement, onChange: (stop: () => void) => void): () => void {
  const observer = new MutationObserver(() => onChange(stop));
  const stop = () => {
    observer.disconnect();
    for (const input of INPUTS) document.removeEventListener(input, stop, true);
  };
  observer.observe(root, { childList: true, subtree: true });
  for (const input of INPUTS) document.addEventListener(input, stop, true);
  return stop;
}

const INPUTS = ['keydown', 'pointerdown', 'wheel'] as const;

/** The area and the depth below it: paths that differ only in a tab or an id are the same screen. */
function screenOf(pathname: string): string {
  const [, area = '', ...below] = pathname.split('/');
  return `${area}/${below.length}`;
}

/** Focuses an element that is not focusable by default, such as a heading. @param target CSS selector */
export function focusOn(root: HTMLElement, target: string): void {
  const element = root.querySelector<HTMLElement>(target);
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
