import type { ComponentProps } from 'react';

/** Line icons, drawn for this console on a grid of 24. */
const PATHS = {
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  down: 'M6 9l6 6 6-6',
  open: 'M14 5h5v5M19 5l-8 8M17 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h4',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M10.5 5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM15 15l5 5',
  locked: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  unlocked: 'M6 11h12v9H6zM8.5 11V7a3.5 3.5 0 0 1 6.8-1.2',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h4',
  retry: 'M19 12a7 7 0 1 1-2.1-5M19 4v4h-4',
  back: 'M15 6l-6 6 6 6',
  on: 'M9 6l6 6-6 6',
  picture: 'M4 6h16v12H4zM4 15l5-5 5 5 2-2 4 4M15.5 9.5h.01',
  video: 'M4 7h11v10H4zM15 11l5-3v8l-5-3',
  document: 'M6 4h8l4 4v12H6zM14 4v4h4M9 13h6M9 16h4',
  play: 'M9 7l8 5-8 5z',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  eye: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  replace: 'M4 9h13M14 6l3 3-3 3M20 15H7M10 12l-3 3 3 3',
  rename: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  warning: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  star: 'M12 4l2.5 5.2 5.5.7-4 4 1 5.6-5-2.7-5 2.7 1-5.6-4-4 5.5-.7z',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M14 5h-4M14 19h-4M14 5l-4 14',
  link: 'M10 14a4 4 0 0 0 6 .5l2.5-2.5a4 4 0 0 0-5.7-5.7L11.5 7.6M14 10a4 4 0 0 0-6-.5L5.5 12a4 4 0 0 0 5.7 5.7l1.3-1.3',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1-.5V9M3.7 14.5c1.6-1 2.4 0 1.6 1L3.6 18h2.2',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14M15 5v14',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon in the current text colour. Its button or text carries the name. */
export function Icon({ name }: { readonly name: IconName }) {
  const isDots = name === 'grip' || name === 'more';
  return (
    <svg
      className="f-icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={isDots ? 2.6 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Action and object: 'Remove Image 2'. */
  readonly label: string;
  readonly icon: IconName;
  /** Whether it is unavailable; unlike `disabled`, it stays focusable. */
  readonly isUnavailable?: boolean;
}

/** An icon-only button with an accessible name and a tooltip. */
export function IconButton({ label, icon, isUnavailable = false, onClick, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      className="f-icon-button"
      aria-label={label}
      title={label}
      aria-disabled={isUnavailable || undefined}
      onClick={isUnavailable ? undefined : onClick}
      {...button}
    >
      <Icon name={icon} />
    </button>
  );
}
