import { onTestFinished } from 'vitest';

/** The rules that components have written, in their order. */
const held = new Set<string>();

/**
 * Keeps the style elements of components out of the document. Emotion writes one for each rule and leaves it there: after some files of a
 * worker every walk through the document passes thousands of them, and jsdom holds each element that is asked for its role or name against
 * all their rules. With the elements, even empty, these tests take half as long again. The editor of formatted text writes one, too.
 */
export function holdStyles(): void {
  HTMLStyleElement.prototype.appendChild = function hold<Child extends Node>(rule: Child): Child {
    held.add(rule.textContent ?? '');
    return rule;
  };
  HTMLHeadElement.prototype.insertBefore = function leaveOut<Child extends Node>(
    child: Child,
    before: Node | null,
  ): Child {
    if (child instanceof HTMLStyleElement) held.add(child.textContent);
    else Node.prototype.insertBefore.call(this, child, before);
    return child;
  };
  HTMLHeadElement.prototype.appendChild = function leaveOut<Child extends Node>(child: Child): Child {
    return this.insertBefore(child, null);
  };
}

/** Puts the rules of what is rendered into the document, to the end of the test: for tests that look at styles. */
export function applyStyles(): void {
  const sheet = document.createElement('style');
  sheet.textContent = [...held].join('\n');
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
}

/** Elements whose display depends on more than their name and type. */
const OF_THEIR_OWN: ReadonlySet<string> = new Set(['dialog', 'embed', 'noscript', 'summary']);

const INITIAL = { visibility: 'visible', pointerEvents: 'auto' };

/**
 * Answers quickly what queries and user-event ask of every element that they pass: whether it is seen, and whether it can be pressed. jsdom
 * holds each against all rules of its own style sheet, anew after every change: a tenth of the time of these tests. Where a document has
 * style sheets, and of everything else, jsdom is asked.
 */
export function computeStylesQuickly(): void {
  const compute = window.getComputedStyle;
  const displays = new Map<string, string>();

  window.getComputedStyle = (element, pseudo) =>
    document.styleSheets.length > 0 || pseudo || !hasStyle(element)
      ? compute(element, pseudo)
      : new Proxy(element.style, { get: (_own, name) => valueOf(element, name) });

  function valueOf(element: Styled, name: string | symbol): unknown {
    if (name === 'getPropertyValue') return (property: string) => propertyOf(element, property);
    if (name === 'display') return displayOf(element);
    if (name === 'visibility' || name === 'pointerEvents') return inheritedBy(element, name);
    const computed = compute(element);
    const value: unknown = Reflect.get(computed, name, computed);
    return typeof value === 'function' ? value.bind(computed) : value;
  }

  function propertyOf(element: Styled, property: string): string {
    if (property === 'display') return displayOf(element);
    if (property === 'visibility') return inheritedBy(element, property);
    return compute(element).getPropertyValue(property);
  }

  function displayOf(element: Styled): string {
    const type = element.getAttribute('type');
    if (isOfItsOwn(element) || type === 'hidden') return compute(element).display;
    if (element.style.display !== '') return element.style.display;
    const alike = `${element.localName} ${String(type)}`;
    const known = displays.get(alike) ?? compute(element).display;
    displays.set(alike, known);
    return known;
  }

  function inheritedBy(element: Styled, name: keyof typeof INITIAL): string {
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      if (isOfItsOwn(one) || (hasStyle(one) && one.style[name] !== '')) return compute(element)[name];
    }
    return INITIAL[name];
  }
}

type Styled = Element & ElementCSSInlineStyle;

function hasStyle(element: Element): element is Styled {
  return 'style' in element;
}

function isOfItsOwn(element: Element): boolean {
  return OF_THEIR_OWN.has(element.localName) || element.hasAttribute('hidden') || element.hasAttribute('popover');
}
