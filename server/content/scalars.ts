import { GraphQLScalarType, Kind, valueFromASTUntyped, type ValueNode } from 'graphql';
import { parseIsoInstantOrDate } from '../instants';

/** An instant: a Date internally, ISO 8601 in UTC on the wire. */
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
  const instant = typeof value === 'string' ? parseIsoInstantOrDate(value) : undefined;
  if (instant !== undefined) return instant;
  throw new TypeError('DateTime: expected ISO 8601 with an offset from UTC, such as 2026-11-24T14:00:00Z, or a date.');
}

/** Any JSON value. */
export const json = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});
