import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import type { Random } from '../random';
import { anyText, anyValue } from './values';

/** Known data of the services, so that some of the requests find something. */
export interface Known {
  readonly ids: readonly [string, ...string[]];
}

/** The body of a GraphQL call. */
export interface DocumentBody {
  readonly query: unknown;
  readonly variables?: unknown;
  readonly operationName?: unknown;
  readonly extensions?: unknown;
}

const schema = buildSchema(readFileSync(path.join('server', 'content', 'schema.graphql'), 'utf8'));
const QUERIES = fieldsOf(schema.getQueryType());
const MUTATIONS = fieldsOf(schema.getMutationType());

/**
 * A document by the grammar of the contract: operations with most of their arguments, whose values are mostly of the right type and often
 * hostile, and selections of any depth. One in ten is broken on purpose.
 */
export function anyDocument(random: Random, known: Known): DocumentBody {
  const isMutation = random.between(0, 3) === 0;
  const count = random.oneOf([1, 1, 1, 2, 5, 40]);
  const declared: string[] = [];
  const variables: Record<string, unknown> = {};
  const fields = Array.from({ length: count }, (_, index) => {
    const field = random.oneOf(isMutation ? MUTATIONS : QUERIES);
    const passed = field.args.flatMap(({ name, type }) => {
      if (random.between(0, 9) === 0) return [];
      const variable = `v${index}_${name}`;
      declared.push(`$${variable}: ${String(type)}`);
      variables[variable] = valueFor(type, { random, known, depth: 0 });
      return [`${name}: $${variable}`];
    });
    const call = passed.length > 0 ? `${field.name}(${passed.join(', ')})` : field.name;
    return `f${index}: ${call}${selection(field.type, random, random.between(1, 9))}`;
  });
  const parameters = declared.length > 0 ? `(${declared.join(', ')})` : '';
  const query = `${isMutation ? 'mutation' : 'query'} Q${parameters} { ${fields.join('\n')} }`;
  return random.between(0, 9) === 0 ? broken(query, variables, random) : { query, variables };
}

interface ValueOptions {
  readonly random: Random;
  readonly known: Known;
  readonly depth: number;
}

function valueFor(type: GraphQLInputType, options: ValueOptions): unknown {
  const { random, known, depth } = options;
  if (random.between(0, 11) === 0) return anyValue(random);
  const bare = getNullableType(type);
  if (isListType(bare)) {
    const length = depth > 5 ? 0 : random.oneOf([0, 1, 2, 3, 30]);
    const item = bare.ofType;
    return Array.from({ length: depth > 2 ? Math.min(length, 2) : length }, () =>
      valueFor(item, { ...options, depth: depth + 1 }),
    );
  }
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields()).filter(() => depth < 8 && random.between(0, 3) > 0);
    return Object.fromEntries(
      fields.map((field) => [field.name, valueFor(field.type, { ...options, depth: depth + 1 })]),
    );
  }
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  switch (bare.name) {
    case 'ID':
      return random.between(0, 3) === 0 ? anyText(random) : random.oneOf(known.ids);
    case 'Int':
      return random.oneOf([1, 2, 10, 100, 101, 0, -1, 2 ** 31 - 1]);
    case 'Boolean':
      return random.oneOf([true, false]);
    case 'JSON':
      return anyValue(random);
    default:
      return anyText(random);
  }
}

function selection(type: GraphQLOutputType, random: Random, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const all = Object.values(named.getFields());
  const leaves = all.filter((field) => !isObjectType(getNamedType(field.type)));
  const branches = depth > 0 ? all.filter((field) => isObjectType(getNamedType(field.type))) : [];
  const selected = [
    ...leaves.filter(() => random.between(0, 2) > 0),
    ...branches.filter(() => random.between(0, 2) > 0),
  ];
  const parts = selected.map((field) => field.name + selection(field.type, random, depth - 1));
  return ` { __typename ${parts.join(' ')} }`;
}

function broken(query: string, variables: Readonly<Record<string, unknown>>, random: Random): DocumentBody {
  const at = random.between(0, query.length);
  switch (random.between(0, 5)) {
    case 0:
      return { query: query.slice(0, at), variables };
    case 1:
      return { query: query.slice(0, at) + anyText(random) + query.slice(at), variables };
    case 2:
      return { query: anyValue(random), variables: anyValue(random) };
    case 3:
      return { query, variables: anyValue(random), extensions: anyValue(random) };
    case 4:
      return { query, variables, operationName: anyValue(random), extensions: { idempotency_key: anyValue(random) } };
    default:
      return { query: `{ a ${random.oneOf(['[', '{', '('] as const).repeat(random.oneOf([10, 1_000, 15_000]))}` };
  }
}

function fieldsOf(type: ReturnType<typeof schema.getQueryType>) {
  const [first, ...others] = Object.values(type?.getFields() ?? {});
  if (!first) throw new TypeError('The contract has no operations.');
  return [first, ...others] as [GraphQLField<unknown, unknown>, ...GraphQLField<unknown, unknown>[]];
}
