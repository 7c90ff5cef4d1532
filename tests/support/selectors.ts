/** A selector of one element by its tag name and attributes. */
const BY_TAG = /^([a-z][a-z\d]*)((?:\[[^\],]*\]|:not\(\[[^\],]*\]\))*)$/;

/** What a list of such selectors says of tag names. */
interface Tags {
  readonly names: ReadonlySet<string>;
  /** Whether an element with one of the names matches whatever its attributes are. */
  readonly suffice: boolean;
}

/**
 * Answers by the tag name alone whether an element matches a selector, where that suffices. To find the role of an element, Testing Library
 * matches it against a hundred selectors, nearly all of them of other tags, and jsdom parses and resolves every one.
 */
export function matchTagsQuickly(): void {
  const { matches } = Element.prototype;
  const known = new Map<string, Tags | undefined>();

  function matchesQuickly(this: Element, selector: string): boolean {
    if (!known.has(selector)) known.set(selector, tagsOf(selector));
    const tags = known.get(selector);
    if (tags === undefined) return matches.call(this, selector);
    return tags.names.has(this.localName) && (tags.suffice || matches.call(this, selector));
  }

  Object.defineProperty(Element.prototype, 'matches', { configurable: true, writable: true, value: matchesQuickly });
}

function tagsOf(selector: string): Tags | undefined {
  const parts = selector.split(',').map((part) => BY_TAG.exec(part.trim()));
  if (parts.includes(null)) return undefined;
  return {
    names: new Set(parts.map((part) => part?.[1] ?? '')),
    suffice: parts.every((part) => part?.[2] === ''),
  };
}
