/** A key with its modifiers; `mod` is Ctrl, or ⌘ on a Mac. */
export interface ShortcutKeys {
  /** `KeyboardEvent.key` in lower case. */
  readonly key: string;
  readonly mod?: boolean;
  readonly shift?: boolean;
}

/** Where a shortcut applies: always, except while typing outside the form, or never while typing. */
type Scope = 'anywhere' | 'form' | 'not typing';

interface Shortcut {
  readonly keys: readonly ShortcutKeys[];
  readonly scope: Scope;
}

/** Every shortcut of the console. Their texts are `shortcutTexts` of the shell. */
export const SHORTCUTS = {
  palette: { keys: [{ key: 'k', mod: true }], scope: 'anywhere' },
  help: { keys: [{ key: '?' }], scope: 'not typing' },
  save: { keys: [{ key: 's', mod: true }], scope: 'anywhere' },
  undo: { keys: [{ key: 'z', mod: true }], scope: 'form' },
  redo: {
    keys: [
      { key: 'z', mod: true, shift: true },
      { key: 'y', mod: true },
    ],
    scope: 'form',
  },
} as const satisfies Record<string, Shortcut>;

/** The name of a shortcut. */
export type ShortcutName = keyof typeof SHORTCUTS;

const NAMES = Object.keys(SHORTCUTS) as readonly ShortcutName[];

const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const FORM = '[data-form-root]';

/**
 * Handles shortcuts until the returned function is called. They are ignored while a dialog or a menu has the focus, which
 * have keys of their own, unless it contains the form.
 * @param actions by shortcut; shortcuts without an action are left to other listeners
 */
export function listenToShortcuts(
  actions: Readonly<Partial<Record<ShortcutName, () => void>>>,
  target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  function handleKeyDown(event: KeyboardEvent): void {
    const name = NAMES.find((candidate) => isShortcut(candidate, event));
    const action = name && actions[name];
    if (!action || !isInScope(SHORTCUTS[name].scope, event.target)) return;
    event.preventDefault();
    action();
  }
  // Capture, to run before the rich text editor, which prevents the default of some of these keys but has no undo history.
  target.addEventListener('keydown', handleKeyDown, { capture: true });
  return () => target.removeEventListener('keydown', handleKeyDown, { capture: true });
}

/** Whether a key event matches a shortcut, regardless of its scope. */
export function isShortcut(name: ShortcutName, event: KeyboardEvent): boolean {
  const { keys }: Shortcut = SHORTCUTS[name];
  return keys.some((one) => isPressed(one, event));
}

/** The labels of the keys: 'Ctrl', 'Shift', 'Z'. */
export function keyLabels({ key, mod = false, shift = false }: ShortcutKeys, isMac: boolean): readonly string[] {
  return [...(mod ? [isMac ? '⌘' : 'Ctrl'] : []), ...(shift ? [isMac ? '⇧' : 'Shift'] : []), key.toUpperCase()];
}

function isPressed({ key, mod = false, shift = false }: ShortcutKeys, event: KeyboardEvent): boolean {
  if (event.altKey || event.key.toLowerCase() !== key || (event.ctrlKey || event.metaKey) !== mod) return false;
  // A sign such as '?' needs Shift on some keyboards and not on others.
  return event.shiftKey === shift || !/^[a-z]$/.test(key);
}

function isInScope(scope: Scope, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return true;
  const overlay = target.closest(OVERLAY);
  if (overlay && !overlay.querySelector(FORM)) return false;
  if (scope === 'anywhere' || !target.matches('input, textarea, select, [contenteditable="true"]')) return true;
  return scope === 'form' && target.closest(FORM) !== null;
}
