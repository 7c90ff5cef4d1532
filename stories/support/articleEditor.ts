import { components } from '../../schemas/content/components';
import { defineEditor, type BlockType, type EditorDefinition } from '../../src/definition';

/**
 * An article with every component there is: a title and the components, as the content pages have them.
 * @param types the kinds of component
 */
export function articleEditor(types: Readonly<Record<string, BlockType>> = components): EditorDefinition {
  return defineEditor({
    name: 'fixture-components',
    title: 'Article',
    stored: { page: { tag: 'CONTENT-{BRAND}', name: { from: ['overview.title'] }, save: 'updateTree' } },
    fields: {
      overview: {
        type: 'group',
        label: 'Overview',
        stored: { container: 'CONTENT', collection: 'OVERVIEW' },
        layout: [
          [
            [
              { field: 'title', as: 'title' },
              { field: 'shortDescription', as: 'lead' },
            ],
          ],
        ],
        fields: {
          title: { type: 'text', label: 'Title', stored: 'TITLE', required: 'Title is required.' },
          shortDescription: { type: 'multiline', label: 'Short description', stored: 'SHORT-DESCRIPTION' },
        },
      },
      content: {
        type: 'group',
        stored: { container: 'CONTENT' },
        fields: {
          components: {
            type: 'blocks',
            label: 'Choose Components',
            addLabel: 'Add Row',
            itemLabel: 'Row',
            stored: { in: 'COMPONENTS', each: 'COMPONENT-{type}' },
            types,
          },
        },
      },
    },
  });
}
