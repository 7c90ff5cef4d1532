import { ErrorCodes, html, Tokenizer, type ParserError, type Token } from 'parse5';
import { ALLOWED_HTML } from './allowedHtml';
import { endTag, escapeText, startTag } from './writeHtml';

/** What the tokenizer of the HTML standard (13.2.5 "Tokenization") finds in a text. */
export interface Tokens {
  /** The tokens in the form that writeHtml gives them; undefined when the text has an error or another kind of token. */
  readonly canonical: string | undefined;
  /** The text with what looks like a tag, but was meant as text, written as text. */
  readonly typed: string;
  /** Whether that still holds a tag, a comment or a doctype. */
  readonly hasMarkup: boolean;
  /** Whether the text does no harm as it is: what looks like a tag in it is none that a browser knows, and ends in it. */
  readonly isHarmless: boolean;
}

/**
 * Reads a text token by token. Whoever types `Ana <ana@example.com>`, `<not a tag>`, `</3` or `a <b` means text: an unknown
 * element that nothing ends and that has no attribute with a value, a comment that begins as an end tag does, a tag that
 * the text ends in.
 */
export function readTokens(text: string): Tokens {
  const found = { canonical: '', isCanonical: true, markup: 0, endOfMarkup: 0, isUnfinished: false };
  const unknown: { readonly name: string; readonly at: Range }[] = [];
  const typed: Range[] = [];
  const ended = new Set<string>();

  function addMarkup({ location }: Token.Token): Range {
    if (!location) throw new Error('The tokenizer was asked to say where a token is.');
    found.markup += 1;
    found.endOfMarkup = location.endOffset;
    return location;
  }

  function addText({ chars }: Token.CharacterToken): void {
    if (found.isCanonical) found.canonical += escapeText(chars);
  }

  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag(token) {
        const at = addMarkup(token);
        if (token.attrs.length > 0 && hasAmbiguousReference(text, at)) found.isCanonical = false;
        if (found.isCanonical) found.canonical += startTag(token.tagName, token.attrs);
        if (isUnknown(token)) unknown.push({ name: token.tagName, at });
      },
      onEndTag(token) {
        addMarkup(token);
        ended.add(token.tagName);
        if (found.isCanonical) found.canonical += endTag(token.tagName);
      },
      onComment(token) {
        const at = addMarkup(token);
        found.isCanonical = false;
        if (text.startsWith('</', at.startOffset)) typed.push(at);
      },
      onDoctype(token) {
        addMarkup(token);
        found.isCanonical = false;
      },
      onCharacter: addText,
      onNullCharacter: addText,
      onWhitespaceCharacter: addText,
      onEof: () => undefined,
      onParseError({ code }: ParserError) {
        found.isCanonical = false;
        if (UNFINISHED.has(code)) found.isUnfinished = true;
      },
    },
  );
  tokenizer.write(text, true);

  for (const { name, at } of unknown) if (!ended.has(name)) typed.push(at);
  // Each of these was read between two pieces of text, and as text changes nothing for what stands around it.
  const hasMarkup = found.markup > typed.length;
  const isHarmless = !hasMarkup && !found.isUnfinished && typed.every(({ endOffset }) => text[endOffset - 1] === '>');
  if (found.isUnfinished) typed.push({ startOffset: found.endOfMarkup, endOffset: text.length });
  return {
    hasMarkup,
    isHarmless,
    canonical: found.isCanonical ? found.canonical : undefined,
    typed: asText(text, typed),
  };
}

/**
 * Not one of those that the parser treats apart, nor one that may be stored. What begins as an address in angle brackets
 * (`<https://a.example/?b=1>`) seems to have attributes.
 */
function isUnknown({ tagName, attrs }: Token.TagToken): boolean {
  return (
    html.getTagID(tagName) === html.TAG_ID.UNKNOWN &&
    !ALLOWED_HTML.has(tagName) &&
    (tagName.endsWith(':') || attrs.every(({ value }) => value === ''))
  );
}

type Range = Pick<Token.Location, 'startOffset' | 'endOffset'>;

/**
 * Whether a tag has an ampersand that begins none of the plain references. In attributes the standard reads `&copy=2` as it
 * stands (13.2.5.73 "Named character reference state"), and Chromium does not always.
 */
function hasAmbiguousReference(text: string, { startOffset, endOffset }: Range): boolean {
  return AMBIGUOUS.test(text.slice(startOffset, endOffset));
}

const AMBIGUOUS = /&(?!(?:amp|lt|gt|quot|apos|nbsp|#\d+);)/;

/** Nothing in the ranges, which do not overlap, begins a tag any more. */
function asText(text: string, ranges: readonly Range[]): string {
  if (ranges.length === 0) return text;
  const parts: string[] = [];
  let end = 0;
  for (const { startOffset, endOffset } of ranges.toSorted((a, b) => a.startOffset - b.startOffset)) {
    parts.push(text.slice(end, startOffset), text.slice(startOffset, endOffset).replaceAll('<', '&lt;'));
    end = endOffset;
  }
  parts.push(text.slice(end));
  return parts.join('');
}

/** The text ends inside of a tag: what comes after it on a page would belong to that tag. */
const UNFINISHED: ReadonlySet<ErrorCodes> = new Set([ErrorCodes.eofInTag, ErrorCodes.eofBeforeTagName]);
