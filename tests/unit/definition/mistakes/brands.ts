import type { Mistake } from './mistake';

/** Mistakes in a brand definition. */
export const BRAND_MISTAKES: readonly Mistake[] = [
  {
    what: 'a brand that there is not',
    set: { 'brands.ALP.name': 'APL' },
    at: 'name',
    expected: 'one of "ALP"',
    suggestion: 'ALP',
    also: [''],
  },
  {
    what: 'a misspelt fact',
    set: { 'brands.ALP.acent': {} },
    at: 'acent',
    expected: 'one of the settings',
    suggestion: 'accent',
  },
  {
    what: 'a colour that is none',
    set: { 'brands.ALP.accent.light': 'brown' },
    at: 'accent.light',
    expected: 'a colour like #7a5c2e',
  },
  {
    what: 'a colour that nobody can read',
    set: { 'brands.ALP.accent.light': '#d9b678' },
    at: 'accent.light',
    expected: 'a contrast of 4.5 : 1',
  },
  {
    what: 'a setting for an unknown type',
    set: { 'brands.ALP.fieldDefaults': { imgae: { altText: true } } },
    at: 'fieldDefaults.imgae',
    expected: 'one of "text"',
    suggestion: 'image',
  },
  {
    what: 'an unknown setting for a type',
    set: { 'brands.ALP.fieldDefaults': { image: { alttext: true } } },
    at: 'fieldDefaults.image.alttext',
    expected: 'one of the settings',
    suggestion: 'altText',
  },
  {
    what: 'an ending with a dot for all pictures',
    set: { 'brands.ALP.fieldDefaults': { image: { accept: ['.PNG'] } } },
    at: 'fieldDefaults.image.accept.0',
    expected: 'an ending of small letters and digits',
  },
  {
    what: 'no room in any text',
    set: { 'brands.ALP.fieldDefaults': { text: { maxLength: 0 } } },
    at: 'fieldDefaults.text.maxLength',
    expected: 'room for a character at least',
  },
  {
    what: 'a wrong setting for a type',
    set: { 'brands.ALP.fieldDefaults': { image: { altText: 'yes' } } },
    at: 'fieldDefaults.image.altText',
    expected: 'true or false',
  },
];
