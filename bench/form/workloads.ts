import { defineEditor, type EditorDefinition } from '../../src/definition';
import type { FormData } from '../../src/tree';

/** A synthetic form of a given size. */
export interface Workload {
  readonly definition: EditorDefinition;
  readonly form: FormData;
  /** Where the list stands. */
  readonly list: string;
  /** The text field of an item that is typed into. */
  readonly field: string;
}

const LEAVES_OF_UNIT = 5;

/** Items of five fields each, as floor plans and rows of areas have them. */
export function units(leaves: number): Workload {
  const count = leaves / LEAVES_OF_UNIT;
  return {
    list: 'units',
    field: 'name',
    form: {
      units: Array.from({ length: count }, (_, index) => ({
        $id: `unit-${index}`,
        name: `Unit ${index}`,
        code: `U-${index}`,
        area: 20 + index,
        floor: index % 40,
        note: `Faces the garden, ${index} steps from the gate`,
      })),
    },
    definition: defineEditor({
      name: 'bench-units',
      title: 'Units',
      stored: { collection: 'UNITS', save: 'updateCollection' },
      fields: {
        units: {
          type: 'list',
          label: 'Units',
          addLabel: 'Add Unit',
          itemLabel: 'Unit',
          stored: { in: 'LIST', each: 'UNIT' },
          fields: {
            name: { type: 'text', label: 'Name', stored: 'NAME', required: 'Name is required' },
            code: { type: 'text', label: 'Code', stored: 'CODE', maxLength: 20 },
            area: { type: 'number', label: 'Area', stored: 'AREA', positive: true },
            floor: { type: 'number', label: 'Floor', stored: 'FLOOR' },
            note: { type: 'multiline', label: 'Note', stored: 'NOTE' },
          },
        },
      },
    }),
  };
}

const KINDS = ['text', 'quote', 'figure', 'links'] as const;

/** Mixed components with rich text, pictures and lists inside, as articles have them. */
export function article(blocks: number): Workload {
  return {
    list: 'parts',
    field: 'heading',
    form: {
      parts: Array.from({ length: blocks }, (_, index) => {
        const type = KINDS[index % KINDS.length] ?? 'text';
        const common = { $id: `part-${index}`, type, heading: `Part ${index}` };
        switch (type) {
          case 'text':
            return { ...common, body: `<p>Paragraph <strong>${index}</strong> of the article.</p>` };
          case 'quote':
            return { ...common, words: `Words ${index}`, by: 'A resident' };
          case 'figure':
            return { ...common, pictures: [{ $id: `picture-${index}`, key: `files/${index}.png`, caption: 'Lobby' }] };
          default:
            return { ...common, rows: [{ $id: `row-${index}`, label: 'More', link: 'https://example.com' }] };
        }
      }),
    },
    definition: defineEditor({
      name: 'bench-article',
      title: 'Article',
      stored: { collection: 'ARTICLE', save: 'updateCollection' },
      fields: {
        parts: {
          type: 'blocks',
          label: 'Components',
          addLabel: 'Add Component',
          itemLabel: 'Component',
          stored: { in: 'COMPONENTS', each: 'COMPONENT-{type}' },
          types: {
            text: {
              label: 'Text',
              fields: {
                heading: { type: 'text', label: 'Heading', stored: 'HEADING' },
                body: { type: 'richText', label: 'Body', stored: 'BODY', required: 'Body field is required' },
              },
            },
            quote: {
              label: 'Quote',
              fields: {
                heading: { type: 'text', label: 'Heading', stored: 'HEADING' },
                words: { type: 'multiline', label: 'Words', stored: 'WORDS' },
                by: { type: 'text', label: 'By', stored: 'BY' },
              },
            },
            figure: {
              label: 'Figure',
              fields: {
                heading: { type: 'text', label: 'Heading', stored: 'HEADING' },
                pictures: { type: 'images', label: 'Pictures', stored: { in: 'PICTURES', each: { field: 'File' } } },
              },
            },
            links: {
              label: 'Links',
              fields: {
                heading: { type: 'text', label: 'Heading', stored: 'HEADING' },
                rows: {
                  type: 'list',
                  label: 'Links',
                  addLabel: 'Add Link',
                  itemLabel: 'Link',
                  stored: { in: 'LINKS', each: 'LINK' },
                  fields: {
                    label: { type: 'text', label: 'Label', stored: 'LABEL' },
                    link: { type: 'link', label: 'Link', stored: 'LINK' },
                  },
                },
              },
            },
          },
        },
      },
    }),
  };
}
