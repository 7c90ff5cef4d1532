import { readFileSync } from 'node:fs';
import { readCatalogue } from '../../../../scripts/requirements/catalogue';

const DECISION = /^\| ([AB]-\d{1,2}) \| (.*) \|$/gm;

const markdown = readFileSync('docs/requirements.md', 'utf8');
const texts = new Map([
  ...readCatalogue(markdown).requirements.map(({ id, text }) => [id, text] as const),
  ...[...markdown.matchAll(DECISION)].map(([, id = '', text = '']) => [id, text] as const),
]);

/**
 * The text of a row or decision of docs/requirements.md.
 * @throws RangeError for an id that the catalogue does not have
 */
export function row(id: string): string {
  const text = texts.get(id);
  if (text === undefined) throw new RangeError(`docs/requirements.md has no ${id}.`);
  return text;
}

/** The words of a text, in singular and lower case: `jobDescription` has two. */
export function wordsOf(text: string): readonly string[] {
  return (text.replaceAll(/([a-z])([A-Z])/g, '$1 $2').match(/[A-Za-z]+/g) ?? []).map((word) =>
    word
      .toLowerCase()
      .replace(/ies$/, 'y')
      .replace(/(?<=..)s$/, ''),
  );
}
