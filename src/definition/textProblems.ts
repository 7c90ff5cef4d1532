import { print, suggestionFor, type DefinitionProblem } from './problem';

/** Placeholders that a brand's name is put into, in every text of a definition. */
const OF_BRANDS = ['BRAND', 'brand'] as const;

/** Settings that are no texts for people or storage: what stands in curly brackets there means something else. */
const NO_TEXTS: ReadonlySet<string> = new Set(['pattern']);

const PLACEHOLDER = /\{([A-Za-z_]+)\}/g;

/** A `+` or `*` that the console puts there itself. */
const SIGNS: Readonly<Record<string, { readonly sign: RegExp; readonly expected: string }>> = {
  addLabel: { sign: /^\s*\+/, expected: 'a text without a plus sign, which is shown anyway' },
  label: { sign: /\*\s*$/, expected: 'a text without an asterisk, which is shown where a value is required' },
};

/** Placeholders of the single settings besides those of the brand, by the end of their place. */
export type Placeholders = Readonly<Record<string, readonly string[]>>;

/**
 * Faults of the texts of a definition, however deep: placeholders that nothing is put into, and signs that are shown anyway.
 * @param definition the definition as it is written
 * @param more what else a setting may hold, by its key
 */
export function textProblems(definition: unknown, more: Placeholders): DefinitionProblem[] {
  return textsIn(definition, []).flatMap(({ path, text }) => {
    const setting = path.findLast((key) => !/^\d+$/.test(key)) ?? '';
    if (NO_TEXTS.has(setting)) return [];
    const where = path.join('.');
    const known = [...OF_BRANDS, ...(more[setting] ?? [])];
    const misspelt = [...text.matchAll(PLACEHOLDER)].flatMap(([got, name = '']) =>
      known.includes(name)
        ? []
        : [
            {
              where,
              expected: `a placeholder: ${known.map((one) => `{${one}}`).join(', ')}`,
              got: print(got),
              ...suggestionFor(name, known),
            },
          ],
    );
    const { sign, expected } = SIGNS[setting] ?? {};
    return [...misspelt, ...(sign?.test(text) && expected ? [{ where, expected, got: print(text) }] : [])];
  });
}

interface Text {
  readonly path: readonly string[];
  readonly text: string;
}

function textsIn(value: unknown, path: readonly string[]): readonly Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}
