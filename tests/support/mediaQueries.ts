/**
 * The `matchMedia` of a browser in light colours whose person asks for less motion.
 * @param isNarrow whether the window is narrower than any width that is asked for
 */
export function calmBrowser(isNarrow: () => boolean = () => false): typeof window.matchMedia {
  return (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('prefers-reduced-motion: reduce') || (isNarrow() && media.includes('max-width')),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}
