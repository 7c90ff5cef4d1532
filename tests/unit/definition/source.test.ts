import { describe, expect, it } from 'vitest';
import privacyPolicy from '../../../schemas/company-information/privacy-policy.json';
import { readSource, SourceError } from '../../../src/definition/source';

function errorOf(text: string): SourceError {
  try {
    readSource(text);
  } catch (error) {
    if (error instanceof SourceError) return error;
  }
  throw new Error(`There is no fault in ${text}`);
}

describe('readSource', () => {
  it('reads JSON as JSON.parse does', () => {
    const text = JSON.stringify(privacyPolicy, null, 2);
    expect(readSource(text)).toMatchObject({ value: privacyPolicy, declares: undefined });
    const odd = '{"a":-1.5e3,"b":[true,null,"\\u00e9\\n"],"__proto__":{"c":1}}';
    expect(JSON.stringify(readSource(odd).value)).toBe(JSON.stringify(JSON.parse(odd)));
  });

  it('reads the object that a TypeScript file declares, ignoring the rest of the file', () => {
    const text =
      "import { defineArea } from '../../src/definition';\n\n// The area.\nexport const faq = defineArea({ name: 'faq', tabs: [], });\n";
    expect(readSource(text)).toMatchObject({ value: { name: 'faq', tabs: [] }, declares: 'area' });
    expect(readSource('defineEditor({ a: `b` })')).toMatchObject({ value: { a: 'b' }, declares: 'editor' });
    expect(readSource('/* An editor. */ { a: (1), }')).toMatchObject({ value: { a: 1 } });
  });

  it('ignores TypeScript types', () => {
    const text =
      "import type { A } from 'a';\nexport const a: EditorDefinition = {\n  a: ['as const'] as const,\n  as: 1,\n} satisfies A<B>;\n";
    const { value, rangeOf } = readSource(text);
    expect(value).toEqual({ a: ['as const'], as: 1 });
    expect(rangeOf('as').line).toBe(4);
    for (const one of ['defineEditor({ a: 1 } as const)', '({ a: 1 }) as const;', '{ "a": 1 } satisfies A']) {
      expect(readSource(one).value).toEqual({ a: 1 });
    }
    expect(readSource('export default defineEditor({ a: 1 });')).toMatchObject({ value: { a: 1 }, declares: 'editor' });
  });

  it('finds the line of a path, or of its nearest existing ancestor', () => {
    const { rangeOf } = readSource('{\n  "a": {\n    "b": [\n      1,\n      2\n    ]\n  }\n}');
    expect(['a', 'a.b', 'a.b.1', 'a.b.7', 'a.c.d', 'x', ''].map((path) => rangeOf(path).line)).toEqual([
      2, 3, 5, 3, 2, 1, 1,
    ]);
    expect(readSource('{\n"overlays": {\n"ALP": {} } }').rangeOf('overlays.ALP: fields.x').line).toBe(3);
  });

  it.each([
    ['{ "a": 1,\n "a": 2 }', "'a' stands here a second time.", 2],
    ['{ a: b }', 'plain data', 1],
    ['{ a: f() }', 'plain data', 1],
    ['{ ...a }', 'plain data', 1],
    ['{ [a]: 1 }', 'plain data', 1],
    ['{ a() {} }', 'plain data', 1],
    ['{ a: /x/ }', 'plain data', 1],
    ['{ a: `${b}` }', 'plain data', 1],
    ['{ "a": 1 }\n{', 'Expected nothing behind the data.', 1],
    ['{\n "a": \n}', 'Unexpected token', 3],
    ['const a = 1;', 'Expected an object', 1],
    ['defineArea({});\ndefineEditor({});', 'Expected one definition', 2],
    ['', 'Expected an object', 1],
  ])('%j is not plain data', (text, message, line) => {
    const error = errorOf(text);
    expect(error.message).toContain(message);
    expect(error.range.line).toBe(line);
  });
});
