import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to the heading of a new screen, where assistive technology reads on. As long as the screen is still
 * loading it waits in the main part. A change of tab within one screen leaves it where it is. Until the person does
 * something, a focus that is lost because what had it is replaced comes back: to the heading, or to the open tab. A new
 * screen begins at its top; whoever goes back finds it where they left it.
 * @param screen the name of the screen, where its route gives one: addresses of one name are one screen
 */
export function useScreenFocus(pathname: string, screen = screenOf(pathname)): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shown = useRef({ pathname, screen });
  const place = usePlaceLeft();
  const placeLeft = useEffectEvent(() => place);
  useEffect(() => {
    const root = main.current;
    if (shown.current.pathname === pathname || !root) return undefined;
    const isNew = shown.current.screen !== screen;
    shown.current = { pathname, screen };
    const target = isNew ? 'h1' : '[role="tab"][aria-selected="true"]';
    if (isNew) {
      root.focus({ preventScroll: true });
      focusOn(root, target);
    }
    const endFocus = keepFocus(root, target);
    const endPlace = isNew ? keepPlace(root, placeLeft()) : undefined;
    return () => {
      endFocus();
      endPlace?.();
    };
  }, [pathname, screen]);
  return main;
}

/** Notes how far each entry of the history is scrolled. @returns where the present one was left; 0 unless somebody came back to it */
function usePlaceLeft(): number {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [places] = useState(() => new Map<string, number>());
  useLayoutEffect(() => {
    const note = () => void places.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, places]);
  return isReturn ? (places.get(key) ?? 0) : 0;
}

/** Scrolls as soon as there is enough on the screen. @returns ends it */
function keepPlace(root: HTMLElement, top: number): () => void {
  window.scrollTo({ top });
  return untilInput(root, (stop) => {
    if (window.scrollY >= top) stop();
    else window.scrollTo({ top });
  });
}

/** @returns ends it */
function keepFocus(root: HTMLElement, target: string): () => void {
  return untilInput(root, () => {
    const holder = document.activeElement;
    if (holder === root || holder === document.body) focusOn(root, target);
  });
}

/** Follows what changes on the screen until the person does something. @returns ends it */
function untilInput(root: HTMLElement, follow: (stop: () => void) => void): () => void {
  const observer = new MutationObserver(() => follow(stop));
  const stop = () => {
    observer.disconnect();
    for (const input of INPUTS) document.removeEventListener(input, stop, true);
  };
  observer.observe(root, { childList: true, subtree: true });
  for (const input of INPUTS) document.addEventListener(input, stop, true);
  return stop;
}

const INPUTS = ['keydown', 'pointerdown', 'wheel'] as const;

/** The area and how deep below it: what differs only in its tab or its id is one screen. */
function screenOf(pathname: string): string {
  const [, area = '', ...below] = pathname.split('/');
  return `${area}/${below.length}`;
}

/** Gives the focus to what takes none by itself, such as a heading. @param target a selector */
export function focusOn(root: HTMLElement, target: string): void {
  const element = root.querySelector<HTMLElement>(target);
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
