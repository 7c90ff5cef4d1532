import { defineEditor } from '../../src/definition';
import { CONTENT_CATEGORIES } from '../content/categories';
import { PROPERTY_TYPES } from '../properties/types';
import { searchDescription, searchTitle } from '../shared/seo';

/** Values entered for one type and category do not apply to another; picture and video stay (BAN-017, BAN-018). */
const clearedBy = ['linkType', 'linkCategory'] as const;

/** BAN-010. */
const saving = { label: 'SAVE', title: 'Save Hero Banner?', question: 'Are you sure you want to save?' };

/** ALISI and AVIDA have no video link; pictures follow the rules of all brands until another is specified (BAN-026, B-23). */
const noVideo = { readOnly: 'disabled', help: 'The banners of this brand have no video link.' } as const;
const withoutVideo = { fields: { banner: { fields: { videoLink: noVideo } } } };

export const heroBanner = defineEditor({
  name: 'hero-banner',
  title: 'Hero Banner',
  description: 'A banner at the head of the {BRAND} website that leads to one of its pages.',
  stored: { record: 'home-banner' },
  messages: {
    created: 'Successfully saved banner.',
    saved: 'Successfully saved banner.',
    failed: 'Something went wrong.',
  },
  saving: { create: saving, change: saving },
  fields: {
    banner: {
      type: 'group',
      label: 'Banner',
      fields: {
        linkType: {
          type: 'choice',
          label: 'Type of Link',
          stored: 'link_type',
          required: 'Please select a link type.',
          choices: [
            { value: 'PROPERTIES', label: 'Property' },
            { value: 'CONTENT', label: 'Article' },
          ],
          lockedWhile: 'stored',
          width: 'half',
        },
        linkCategory: {
          type: 'choice',
          label: 'Category',
          stored: 'category',
          required: 'Please select link category.',
          choices: [
            ...PROPERTY_TYPES.map((type) => ({ value: type, label: type, when: linkType('PROPERTIES') })),
            ...CONTENT_CATEGORIES.map(({ value, label }) => ({ value, label, when: linkType('CONTENT') })),
          ],
          enabledWhen: { field: 'linkType', in: ['PROPERTIES', 'CONTENT'] },
          clearedBy: 'linkType',
          lockedWhile: 'stored',
          width: 'half',
        },
        page: {
          type: 'choice',
          label: 'Page',
          stored: 'page_id',
          options: {
            source: 'linkable-pages',
            by: { type: 'linkType', category: 'linkCategory' },
            searched: true,
            loadError: 'Something went wrong.',
          },
          fills: { name: 'title', excerpt: 'description' },
          summaryOrElse: 'No page selected',
          lockedWhile: 'stored',
        },
        title: { type: 'text', label: 'Title', stored: 'title', clearedBy },
        description: {
          type: 'multiline',
          label: 'Short Description',
          stored: 'description',
          rows: 3,
          clearedBy,
        },
        descriptionMobile: {
          type: 'multiline',
          label: 'Mobile Description',
          stored: 'description_mobile',
          rows: 2,
          clearedBy,
        },
        seoTitle: { ...searchTitle, stored: 'seo_banner_title', clearedBy },
        seoDescription: {
          ...searchDescription,
          stored: 'seo_banner_description',
          clearedBy,
        },
        h1Tag: { type: 'text', label: 'H1 Tag', stored: 'banner_heading_tag', clearedBy },
        image: {
          type: 'image',
          label: 'Image',
          stored: 'image',
          accept: ['jpeg', 'jpg', 'png', 'webp'],
          keyEndings: ['jpg', 'jpeg', 'png', 'webp'],
          maxMegabytes: 50,
          uploadTo: '/upload/images',
        },
        videoLink: { type: 'videoLink', label: 'Video Link', stored: 'video_link', placeholder: 'https://' },
      },
    },
  },
  overlays: { ALISI: withoutVideo, AVIDA: withoutVideo },
});

function linkType(value: string) {
  return { field: 'linkType', in: [value] };
}
