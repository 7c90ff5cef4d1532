import type { DocumentNode } from 'graphql';
import type { Client, TypedDocumentNode } from 'urql';
import { createContentCalls } from './contentCalls';
import { composeCalls, rootFieldOf, callIndexOf, type ContentRequest } from './compose';
import { ServiceError } from './errors';
import {
  AddManyLinksDocument,
  AddOrUpdateBrandPageDocument,
  AddOrUpdateContainersFcFieldsDocument,
  AddOrUpdateFieldsDocument,
  AddUpdateEmailRecordDocument,
  AddUpdateMultipleFieldCollectionDocument,
  MassRemoveLinkRecordsDocument,
  RemoveContainerDocument,
  RemoveEmailRecordsDocument,
  RemoveFieldCategoriesDocument,
  RemoveMultipleFieldCollectionDocument,
  ReplaceFieldCollectionDocument,
} from './generated/graphql';

/** The documents of saves: one mutation each, with variables named like its arguments. */
const DOCUMENTS = [
  AddOrUpdateBrandPageDocument,
  AddOrUpdateContainersFcFieldsDocument,
  AddOrUpdateFieldsDocument,
  AddUpdateMultipleFieldCollectionDocument,
  ReplaceFieldCollectionDocument,
  RemoveMultipleFieldCollectionDocument,
  RemoveFieldCategoriesDocument,
  RemoveContainerDocument,
  AddManyLinksDocument,
  MassRemoveLinkRecordsDocument,
  AddUpdateEmailRecordDocument,
  RemoveEmailRecordsDocument,
];

type MutationOf<Document> =
  Document extends TypedDocumentNode<infer Data, infer Variables>
    ? { readonly operation: Exclude<keyof Data, '__typename'>; readonly arguments: Variables }
    : never;

/** A mutation with its arguments, typed by the schema of the content service. */
export type Mutation = MutationOf<(typeof DOCUMENTS)[number]>;

/** The documents by the names of their mutations. */
const BY_NAME = Object.fromEntries(
  DOCUMENTS.map((document: DocumentNode) => [rootFieldOf(document).name.value, document]),
) as Readonly<Record<Mutation['operation'], DocumentNode>>;

/** Combines mutations into one document, in order. */
export function composeMutations(mutations: readonly Mutation[]): ContentRequest {
  return composeCalls(
    'Save',
    mutations.map(({ operation, arguments: variables }) => ({ document: BY_NAME[operation], variables })),
  );
}

/** The refused part of a save. */
export interface RefusedInput {
  readonly refusal: ServiceError;
  /** The position of the mutation. */
  readonly mutation: number;
  /** The path in its arguments. */
  readonly path: readonly (string | number)[];
}

/** The input that an error refuses; undefined if it does not name one of the mutations and an argument. */
export function refusedInput(error: unknown, mutations: readonly Mutation[]): RefusedInput | undefined {
  if (!(error instanceof ServiceError) || error.code !== 'BAD_USER_INPUT' || error.argument === undefined) {
    return undefined;
  }
  const mutation = callIndexOf(error.alias);
  if (mutations[mutation] === undefined) return undefined;
  const path = error.argument.split(/[.[\]]+/).filter((step) => step !== '');
  return { refusal: error, mutation, path: path.map((step) => (/^\d+$/.test(step) ? Number(step) : step)) };
}

/** The id of the innermost node along the path of a refused input. */
export function refusedNode({ mutation, path }: RefusedInput, mutations: readonly Mutation[]): string | undefined {
  let value: unknown = mutations[mutation]?.arguments;
  let node: string | undefined;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) break;
    value = (value as Readonly<Record<string | number, unknown>>)[step];
    const { id } = { ...(value as { readonly id?: unknown } | null | undefined) };
    if (typeof id === 'string') node = id;
  }
  return node;
}

/**
 * Runs mutations atomically.
 * @param key idempotency key
 * @throws the errors of `errors.ts`
 */
export async function runMutations(client: Client, mutations: readonly Mutation[], key?: string): Promise<void> {
  const { document, variables } = composeMutations(mutations);
  await createContentCalls(client).change(key)(document, variables);
}
