/**
 * The `matchMedia` of a browser with a light colour scheme and reduced motion.
 * @param isNarrow whether every `max-width` query matches
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
