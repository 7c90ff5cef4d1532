import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getVariableValues, Kind, validate, type DocumentNode, type GraphQLSchema } from 'graphql';

/** The content service as the owner's specification names it. */
export const SPECIFICATION = schemaOf(path.join(import.meta.dirname, 'specification.graphql'));

/** The product's own content service. */
export const PRODUCT = schemaOf(path.join(import.meta.dirname, '../../../server/content/schema.graphql'));

/** The parts of a request that a schema does not define, in its document and in the values of its variables. */
export function requestFaults(
  schema: GraphQLSchema,
  { document, variables }: { readonly document: DocumentNode; readonly variables: Readonly<Record<string, unknown>> },
): readonly string[] {
  const invalid = validate(schema, document).map(({ message }) => message);
  if (invalid.length > 0) return invalid;
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const { errors = [] } = getVariableValues(schema, definition.variableDefinitions ?? [], variables);
    return errors.map(({ message }) => message);
  });
}

function schemaOf(file: string): GraphQLSchema {
  return buildSchema(readFileSync(file, 'utf8'));
}
