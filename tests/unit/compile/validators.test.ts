import { describe, expect, it } from 'vitest';
import { compileEditor } from '../../../src/compile';
import { ajvValidator } from '../../../src/compile/ajv';
import { loadValidator } from '../../../src/compile/loadValidator';
import { BRANDS } from '../../../src/definition';
import { brands } from '../../../schemas/brands';
import { editors } from '../../../schemas/company-information/editors';

const samples = [
  { main: { title: 'x', bodies: [], images: [] }, sections: [], mission: {}, vision: {} },
  { main: { title: 5, bodies: [{ mobile: '' }, { web: ' ' }], body: '<p> </p>', images: [{ status: 'infected' }] } },
  { main: { items: [{ link: 'javascript:alert(1)', isLink: 3 }] } },
];

describe('the validators compiled at build time', () => {
  it.each(
    editors.flatMap((editor) =>
      BRANDS.filter((brand) => editor.brands?.includes(brand) ?? true).map((brand) => [editor.name, brand] as const),
    ),
  )('the one of %s for %s finds the same as Ajv', async (name, brand) => {
    const editor = editors.find((candidate) => candidate.name === name)!;
    const precompiled = await loadValidator(name, brand);
    const ajv = ajvValidator(compileEditor(editor, brands[brand]).validationSchema);
    for (const sample of samples) expect(precompiled(sample)).toEqual(ajv(sample));
  });

  it('fail to load for an editor that the brand does not have', async () => {
    await expect(loadValidator('footer-links', 'ALP')).rejects.toThrow(
      "There is no validator of 'footer-links' for ALP.",
    );
  });
});
