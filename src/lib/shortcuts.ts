/** A key with what is held down with it; `mod` is Ctrl, and ⌘ on a Mac. */
export interface ShortcutKeys {
  /** As `KeyboardEvent.key` has it, in lower case. */
  readonly key: string;
  readonly mod?: boolean;
  readonly shift?: boolean;
}

/** Where a shortcut is heard: always, not while something outside the form is being typed, or never while typing. */
type Reach = 'anywhere' | 'form' | 'not typing';

interface Shortcut {
  readonly keys: readonly ShortcutKeys[];
  readonly reach: Reach;
}

/** Every shortcut of the console. Their words are `shortcutTexts` of the shell. */
export const SHORTCUTS = {
  palette: { keys: [{ key: 'k', mod: true }], reach: 'anywhere' },
  help: { keys: [{ key: '?' }], reach: 'not typing' },
  save: { keys: [{ key: 's', mod: true }], reach: 'anywhere' },
  undo: { keys: [{ key: 'z', mod: true }], reach: 'form' },
  redo: {
    keys: [
      { key: 'z', mod: true, shift: true },
      { key: 'y', mod: true },
    ],
    reach: 'form',
  },
} as const satisfies Record<string, Shortcut>;

/** The name of a shortcut. */
export type ShortcutName = keyof typeof SHORTCUTS;

const NAMES = Object.keys(SHORTCUTS) as readonly ShortcutName[];

const OVER_THE_SCREEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const FORM = '[data-form-root]';

/**
 * Hears shortcuts until the returned function is called. None is heard while a dialog or a menu has the focus, which
 * have keys of their own; one that holds the form is where people work.
 * @param actions what the shortcuts do; those without an action are left to others
 */
export function listenToShortcuts(
  actions: Readonly<Partial<Record<ShortcutName, () => void>>>,
  target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  function hear(event: KeyboardEvent): void {
    const name = NAMES.find((candidate) => isShortcut(candidate, event));
    const action = name && actions[name];
    if (!action || !reaches(SHORTCUTS[name].reach, event.target)) return;
    event.preventDefault();
    action();
  }
  // Before the rich text editor, which keeps some of these keys from the browser but has no history of its own.
  target.addEventListener('keydown', hear, { capture: true });
  return () => target.removeEventListener('keydown', hear, { capture: true });
}

/** Whether a key event is a shortcut, wherever it was pressed. */
export function isShortcut(name: ShortcutName, event: KeyboardEvent): boolean {
  const { keys }: Shortcut = SHORTCUTS[name];
  return keys.some((one) => isPressed(one, event));
}

/** The keys as people call them, one word for each: 'Ctrl', 'Shift', 'Z'. */
export function keyWords({ key, mod = false, shift = false }: ShortcutKeys, isMac: boolean): readonly string[] {
  return [...(mod ? [isMac ? '⌘' : 'Ctrl'] : []), ...(shift ? [isMac ? '⇧' : 'Shift'] : []), key.toUpperCase()];
}

function isPressed({ key, mod = false, shift = false }: ShortcutKeys, event: KeyboardEvent): boolean {
  if (event.altKey || event.key.toLowerCase() !== key || (event.ctrlKey || event.metaKey) !== mod) return false;
  // A sign such as '?' needs Shift on some keyboards and not on others.
  return event.shiftKey === shift || !/^[a-z]$/.test(key);
}

function reaches(reach: Reach, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return true;
  const over = target.closest(OVER_THE_SCREEN);
  if (over && !over.querySelector(FORM)) return false;
  if (reach === 'anywhere' || !target.matches('input, textarea, select, [contenteditable="true"]')) return true;
  return reach === 'form' && target.closest(FORM) !== null;
}
