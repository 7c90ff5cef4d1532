import { appendText } from './plain';

/**
 * Text typed before the editor was mounted. Until then the value of the field is `html` with it at the end, so that it is part of the form;
 * the editor moves it to the caret.
 */
export interface EarlyText {
  /** The value before anything was typed, '' if there was none. */
  readonly html: string;
  /** Lines are separated by \n. */
  readonly typed: string;
}

export const NOTHING_TYPED: EarlyText = { html: '', typed: '' };

/** Whether the value is still what was typed early, and nothing else has changed it since, such as an undo. */
export function isUpToDate({ html, typed }: EarlyText, value: string): boolean {
  return typed !== '' && value === appendText(html, typed);
}

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The text after a key. Undefined if the key does not change it. */
export function afterKey(typed: string, { key, ctrlKey, metaKey, altKey }: Key): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Enter') return `${typed}\n`;
  if (key === 'Backspace') return typed === '' ? undefined : typed.slice(0, -1);
  return key.length === 1 ? typed + key : undefined;
}
