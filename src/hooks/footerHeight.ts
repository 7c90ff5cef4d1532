/** Height of the sticky footer bar, as a CSS length: the bottom offset of overlays such as toasts. */
export const FOOTER_HEIGHT = 'var(--foot, 0px)';

/** The mounted footer bars; that of a drawer comes after that of the screen below it. */
const bars: HTMLElement[] = [];

/** Ref callback of a footer bar: observes its height, which depends on its texts. */
export function footerRef(bar: HTMLElement): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined;
  bars.push(bar);
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    bars.splice(bars.indexOf(bar), 1);
    measure();
  };
}

function measure(): void {
  document.documentElement.style.setProperty('--foot', `${bars.at(-1)?.offsetHeight ?? 0}px`);
}
