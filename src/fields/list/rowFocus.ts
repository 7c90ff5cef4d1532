/** Where the focus goes once a list has changed. */
export interface FocusRequest {
  /** The row; undefined when there is none: then the add button has it. */
  readonly key: string | undefined;
  readonly target: 'input' | 'toggle' | 'menu';
}

const TARGETS = {
  input:
    '.f-row-body :is(input:not([type="file"]), textarea, select, .f-drop, [contenteditable], [role="textbox"]):not([disabled])',
  toggle: '.f-row-toggle',
  menu: '.f-row-more',
} as const satisfies Record<FocusRequest['target'], string>;

/** Puts the focus into a row of a list, or else on its add button. */
export function focusOn(root: HTMLElement | null, { key, target }: FocusRequest): void {
  // A row whose fields stand beside the list is in two places.
  const rows = key === undefined ? [] : [...(root?.querySelectorAll(`[data-row="${key}"]`) ?? [])];
  const [element] = [TARGETS[target], TARGETS.toggle].flatMap((sought) =>
    rows.flatMap((row) => row.querySelector<HTMLElement>(sought) ?? []),
  );
  (element ?? root?.querySelector<HTMLElement>('.f-add'))?.focus();
}

const TYPED = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';

/**
 * What a copy or paste in a list is about.
 * @returns the key of the row whose head has the focus, null for the list as a whole; undefined where it is about something
 * else: text that is chosen or typed, or a list inside
 */
export function rowOfFocus(root: HTMLElement, target: EventTarget): string | null | undefined {
  if (!(target instanceof HTMLElement) || target.closest(TYPED) || target.closest('.f-rows-root') !== root)
    return undefined;
  const pane = target.closest('.f-row-pane');
  if (pane && root.contains(pane)) return undefined;
  if (!target.closest('.f-row')) return null;
  return target.closest('.f-row-head')?.closest<HTMLElement>('.f-row')?.dataset['row'];
}
