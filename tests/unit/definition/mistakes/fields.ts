import { ofField } from './mistake';

const text = { type: 'text' } as const;
const radio = { type: 'radio' } as const;
const choice = { type: 'choice' } as const;
const number = { type: 'number' } as const;
const list = {
  type: 'list',
  itemLabel: 'Item',
  addLabel: 'Add Item',
  stored: { in: 'ITEMS', each: 'ITEM' },
  fields: { name: { type: 'text', label: 'Name', stored: 'NAME' } },
} as const;
const permissions = { type: 'permissions', options: { source: 'features', by: { tenantId: 'title' } } };
const blocks = {
  type: 'blocks',
  itemLabel: 'Block',
  addLabel: 'Add Block',
  stored: { in: 'BLOCKS', each: 'BLOCK-{type}' },
  types: { quote: { label: 'Quote', fields: { text: { type: 'text', label: 'Text', stored: 'TEXT' } } } },
} as const;
const a = { value: 'a', label: 'A' } as const;
const b = { value: 'b', label: 'B' } as const;

const LINKABLE_PAGES = { source: 'linkable-pages', by: { type: 'title', category: 'kind' } } as const;
const HOUSES = {
  type: 'pages',
  stored: { field: 'EXTRA', as: { join: ',' } },
  pages: { tag: 'HOUSES-{BRAND}' },
} as const;
const VILLAS = { value: 'Villa', label: 'Villas' } as const;

const SHORT = { field: 'kind', in: ['short'] };

/** Mistakes in the settings of one field. */
export const FIELD_MISTAKES = [
  // Misspelt names
  ofField({
    what: 'an unknown field type',
    field: { type: 'textt' },
    at: 'type',
    expected: 'one of "text"',
    suggestion: 'text',
  }),
  ofField({
    what: 'a misspelt setting',
    field: { ...text, maxLenght: 5 },
    at: 'maxLenght',
    expected: 'one of the settings',
    suggestion: 'maxLength',
  }),
  ofField({
    what: 'a setting of another type',
    field: { ...text, altText: true },
    at: 'altText',
    expected: 'one of the settings',
  }),
  ofField({
    what: 'a missing label',
    field: { ...text, label: undefined },
    at: 'label',
    expected: 'a label for this text field',
  }),
  ofField({ what: 'an empty label', field: { ...text, label: '' }, at: 'label', expected: 'a text that is not empty' }),
  ofField({
    what: 'no place to store it',
    field: { ...text, stored: undefined },
    at: 'stored',
    expected: 'this setting of a text field',
  }),
  ofField({
    what: 'a number as a text',
    field: { ...text, maxLength: '80' },
    at: 'maxLength',
    expected: 'a whole number from 0',
  }),
  ofField({ what: 'a flag as a text', field: { ...text, readOnly: 'yes' }, at: 'readOnly', expected: 'true or false' }),
  ofField({
    what: 'a misspelt value of a setting',
    field: { ...text, width: 'hlaf' },
    at: 'width',
    expected: 'one of "full", "half"',
    suggestion: 'half',
  }),
  ofField({
    what: 'a misspelt brand',
    field: { ...text, brands: ['AVDIA'] },
    at: 'brands.0',
    expected: 'one of "ALP"',
    suggestion: 'AVIDA',
  }),
  ofField({
    what: 'a misspelt source of choices',
    field: { ...choice, options: { source: 'depratments' } },
    at: 'options.source',
    expected: 'one of "tenants"',
    suggestion: 'departments',
  }),
  ofField({
    what: 'a misspelt parameter of a source of choices',
    field: { ...choice, options: { source: 'roles', by: { tenantID: 'title' } } },
    at: 'options.by.tenantID',
    expected: 'a parameter of roles: one of tenantId',
    suggestion: 'tenantId',
  }),
  ofField({
    what: 'a parameter of permissions that their source does not know',
    field: { type: 'permissions', options: { source: 'features', by: { brand: 'title' } } },
    at: 'options.by.brand',
    expected: 'a parameter of features: one of tenantId',
  }),
  ofField({
    what: 'roles without the brand that has them',
    field: { ...choice, options: { source: 'roles' } },
    at: 'options.by.tenantId',
    expected: 'the key of a sibling, as roles has no choices without it',
    got: 'nothing',
  }),
  ofField({
    what: 'pages to link to without their category',
    field: { ...choice, options: { source: 'linkable-pages', by: { type: 'title' } } },
    at: 'options.by.category',
    expected: 'the key of a sibling, as linkable-pages has no choices without it',
    got: 'nothing',
  }),
  ofField({
    what: 'a misspelt suggestion of a source of choices',
    field: { ...choice, options: LINKABLE_PAGES, fills: { exerpt: 'title' } },
    at: 'fills.exerpt',
    expected: 'a suggestion of linkable-pages: one of name, excerpt',
    suggestion: 'excerpt',
  }),
  ofField({
    what: 'a search in choices that are all loaded',
    field: { ...choice, options: { source: 'departments', searched: true } },
    at: 'options.searched',
    expected: 'nothing, as departments does not support it',
  }),
  ofField({
    what: 'choices that people cannot manage',
    field: {
      ...choice,
      options: { source: 'projects' },
      manage: { noun: 'project', plural: 'projects', access: 'update:projects' },
    },
    at: 'manage',
    expected: 'nothing, as projects does not support it',
  }),
  ofField({
    what: 'a summary of choices that have none',
    field: { ...choice, options: { source: 'projects' }, summaryOrElse: 'None' },
    at: 'summaryOrElse',
    expected: 'nothing, as projects does not support it',
  }),
  ofField({
    what: 'a misspelt tool',
    field: { type: 'richText', toolbar: ['blod'] },
    at: 'toolbar.0',
    expected: 'one of "heading"',
    suggestion: 'bold',
  }),
  ofField({
    what: 'a misspelt upload call',
    field: { type: 'image', uploadTo: '/uploads/image' },
    at: 'uploadTo',
    expected: 'one of "/uploads/images"',
    suggestion: '/uploads/images',
  }),
  // Rules with impossible references
  ofField({
    what: 'a condition on itself',
    field: { ...text, visibleWhen: { field: 'extra', in: ['x'] } },
    at: 'visibleWhen.field',
    expected: 'another field',
  }),
  ofField({
    what: 'a condition on an unknown field',
    field: { ...text, visibleWhen: { field: 'knid', in: ['short'] } },
    at: 'visibleWhen.field',
    expected: 'one of title',
    suggestion: 'kind',
  }),
  ofField({
    what: 'a condition on what is no choice',
    field: { ...text, visibleWhen: { field: 'kind', in: ['shrot'] } },
    at: 'visibleWhen.in.0',
    expected: 'a choice of the field',
    suggestion: 'short',
  }),
  ofField({
    what: 'a text compared with a toggle',
    field: { ...text, enabledWhen: { field: 'isShown', in: ['true'] } },
    at: 'enabledWhen.in.0',
    expected: 'true or false',
  }),
  ofField({
    what: 'a text compared with a number',
    field: { ...text, enabledWhen: { field: 'highest', in: ['5'] } },
    at: 'enabledWhen.in.0',
    expected: 'a number',
  }),
  ofField({
    what: 'a condition that nothing fulfils',
    field: { ...text, visibleWhen: { field: 'kind', in: [] } },
    at: 'visibleWhen.in',
    expected: 'a value at least',
  }),
  ...(['all', 'any'] as const).map((setting) =>
    ofField({
      what: `a condition of nothing, of which ${setting} should hold`,
      field: { ...text, visibleWhen: { [setting]: [] } },
      at: `visibleWhen.${setting}`,
      expected: 'a list of 1 at least',
    }),
  ),
  ofField({
    what: 'a value twice in a condition',
    field: { ...text, visibleWhen: { field: 'kind', in: ['short', 'short'] } },
    at: 'visibleWhen.in.1',
    expected: 'a value of its own',
  }),
  ofField({
    what: 'a condition on a list',
    field: { ...text, visibleWhen: { field: 'links', in: ['x'] } },
    at: 'visibleWhen.in.0',
    expected: 'no condition on a field of type list',
  }),
  ofField({
    what: 'a condition on a field of another brand',
    field: { ...text, visibleWhen: { field: 'ofAvida', in: ['x'] } },
    at: 'visibleWhen.field',
    expected: 'a field that ALP, AMAIA, ALISI has too',
  }),
  ofField({
    what: 'a condition on the own field, by its path',
    field: { ...text, visibleWhen: { field: '/main/extra', present: true } },
    at: 'visibleWhen.field',
    expected: 'another field',
  }),
  ofField({
    what: 'a group that is shown by what is in it',
    field: {
      ...{ type: 'group', label: undefined, stored: undefined, visibleWhen: { field: 'extra/inner', present: true } },
      fields: { inner: { ...text, label: 'Inner', stored: 'INNER' } },
    },
    at: 'visibleWhen.field',
    expected: 'another field',
  }),
  ofField({
    what: 'a condition on a field in a group of another brand',
    field: { ...text, visibleWhen: { field: 'group/inner', in: ['x'] } },
    beside: {
      group: {
        type: 'group',
        brands: ['AVIDA', 'ALISI'],
        fields: { inner: { type: 'text', label: 'Inner', stored: 'INNER' } },
      },
    },
    at: 'visibleWhen.field',
    expected: 'a field that ALP, AMAIA has too',
  }),
  ofField({
    what: 'a rule for a required value that asks an unknown field',
    field: { ...text, requiredWhen: { field: 'nothing', in: ['x'] } },
    at: 'requiredWhen.field',
    expected: 'one of title',
  }),
  ofField({
    what: 'two fields that show each other',
    field: { ...radio, choices: [a], visibleWhen: { field: 'second', in: ['b'] } },
    beside: {
      second: {
        type: 'radio',
        label: 'Second',
        stored: 'SECOND',
        choices: [b],
        visibleWhen: { field: 'extra', in: ['a'] },
      },
    },
    at: 'visibleWhen.field',
    expected: 'no circle',
    got: 'extra → second → extra',
  }),
  ofField({
    what: 'a number that may not exceed itself',
    field: { ...number, atMost: 'extra' },
    at: 'atMost',
    expected: 'another field',
  }),
  ofField({
    what: 'a number compared with a date',
    field: { ...number, atMost: 'since' },
    at: 'atMost',
    expected: 'the key of a number field',
  }),
  ofField({
    what: 'a date later than itself',
    field: { type: 'date', laterThan: 'extra' },
    at: 'laterThan',
    expected: 'another field',
  }),
  ofField({
    what: 'a date later than a text',
    field: { type: 'date', laterThan: 'title' },
    at: 'laterThan',
    expected: 'the key of a date field',
  }),
  ofField({
    what: 'a number linked to an unknown one',
    field: { ...number, linked: { to: 'highst', factor: 2, decimals: 0 } },
    at: 'linked.to',
    expected: 'one of title',
    suggestion: 'highest',
  }),
  ofField({
    what: 'a number linked by nothing',
    field: { ...number, linked: { to: 'highest', factor: 0, decimals: 0 } },
    at: 'linked.factor',
    expected: 'a number other than 0',
  }),
  ofField({
    what: 'a field that empties itself',
    field: { ...text, clearedBy: ['extra'] },
    at: 'clearedBy',
    expected: 'another field',
  }),
  ofField({
    what: 'a day compared with an unknown one, where no other field is',
    field: { ...list, fields: { day: { type: 'date', label: 'Day', stored: 'DAY', notAfter: 'dya' } } },
    at: 'fields.day.notAfter',
    expected: 'a name, of which there is none',
  }),
  ofField({
    what: 'a condition on an unknown field, where no other field is',
    field: {
      ...list,
      fields: { day: { ...text, label: 'Day', stored: 'DAY', visibleWhen: { field: 'dya', in: ['x'] } } },
    },
    at: 'fields.day.visibleWhen.field',
    expected: 'a name, of which there is none',
  }),
  ofField({
    what: 'a field that an unknown one empties',
    field: { ...text, clearedBy: 'titel' },
    at: 'clearedBy',
    expected: 'one of title',
    suggestion: 'title',
  }),
  ofField({
    what: 'a document of an unknown owner',
    field: { type: 'document', belongsTo: { field: 'project', sentAs: 'project', message: 'Choose one.' } },
    at: 'belongsTo.field',
    expected: 'one of title',
  }),
  ofField({
    what: 'a map of half a position',
    field: { type: 'coordinates', axis: 'latitude', mapWith: 'title' },
    at: 'mapWith',
    expected: 'the key of a coordinates field with the longitude',
  }),
  // Limits
  ofField({
    what: 'a lowest number above the highest',
    field: { ...number, min: 10, max: 5 },
    at: 'min',
    expected: 'at most max, 5',
  }),
  ofField({
    what: 'a positive number of at most 0',
    field: { ...number, positive: true, max: 0 },
    at: 'max',
    expected: 'a number above 0',
  }),
  ofField({
    what: 'a lowest number that a positive one never reaches',
    field: { ...number, positive: true, min: -5 },
    at: 'min',
    expected: 'nothing, as positive numbers',
  }),
  ofField({
    what: 'more items at least than at most',
    field: { ...list, min: 3, max: 2 },
    at: 'min',
    expected: 'at most max, 2',
  }),
  ofField({ what: 'a list without room', field: { ...list, max: 0 }, at: 'max', expected: 'room for one at least' }),
  ofField({
    what: 'a text without room',
    field: { ...text, maxLength: 0 },
    at: 'maxLength',
    expected: 'room for a character at least',
  }),
  ofField({
    what: 'a length below 0',
    field: { ...text, maxLength: -1 },
    at: 'maxLength',
    expected: 'a whole number from 0',
  }),
  ofField({
    what: 'a warning that the limit forestalls',
    field: { ...text, maxLength: 50, warn: { maxLength: 60 } },
    at: 'warn.maxLength',
    expected: 'less than maxLength, 50',
  }),
  ofField({
    what: 'a warning of a number that the limit forestalls',
    field: { ...number, max: 50, warn: { max: 60 } },
    at: 'warn.max',
    expected: 'less than max, 50',
  }),
  ofField({ what: 'a warning of nothing', field: { ...number, warn: {} }, at: 'warn', expected: 'what to warn of' }),
  ofField({
    what: 'a text box without lines',
    field: { type: 'multiline', rows: 0 },
    at: 'rows',
    expected: 'a line at least',
  }),
  ofField({
    what: 'files of no size',
    field: { type: 'image', maxMegabytes: 0 },
    at: 'maxMegabytes',
    expected: 'more than 0',
  }),
  ...[
    {
      what: 'no multiple of the step',
      step: 5,
      min: 6,
      max: 9,
      expected: 'at least 10, the first multiple of step, 5,',
    },
    { what: 'no whole number', integer: true, min: 0.2, max: 0.8, expected: 'at least 1, the first whole number' },
  ].map(({ what, expected, ...limits }) =>
    ofField({ what: `limits with ${what} in between`, field: { ...number, ...limits }, at: 'max', expected }),
  ),
  ofField({
    what: 'a warning of every number that is allowed',
    field: { ...number, min: 10, warn: { max: 5 } },
    at: 'warn.max',
    expected: 'at least min, 10',
  }),
  ofField({
    what: 'a default of today after the last day',
    field: { type: 'date', default: 'today', max: '2020-01-01' },
    at: 'default',
    expected: 'a day until max, 2020-01-01',
  }),
  ofField({
    what: 'a day later than another one and not after it',
    field: { type: 'date', laterThan: 'since', notAfter: 'since' },
    at: 'notAfter',
    expected: 'another field than laterThan',
  }),
  // Settings without effect
  ...(['altTextStarred', 'altTextOnceStored'] as const).map((setting) =>
    ofField({
      what: `a picture without an alt text, with ${setting}`,
      field: { type: 'image', altText: false, [setting]: true },
      at: setting,
      expected: 'altText beside it',
    }),
  ),
  ofField({
    what: 'a toolbar without a tool',
    field: { type: 'richText', toolbar: [] },
    at: 'toolbar',
    expected: 'a tool at least',
  }),
  ofField({
    what: 'a list of items without a field',
    field: { ...list, fields: {} },
    at: 'fields',
    expected: 'a field at least',
  }),
  ofField({
    what: 'two messages of a missing value',
    field: { ...text, required: 'Needed.', messages: { required: 'Missing.' } },
    at: 'messages.required',
    expected: 'nothing beside required, which is the message',
    got: '"Missing."',
  }),
  ofField({
    what: 'a message of an invalid text where every text is valid',
    field: { ...text, messages: { invalid: 'No.' } },
    at: 'messages.invalid',
    expected: 'the message of another rule: a text field has none of a format',
  }),
  ofField({
    what: 'a message without its pattern',
    field: { ...text, messages: { pattern: 'No.' } },
    at: 'messages.pattern',
    expected: 'the setting pattern beside it',
  }),
  ofField({
    what: 'emptied when hidden, and never hidden',
    field: { ...text, clearWhenHidden: true },
    at: 'clearWhenHidden',
    expected: 'visibleWhen or enabledWhen beside it',
  }),
  ofField({
    what: 'required always and under a condition',
    field: { ...text, required: 'Needed.', requiredWhen: { field: 'kind', in: ['short'] } },
    at: 'requiredWhen',
    expected: 'nothing beside required',
  }),
  ofField({
    what: 'hidden and required',
    field: { ...text, hidden: true, required: 'Needed.' },
    at: 'required',
    expected: 'nothing beside hidden',
  }),
  ofField({
    what: 'hidden under a condition and always',
    field: { ...text, hidden: true, visibleWhen: { field: 'kind', in: ['short'] } },
    at: 'visibleWhen',
    expected: 'nothing beside hidden',
  }),
  ofField({
    what: 'read-only under a condition and always',
    field: { ...text, readOnly: true, enabledWhen: { field: 'kind', in: ['short'] } },
    at: 'enabledWhen',
    expected: 'nothing beside readOnly',
  }),
  ofField({
    what: 'locked twice',
    field: { ...text, lockedOnceStored: true, lockedWhile: 'stored' },
    at: 'lockedWhile',
    expected: 'nothing beside lockedOnceStored',
  }),
  ofField({
    what: 'a message of items that may be alike',
    field: { ...list, messages: { uniqueBy: 'Twice.' } },
    at: 'messages.uniqueBy',
    expected: 'the setting uniqueBy beside it',
  }),
  ofField({
    what: 'choices beside those of a service',
    field: { ...choice, choices: ['a'], options: { source: 'departments' } },
    at: 'choices',
    expected: 'nothing beside options',
  }),
  ofField({
    what: 'a summary of choices that no service gives',
    field: { ...choice, choices: ['a'], summaryOrElse: 'None' },
    at: 'summaryOrElse',
    expected: 'options of a service',
  }),
  ofField({
    what: 'a choice of radios under a condition',
    field: { ...radio, choices: [{ ...a, when: { field: 'kind', in: ['short'] } }, b] },
    at: 'choices.0.when',
    expected: 'a choice of a select',
  }),
  // Defaults and choices
  ofField({
    what: 'nothing to choose from',
    field: choice,
    at: 'choices',
    expected: 'choices, or options of a service',
  }),
  ofField({
    what: 'a default that is no choice',
    field: { ...radio, choices: [a, b], default: 'c' },
    at: 'default',
    expected: 'one of "a", "b"',
  }),
  ofField({
    what: 'a choice twice',
    field: { ...radio, choices: [a, { ...a, label: 'Again' }] },
    at: 'choices.1',
    expected: 'each choice once',
  }),
  ofField({
    what: 'two choices of one name',
    field: { ...radio, choices: [a, { value: 'b', label: 'A' }] },
    at: 'choices.1.label',
    expected: 'a label of its own',
  }),
  ofField({
    what: 'two choices that are stored alike',
    field: {
      ...radio,
      choices: [
        { ...a, stored: 'x' },
        { ...b, stored: 'x' },
      ],
    },
    at: 'choices.1',
    expected: 'stored values of its own',
  }),
  ofField({
    what: 'older data that is read as two choices',
    field: { ...radio, choices: [a, { ...b, alsoRead: ['a'] }] },
    at: 'choices.1',
    expected: 'stored values of its own',
  }),
  // Patterns, endings, texts
  ofField({
    what: 'a pattern that does not compile',
    field: { ...text, pattern: '^[a-z$' },
    at: 'pattern',
    expected: 'a regular expression',
  }),
  ofField({
    what: 'a pattern of a part of the text',
    field: { ...text, pattern: '[0-9]+' },
    at: 'pattern',
    expected: 'a pattern of the whole text, from ^ to $',
  }),
  ofField({
    what: 'a pattern open to catastrophic backtracking',
    field: { ...text, pattern: '^(a+)+$' },
    at: 'pattern',
    expected: 'a pattern that no text makes slow',
  }),
  ofField({
    what: 'a pattern of alternatives that overlap',
    field: { ...text, pattern: '^(a|a)*$' },
    at: 'pattern',
    expected: 'a pattern that no text makes slow',
  }),
  ofField({
    what: 'an ending with a dot',
    field: { type: 'image', accept: ['.png'] },
    at: 'accept.0',
    expected: 'without the dot',
  }),
  ofField({
    what: 'an ending of a key in capitals',
    field: { type: 'image', keyEndings: ['PNG'] },
    at: 'keyEndings.0',
    expected: 'an ending of small letters',
  }),
  ofField({
    what: 'no ending that is accepted',
    field: { type: 'image', accept: [] },
    at: 'accept',
    expected: 'an ending at least',
  }),
  ...[
    { type: 'image', accept: ['png', 'svg'], known: 'jpeg, jpg, png, gif, webp' },
    { type: 'video', accept: ['mp4', 'avi'], known: 'mp4, 3gp, 3gpp, gif' },
    { type: 'document', accept: ['pdf', 'exe'], known: 'pdf, doc, docx' },
    { type: 'document', uploadTo: '/upload/mdor-docs', accept: ['pdf', 'xls'], known: 'pdf' },
  ].map(({ known, ...field }) =>
    ofField({
      what: `an ending that the upload of a ${field.type} refuses: ${field.accept.join(', ')}`,
      field,
      at: 'accept.1',
      expected: `one of those that its upload accepts, ${known}`,
      got: `"${field.accept[1]}"`,
    }),
  ),
  ofField({
    what: 'an ending twice',
    field: { type: 'image', accept: ['png', 'png'] },
    at: 'accept.1',
    expected: 'each once',
  }),
  ofField({
    what: 'a hidden feature twice',
    field: { ...permissions, hiddenFeatures: ['Links', 'Links'] },
    at: 'hiddenFeatures.1',
    expected: 'each once',
  }),
  ofField({
    what: 'a hidden feature that the services do not know',
    field: { ...permissions, hiddenFeatures: ['Links', 'User Managment'] },
    at: 'hiddenFeatures.1',
    expected: 'one of Links, User Management',
    suggestion: 'User Management',
  }),
  ofField({
    what: 'a key in the summary of a type of blocks twice',
    field: { ...blocks, types: { quote: { ...blocks.types.quote, summary: ['text', 'text'] } } },
    at: 'types.quote.summary.1',
    expected: 'each once',
  }),
  ofField({
    what: 'pages of no category',
    field: { ...HOUSES, pages: { ...HOUSES.pages, categories: [] } },
    at: 'pages.categories',
    expected: 'a category at least',
  }),
  ofField({
    what: 'a category of pages twice',
    field: { ...HOUSES, pages: { ...HOUSES.pages, categories: [VILLAS, { ...VILLAS, label: 'Houses' }] } },
    at: 'pages.categories.1',
    expected: 'each once',
    got: '"Villa"',
  }),
  ofField({
    what: 'a category that the pages do not have',
    field: { ...HOUSES, pages: { ...HOUSES.pages, categories: [VILLAS, { value: 'Flats', label: 'Flats' }] } },
    at: 'pages.categories.1.value',
    expected: 'one of Villa, Flat',
    got: '"Flats"',
    suggestion: 'Flat',
  }),
  ofField({ what: 'a field of no brand', field: { ...text, brands: [] }, at: 'brands', expected: 'a brand at least' }),
  ofField({
    what: 'a field of a brand twice',
    field: { ...text, brands: ['ALP', 'ALP'] },
    at: 'brands.1',
    expected: 'each once',
  }),
  ofField({
    what: 'a misspelt placeholder',
    field: { ...text, help: 'Shown on the site of {BRNAD}.' },
    at: 'help',
    expected: 'a placeholder: {BRAND}, {brand}',
    suggestion: 'BRAND',
  }),
  ofField({
    what: 'a placeholder in another case',
    field: { ...text, help: 'Shown on the site of {Brand}.' },
    at: 'help',
    expected: 'a placeholder: {BRAND}, {brand}',
    suggestion: 'brand',
  }),
  ofField({
    what: 'a plus sign before a text that gets one',
    field: { ...list, addLabel: '+ Add Item' },
    at: 'addLabel',
    expected: 'a text without a plus sign',
  }),
  ofField({
    what: 'an asterisk after a label that gets one',
    field: { ...text, label: 'Extra *' },
    at: 'label',
    expected: 'a text without an asterisk',
  }),
  // Storage
  ofField({
    what: 'a place that another field has',
    field: { ...text, stored: 'TITLE' },
    at: 'stored',
    expected: 'a place of its own',
  }),
  ofField({
    what: 'an order that another field has',
    field: { ...text, stored: { field: 'EXTRA', order: 0 } },
    at: 'stored',
    expected: 'an order of its own',
  }),
  ofField({
    what: 'a container inside a collection',
    field: {
      type: 'group',
      label: undefined,
      stored: { container: 'INNER' },
      fields: { inner: { type: 'text', label: 'Inner', stored: 'X' } },
    },
    at: 'stored',
    expected: 'a collection or field in a collection',
    also: ['extra.fields.inner.stored'],
  }),
  ofField({
    what: 'a codec of another type',
    field: { type: 'toggle', labels: { on: 'On', off: 'Off' }, stored: { field: 'EXTRA', as: 'instant' } },
    at: 'stored.as',
    expected: 'one of "text"',
  }),
  ofField({
    what: 'a text that is stored as a number',
    field: { ...text, stored: { field: 'EXTRA', as: 'number' } },
    at: 'stored.as',
    expected: 'one of "text"',
  }),
  {
    what: 'a list of what one kind of block is stored as',
    set: {
      'editors.about.about-us.fields.main.fields.blocks': { ...blocks, label: 'Blocks' },
      'editors.about.about-us.fields.main.fields.extra': {
        ...{ ...list, label: 'Extra' },
        stored: { in: 'BLOCKS', each: 'BLOCK-quote' },
      },
    },
    at: 'fields.main.fields.extra.stored',
    expected: 'a place of its own',
    got: 'collection BLOCK-quote, which fields.main.fields.blocks.stored has',
  },
  ...[
    { type: 'image', label: 'Part', stored: 'part' },
    { type: 'quantity', label: 'Part', stored: { amount: 'part', unit: 'unit' }, units: ['sqm'] },
    { type: 'group', fields: { name: { type: 'text', label: 'Name', stored: 'name' } } },
    { ...list, label: 'Part' },
  ].map((part) =>
    ofField({
      what: `a field of type ${part.type} in a JSON list`,
      field: { ...list, stored: { field: 'EXTRA', as: 'json' }, fields: { part } },
      at: 'fields.part',
      expected: 'a single value in a JSON list',
    }),
  ),
  ofField({
    what: 'text without formatting in a JSON list',
    field: {
      ...{ ...list, stored: { field: 'EXTRA', as: 'json' } },
      fields: { part: { type: 'richText', label: 'Part', stored: 'part', allowPlainText: true } },
    },
    at: 'fields.part.allowPlainText',
    expected: 'nothing in a JSON list',
  }),
  ofField({
    what: 'blocks whose names are all alike',
    field: { ...blocks, stored: { each: 'BLOCK' } },
    at: 'stored.each',
    expected: "a text with '{type}'",
  }),
  ofField({
    what: 'one of several kinds, of which there is one',
    field: { type: 'oneOf', stored: { each: 'EXTRA-{type}' }, types: blocks.types },
    at: 'types',
    expected: 'two kinds at least',
    got: '1',
  }),
  ofField({
    what: 'items that open where none can',
    field: { ...list, opens: 'drawer' },
    at: 'opens',
    expected: 'one of "beside"',
  }),
  ofField({
    what: 'a single item beside its list',
    field: { ...list, opens: 'beside', max: 1 },
    at: 'opens',
    expected: 'a list of several items',
    got: 'one of a single item',
  }),
  ofField({
    what: 'items beside a list that are beside a list themselves',
    field: {
      ...{ ...list, opens: 'beside' },
      fields: {
        ...list.fields,
        blocks: {
          ...{ ...blocks, label: 'Blocks' },
          types: { note: { label: 'Note', fields: { lines: { ...list, label: 'Lines', opens: 'beside' } } } },
        },
      },
    },
    at: 'fields.blocks.types.note.fields.lines.opens',
    expected: 'nothing inside a list that opens its items beside it: there is no room for a second one',
    got: '"beside"',
  }),
  // Tabs and steps
  ofField({
    what: 'steps of single values alone',
    field: {
      ...{ type: 'group', stored: undefined, sections: 'steps' },
      fields: {
        one: { type: 'text', label: 'One', stored: 'ONE' },
        two: { type: 'text', label: 'Two', stored: 'TWO' },
      },
    },
    at: 'sections',
    expected: 'two groups, lists or blocks, or one beside other fields',
    got: 'one part',
  }),
  ofField({
    what: 'a step without a name',
    field: {
      ...{ type: 'group', stored: undefined, sections: 'steps' },
      fields: {
        one: { type: 'text', label: 'One', stored: 'ONE' },
        others: { type: 'group', fields: { two: { type: 'text', label: 'Two', stored: 'TWO' } } },
      },
    },
    at: 'fields.others.label',
    expected: 'a label: it is the name of a step',
    got: 'nothing',
  }),
  ofField({
    what: 'a condition on what is none of several choices',
    field: { type: 'text', visibleWhen: { field: 'perks', in: ['jym'] } },
    beside: { perks: { type: 'multiChoice', label: 'Perks', stored: 'PERKS', choices: ['pool', 'gym'] } },
    at: 'visibleWhen.in.0',
    expected: 'a choice of the field: "pool", "gym"',
    got: '"jym"',
    suggestion: 'gym',
  }),
  ofField({
    what: 'a type of files whose keys are never valid',
    field: { type: 'image', accept: ['jpeg', 'gif'], keyEndings: ['png', 'jpg'] },
    at: 'accept.1',
    expected: 'one of keyEndings, png, jpg',
  }),
  ofField({
    what: 'two days each of which waits for the other',
    field: { type: 'date', laterThan: 'day' },
    beside: { day: { type: 'date', label: 'Day', stored: 'DAY', notBefore: 'extra' } },
    at: 'laterThan',
    expected: 'no circle',
    got: 'extra → day → extra',
  }),
  ofField({
    what: 'a condition on two values of one field at once',
    field: { ...text, visibleWhen: { any: [{ not: { all: [{ field: 'kind', in: ['long'] }, SHORT] } }, SHORT] } },
    at: 'visibleWhen.any.0.not.all.1.in',
    expected: 'a value that all.0 asks for too',
    got: '["short"]',
  }),
  ...(
    [
      ['two ranges that do not meet', { field: 'highest', above: 50 }, { field: 'highest', below: 20 }],
      ['two ranges that touch', { field: 'lowest', to: 20 }, { field: 'lowest', above: 20 }],
      ['a value and its opposite', SHORT, { not: { field: 'kind', in: ['long', 'short'] } }],
      ['no value, beside one', SHORT, { field: 'kind', present: false }],
      ['no value, beside a range', { field: 'lowest', from: 2 }, { not: { field: 'lowest', present: true } }],
      ['a value and a range without it', { field: 'lowest', in: [3, 4] }, { field: 'lowest', above: 4 }],
      ['some value and none', { field: 'title', present: false }, { field: 'title', present: true }],
    ] as const
  ).map(([what, one, other]) =>
    ofField({
      what: `a condition on ${what}, both at once`,
      field: { ...text, visibleWhen: { all: [one, other] } },
      at: 'visibleWhen.all.1',
      expected: 'a condition that all.0 leaves possible',
      got: JSON.stringify(other),
    }),
  ),
  ofField({
    what: 'a condition on all but a value, and on the value',
    field: { ...text, visibleWhen: { all: [{ not: SHORT }, SHORT] } },
    at: 'visibleWhen.all.1.in',
    expected: 'a value that all.0 asks for too',
  }),
  // Keys of inner fields
  ofField({
    what: 'a summary of an unknown field',
    field: { ...list, summary: ['nmae'] },
    at: 'summary.0',
    expected: 'one of name',
    suggestion: 'name',
  }),
  ofField({
    what: 'items unlike by an unknown field',
    field: { ...list, uniqueBy: ['email'] },
    at: 'uniqueBy.0',
    expected: 'one of name',
  }),
  ofField({
    what: 'a layout of an unknown field',
    field: { ...list, layout: [[['title']]] },
    at: 'layout.0.0.0',
    expected: 'one of name',
  }),
  ofField({
    what: 'a key that JavaScript has',
    field: { ...list, fields: { constructor: { type: 'text', label: 'A', stored: 'A' } } },
    at: 'fields.constructor',
    expected: 'a key of letters and digits',
  }),
  ofField({
    what: 'a key that every object has',
    field: { ...list, fields: { toString: { type: 'text', label: 'A', stored: 'A' } } },
    at: 'fields.toString',
    expected: 'a key of letters and digits, none that is special',
  }),
  // Choice settings without effect
  ...(['stored', 'alsoRead'] as const).flatMap((setting) => [
    ofField({
      what: `a text that is given freely with ${setting}`,
      field: { ...choice, freeText: true, choices: [{ ...a, [setting]: setting === 'stored' ? 'x' : ['x'] }] },
      at: `choices.0.${setting}`,
      expected: 'nothing beside freeText',
    }),
    ofField({
      what: `one of several choices with ${setting}`,
      field: { type: 'multiChoice', choices: [{ ...a, [setting]: setting === 'stored' ? 'x' : ['x'] }, b] },
      at: `choices.0.${setting}`,
      expected: 'a choice of which there is one',
    }),
  ]),
  ofField({
    what: 'more choices at least than a brand has',
    field: { type: 'multiChoice', choices: [a, { ...b, brands: ['ALP', 'AVIDA'] }], min: 2 },
    at: 'min',
    expected: 'no more than the choices of AMAIA, ALISI',
    got: '2',
  }),
  ofField({
    what: 'more choices at least than at most',
    field: { type: 'multiChoice', choices: [a, b], min: 2, max: 1 },
    at: 'min',
    expected: 'at most max, 1',
  }),
  ofField({
    what: 'one of several choices under a condition',
    field: { type: 'multiChoice', choices: [{ ...a, when: { field: 'kind', in: ['long'] } }, b] },
    at: 'choices.0.when',
    expected: 'a choice of a select',
  }),
  ofField({
    what: 'a number that a text given freely begins with',
    field: { ...choice, freeText: true, choices: [2019, 2020], default: 2020 },
    at: 'default',
    expected: 'a text, as what is given freely is',
  }),
  ofField({
    what: 'a condition on a number where a text is given freely',
    field: { ...text, visibleWhen: { field: 'year', in: [2020] } },
    beside: { year: { ...choice, label: 'Year', stored: 'YEAR', freeText: true, choices: [2019, 2020] } },
    at: 'visibleWhen.in.0',
    expected: 'a text',
  }),
  // Invalid scopes
  ofField({
    what: 'a scope of a field that is none',
    field: { ...text, access: 'about' },
    at: 'access',
    expected: 'a scope like update:careers',
  }),
  ofField({
    what: 'a scope of a choice that is none',
    field: { ...choice, choices: [{ ...a, access: 'publish about' }, b] },
    at: 'choices.0.access',
    expected: 'a scope like update:careers',
  }),
  ofField({
    what: 'a scope of items that is none',
    field: { ...list, itemAccess: { create: 'about' } },
    at: 'itemAccess.create',
    expected: 'a scope like update:careers',
  }),
  // Empty lists of keys
  ofField({
    what: 'items unlike by nothing',
    field: { ...list, uniqueBy: [] },
    at: 'uniqueBy',
    expected: 'a key at least',
  }),
  ofField({ what: 'a summary of nothing', field: { ...list, summary: [] }, at: 'summary', expected: 'a key at least' }),
  ofField({
    what: 'emptied by nothing',
    field: { ...text, clearedBy: [] },
    at: 'clearedBy',
    expected: 'a key at least',
  }),
  // Block types
  ofField({
    what: 'blocks of no kind',
    field: { ...blocks, types: {} },
    at: 'types',
    expected: 'a kind at least',
    got: '0',
  }),
  ofField({
    what: 'two kinds of blocks of one name',
    field: { ...blocks, types: { ...blocks.types, word: blocks.types.quote } },
    at: 'types.word.label',
    expected: 'a label of its own',
    got: '"Quote"',
  }),
  // Defaults and unreachable values
  ofField({
    what: 'a day that there is not as the earliest',
    field: { type: 'date', min: '2026-02-31' },
    at: 'min',
    expected: 'a day of the calendar',
  }),
  ofField({
    what: 'a default that breaks a named rule',
    field: { ...text, rule: 'kebabCase', default: 'Two Words' },
    at: 'default',
    expected: 'a text that keeps the rule kebabCase',
  }),
  ofField({
    what: 'a default below the least',
    field: { ...number, min: 5, default: 2 },
    at: 'default',
    expected: 'at least min, 5',
  }),
  ofField({
    what: 'a default above the most',
    field: { ...number, max: 5, default: 9 },
    at: 'default',
    expected: 'at most max, 5',
  }),
  ofField({
    what: 'a default of zero where more is asked for',
    field: { ...number, positive: true, default: 0 },
    at: 'default',
    expected: 'above 0',
  }),
  ofField({
    what: 'a broken default of whole numbers',
    field: { ...number, integer: true, default: 1.5 },
    at: 'default',
    expected: 'a whole number',
  }),
  ofField({
    what: 'a default between two steps',
    field: { ...number, step: 0.1, default: 0.25 },
    at: 'default',
    expected: 'a multiple of step',
  }),
  ofField({
    what: 'a default that is too long',
    field: { ...text, maxLength: 2, default: 'long' },
    at: 'default',
    expected: 'at most maxLength',
  }),
  ofField({
    what: 'a default unlike its pattern',
    field: { ...text, pattern: '^A+$', default: 'B' },
    at: 'default',
    expected: 'of the pattern',
  }),
  ofField({
    what: 'a default that a brand cannot choose',
    field: { ...choice, choices: [{ ...a, brands: ['ALP'] }, b], default: 'a' },
    at: 'default',
    expected: 'a choice that AVIDA, AMAIA, ALISI has too',
  }),
  ofField({
    what: 'a choice of nothing for a brand',
    field: { ...radio, choices: [{ ...a, brands: ['ALP', 'AVIDA', 'AMAIA'] }] },
    at: 'choices',
    expected: 'a choice for ALISI',
  }),
  ofField({
    what: 'days in the wrong order',
    field: { type: 'date', min: '2026-02-01', max: '2026-01-31' },
    at: 'min',
    expected: 'at most max, 2026-01-31',
  }),
  ofField({
    what: 'a hidden field that is asked for at times',
    field: { ...text, hidden: true, requiredWhen: { field: 'title', present: true } },
    at: 'requiredWhen',
    expected: 'nobody can give a value that is hidden',
  }),
  ofField({
    what: 'items that differ by pictures',
    field: {
      ...list,
      fields: { picture: { type: 'image', label: 'Picture', stored: 'PICTURE' } },
      uniqueBy: ['picture'],
    },
    at: 'uniqueBy.0',
    expected: 'the key of a field with a single value',
    got: 'a field of type image',
  }),
  // Wording of allowed values
  ofField({ what: 'steps of nothing', field: { ...number, step: 0 }, at: 'step', expected: 'a number above 0' }),
  ofField({
    what: 'a unit twice',
    field: { type: 'quantity', stored: { amount: 'A', unit: 'U' }, units: ['sqm', 'sqm'] },
    at: 'units.1',
    expected: 'each once',
  }),
  ofField({
    what: 'a quantity of no unit',
    field: { type: 'quantity', stored: { amount: 'A', unit: 'U' }, units: [] },
    at: 'units',
    expected: 'a list of 1 at least',
  }),
  ofField({
    what: 'a comparison that conditions do not know',
    field: { ...text, visibleWhen: { field: 'title', equals: 'a' } },
    at: 'visibleWhen.equals',
    expected: 'one of the settings field, in, present, above, below, from, to, all, any, not',
  }),
  // Conditions that can never hold
  ...(
    [
      ['a value above the most', { field: 'highest', in: [120] }, 'in.0', 'at most max, 100'],
      ['a beginning above the most', { field: 'highest', from: 101 }, 'from', 'at most max, 100'],
      ['more than the most', { field: 'highest', above: 100 }, 'above', 'less than max, 100'],
      ['an end below the least', { field: 'highest', to: -1 }, 'to', 'at least min, 0'],
      ['less than the least', { field: 'highest', below: 0 }, 'below', 'more than min, 0'],
      ['a beginning after the end', { field: 'lowest', from: 3, to: 2 }, 'from', 'at most to, 2'],
      ['nothing in between', { field: 'lowest', above: 2, below: 2 }, 'above', 'less than below, 2'],
      [
        'days in the wrong order',
        { field: 'since', from: '2026-02-01', to: '2026-01-31' },
        'from',
        'at most to, 2026-01-31',
      ],
      ['a day that there is not', { field: 'since', from: '2026-02-30' }, 'from', 'such as 2026-01-31'],
      ['a day as nobody keeps it', { field: 'since', in: ['01/31/2026'] }, 'in.0', 'such as 2026-01-31'],
    ] as const
  ).map(([what, visibleWhen, place, expected]) =>
    ofField({
      what: `a condition on ${what}`,
      field: { ...text, visibleWhen },
      at: `visibleWhen.${place}`,
      expected,
    }),
  ),
  ofField({
    what: 'a condition on a text that is too long',
    field: { ...text, visibleWhen: { field: 'code', in: ['abc'] } },
    beside: { code: { type: 'text', label: 'Code', stored: 'CODE', maxLength: 2 } },
    at: 'visibleWhen.in.0',
    expected: 'at most maxLength, 2 characters',
  }),
  ofField({
    what: 'a condition on a positive number that is none',
    field: { ...text, visibleWhen: { field: 'area', below: 0 } },
    beside: { area: { type: 'number', label: 'Area', stored: 'AREA', positive: true } },
    at: 'visibleWhen.below',
    expected: 'a number above 0, as the field is positive',
  }),
  ofField({
    what: 'a misspelt path from the beginning',
    field: { ...text, visibleWhen: { field: '/mian/title', present: true } },
    at: 'visibleWhen.field',
    expected: 'a path to a field',
    suggestion: '/main/title',
  }),
  ofField({
    what: 'a misspelt path to what is around',
    field: {
      ...list,
      fields: { name: { ...text, label: 'Name', stored: 'NAME', visibleWhen: { field: '../tilte', present: true } } },
    },
    at: 'fields.name.visibleWhen.field',
    expected: 'a path to a field',
    suggestion: '../title',
  }),
];
