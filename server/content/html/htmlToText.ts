import { Tokenizer } from 'parse5';

/** Inline elements, which may be inside a word or next to punctuation; all others separate words. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup u var'.split(
    ' ',
  ),
);

/** The plain text of HTML, on one line. */
export function htmlToText(html: string): string {
  let text = '';
  function separate(): void {
    text += ' ';
  }
  function separateAtBlock({ tagName }: { readonly tagName: string }): void {
    if (!INLINE.has(tagName)) separate();
  }
  const tokenizer = new Tokenizer(
    {},
    {
      onCharacter: ({ chars }) => void (text += chars),
      onWhitespaceCharacter: separate,
      onStartTag: separateAtBlock,
      onEndTag: separateAtBlock,
      onNullCharacter: separate,
      onComment: separate,
      onDoctype: separate,
      onEof: separate,
    },
  );
  tokenizer.write(html, true);
  return text.replaceAll(/\s+/g, ' ').trim();
}
