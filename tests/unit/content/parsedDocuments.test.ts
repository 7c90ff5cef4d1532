import { parse, type DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { parsedDocuments } from '../../../server/content/parsedDocuments';

const PARSED: DocumentNode = parse('{ a }');

/** A document of a length, in characters. */
function textOf(length: number, name = 'a'): string {
  return `{ ${name} } #`.padEnd(length, '-');
}

describe('the cache of parsed documents', () => {
  it('keeps documents of usual length, but no long ones', () => {
    const { documentCache } = parsedDocuments();
    documentCache.set(textOf(60_000), PARSED);
    documentCache.set(textOf(70_000), PARSED);
    expect(documentCache.get(textOf(60_000))).toBe(PARSED);
    expect(documentCache.get(textOf(70_000))).toBeUndefined();
  });

  it('has a limit of characters, not of documents', () => {
    const { documentCache } = parsedDocuments();
    const texts = Array.from({ length: 30 }, (_item, index) => textOf(60_000, `a${index}`));
    for (const text of texts) documentCache.set(text, PARSED);
    const kept = texts.filter((text) => documentCache.get(text) !== undefined);
    expect(kept).toEqual(texts.slice(-10));
  });

  it('keeps no errors, which hold their documents', () => {
    const { errorCache } = parsedDocuments();
    errorCache.set('{', new Error('Syntax Error'));
    expect(errorCache.get('{')).toBeUndefined();
  });
});
