import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { compileEditor } from '../../../src/compile';
import { previewOfBlock, previewParts } from '../../../src/preview/previewParts';
import { articleEditor } from '../../../stories/support/articleEditor';
import { FILLED_ARTICLE, FILLED_COMPONENTS } from '../../../stories/support/articleForm';

const { fields } = compileEditor(articleEditor(), brands.ALP).editor;

describe('the parts of a preview', () => {
  it('are the groups with a layout, then the blocks in their order, each with the very data of the form', () => {
    const parts = previewParts(fields, FILLED_ARTICLE);
    expect(parts.map(({ key }) => key)).toEqual(['overview', ...FILLED_COMPONENTS.map(({ $id }) => $id)]);
    expect(parts[1]?.data).toBe(FILLED_COMPONENTS[0]);
    expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
  });

  it('leave out groups without a value, and blocks of a kind that is not known', () => {
    const components = [{ $id: 'x', type: 'carousel' }, { $id: 'y' }, { type: '9', title: 'A' }];
    const parts = previewParts(fields, { overview: { title: '' }, content: { components } });
    expect(parts.map(({ data }) => data)).toEqual([{ type: '9', title: 'A' }]);
  });

  it('are one block, where only that is asked for', () => {
    const path = ['content', 'components', 9];
    expect(previewOfBlock(fields, FILLED_ARTICLE, path)).toMatchObject([{ key: 'c10', data: FILLED_COMPONENTS[9] }]);
    expect(previewOfBlock(fields, FILLED_ARTICLE, ['content', 'components', 99])).toEqual([]);
    expect(previewOfBlock(fields, FILLED_ARTICLE, ['overview', 'title'])).toEqual([]);
  });
});
