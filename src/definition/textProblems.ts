import { print, suggestionFor, type DefinitionProblem } from './problem';

/** Placeholders for the brand's name, allowed in every text of a definition. */
const BRAND_PLACEHOLDERS = ['BRAND', 'brand'] as const;

/** Settings whose curly brackets are not placeholders. */
const WITHOUT_PLACEHOLDERS: ReadonlySet<string> = new Set(['pattern']);

const PLACEHOLDER = /\{([A-Za-z_]+)\}/g;

/** Signs that the console adds itself: `+` and `*`. */
const SIGNS: Readonly<Record<string, { readonly sign: RegExp; readonly expected: string }>> = {
  addLabel: { sign: /^\s*\+/, expected: 'a text without a plus sign, which is shown anyway' },
  label: { sign: /\*\s*$/, expected: 'a text without an asterisk, which is shown where a value is required' },
};

/** Additional placeholders of single settings, by the last key of their path. */
export type Placeholders = Readonly<Record<string, readonly string[]>>;

/**
 * Problems of the texts of a definition, at every depth: unknown placeholders, and signs that are shown anyway.
 * @param definition with placeholders not replaced yet
 * @param more additional placeholders by setting
 */
export function textProblems(definition: unknown, more: Placeholders): DefinitionProblem[] {
  return textsIn(definition, []).flatMap(({ path, text }) => {
    const setting = path.findLast((key) => !/^\d+$/.test(key)) ?? '';
    if (WITHOUT_PLACEHOLDERS.has(setting)) return [];
    const where = path.join('.');
    const known = [...BRAND_PLACEHOLDERS, ...(more[setting] ?? [])];
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
