import type { Client } from 'urql';
import { changeContentOnce } from './ask';

/** A mutation with its arguments, as the content service names them. */
export interface Mutation {
  readonly operation: MutationName;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** The GraphQL types of each mutation's arguments, and what is asked of its answer. */
const MUTATIONS = {
  addOrUpdateBrandPage: {
    types: { brand_id: 'ID!', tag: 'String!', item: 'BrandPageInput!', expected_revision: 'Int' },
    answer: '{ id slug revision }',
  },
  addOrUpdateContainersFCFields: {
    types: { containerData: 'ContainerDataInput', expected_revision: 'Int' },
    answer: '{ id }',
  },
  addOrUpdateFields: { types: { fields: '[FieldInput!]!', expected_revision: 'Int' }, answer: '{ id }' },
  addUpdateMultipleFieldCollection: {
    types: { collectionData: 'CollectionDataInput!', expected_revision: 'Int' },
    answer: '{ id }',
  },
  replaceFieldCollection: {
    types: { oldFcIds: 'OldFcIdsInput!', collectionData: 'CollectionDataInput!', expected_revision: 'Int' },
    answer: '{ id }',
  },
  removeMultipleFieldCollection: { types: { ids: '[ID!]!', expected_revision: 'Int' }, answer: '{ ids }' },
  removeFieldCategories: {
    types: { removeFieldData: 'RemoveFieldDataInput!', expected_revision: 'Int' },
    answer: '{ ids }',
  },
  removeContainer: { types: { id: 'ID!', expected_revision: 'Int' }, answer: '' },
  addManyLinks: { types: { brandId: 'ID!', links: '[LinkInput!]!' }, answer: '{ id }' },
  massRemoveLinkRecords: { types: { ids: '[ID!]!' }, answer: '{ ids }' },
  addUpdateEmailRecord: {
    types: { id: 'ID', brand_id: 'ID!', email: 'String!', category: 'String!' },
    answer: '{ id }',
  },
  removeEmailRecords: { types: { ids: '[ID!]!' }, answer: '{ ids }' },
} as const;

type MutationName = keyof typeof MUTATIONS;

/** A GraphQL document with the values of its variables. */
export interface MutationDocument {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Puts mutations into one document, in their order: the service runs it in one transaction (amendment of A-82).
 * Every value is a variable; each mutation has an alias by its position.
 * @throws UnknownArgumentError when an argument is none of the mutation's
 */
export function composeMutations(mutations: readonly Mutation[]): MutationDocument {
  const declared: string[] = [];
  const fields: string[] = [];
  const variables: Record<string, unknown> = {};
  mutations.forEach(({ operation, arguments: given }, index) => {
    const { types, answer } = MUTATIONS[operation];
    const alias = `m${index}`;
    const passed = Object.entries(given).map(([name, value]) => {
      const type = Object.hasOwn(types, name) ? (types as Readonly<Record<string, string>>)[name] : undefined;
      if (type === undefined) throw new UnknownArgumentError(operation, name);
      const variable = `${alias}_${name}`;
      declared.push(`$${variable}: ${type}`);
      variables[variable] = value;
      return `${name}: $${variable}`;
    });
    fields.push(`  ${alias}: ${operation}(${passed.join(', ')}) ${answer}`.trimEnd());
  });
  return { document: `mutation Save(${declared.join(', ')}) {\n${fields.join('\n')}\n}`, variables };
}

/**
 * Runs mutations whole or not at all.
 * @param key with which they run once, however often they are sent
 * @throws the errors of `errors.ts`
 */
export async function runMutations(client: Client, mutations: readonly Mutation[], key?: string): Promise<void> {
  await changeContentOnce(client, { ...composeMutations(mutations), key });
}

/** Raised when a mutation is given an argument it does not have: a fault of the caller. */
export class UnknownArgumentError extends Error {
  constructor(
    readonly operation: string,
    readonly argument: string,
  ) {
    super(`${operation} has no argument '${argument}'.`);
    this.name = 'UnknownArgumentError';
  }
}
