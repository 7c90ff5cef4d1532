/** The CSS length by which what lies over the screen stands above the bar at its foot. */
export const FOOT_HEIGHT = 'var(--foot, 0px)';

/** The ref of such a bar, whose height follows its texts. */
export function footRef(bar: HTMLElement): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--foot', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--foot');
  };
}
