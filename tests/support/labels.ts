/** The tag names of the elements that can have a label. */
const LABELABLE: ReadonlySet<string> = new Set([
  ...['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'],
]);

/**
 * Looks up the labels of an element by tag and the element of a label by id. jsdom walks the whole document for each label,
 * for each element whose name is computed: a tenth of the time of these tests.
 */
export function findLabelsQuickly(): void {
  define(HTMLLabelElement, 'control', function control(this: HTMLLabelElement): Element | null {
    if (!this.hasAttribute('for')) return [...this.getElementsByTagName('*')].find(isLabelable) ?? null;
    const named = this.ownerDocument.getElementById(this.htmlFor);
    return named !== null && isLabelable(named) ? named : null;
  });
  for (const type of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
    define(type, 'labels', function labels(this: HTMLElement): readonly HTMLLabelElement[] {
      // Most labels are those of other elements, which the first condition says without a search.
      return [...this.ownerDocument.getElementsByTagName('label')].filter(
        (label) =>
          (label.hasAttribute('for') ? label.htmlFor === this.id : label.contains(this)) && label.control === this,
      );
    });
  }
}

function isLabelable(element: Element): boolean {
  return LABELABLE.has(element.localName) && !(element instanceof HTMLInputElement && element.type === 'hidden');
}

function define(type: { readonly prototype: object }, property: string, get: () => unknown): void {
  Object.defineProperty(type.prototype, property, { configurable: true, get });
}
