import { ErrorCodes, html, Tokenizer, type ParserError, type Token } from 'parse5';
import { ALLOWED_HTML } from './allowedHtml';
import { endTag, escapeText, startTag } from './writeHtml';

/** The result of tokenizing a text as in the HTML standard (13.2.5 "Tokenization"). */
export interface Tokens {
  /** The tokens as writeHtml would serialize them; undefined if the text has parse errors, comments or a doctype. */
  readonly canonical: string | undefined;
  /** The text with `<` escaped where something looks like a tag but was meant as text. */
  readonly typed: string;
  /** Whether `typed` still contains a tag, a comment or a doctype. */
  readonly hasMarkup: boolean;
  /** Whether the text is harmless unescaped: whatever looks like a tag is unknown to browsers, and is closed within the text. */
  readonly isHarmless: boolean;
}

/**
 * Reads a text token by token. `Ana <ana@example.com>`, `<not a tag>`, `</3` and `a <b` are meant as text: an unknown element that has no
 * end tag and no attribute with a value, a comment that starts like an end tag, a tag cut off by the end of the text.
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
  // Each of these was read between two pieces of text, so escaping it does not affect how its surroundings are parsed.
  const hasMarkup = found.markup > typed.length;
  const isHarmless = !hasMarkup && !found.isUnfinished && typed.every(({ endOffset }) => text[endOffset - 1] === '>');
  if (found.isUnfinished) typed.push({ startOffset: found.endOfMarkup, endOffset: text.length });
  return {
    hasMarkup,
    isHarmless,
    canonical: found.isCanonical ? found.canonical : undefined,
    typed: escapeRanges(text, typed),
  };
}

/**
 * Whether an element is neither known to the parser nor allowed. A URL in angle brackets (`<https://a.example/?b=1>`) seems to have
 * attributes, hence the check for the colon.
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
 * Whether a tag has an ampersand that does not start one of the basic references. In attributes, the standard reads `&copy=2` literally
 * (13.2.5.73 "Named character reference state"), but Chromium does not always.
 */
function hasAmbiguousReference(text: string, { startOffset, endOffset }: Range): boolean {
  return AMBIGUOUS.test(text.slice(startOffset, endOffset));
}

const AMBIGUOUS = /&(?!(?:amp|lt|gt|quot|apos|nbsp|#\d+);)/;

/** Escapes `<` in the ranges, which must not overlap. */
function escapeRanges(text: string, ranges: readonly Range[]): string {
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

/** The text ends inside a tag, which would swallow whatever follows the text on a page. */
const UNFINISHED: ReadonlySet<ErrorCodes> = new Set([ErrorCodes.eofInTag, ErrorCodes.eofBeforeTagName]);
