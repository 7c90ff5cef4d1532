import { Tokenizer } from 'parse5';

/** The words of formatted text on one line. */
export function wordsOf(html: string): string {
  let words = '';
  function apart(): void {
    words += ' ';
  }
  const tokenizer = new Tokenizer(
    {},
    {
      onCharacter: ({ chars }) => void (words += chars),
      onWhitespaceCharacter: apart,
      onStartTag: apart,
      onEndTag: apart,
      onNullCharacter: apart,
      onComment: apart,
      onDoctype: apart,
      onEof: apart,
    },
  );
  tokenizer.write(html, true);
  return words.replaceAll(/\s+/g, ' ').trim();
}
