import { defineEditor } from '../../src/definition';
import { contentPicture } from '../shared/contentPicture';
import { defaultLabel } from '../shared/defaultLabel';
import { searchDescription, searchTitle } from '../shared/seo';
import { CATEGORY_CHOICES } from './categories';
import { components } from './components';

export const article = defineEditor({
  name: 'article',
  title: 'Content',
  description: 'An article of the {BRAND} website.',
  stored: { page: { tag: 'CONTENT-{BRAND}', name: { from: ['overview.title'] }, save: 'updateTree' } },
  messages: {
    created: 'Content successfully created.',
    saved: 'Update success.',
    failed: 'Something went wrong upon updating!',
  },
  preview: { opens: 'beside' },
  fields: {
    overview: {
      type: 'group',
      label: 'Overview',
      stored: { container: 'CONTENT', collection: 'OVERVIEW' },
      layout: [
        [
          [
            { field: 'title', as: 'title' },
            { field: 'subtitle', as: 'lead' },
            'image',
            { field: 'shortDescription', as: 'lead' },
          ],
        ],
      ],
      fields: {
        // The title comes first in the form, but keeps its stored order (CONT-036).
        title: {
          type: 'text',
          label: 'Title',
          stored: { field: 'TITLE', order: 7 },
          required: 'Title is required.',
        },
        subtitle: { type: 'text', label: 'Sub-title', stored: 'SUBTITLE' },
        contentDefault: defaultLabel('Content (Default)', { field: 'CONTENT-DEFAULT', order: 0 }),
        image: {
          type: 'image',
          label: 'Banner Image',
          stored: 'Image',
          ...contentPicture,
          altTextOnceStored: true,
        },
        videoLink: {
          type: 'videoLink',
          label: 'Video Link',
          stored: 'VIDEO-LINK',
          placeholder: 'https://',
          lockedWhile: 'new',
        },
        category: {
          type: 'choice',
          label: 'Category',
          stored: 'CATEGORY',
          choices: CATEGORY_CHOICES,
          lockedWhile: 'preset',
          width: 'half',
        },
        subcategory: {
          type: 'choice',
          label: 'Sub Category',
          stored: 'SUB-CATEGORY',
          freeText: true,
          options: { source: 'subcategories', by: { category: 'category' } },
          enabledWhen: { field: 'category', in: ['sustainability', 'blogs'] },
          clearWhenHidden: true,
          width: 'half',
        },
        location: {
          type: 'place',
          label: 'Location',
          stored: 'LOCATION',
          coordinates: { latitude: 'latitude', longitude: 'longitude' },
        },
        longitude: {
          type: 'coordinates',
          axis: 'longitude',
          label: 'Longitude',
          stored: { field: 'LONGITUDE', order: 10 },
          readOnly: true,
          width: 'half',
        },
        latitude: {
          type: 'coordinates',
          axis: 'latitude',
          label: 'Latitude',
          stored: 'LATITUDE',
          readOnly: true,
          mapWith: 'longitude',
          width: 'half',
        },
        datePublished: {
          type: 'date',
          label: 'Date Published',
          stored: { field: 'DATE-PUBLISHED', order: 6 },
          width: 'half',
        },
        shortDescription: {
          type: 'multiline',
          label: 'Short Description',
          stored: { field: 'SHORT-DESCRIPTION', order: 9 },
          rows: 3,
        },
        seoTitle: { ...searchTitle, stored: { field: 'SEO-TITLE', order: 12 } },
        seoDescription: { ...searchDescription, stored: 'SEO-DESCRIPTION' },
        HeadingTag: { type: 'text', label: 'H1 Tag', stored: 'HEADING-TAG', width: 'half' },
        subHeading: { type: 'text', label: 'H2 Tag', stored: 'SUB-HEADING', width: 'half', brands: ['ALP'] },
        neighborhoodInProperty: {
          type: 'pages',
          label: 'Properties of the Neighborhood',
          stored: { field: 'NEIGHBORHOOD-IN-PROPERTY', as: { join: '#' } },
          pages: { tag: 'PROPERTIES-{BRAND}' },
          visibleWhen: { field: 'category', in: ['neighborhood'] },
          clearWhenHidden: true,
          brands: ['AVIDA'],
        },
        blogsInProperty: {
          type: 'pages',
          label: 'Properties of the Blog',
          stored: { field: 'BLOGS-IN-PROPERTY', as: { join: '#' } },
          pages: { tag: 'PROPERTIES-{BRAND}' },
          visibleWhen: { field: 'category', in: ['blogs'] },
          clearWhenHidden: true,
          brands: ['AVIDA'],
        },
        blogsInNeighborhood: {
          type: 'pages',
          label: 'Neighborhoods of the Blog',
          stored: { field: 'BLOGS-IN-NEIGHBORHOOD', as: { join: '#' } },
          pages: { tag: 'CONTENT-{BRAND}', categories: [{ value: 'neighborhood', label: 'Neighborhood' }] },
          visibleWhen: { field: 'category', in: ['blogs'] },
          clearWhenHidden: true,
          brands: ['AVIDA'],
        },
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
          stored: { in: { collection: 'COMPONENTS', order: 1 }, each: 'COMPONENT-{type}' },
          types: components,
        },
      },
    },
    about: {
      type: 'group',
      label: 'Tags',
      stored: { container: 'CONTENT' },
      fields: {
        tags: {
          type: 'tags',
          label: 'Tags',
          stored: { in: { collection: 'TAGS', order: 2 }, each: { field: 'TAG' } },
        },
      },
    },
  },
});
