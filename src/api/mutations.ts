import {
  Kind,
  OperationTypeNode,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type NameNode,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
  type VariableNode,
} from 'graphql';
import type { Client, TypedDocumentNode } from 'urql';
import { changeContentOnce } from './ask';
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

/** The parts of each document, by the name of its mutation. */
const PARTS = Object.fromEntries(DOCUMENTS.map(partsOf).map((parts) => [parts.field.name.value, parts])) as Readonly<
  Record<Mutation['operation'], ReturnType<typeof partsOf>>
>;

function partsOf(document: DocumentNode) {
  const { variableDefinitions = [], selectionSet } = document.definitions[0] as OperationDefinitionNode;
  return { variableDefinitions, field: selectionSet.selections[0] as FieldNode };
}

/** A GraphQL document with the values of its variables. */
export interface MutationDocument {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Puts mutations into one document, in their order: the service runs it in one transaction (amendment of A-82).
 * Every value is a variable; each mutation has an alias by its position.
 */
export function composeMutations(mutations: readonly Mutation[]): MutationDocument {
  const declared: VariableDefinitionNode[] = [];
  const selections: FieldNode[] = [];
  const variables: Record<string, unknown> = {};
  mutations.forEach(({ operation, arguments: values }, index) => {
    const { variableDefinitions, field } = PARTS[operation];
    const given: Readonly<Record<string, unknown>> = values;
    const alias = aliasOf(index);
    const passed = variableDefinitions.flatMap((definition): readonly ArgumentNode[] => {
      const { name } = definition.variable;
      if (!Object.hasOwn(given, name.value)) return [];
      const variable: VariableNode = { kind: Kind.VARIABLE, name: nameNode(`${alias}_${name.value}`) };
      declared.push({ ...definition, variable });
      variables[variable.name.value] = given[name.value];
      return [{ kind: Kind.ARGUMENT, name, value: variable }];
    });
    selections.push({ ...field, alias: nameNode(alias), arguments: passed });
  });
  const save: OperationDefinitionNode = {
    kind: Kind.OPERATION_DEFINITION,
    operation: OperationTypeNode.MUTATION,
    name: nameNode('Save'),
    variableDefinitions: declared,
    selectionSet: { kind: Kind.SELECTION_SET, selections },
  };
  return { document: { kind: Kind.DOCUMENT, definitions: [save] }, variables };
}

function aliasOf(index: number): string {
  return `m${index}`;
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
  const mutation = mutations.findIndex((_mutation, index) => aliasOf(index) === error.alias);
  if (mutation < 0) return undefined;
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

function nameNode(value: string): NameNode {
  return { kind: Kind.NAME, value };
}

/**
 * Runs mutations whole or not at all.
 * @param key with which they run once, however often they are sent
 * @throws the errors of `errors.ts`
 */
export async function runMutations(client: Client, mutations: readonly Mutation[], key?: string): Promise<void> {
  await changeContentOnce(client, { ...composeMutations(mutations), key });
}
