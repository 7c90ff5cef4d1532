import { cleanup } from '@testing-library/react';
import type { Brand, EditorDefinition } from '../../../../src/definition';
import type { FormData } from '../../../../src/tree';
import { openForm } from '../../fields/support/openForm';
import { shownForm } from './shownForm';

/**
 * The text of each brand's form with every row open. Rendered on first use and cached.
 * @param formOf form data for a brand
 */
export function shownInBrands(
  definition: EditorDefinition,
  formOf: (brand: Brand) => FormData,
): (brand: Brand) => Promise<readonly string[]> {
  const cache = new Map<Brand, readonly string[]>();
  return async (brand) => {
    const lines = cache.get(brand) ?? (await readForm(definition, { brand, form: formOf(brand) }));
    cache.set(brand, lines);
    return lines;
  };
}

async function readForm(
  definition: EditorDefinition,
  of: { brand: Brand; form: FormData },
): Promise<readonly string[]> {
  const { user } = openForm({ definition, ...of });
  for (;;) {
    const closed = document.querySelector('.f-row-toggle[aria-expanded="false"]');
    if (!closed) break;
    await user.click(closed);
  }
  const lines = shownForm();
  cleanup();
  return lines;
}
