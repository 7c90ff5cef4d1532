import { onTestFinished } from 'vitest';

/** The rules that components have written, in their order. */
const held: string[] = [];

/**
 * Keeps the rules of components out of the document. Each question for a role or a name asks what is visible, and jsdom holds every element
 * against every rule for that: nearly a third of the time of these tests.
 */
export function holdStyles(): void {
  HTMLStyleElement.prototype.appendChild = function hold<Child extends Node>(rules: Child): Child {
    held.push(rules.textContent ?? '');
    return rules;
  };
}

/** Puts the rules of what is rendered into the document, to the end of the test: for tests that look at styles. */
export function applyStyles(): void {
  const sheet = document.createElement('style');
  sheet.textContent = held.join('\n');
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
}
