import type { Field } from '../../../src/definition';
import { LANGUAGE_SCHEMAS } from '../../../src/definition/languageSchemas';

/** The JSON Schema of a setting. */
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

/** A field with all settings that its type needs, and a label and choices where it can have them. */
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

/** Values of settings for which not every value of their type would do. */
const SETTING_VALUES: Readonly<Record<string, unknown>> = {
  label: 'Label',
  labels: { on: 'Shown', off: 'Hidden' },
  choices: CHOICES,
  fields: { text: { type: 'text', label: 'Text', stored: 'TEXT' } },
  types: { note: { label: 'Note', fields: { text: { type: 'text', label: 'Text', stored: 'TEXT' } } } },
  addLabel: 'Add item',
  itemLabel: 'Item',
};

/** A value that is valid for a part of the schema. @param key name of the setting */
function valueOf(part: Setting, key: string): unknown {
  if (key in SETTING_VALUES) return SETTING_VALUES[key];
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
      // Names within one place must differ, e.g. those of a start and an end.
      return key === '' || key === 'stored' ? 'VALUE' : key.toUpperCase();
  }
}

/** The field types in the order of the schema, each with a minimal field. Derived, so that a new type is included automatically. */
export const fieldTypes = Object.values(definitions).flatMap((definition) => {
  const type = definition.properties?.['type']?.const;
  if (typeof type !== 'string') return [];
  return [{ type, description: definition.description ?? '', example: exampleOf(definition) }];
});
