import { GraphQLScalarType, Kind, valueFromASTUntyped, type ValueNode } from 'graphql';

/** An instant: Date inside, ISO 8601 text in UTC outside. */
export const dateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize(value) {
    if (value instanceof Date) return value.toISOString();
    throw new TypeError(`DateTime: expected a date, got ${typeof value}.`);
  },
  parseValue: parseInstant,
  parseLiteral: (node: ValueNode) => parseInstant(node.kind === Kind.STRING ? node.value : undefined),
});

function parseInstant(value: unknown): Date {
  const instant = new Date(typeof value === 'string' ? value : Number.NaN);
  if (!Number.isNaN(instant.getTime())) return instant;
  throw new TypeError('DateTime: expected ISO 8601 text.');
}

/** Any JSON value. */
export const json = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});
