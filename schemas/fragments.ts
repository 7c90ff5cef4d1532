import { defineFragment, type Fragment } from '../src/definition';
import { address } from './shared/address';
import { contentPicture } from './shared/contentPicture';
import { defaultLabel } from './shared/defaultLabel';
import { imageGallery, virtualTour } from './shared/gallery';
import { keyValues } from './shared/keyValues';
import { links } from './shared/links';
import { pdf } from './shared/pdf';
import { pictures } from './shared/pictures';
import { seo } from './shared/seo';

const NONE = {};

/** Fragments that JSON definitions may use by name; the parts they share with TypeScript definitions are in schemas/shared. */
export const fragments: readonly Fragment[] = [
  defineFragment({
    name: 'seo',
    description: 'The search-engine block of most pages: title, description, H1 and, for ALP, H2.',
    gives: 'fields',
    parameters: {
      prefix: { type: 'text', description: 'The middle of the stored names: ABOUT-US in SEO-ABOUT-US-TITLE.' },
      titleOrder: {
        type: 'number',
        description: 'Stored order of the title. Default: its position.',
        optional: true,
      },
      h2Order: { type: 'number', description: 'Stored order of the H2. Default: its position.', optional: true },
    },
    make: ({ prefix, titleOrder, h2Order }) =>
      seo(String(prefix), {
        ...(typeof titleOrder === 'number' && { title: titleOrder }),
        ...(typeof h2Order === 'number' && { h2: h2Order }),
      }),
  }),
  defineFragment({
    name: 'address',
    description: 'An address: street, town and province.',
    gives: 'fields',
    parameters: {
      prefix: { type: 'text', description: 'Prefix of the stored names: OFFICE in OFFICE-STREET.' },
      required: { type: 'flag', description: 'Whether street and town are required. Default: false.', optional: true },
    },
    make: ({ prefix, required }) => address(String(prefix), { required: required === true }),
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
      noun: { type: 'text', description: 'Noun for one link: Video link.' },
      stored: {
        type: 'text',
        description: 'Stored name of one link; the node that holds the links has the same name with an S.',
      },
    },
    make: ({ label, noun, stored }) => links({ label: String(label), noun: String(noun), stored: String(stored) }),
  }),
  defineFragment({
    name: 'keyValues',
    description: 'A map: a field with an ordered list of values by unique keys.',
    gives: 'settings',
    parameters: {
      label: { type: 'text', description: 'Shown above the rows.' },
      noun: { type: 'text', description: 'Noun for one row: Fact.' },
      stored: { type: 'text', description: 'The field that holds the rows as JSON, a list of { key, value }.' },
      key: { type: 'text', description: 'Label of the keys. Default: Key.', optional: true },
      value: { type: 'text', description: 'Label of the values. Default: Value.', optional: true },
    },
    make: ({ label, noun, stored, key, value }) =>
      keyValues({
        label: String(label),
        noun: String(noun),
        stored: String(stored),
        ...(typeof key === 'string' && { key }),
        ...(typeof value === 'string' && { value }),
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
    description: 'The limits of pictures in articles, galleries and awards: jpeg, jpg or png of up to 50 MB.',
    gives: 'settings',
    parameters: NONE,
    make: () => contentPicture,
  }),
  defineFragment({
    name: 'pdf',
    description: 'The limits of documents: a PDF of up to 50 MB.',
    gives: 'settings',
    parameters: NONE,
    make: () => pdf,
  }),
];
