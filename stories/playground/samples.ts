import { defineEditor, type Choice, type EditorDefinition, type Field, type Fields } from '../../src/definition';

/** A sample form of another form library, as a definition of this language. */
export interface Sample {
  /** The library; `sample` is the name there. */
  readonly of: 'RJSF' | 'JSON Forms';
  readonly sample: string;
  readonly definition: EditorDefinition;
  /** What the definition cannot express; undefined if nothing is lost. */
  readonly lost?: string;
}

/** A page with one group of fields. */
function form(name: string, title: string, fields: Fields): EditorDefinition {
  const slug = `${name}-{brand}`;
  return defineEditor({
    name,
    title,
    stored: { page: { tag: 'SAMPLES-{BRAND}', slug, name: `${name} {BRAND}`, save: 'updateTree' } },
    fields: { main: { type: 'group', stored: { container: 'SAMPLE', collection: 'FORM' }, fields } },
  });
}

type Text = Extract<Field, { type: 'text' }>;
type List = Extract<Field, { type: 'list' }>;

function text(label: string, stored: string, more: Partial<Text> = {}): Text {
  return { type: 'text', label, stored, ...more };
}

function choices(...labels: readonly string[]): readonly Choice[] {
  return labels.map((label) => ({ value: label.toLowerCase().replaceAll(' ', '-'), label }));
}

/** A list of rows. @param names the labels of the list and of one item */
function rows([label, item]: readonly [string, string], fields: Fields, more: Partial<List> = {}): List {
  const [holder, each] = [label, item].map((name) => name.toUpperCase().replaceAll(' ', '-')) as [string, string];
  const stored = { in: holder, each };
  return { type: 'list', label, itemLabel: item, addLabel: `Add ${item.toLowerCase()}`, stored, fields, ...more };
}

/** 24 of them. The texts are our own; the fields and their rules are theirs. */
export const samples: readonly Sample[] = [
  {
    of: 'RJSF',
    sample: 'Simple',
    definition: form('registration', 'Registration', {
      firstName: text('First name', 'FIRST-NAME', { required: 'Tell us your first name', width: 'half' }),
      lastName: text('Last name', 'LAST-NAME', { required: 'Tell us your last name', width: 'half' }),
      age: { type: 'number', label: 'Age', stored: 'AGE', min: 0, integer: true, help: 'In whole years.' },
      bio: { type: 'multiline', label: 'About you', stored: 'BIO', rows: 4 },
      secret: text('Code word', 'CODE-WORD', { maxLength: 40 }),
      phone: { type: 'phone', label: 'Telephone', stored: 'PHONE' },
    }),
    lost: 'the code word is shown while it is typed',
  },
  {
    of: 'RJSF',
    sample: 'Nested',
    definition: form('tasks', 'Tasks', {
      title: text('Title of the list', 'TITLE', { required: 'A list needs a title' }),
      tasks: rows(['Tasks', 'Task'], {
        title: text('Task', 'TITLE', { required: 'A task needs a title' }),
        details: { type: 'multiline', label: 'Details', stored: 'DETAILS' },
        done: { type: 'toggle', label: 'Done', stored: 'DONE', labels: { on: 'Done', off: 'Open' }, default: false },
      }),
    }),
  },
  {
    of: 'RJSF',
    sample: 'Arrays',
    definition: form('arrays', 'Lists of every kind', {
      words: { type: 'tags', label: 'Words', stored: { each: { field: 'WORD' } } },
      bounded: rows(
        ['Shortlist', 'Entry'],
        { name: text('Name', 'NAME', { required: 'Give it a name' }) },
        { min: 2, max: 4 },
      ),
      unique: rows(
        ['Codes', 'Code'],
        { code: text('Code', 'CODE') },
        { uniqueBy: ['code'], messages: { uniqueBy: 'This code is there already' } },
      ),
      fixed: rows(['Notes', 'Note'], { note: text('Note', 'NOTE') }, { ordered: false }),
      nested: rows(['Tables', 'Table'], { rows: rows(['Cells', 'Cell'], { cell: text('Cell', 'CELL') }) }),
    }),
  },
  {
    of: 'RJSF',
    sample: 'Numbers',
    definition: form('numbers', 'Numbers', {
      any: { type: 'number', label: 'Any number', stored: 'ANY' },
      whole: { type: 'number', label: 'Whole number', stored: 'WHOLE', integer: true },
      few: { type: 'choice', label: 'One of a few', stored: 'FEW', choices: [1, 2, 3] },
      range: { type: 'number', label: 'From 42 to 100', stored: 'RANGE', min: 42, max: 100 },
      steps: { type: 'number', label: 'In steps of 10', stored: 'STEPS', step: 10 },
      fine: { type: 'number', label: 'Two decimals', stored: 'FINE', unit: 'kg' },
    }),
  },
  {
    of: 'RJSF',
    sample: 'Widgets',
    definition: form('widgets', 'Inputs', {
      email: { type: 'email', label: 'E-mail', stored: 'EMAIL' },
      address: { type: 'link', label: 'Web address', stored: 'ADDRESS' },
      shown: { type: 'toggle', label: 'Shown', stored: 'SHOWN', labels: { on: 'Yes', off: 'No' }, default: true },
      mood: { type: 'radio', label: 'Mood', stored: 'MOOD', choices: choices('Bright', 'Calm', 'Low') },
      note: { type: 'multiline', label: 'Note', stored: 'NOTE', rows: 6, placeholder: 'Several lines' },
      fixed: { type: 'readOnly', label: 'Cannot be changed', stored: 'FIXED' },
      unseen: text('Kept, not shown', 'UNSEEN', { hidden: true }),
      rich: { type: 'richText', label: 'Formatted text', stored: 'RICH' },
    }),
  },
  {
    of: 'RJSF',
    sample: 'Ordering',
    definition: form('ordering', 'Order of fields', {
      last: text('Last name', 'LAST-NAME', { width: 'half' }),
      first: text('First name', 'FIRST-NAME', { width: 'half' }),
      born: { type: 'date', label: 'Date of birth', stored: 'BORN' },
      alias: text('Nickname', 'ALIAS'),
    }),
  },
  {
    of: 'RJSF',
    sample: 'References',
    definition: form('references', 'Two addresses', {
      billing: { type: 'group', label: 'Billing address', stored: { collection: 'BILLING' }, fields: addressFields() },
      same: {
        type: 'toggle',
        label: 'Ship to the same address',
        stored: 'SAME',
        labels: { on: 'Yes', off: 'No' },
        default: true,
      },
      shipping: {
        type: 'group',
        label: 'Shipping address',
        stored: { collection: 'SHIPPING' },
        visibleWhen: { field: 'same', in: [false] },
        fields: addressFields(),
      },
    }),
  },
  {
    of: 'RJSF',
    sample: 'Errors',
    definition: form('errors', 'Messages of our own', {
      age: { type: 'number', label: 'Age', stored: 'AGE', min: 18, required: 'Your age is needed' },
      code: text('Postal code', 'CODE', {
        pattern: '^[0-9]{4}$',
        messages: { pattern: 'A postal code has four digits' },
      }),
      tags: rows(['Badges', 'Badge'], { name: text('Badge', 'NAME') }, { max: 2 }),
    }),
  },
  {
    of: 'RJSF',
    sample: 'Large',
    definition: form(
      'large',
      'A long form',
      Object.fromEntries(
        Array.from({ length: 20 }, (_none, index) => [
          `field${index + 1}`,
          index % 2 === 0
            ? text(`Field ${index + 1}`, `FIELD-${index + 1}`, { width: 'half' })
            : ({
                type: 'choice',
                label: `Choice ${index + 1}`,
                stored: `CHOICE-${index + 1}`,
                width: 'half',
                choices: choices('One', 'Two', 'Three', 'Four', 'Five'),
              } as const),
        ]),
      ),
    ),
  },
  {
    of: 'RJSF',
    sample: 'Date & time',
    definition: form('dates', 'Dates', {
      day: { type: 'date', label: 'From', stored: 'FROM', required: 'When does it begin?' },
      until: { type: 'date', label: 'Until', stored: 'UNTIL', laterThan: 'day' },
      month: { type: 'month', label: 'Month', stored: 'MONTH' },
      start: { type: 'dateTime', label: 'Opening', stored: 'OPENING' },
      daily: { type: 'time', label: 'Every day at', stored: 'DAILY' },
      open: { type: 'timeRange', label: 'Open', stored: { start: 'OPENS', end: 'CLOSES' } },
      days: { type: 'days', label: 'Days', stored: { each: { field: 'DAY' } } },
    }),
  },
  {
    of: 'RJSF',
    sample: 'Files',
    definition: form('files', 'Files', {
      one: { type: 'document', label: 'A document', stored: 'DOCUMENT' },
      picture: { type: 'image', label: 'A picture', stored: 'PICTURE', accept: ['png', 'jpg'], maxMegabytes: 5 },
      several: { type: 'images', label: 'Several pictures', stored: { in: 'PICTURES', each: { field: 'FILE' } } },
      film: { type: 'video', label: 'A film', stored: 'FILM' },
    }),
  },
  {
    of: 'RJSF',
    sample: 'Single field',
    definition: form('single', 'One field', { answer: text('Your answer', 'ANSWER') }),
  },
  {
    of: 'RJSF',
    sample: 'Alternatives',
    definition: form('alternatives', 'Named choices', {
      screen: { type: 'choice', label: 'Colour of the screen', stored: 'SCREEN', choices: colours() },
      paper: { type: 'radio', label: 'Colour of the paper', stored: 'PAPER', choices: colours(), default: '#ffffff' },
      palette: rows(
        ['Palette', 'Colour'],
        { colour: { type: 'choice', label: 'Colour', stored: 'COLOUR', choices: colours() } },
        { uniqueBy: ['colour'] },
      ),
    }),
  },
  {
    of: 'RJSF',
    sample: 'Any of',
    definition: form('any-of', 'One of two sets of fields', {
      search: {
        type: 'oneOf',
        label: 'Search',
        stored: { each: 'BY-{type}' },
        required: 'What is looked for?',
        types: {
          NAME: { label: 'By name', fields: { name: text('Name', 'NAME', { required: 'Which name?' }) } },
          NUMBER: {
            label: 'By number',
            fields: { number: { type: 'number', label: 'Number', stored: 'NUMBER', required: 'Which number?' } },
          },
        },
      },
    }),
  },
  {
    of: 'RJSF',
    sample: 'One of',
    definition: form('one-of', 'Items of several shapes', {
      contacts: {
        type: 'blocks',
        label: 'Contacts',
        itemLabel: 'Contact',
        addLabel: 'Add contact',
        stored: { in: 'CONTACTS', each: 'CONTACT-{type}' },
        types: {
          person: {
            label: 'Person',
            fields: { name: text('Name', 'NAME'), email: { type: 'email', label: 'E-mail', stored: 'EMAIL' } },
          },
          company: {
            label: 'Company',
            fields: { name: text('Company', 'NAME'), site: { type: 'link', label: 'Web address', stored: 'SITE' } },
          },
        },
      },
    }),
  },
  {
    of: 'RJSF',
    sample: 'If then else',
    definition: form('conditions', 'Conditions', {
      animal: {
        type: 'choice',
        label: 'Animal',
        stored: 'ANIMAL',
        choices: choices('Cat', 'Fish'),
        required: 'Which animal?',
      },
      food: {
        type: 'choice',
        label: 'Cat food',
        stored: 'FOOD',
        choices: choices('Meat', 'Grass', 'Fish'),
        visibleWhen: { field: 'animal', in: ['cat'] },
        required: 'What does it eat?',
      },
      water: {
        type: 'choice',
        label: 'Water',
        stored: 'WATER',
        choices: choices('Lake', 'Sea'),
        visibleWhen: { field: 'animal', in: ['fish'] },
        required: 'Where does it swim?',
      },
    }),
  },
  {
    of: 'RJSF',
    sample: 'Property dependencies',
    definition: form('dependencies', 'Fields that need each other', {
      pays: { type: 'toggle', label: 'Pays by card', stored: 'PAYS', labels: { on: 'Yes', off: 'No' }, default: false },
      card: {
        ...text('Card number', 'CARD', { pattern: '^[0-9 ]{12,23}$', messages: { pattern: 'Digits and blanks only' } }),
        requiredWhen: { field: 'pays', in: [true] },
        messages: { required: 'The number of the card' },
      },
      billing: { ...text('Billing address', 'BILLING'), visibleWhen: { field: 'pays', in: [true] } },
    }),
  },
  {
    of: 'RJSF',
    sample: 'Defaults',
    definition: form('defaults', 'Values to begin with', {
      active: { type: 'toggle', label: 'Active', stored: 'ACTIVE', labels: { on: 'Yes', off: 'No' }, default: true },
      kind: { type: 'choice', label: 'Kind', stored: 'KIND', choices: choices('Flat', 'House'), default: 'flat' },
      rooms: rows(['Rooms', 'Room'], {
        size: { type: 'choice', label: 'Size', stored: 'SIZE', choices: choices('Small', 'Large'), default: 'small' },
      }),
    }),
  },
  {
    of: 'RJSF',
    sample: 'Additional properties',
    definition: form('pairs', 'Pairs of our own', {
      pairs: rows(
        ['Pairs', 'Pair'],
        {
          key: text('Key', 'KEY', { required: 'A key', width: 'half' }),
          value: text('Value', 'VALUE', { width: 'half' }),
        },
        { uniqueBy: ['key'], messages: { uniqueBy: 'This key is there already' } },
      ),
    }),
  },
  {
    of: 'JSON Forms',
    sample: 'Person',
    definition: form('person', 'Person', {
      name: text('Name', 'NAME', { required: 'Who is it?', maxLength: 60 }),
      born: { type: 'date', label: 'Date of birth', stored: 'BORN', width: 'half' },
      nationality: {
        type: 'choice',
        label: 'Nationality',
        stored: 'NATIONALITY',
        width: 'half',
        choices: choices('Filipino', 'Japanese', 'German', 'Other'),
      },
      other: {
        ...text('Which one', 'OTHER', { required: 'Which one?' }),
        visibleWhen: { field: 'nationality', in: ['other'] },
      },
      vegetarian: {
        type: 'toggle',
        label: 'Vegetarian',
        stored: 'VEGETARIAN',
        labels: { on: 'Yes', off: 'No' },
        default: false,
      },
      height: { type: 'number', label: 'Height', stored: 'HEIGHT', unit: 'm', min: 0 },
    }),
  },
  {
    of: 'JSON Forms',
    sample: 'Categorization',
    definition: defineEditor({
      name: 'categories',
      title: 'Chapters of a form',
      stored: {
        page: { tag: 'SAMPLES-{BRAND}', slug: 'categories-{brand}', name: 'Categories {BRAND}', save: 'updateTree' },
      },
      sections: 'tabs',
      fields: {
        person: {
          type: 'group',
          label: 'Person',
          stored: { container: 'SAMPLE', collection: 'PERSON' },
          fields: {
            first: text('First name', 'FIRST', { width: 'half' }),
            last: text('Last name', 'LAST', { width: 'half' }),
          },
        },
        address: {
          type: 'group',
          label: 'Address',
          stored: { container: 'SAMPLE', collection: 'ADDRESS' },
          fields: addressFields(),
        },
        more: {
          type: 'group',
          label: 'More',
          stored: { container: 'SAMPLE', collection: 'MORE' },
          fields: { note: { type: 'multiline', label: 'Note', stored: 'NOTE' } },
        },
      },
    }),
  },
  {
    of: 'JSON Forms',
    sample: 'Array with detail',
    definition: form('comments', 'Comments', {
      comments: rows(
        ['Comments', 'Comment'],
        {
          date: { type: 'date', label: 'Day', stored: 'DAY', width: 'half' },
          by: text('By', 'BY', { width: 'half' }),
          message: {
            type: 'multiline',
            label: 'Message',
            stored: 'MESSAGE',
            maxLength: 400,
            required: 'Say something',
          },
          state: {
            type: 'radio',
            label: 'State',
            stored: 'STATE',
            choices: choices('New', 'Read', 'Answered'),
            default: 'new',
          },
        },
        { summary: ['by', 'message'], opens: 'beside' },
      ),
    }),
  },
  {
    of: 'JSON Forms',
    sample: 'Rule',
    definition: form('rules', 'Shown and enabled', {
      counts: {
        type: 'radio',
        label: 'How many',
        stored: 'COUNT',
        choices: choices('None', 'One', 'Many'),
        default: 'none',
      },
      which: { ...text('Which one', 'WHICH'), visibleWhen: { field: 'counts', in: ['one'] } },
      reason: { ...text('Why', 'WHY'), enabledWhen: { field: 'counts', in: ['one', 'many'] } },
      list: {
        ...rows(['Names', 'Name'], { name: text('Name', 'NAME') }),
        visibleWhen: { field: 'counts', in: ['many'] },
      },
    }),
  },
  {
    of: 'JSON Forms',
    sample: 'Enumerations',
    definition: form('enumerations', 'Choices', {
      plain: { type: 'choice', label: 'Plain', stored: 'PLAIN', choices: ['North', 'East', 'South', 'West'] },
      named: {
        type: 'choice',
        label: 'Named',
        stored: 'NAMED',
        choices: choices('Ready for occupancy', 'Pre selling'),
      },
      radio: { type: 'radio', label: 'All visible', stored: 'RADIO', choices: choices('Yes', 'No', 'Perhaps') },
      suggested: {
        type: 'choice',
        label: 'Suggested',
        stored: 'SUGGESTED',
        freeText: true,
        choices: ['Makati', 'Cebu', 'Davao'],
      },
      several: { type: 'tags', label: 'Several words', stored: { field: 'SEVERAL', as: { join: ',' } } },
    }),
  },
];

function addressFields(): Fields {
  return {
    street: text('Street', 'STREET', { required: 'A street' }),
    town: text('Town', 'TOWN', { required: 'A town', width: 'half' }),
    province: text('Province', 'PROVINCE', { width: 'half' }),
  };
}

function colours(): readonly Choice[] {
  return [
    { value: '#ffffff', label: 'White' },
    { value: '#1f5f8b', label: 'Blue' },
    { value: '#2f6b3a', label: 'Green' },
  ];
}
