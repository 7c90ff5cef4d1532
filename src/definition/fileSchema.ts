import type { Fragment, FragmentParameterType } from './fragment';

/** The parts of a JSON Schema that are used here. */
export interface JsonSchemaPart {
  readonly type?: unknown;
  readonly definitions?: Readonly<Record<string, JsonSchemaPart>>;
  readonly [keyword: string]: unknown;
}

/**
 * The JSON Schema of definition files: that of the language, where every object may also use a fragment. For completion in text editors;
 * definitions are checked after their fragments are expanded.
 * @param schema of editors or areas
 */
export function schemaOfFiles(schema: JsonSchemaPart, fragments: readonly Fragment[]): JsonSchemaPart {
  const definitions = Object.entries(schema.definitions ?? {}).map(([name, part]) => [name, withUse(part)] as const);
  return { ...schema, definitions: { ...Object.fromEntries(definitions), [USE]: schemaOfUses(fragments) } };
}

const USE = 'Use';

function withUse(part: JsonSchemaPart): JsonSchemaPart {
  if (part.type !== 'object') return part;
  return { if: { type: 'object', required: ['$use'] }, then: { $ref: `#/definitions/${USE}` }, else: part };
}

function schemaOfUses(fragments: readonly Fragment[]): JsonSchemaPart {
  return {
    description: 'A fragment. Settings beside `$use` and `with` are a JSON Merge Patch (RFC 7396) on its content.',
    anyOf: fragments.map(({ name, description, parameters }) => {
      const required = Object.entries(parameters).filter(([, { optional }]) => !optional);
      return {
        type: 'object',
        properties: {
          $use: { const: name, description },
          with: {
            type: 'object',
            description: `The parameters of '${name}'.`,
            properties: Object.fromEntries(
              Object.entries(parameters).map(([key, { type, description: meaning }]) => [
                key,
                { ...SCHEMAS[type], description: meaning },
              ]),
            ),
            required: required.map(([key]) => key),
            additionalProperties: false,
          },
        },
        required: required.length > 0 ? ['$use', 'with'] : ['$use'],
      };
    }),
  };
}

const SCHEMAS: Readonly<Record<FragmentParameterType, JsonSchemaPart>> = {
  text: { type: 'string' },
  number: { type: 'number' },
  flag: { type: 'boolean' },
  texts: { type: 'array', items: { type: 'string' } },
};
