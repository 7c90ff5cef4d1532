import type { EditorDefinition } from '../../src/definition';
import { contentPicture } from '../shared/contentPicture';

/**
 * The editor of the links of one category (LINK-002 to LINK-008).
 * @param given.label label of the list, the same as that of its tab
 */
export function linksEditor(given: {
  readonly name: string;
  readonly label: string;
  readonly category: 'social_media' | 'external';
}): Pick<EditorDefinition, 'name' | 'title' | 'stored' | 'messages' | 'fields'> {
  const { name, label, category } = given;
  return {
    name,
    title: label,
    stored: { rows: 'links', where: { category } },
    messages: { saved: 'Links successfully added', failed: 'Something went wrong!' },
    fields: {
      links: {
        type: 'list',
        label,
        itemLabel: 'Link',
        addLabel: 'Add Link',
        summary: ['name', 'link'],
        stored: { each: 'LINK' },
        // B-30.
        itemAccess: { create: 'create:links', update: 'update:links', delete: 'delete:links' },
        fields: {
          image: { type: 'image', label: 'Image', stored: 'imageKey', altText: false, ...contentPicture },
          name: { type: 'text', label: 'Name', stored: 'name', width: 'half', required: 'This is required' },
          link: { type: 'link', label: 'Link', stored: 'link', width: 'half', required: 'This is required' },
        },
      },
    },
  };
}
