import { components } from '../../schemas/content/components';
import { defineEditor, type Condition, type EditorDefinition, type Field, type Fields } from '../../src/definition';
import type { FormData, FormValue } from '../../src/tree';

/** A synthetic form of a given size. */
export interface Workload {
  readonly definition: EditorDefinition;
  readonly form: FormData;
  /** The key of the list. */
  readonly list: string;
  /** The text field of an item that is typed into. */
  readonly field: string;
}

const LEAVES_PER_UNIT = 5;

/** Items of five fields each, as floor plans and rows of areas have them. */
export function units(leaves: number): Workload {
  const count = leaves / LEAVES_PER_UNIT;
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

const TYPES = Object.keys(components);

/** Articles of the product's own components, each layout in turn. */
function article(blocks: number): Workload {
  return {
    list: 'parts',
    field: 'title',
    form: {
      parts: Array.from({ length: blocks }, (_, index) => {
        const type = TYPES[index % TYPES.length] ?? '';
        return { $id: `part-${index}`, type, ...filled(components[type]?.fields ?? {}, index) };
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
          addLabel: 'Add Row',
          itemLabel: 'Row',
          stored: { in: 'COMPONENTS', each: 'COMPONENT-{type}' },
          types: components,
        },
      },
    }),
  };
}

function filled(fields: Fields, index: number): FormData {
  return Object.fromEntries(Object.entries(fields).map(([key, { type }]) => [key, valueOf(type, index)]));
}

function valueOf(type: Field['type'], index: number): FormValue {
  switch (type) {
    case 'image':
      return { key: `files/${index}.png`, altText: `Picture ${index}` };
    case 'videos':
      return [{ $id: `video-${index}`, key: `files/${index}.mp4`, featured: true }];
    case 'videoLink':
    case 'link':
      return `https://vimeo.com/${100_000 + index}`;
    case 'richText':
      return `<p>Paragraph <strong>${index}</strong> of the article.</p>`;
    default:
      return `Words ${index}`;
  }
}

const LEAVES_PER_FACT = 4;

/** Items in which one field shows or hides others. */
function conditional(leaves: number): Workload {
  const area: Condition = { field: 'kind', in: ['area'] };
  const price: Condition = { field: 'kind', in: ['price'] };
  return {
    list: 'facts',
    field: 'name',
    form: {
      facts: Array.from({ length: leaves / LEAVES_PER_FACT }, (_, index) => ({
        $id: `fact-${index}`,
        name: `Fact ${index}`,
        ...(index % 2 === 0
          ? { kind: 'area', sqm: index + 20, sqft: index + 200 }
          : { kind: 'price', from: index + 1_000, to: index + 2_000 }),
      })),
    },
    definition: defineEditor({
      name: 'bench-conditional',
      title: 'Facts',
      stored: { collection: 'FACTS', save: 'updateCollection' },
      fields: {
        facts: {
          type: 'list',
          label: 'Facts',
          addLabel: 'Add Fact',
          itemLabel: 'Fact',
          stored: { in: 'LIST', each: 'FACT' },
          fields: {
            name: { type: 'text', label: 'Name', stored: 'NAME' },
            kind: { type: 'choice', label: 'Kind', stored: 'KIND', choices: ['area', 'price'] },
            sqm: { type: 'number', label: 'In sqm', stored: 'SQM', visibleWhen: area },
            sqft: { type: 'number', label: 'In sqft', stored: 'SQFT', visibleWhen: area },
            from: { type: 'number', label: 'From', stored: 'FROM', visibleWhen: price },
            to: { type: 'number', label: 'To', stored: 'TO', visibleWhen: price },
          },
        },
      },
    }),
  };
}

/** Every workload by its name. */
export const WORKLOADS = { units, article, conditional } as const satisfies Record<string, (size: number) => Workload>;

/** The name of a workload. */
export type WorkloadName = keyof typeof WORKLOADS;
