import { onTestFinished } from 'vitest';

/** The rules that components have written, in their order. */
const held: string[] = [];

/**
 * Keeps the style elements of components out of the document. Emotion writes one for each rule and leaves it there: after some files of a
 * worker every walk through the document passes thousands of them, and jsdom holds each element that is asked for its role or name against
 * all their rules. With the elements, even empty, these tests take half as long again.
 */
export function holdStyles(): void {
  HTMLStyleElement.prototype.appendChild = function hold<Child extends Node>(rule: Child): Child {
    held.push(rule.textContent ?? '');
    return rule;
  };
  HTMLHeadElement.prototype.insertBefore = function leaveOut<Child extends Node>(
    child: Child,
    before: Node | null,
  ): Child {
    if (!(child instanceof HTMLStyleElement)) Node.prototype.insertBefore.call(this, child, before);
    return child;
  };
}

/** Puts the rules of what is rendered into the document, to the end of the test: for tests that look at styles. */
export function applyStyles(): void {
  const sheet = document.createElement('style');
  sheet.textContent = held.join('\n');
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
}
