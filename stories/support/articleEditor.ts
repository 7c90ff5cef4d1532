import { components } from '../../schemas/content/components';
import { defineEditor, type BlockType, type EditorDefinition } from '../../src/definition';

/**
 * The editor of an article with every kind of component: a title and the components, as on the content pages.
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
