import type { Field } from '../../../src/definition';
import { LANGUAGE_SCHEMAS } from '../../../src/definition/languageSchemas';

/** What the schema says of a setting. */
interface Setting {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Setting[];
  readonly items?: Setting | readonly Setting[];
  readonly properties?: Readonly<Record<string, Setting>>;
  readonly required?: readonly string[];
  readonly minItems?: number;
  readonly description?: string;
}

const definitions = LANGUAGE_SCHEMAS.editor.definitions as Readonly<Record<string, Setting>>;

/** A field with all settings that its type needs, and a help that says which type it is. */
function exampleOf(definition: Setting): Field {
  const needed = valueOf(definition, '') as Readonly<Record<string, unknown>>;
  const { properties = {} } = definition;
  const further = {
    ...('label' in properties && { label: 'Label' }),
    ...('choices' in properties && { choices: CHOICES }),
  };
  return { ...further, ...needed } as unknown as Field;
}

const CHOICES = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];

/** Values of settings that a value of their type alone does not suit. */
const KNOWN: Readonly<Record<string, unknown>> = {
  label: 'Label',
  labels: { on: 'Shown', off: 'Hidden' },
  choices: CHOICES,
  fields: { text: { type: 'text', label: 'Text', stored: 'TEXT' } },
  types: { note: { label: 'Note', fields: { text: { type: 'text', label: 'Text', stored: 'TEXT' } } } },
  addLabel: 'Add item',
  itemLabel: 'Item',
};

/** Something that fits a part of the schema. @param key the setting that it is for */
function valueOf(part: Setting, key: string): unknown {
  if (key in KNOWN) return KNOWN[key];
  if (part.$ref !== undefined) return valueOf(definitions[part.$ref.replace('#/definitions/', '')] ?? {}, key);
  if (part.const !== undefined) return part.const;
  if (part.enum) return part.enum[0];
  if (part.anyOf?.[0]) return valueOf(part.anyOf[0], key);
  switch ([part.type].flat()[0]) {
    case 'object': {
      const { properties = {}, required = [] } = part;
      return Object.fromEntries(required.map((name) => [name, valueOf(properties[name] ?? {}, name)]));
    }
    case 'array': {
      const item = [part.items ?? []].flat()[0];
      return item ? Array.from({ length: part.minItems ?? 1 }, () => valueOf(item, '')) : [];
    }
    case 'boolean':
      return true;
    case 'number':
      return 1;
    default:
      // Names within a place differ from one another: those of a start and an end.
      return key === '' || key === 'stored' ? 'VALUE' : key.toUpperCase();
  }
}

/** The types of the language in its own order, each with a field that has no more than its type needs: a new one is here by itself. */
export const fieldTypes = Object.values(definitions).flatMap((definition) => {
  const type = definition.properties?.['type']?.const;
  if (typeof type !== 'string') return [];
  return [{ type, description: definition.description ?? '', example: exampleOf(definition) }];
});
