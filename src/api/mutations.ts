import type { DocumentNode } from 'graphql';
import type { Client, TypedDocumentNode } from 'urql';
import { changeContentOnce } from './ask';
import { composeCalls, fieldIn, positionOf, type ContentRequest } from './compose';
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

/** What saves are made of: documents of one mutation each, whose variables have the names of its arguments. */
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

/** A mutation with its arguments, as the schema of the content service types them. */
export type Mutation = MutationOf<(typeof DOCUMENTS)[number]>;

/** The documents by the names of their mutations. */
const BY_NAME = Object.fromEntries(
  DOCUMENTS.map((document: DocumentNode) => [fieldIn(document).name.value, document]),
) as Readonly<Record<Mutation['operation'], DocumentNode>>;

/** Puts mutations into one document, in their order. */
export function composeMutations(mutations: readonly Mutation[]): ContentRequest {
  return composeCalls(
    'Save',
    mutations.map(({ operation, arguments: variables }) => ({ document: BY_NAME[operation], variables })),
  );
}

/** What of a save a service refused. */
export interface RefusedInput {
  readonly refusal: ServiceError;
  /** The position of the mutation. */
  readonly mutation: number;
  /** The path in its arguments. */
  readonly path: readonly (string | number)[];
}

/** What an error refuses of the mutations that were sent; undefined where it names none of them, or nothing of it. */
export function refusedInput(error: unknown, mutations: readonly Mutation[]): RefusedInput | undefined {
  if (!(error instanceof ServiceError) || error.code !== 'BAD_USER_INPUT' || error.argument === undefined) {
    return undefined;
  }
  const mutation = positionOf(error.alias);
  if (mutations[mutation] === undefined) return undefined;
  const path = error.argument.split(/[.[\]]+/).filter((step) => step !== '');
  return { refusal: error, mutation, path: path.map((step) => (/^\d+$/.test(step) ? Number(step) : step)) };
}

/** The id of the innermost node that a path in the arguments of a mutation leads through. */
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
 * Runs mutations whole or not at all.
 * @param key with which they run once, however often they are sent
 * @throws the errors of `errors.ts`
 */
export async function runMutations(client: Client, mutations: readonly Mutation[], key?: string): Promise<void> {
  await changeContentOnce(client, { ...composeMutations(mutations), key });
}
