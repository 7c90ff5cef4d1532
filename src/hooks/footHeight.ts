/** The CSS length by which what lies over the screen stands above the bar at its foot. */
export const FOOT_HEIGHT = 'var(--foot, 0px)';

/** The bars that are shown, that of a drawer after that of the screen below it. */
const bars: HTMLElement[] = [];

/** The ref of such a bar, whose height follows its texts. */
export function footRef(bar: HTMLElement): (() => void) | undefined {
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
