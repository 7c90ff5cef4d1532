import type { Fragment, FragmentParameterType } from './fragment';

/** As much of a JSON Schema as is read here. */
export interface JsonSchemaPart {
  readonly type?: unknown;
  readonly definitions?: Readonly<Record<string, JsonSchemaPart>>;
  readonly [keyword: string]: unknown;
}

/**
 * The JSON Schema of a file: that of the language, where every object may also use a fragment. For text editors; definitions are
 * checked once their fragments are in place.
 * @param schema of editors or areas
 */
export function schemaOfFiles(schema: JsonSchemaPart, fragments: readonly Fragment[]): JsonSchemaPart {
  const definitions = Object.entries(schema.definitions ?? {}).map(([name, part]) => [name, usable(part)] as const);
  return { ...schema, definitions: { ...Object.fromEntries(definitions), [USE]: schemaOfUses(fragments) } };
}

const USE = 'Use';

function usable(part: JsonSchemaPart): JsonSchemaPart {
  if (part.type !== 'object') return part;
  return { if: { type: 'object', required: ['$use'] }, then: { $ref: `#/definitions/${USE}` }, else: part };
}

function schemaOfUses(fragments: readonly Fragment[]): JsonSchemaPart {
  return {
    description: 'Part of a definition that stands elsewhere; what stands beside it changes what it gives (RFC 7396).',
    anyOf: fragments.map(({ name, description, parameters }) => {
      const needed = Object.entries(parameters).filter(([, { optional }]) => !optional);
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
            required: needed.map(([key]) => key),
            additionalProperties: false,
          },
        },
        required: needed.length > 0 ? ['$use', 'with'] : ['$use'],
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
