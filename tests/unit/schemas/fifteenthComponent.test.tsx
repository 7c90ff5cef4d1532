import { render, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { componentIndex } from '../../../scripts/componentIndex';
import { compileEditor } from '../../../src/compile';
import { findProblems, type EditorDefinition } from '../../../src/definition';
import { FormServicesProvider } from '../../../src/form';
import { previewParts } from '../../../src/preview/previewParts';
import { PreviewRows } from '../../../src/preview/PreviewRows';
import type { FormData } from '../../../src/tree';
import { storyServices } from '../../../stories/support/services';
import { arbitraryForm } from '../../round-trip/support/samples';
import { arbitraryTree, countIds } from '../../round-trip/support/arbitraryTree';
import { withoutIds } from '../../round-trip/support/compare';
import { openForm } from '../fields/support/openForm';
import { savedPage, written } from './support/savedPage';

/** A copy of the definitions with only one file added. */
const COPY = path.resolve('.cache', 'fifteenth-component-test');
const COMPONENTS = path.join(COPY, 'schemas', 'content', 'components');

/** The file: the fields of the component, and the layout of its sketch and preview. */
const COMPONENT_15 = `
import type { BlockType } from '../../../src/definition';
import { description } from './parts';

export const component15: BlockType = {
  label: 'Component 15',
  help: 'Year beside text',
  fields: { year: { type: 'number', label: 'Year', stored: 'YEAR' }, story: description() },
  layout: [[[{ field: 'year', as: 'heading' }], ['story']]],
  summary: ['year'],
};
`;

let article: EditorDefinition;
beforeAll(async () => {
  rmSync(COPY, { recursive: true, force: true });
  for (const folder of ['schemas', 'src/definition', 'src/kinds', 'src/lib'])
    cpSync(folder, path.join(COPY, folder), { recursive: true });
  writeFileSync(path.join(COMPONENTS, 'component-15.ts'), COMPONENT_15);
  writeFileSync(path.join(COMPONENTS, 'index.ts'), componentIndex(COMPONENTS));
  const file = pathToFileURL(path.join(COPY, 'schemas', 'content', 'article.ts')).href;
  ({ article } = (await import(file)) as { readonly article: EditorDefinition });
});
afterAll(() => rmSync(COPY, { recursive: true, force: true }));

const STORY: FormData = { $id: 'a', type: '15', year: 1974, story: '<p>The <strong>first</strong> estate</p>' };

describe('a fifteenth component, added as one file', () => {
  it('is a valid definition', () => {
    expect(findProblems(article)).toEqual([]);
  });

  it('is offered with a sketch, edited, copied and stored', async () => {
    const { user, saved, store } = openForm({ definition: article, form: { overview: { title: 'A' } } });
    await user.click(screen.getByRole('button', { name: '+ Add Row' }));
    const picker = await screen.findByRole('dialog', { name: 'Choose a layout' });
    const offered = within(picker).getByRole('button', { name: 'Component 15 Year beside text' });
    expect(offered.querySelectorAll('svg path').length).toBeGreaterThan(1);
    await user.click(offered);
    await waitFor(() => expect(screen.getByLabelText('Year')).toHaveFocus());
    await user.keyboard('1974');
    await user.click(screen.getByRole('button', { name: 'Actions of Row 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Copy Row 1' }));
    await user.click(screen.getByRole('button', { name: 'Actions of Row 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Paste below Row 1' }));
    expect(await screen.findByRole('button', { name: /^Row 2 Component 15 1974/ })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'SAVE' }));

    const [container] = savedPage(store, 'ALP', saved[0] ?? {}).containers;
    const stored = container?.field_collections.find(({ name }) => name === 'COMPONENTS')?.children ?? [];
    const fields = ['0 YEAR = 1974', '1 DESCRIPTION = null'];
    expect(stored.map(written)).toEqual([
      ['0 COMPONENT-15', fields],
      ['1 COMPONENT-15', fields],
    ]);
  });

  it('is rendered in the preview', () => {
    const { fields } = compileEditor(article, brands.ALP).editor;
    const [part, ...others] = previewParts({ fields }, { content: { components: [STORY] } });
    expect(others).toEqual([]);
    const { key: _key, ...drawn } = part!;
    render(
      <FormServicesProvider value={storyServices()}>
        <PreviewRows {...drawn} />
      </FormServicesProvider>,
    );
    expect(screen.getByRole('heading', { name: '1974' })).toBeVisible();
    expect(screen.getByText('first')).toHaveProperty('tagName', 'STRONG');
  });

  it('obeys the lens laws', () => {
    const compiled = compileEditor(article, brands.ALP);
    const { lens, editor } = compiled;
    const typed = arbitraryForm(editor.fields);
    fc.assert(
      fc.property(typed, arbitraryTree(compiled), (form, tree) => {
        expect(lens.formToTree(lens.treeToForm(tree), tree, countIds())).toBe(tree);
        const saved = lens.formToTree(form, tree, countIds());
        expect(withoutIds(lens.treeToForm(saved))).toEqual(withoutIds(form));
      }),
      { numRuns: 50 },
    );
    const [sample] = fc.sample(
      typed.filter((form) => JSON.stringify(form).includes('"type":"15"')),
      1,
    );
    expect(sample).toBeDefined();
  });
});
