import { defineFragment, type Fragment } from '../src/definition';
import { contentPicture } from './shared/contentPicture';
import { defaultLabel } from './shared/defaultLabel';
import { imageGallery, virtualTour } from './shared/gallery';
import { pdf } from './shared/pdf';
import { pictures } from './shared/pictures';
import { seo } from './shared/seo';

const NONE = {};

/** Fragments that JSON definitions may use by name; the parts they share with TypeScript definitions are in schemas/shared. */
export const fragments: readonly Fragment[] = [
  defineFragment({
    name: 'seo',
    description: 'The search-engine block that most pages carry: title, description, H1 and, for ALP, H2.',
    gives: 'fields',
    parameters: {
      prefix: { type: 'text', description: 'The middle of the stored names: ABOUT-US in SEO-ABOUT-US-TITLE.' },
      titleOrder: {
        type: 'number',
        description: 'The stored order of the title, where not its position.',
        optional: true,
      },
      h2Order: { type: 'number', description: 'The stored order of the H2, where not its position.', optional: true },
    },
    make: ({ prefix, titleOrder, h2Order }) =>
      seo(String(prefix), {
        ...(typeof titleOrder === 'number' && { title: titleOrder }),
        ...(typeof h2Order === 'number' && { h2: h2Order }),
      }),
  }),
  defineFragment({
    name: 'address',
    description: 'Where something is: street, town and province.',
    gives: 'fields',
    parameters: {
      prefix: { type: 'text', description: 'Stands before the stored names: OFFICE in OFFICE-STREET.' },
      required: { type: 'flag', description: 'Whether a street and a town have to be given.', optional: true },
    },
    make: ({ prefix, required }) => addressFields(String(prefix), required === true),
  }),
  defineFragment({
    name: 'virtualTour',
    description: 'The links of a virtual tour: videos and panoramas, each with a preview.',
    gives: 'fields',
    parameters: NONE,
    make: () => virtualTour,
  }),
  defineFragment({
    name: 'imageGallery',
    description: 'A field of pictures with captions, one of them featured.',
    gives: 'settings',
    parameters: NONE,
    make: () => imageGallery,
  }),
  defineFragment({
    name: 'pictures',
    description: 'A field of at most three pictures, none of them featured.',
    gives: 'settings',
    parameters: NONE,
    make: () => pictures,
  }),
  defineFragment({
    name: 'links',
    description: 'A field of links, each with a text of its own.',
    gives: 'settings',
    parameters: {
      label: { type: 'text', description: 'Shown above the links.' },
      noun: { type: 'text', description: 'What one of them is called: Video link.' },
      stored: {
        type: 'text',
        description: 'The stored name of one link; the node that holds them has it in the plural.',
      },
    },
    make: ({ label, noun, stored }) => ({
      type: 'links',
      label,
      itemLabel: noun,
      addLabel: `Add ${String(noun).toLowerCase()}`,
      stored: { in: `${String(stored)}S`, each: { field: stored } },
    }),
  }),
  defineFragment({
    name: 'keyValues',
    description: 'A map: a field of values by keys, in an order of their own. No key comes twice.',
    gives: 'settings',
    parameters: {
      label: { type: 'text', description: 'Shown above the rows.' },
      noun: { type: 'text', description: 'What one of them is called: Fact.' },
      stored: { type: 'text', description: 'The field that holds them as JSON, a list of { key, value }.' },
      key: { type: 'text', description: 'What a key is called: Name.', optional: true },
      value: { type: 'text', description: 'What a value is called: Text.', optional: true },
    },
    make: ({ label, noun, stored, key = 'Key', value = 'Value' }) => ({
      type: 'list',
      label,
      itemLabel: noun,
      addLabel: `Add ${String(noun)}`,
      stored: { field: stored, as: 'json' },
      uniqueBy: ['key'],
      summary: ['key', 'value'],
      fields: {
        key: { type: 'text', label: key, stored: 'key', required: `${String(key)} is required.`, width: 'half' },
        value: {
          type: 'text',
          label: value,
          stored: 'value',
          required: `${String(value)} is required.`,
          width: 'half',
        },
      },
    }),
  }),
  defineFragment({
    name: 'defaultLabel',
    description: 'A fixed heading of the website that staff may override.',
    gives: 'settings',
    parameters: {
      heading: { type: 'text', description: 'For example Construction Updates (Default).' },
      stored: { type: 'text', description: 'The stored name of the heading.' },
    },
    make: ({ heading, stored }) => defaultLabel(String(heading), String(stored)),
  }),
  defineFragment({
    name: 'contentPicture',
    description: 'What pictures of articles, galleries and awards are held to: jpeg, jpg or png of up to 50 MB.',
    gives: 'settings',
    parameters: NONE,
    make: () => contentPicture,
  }),
  defineFragment({
    name: 'pdf',
    description: 'What documents are held to: a PDF of up to 50 MB.',
    gives: 'settings',
    parameters: NONE,
    make: () => pdf,
  }),
];

function addressFields(prefix: string, isRequired: boolean): object {
  const needed = (what: string) => (isRequired ? { required: `${what} is required` } : {});
  return {
    street: { type: 'text', label: 'Street', stored: `${prefix}-STREET`, ...needed('Street') },
    town: { type: 'text', label: 'Town or city', stored: `${prefix}-TOWN`, width: 'half', ...needed('Town or city') },
    province: { type: 'text', label: 'Province', stored: `${prefix}-PROVINCE`, width: 'half' },
  };
}
