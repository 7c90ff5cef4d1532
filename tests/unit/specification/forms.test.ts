import { describe, expect, it } from 'vitest';
import { productEditors, productRecordEditors } from '../../round-trip/support/editors';
import { row, wordsOf } from './support/catalogue';
import { describeFields, describeSaving, storedNames } from './support/describeForm';
import { lineForBrand, linesForBrand, normalise, readSpecification } from './support/specificationFile';

const forms = readSpecification('forms.txt');
const editors = [...productEditors, ...productRecordEditors];

describe.each(forms)('the form $name', ({ name, heading, lines }) => {
  const compiled = editors.filter(([, { editor }]) => editor.name === name);

  it('exists for the brands that the specification names', () => {
    const isOfPlatform = compiled.some(([, { brand }]) => brand === undefined);
    const brands = isOfPlatform ? [undefined] : (['ALP', 'AVIDA', 'AMAIA', 'ALISI'] as const);
    const expected = brands.filter((brand) => lineForBrand(heading, brand) !== undefined);
    expect(compiled.map(([, { brand }]) => brand)).toEqual(expected);
  });

  it.each(compiled)('%s matches the specification', (_name, { editor, brand }) => {
    const described = [...describeSaving(editor).map((line) => `= ${line}`), ...describeFields(editor.fields)];
    expect([`# ${name}: ${editor.title}`, ...described].map(normalise)).toEqual([
      lineForBrand(heading, brand),
      ...linesForBrand(lines, brand),
    ]);
  });
});

describe('a record', () => {
  const records = forms.flatMap(({ name, lines }) =>
    editors
      .filter(([, { editor }]) => editor.name === name && ('record' in editor.stored || 'rows' in editor.stored))
      .map(([title, { editor }]) => ({ title, names: storedNames(editor.fields), rows: lines[0]?.rows ?? [] })),
  );

  it.each(records)('$title is stored under names from the rows that its form cites', ({ names, rows }) => {
    const known = new Set(rows.flatMap((id) => row(id).match(/\w+/g) ?? []));
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('forms.txt', () => {
  const lines = forms.flatMap((form) => [form.heading, ...form.lines]);

  it('cites rows of the catalogue', () => {
    for (const { rows } of lines) expect(rows.map(row)).not.toContain('');
  });

  it('has the words of every label in a row that it cites', () => {
    const uncited = lines.filter(({ label, isOwnWord, rows }) => {
      const words = new Set(rows.flatMap((id) => wordsOf(row(id))));
      return !isOwnWord && label !== '=' && !wordsOf(label.replace(/^# [a-z-]+/, '')).every((word) => words.has(word));
    });
    expect(uncited.map(({ number, label, rows }) => `${number}: ${label} [${rows.join(' ')}]`)).toEqual([]);
  });

  it('has every message verbatim from a row that it cites', () => {
    const messages = lines.flatMap(({ number, settings, rows }) =>
      settings
        .flatMap((setting) => [
          ...setting.matchAll(/\b(?:required|else|asks|titled|created|saved|failed|or) '([^']+)'/g),
        ])
        .map(([, text = '']) => ({ number, text, rows })),
    );
    const uncited = messages.filter(({ text, rows }) => !rows.some((id) => row(id).includes(`'${text}'`)));
    expect(uncited).toEqual([]);
    expect(messages.length).toBeGreaterThan(0);
  });
});
