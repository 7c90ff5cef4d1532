import { defineEditor } from '../../src/definition';
import { contentPicture } from '../shared/contentPicture';

const required = 'This field is required.';

export const award = defineEditor({
  name: 'award',
  title: 'Award',
  description: 'An award that the {BRAND} website shows.',
  stored: {
    page: { tag: 'AWARDS-{BRAND}', name: { from: ['main.award', 'main.year'] }, save: 'updateTree' },
  },
  messages: {
    created: 'Award successfully created.',
    saved: 'Update success.',
    failed: 'Something went wrong upon updating!',
  },
  preview: {},
  fields: {
    main: {
      type: 'group',
      layout: [
        [
          ['image'],
          [
            { field: 'award', as: 'title' },
            { field: 'year', as: 'lead' },
            { field: 'organization', as: 'fact' },
            { field: 'project', as: 'fact' },
          ],
        ],
      ],
      stored: { container: 'AWARD', collection: 'OVERVIEW' },
      fields: {
        award: { type: 'text', label: 'Award', stored: 'AWARD', required },
        year: { type: 'text', label: 'Year', stored: 'YEAR', required, width: 'half' },
        organization: { type: 'text', label: 'Organization', stored: 'ORGANIZATION', required, width: 'half' },
        image: {
          type: 'image',
          label: 'Image',
          stored: 'Image',
          required,
          ...contentPicture,
        },
        project: { type: 'text', label: 'Project', stored: 'PROJECT' },
      },
    },
  },
});
