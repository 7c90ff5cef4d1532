import { defineEditor } from '../../src/definition';
import { defaultLabel } from '../shared/defaultLabel';
import { searchDescription, searchTitle } from '../shared/seo';

/** Every brand stores the SEO texts, but the form of only one has inputs for them (SHOW-007, SHOW-027). */
const VISIBLE = { hidden: false } as const;

export const showroom = defineEditor({
  name: 'showroom',
  title: 'Showroom',
  description: 'A showroom with its branches on the {BRAND} website.',
  stored: { page: { tag: 'SHOWROOM-{BRAND}', name: { from: ['main.title'] }, save: 'updateTree' } },
  messages: {
    created: 'Showroom successfully created!',
    saved: 'Showroom successfully updated!',
    failed: 'Something went wrong upon updating!',
    createFailedAsServed: true,
  },
  preview: {},
  fields: {
    main: {
      type: 'group',
      stored: { container: 'SHOWROOM-CONTAINER', collection: 'SHOWROOM-FC' },
      layout: [[[{ field: 'title', as: 'title' }, 'items', 'images']]],
      fields: {
        label: defaultLabel('Showroom (Default)', 'SHOW-ROOM-DEFAULT'),
        title: { type: 'text', label: 'Title', stored: 'SHOW-ROOM-TITLE', required: 'Title is required.' },
        seoTitle: { ...searchTitle, stored: 'SEO-SHOWROOM-TITLE', hidden: true },
        seoDescription: {
          ...searchDescription,
          stored: 'SEO-SHOWROOM-DESCRIPTION',
          hidden: true,
        },
        items: {
          type: 'list',
          label: 'Showrooms',
          addLabel: 'Add Row',
          itemLabel: 'Showroom',
          summary: ['title', 'address'],
          stored: { in: 'SHOWROOM-LIST', each: 'SHOWROOM-ITEM' },
          layout: [
            [
              [{ field: 'title', as: 'heading' }, 'address'],
              [
                { field: 'days', as: 'fact' },
                { field: 'hours', as: 'fact' },
                { field: 'hotline', as: 'fact' },
                { field: 'telephone', as: 'fact' },
                { field: 'email', as: 'fact' },
              ],
            ],
          ],
          fields: {
            title: { type: 'text', label: 'Title', stored: 'TITLE' },
            days: {
              type: 'days',
              label: 'Range of Days',
              stored: { in: 'RANGE-OF-DAY', each: { field: 'DAY' } },
            },
            hours: {
              type: 'timeRange',
              label: 'Time Range',
              stored: { start: { field: 'TIME-RANGE-START', order: 5 }, end: { field: 'TIME-RANGE-END', order: 6 } },
              warn: { inOrder: true },
            },
            address: { type: 'multiline', label: 'Address', stored: { field: 'ADDRESS', order: 1 }, rows: 2 },
            email: {
              type: 'email',
              label: 'Email',
              stored: { field: 'EMAIL', order: 4 },
              messages: { invalid: 'Please enter valid email' },
            },
            hotline: {
              type: 'phone',
              label: 'Telephone Hotline',
              stored: { field: 'TELEPHONE-HOTLINE', order: 2 },
              messages: { invalid: 'Please Enter Valid Telephone Hotline' },
              width: 'half',
            },
            telephone: {
              type: 'phone',
              label: 'Telephone Number',
              stored: 'TELEPHONE-NUMBER',
              messages: { invalid: 'Please Enter Valid Telephone Number' },
              width: 'half',
            },
          },
        },
        images: {
          type: 'media',
          label: 'Image Gallery',
          stored: { in: 'IMAGES', each: { field: 'IMAGE' } },
        },
      },
    },
  },
  overlays: {
    AVIDA: { fields: { main: { fields: { seoTitle: VISIBLE, seoDescription: VISIBLE } } } },
  },
});
