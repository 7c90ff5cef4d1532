import { Tokenizer } from 'parse5';

/** Elements that stand within a word or beside a comma; all others part the words around them. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup u var'.split(
    ' ',
  ),
);

/** The words of formatted text on one line. */
export function wordsOf(html: string): string {
  let words = '';
  function apart(): void {
    words += ' ';
  }
  function apartAtBlock({ tagName }: { readonly tagName: string }): void {
    if (!INLINE.has(tagName)) apart();
  }
  const tokenizer = new Tokenizer(
    {},
    {
      onCharacter: ({ chars }) => void (words += chars),
      onWhitespaceCharacter: apart,
      onStartTag: apartAtBlock,
      onEndTag: apartAtBlock,
      onNullCharacter: apart,
      onComment: apart,
      onDoctype: apart,
      onEof: apart,
    },
  );
  tokenizer.write(html, true);
  return words.replaceAll(/\s+/g, ' ').trim();
}
