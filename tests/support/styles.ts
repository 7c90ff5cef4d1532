import { createRequire } from 'node:module';
import { onTestFinished } from 'vitest';

/** A class with its rules, as Emotion describes it. */
interface Serialized {
  readonly name: string;
  readonly styles: string;
}

/** Describes the style of a component; other styles (global ones, animations) come without a registry. */
type Serialize = (styles: unknown, registry?: object, properties?: object) => Serialized;

/** What components have that no test looks at. */
const NO_STYLE: Serialized = { name: 'not-computed', styles: '' };

/** The style rules that components have inserted, in order. */
const insertedRules = new Set<string>();

let isStyled = false;

/**
 * Keeps the style elements of components out of the document. Emotion inserts one for each rule and never removes it: after some files of
 * a worker every walk through the document passes thousands of them, and jsdom matches each element whose role or name is computed against
 * all their rules. With the elements, even empty, these tests take half as long again. The rich text editor inserts one, too.
 */
export function holdStyles(): void {
  HTMLStyleElement.prototype.appendChild = function collect<Child extends Node>(rule: Child): Child {
    insertedRules.add(rule.textContent ?? '');
    return rule;
  };
  HTMLHeadElement.prototype.insertBefore = function insertUnlessStyle<Child extends Node>(
    child: Child,
    before: Node | null,
  ): Child {
    if (child instanceof HTMLStyleElement) insertedRules.add(child.textContent);
    else Node.prototype.insertBefore.call(this, child, before);
    return child;
  };
  HTMLHeadElement.prototype.appendChild = function insertUnlessStyle<Child extends Node>(child: Child): Child {
    return this.insertBefore(child, null);
  };
}

/**
 * Leaves the styles of components uncomputed, except in tests that ask for them (`styleComponents`). Emotion evaluates, writes out and
 * hashes the whole style of a component each time that it is rendered.
 */
export function leaveComponentsUnstyled(): void {
  // The copy that components are styled with.
  const { resolve } = createRequire(import.meta.url);
  const emotion = createRequire(resolve('@emotion/styled'))('@emotion/serialize') as { serializeStyles: Serialize };
  const { serializeStyles } = emotion;
  emotion.serializeStyles = (styles, registry, properties) =>
    isStyled || registry === undefined || properties === undefined
      ? serializeStyles(styles, registry, properties)
      : NO_STYLE;
}

/**
 * Has the styles of components computed until the end of the test, for tests that check them: call it before anything is rendered.
 * @returns adds their rules to the document until the end of the test
 */
export function styleComponents(): () => void {
  isStyled = true;
  onTestFinished(() => {
    isStyled = false;
  });
  return () => {
    const sheet = document.createElement('style');
    sheet.textContent = [...insertedRules].join('\n');
    document.head.append(sheet);
    onTestFinished(() => sheet.remove());
  };
}

/** Elements whose display depends on more than their tag name and type. */
const SPECIAL_ELEMENTS: ReadonlySet<string> = new Set(['dialog', 'embed', 'noscript', 'summary']);

const INITIAL = { visibility: 'visible', pointerEvents: 'auto' };

/**
 * A fast path for the styles that queries and user-event read of every element they pass: whether it is visible and can be clicked. jsdom
 * matches each element against all rules of its default style sheet, again after every change: a tenth of the time of these tests. If the
 * document has style sheets, and for all other properties, jsdom computes the style.
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
    if (isSpecial(element) || type === 'hidden') return compute(element).display;
    if (element.style.display !== '') return element.style.display;
    const key = `${element.localName} ${String(type)}`;
    const display = displays.get(key) ?? compute(element).display;
    displays.set(key, display);
    return display;
  }

  function inheritedBy(element: Styled, name: keyof typeof INITIAL): string {
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      if (isSpecial(one) || (hasStyle(one) && one.style[name] !== '')) return compute(element)[name];
    }
    return INITIAL[name];
  }
}

type Styled = Element & ElementCSSInlineStyle;

function hasStyle(element: Element): element is Styled {
  return 'style' in element;
}

function isSpecial(element: Element): boolean {
  return SPECIAL_ELEMENTS.has(element.localName) || element.hasAttribute('hidden') || element.hasAttribute('popover');
}
