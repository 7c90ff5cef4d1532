import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { facts } from '../../../schemas/company-information/facts';
import { propertyAmenities } from '../../../schemas/properties/amenities';
import { showroom } from '../../../schemas/showroom/showroom';
import { compileEditor } from '../../../src/compile';
import { blockPreview, previewParts } from '../../../src/preview/previewParts';
import type { EditorDefinition } from '../../../src/definition';
import type { FormData } from '../../../src/tree';
import { articleEditor } from '../../../stories/support/articleEditor';
import { FILLED_ARTICLE, FILLED_COMPONENTS } from '../../../stories/support/articleForm';

/** The places of the previewed parts of a form. */
function partsIn(definition: EditorDefinition, form: FormData): readonly string[] {
  const { fields, preview } = compileEditor(definition, brands.ALP).editor;
  return previewParts({ fields, layout: preview?.layout }, form).map(({ place }) => place);
}

const { fields } = compileEditor(articleEditor(), brands.ALP).editor;

describe('the parts of a preview', () => {
  it('are the groups with a layout, then the blocks in their order, each with the identical data of the form', () => {
    const parts = previewParts({ fields }, FILLED_ARTICLE);
    expect(parts.map(({ key }) => key)).toEqual(['overview', ...FILLED_COMPONENTS.map(({ $id }) => $id)]);
    expect(parts[1]?.data).toBe(FILLED_COMPONENTS[0]);
    expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
  });

  it('omit groups without a value, and blocks of an unknown kind', () => {
    const components = [{ $id: 'x', type: 'carousel' }, { $id: 'y' }, { type: '9', title: 'A' }];
    const parts = previewParts({ fields }, { overview: { title: '' }, content: { components } });
    expect(parts.map(({ data }) => data)).toEqual([{ type: '9', title: 'A' }]);
  });

  it('are the items of a list with a layout, except those shown by the layout of their group', () => {
    expect(partsIn(showroom, { main: { title: 'Visit us', items: [{ title: 'Makati' }] } })).toEqual(['main']);
    expect(partsIn(facts, { main: {}, sections: [{ items: [{ title: 'A' }] }, {}] })).toEqual(['sections.0']);
  });

  it('begin with ungrouped fields if the editor has a layout for them', () => {
    expect(partsIn(propertyAmenities, { title: 'Green', amenities: [{ name: 'Pool' }] })).toEqual(['']);
  });

  it('are a single block if only that is requested', () => {
    const path = ['content', 'components', 9];
    expect(blockPreview(fields, FILLED_ARTICLE, path)).toMatchObject([{ key: 'c10', data: FILLED_COMPONENTS[9] }]);
    expect(blockPreview(fields, FILLED_ARTICLE, ['content', 'components', 99])).toEqual([]);
    expect(blockPreview(fields, FILLED_ARTICLE, ['overview', 'title'])).toEqual([]);
  });
});
