import {
  Kind,
  OperationTypeNode,
  type ArgumentNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type NameNode,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
  type VariableNode,
} from 'graphql';

/** A GraphQL document with the values of its variables. */
export interface ContentRequest {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Combines calls with one operation each, whose variables are named like its arguments, into one document, in order. The mutations of
 * one document are one transaction (amendment of A-82). Every value is passed as a variable; each call's alias is its position.
 * @param name of the document
 */
export function composeCalls(name: string, calls: readonly ContentRequest[]): ContentRequest {
  const declared: VariableDefinitionNode[] = [];
  const selections: FieldNode[] = [];
  const fragments = new Map<string, DefinitionNode>();
  const variables: Record<string, unknown> = {};
  calls.forEach(({ document, variables: given }, index) => {
    const { variableDefinitions = [] } = operationOf(document);
    const alias = aliasOf(index);
    const passed = variableDefinitions.flatMap((definition): readonly ArgumentNode[] => {
      const { name: argument } = definition.variable;
      if (!Object.hasOwn(given, argument.value)) return [];
      const variable: VariableNode = { kind: Kind.VARIABLE, name: nameNode(`${alias}_${argument.value}`) };
      declared.push({ ...definition, variable });
      variables[variable.name.value] = given[argument.value];
      return [{ kind: Kind.ARGUMENT, name: argument, value: variable }];
    });
    selections.push({ ...rootFieldOf(document), alias: nameNode(alias), arguments: passed });
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    }
  });
  const [first] = calls;
  const composed: OperationDefinitionNode = {
    kind: Kind.OPERATION_DEFINITION,
    operation: first ? operationOf(first.document).operation : OperationTypeNode.MUTATION,
    name: nameNode(name),
    variableDefinitions: declared,
    selectionSet: { kind: Kind.SELECTION_SET, selections },
  };
  return { document: { kind: Kind.DOCUMENT, definitions: [composed, ...fragments.values()] }, variables };
}

/** Extracts the result of one call from the result of the composed document. */
export function resultOfCall(data: Readonly<Record<string, unknown>>, document: DocumentNode, index: number): unknown {
  return { [rootFieldOf(document).name.value]: data[aliasOf(index)] };
}

/** The position of a call by the alias in an error; -1 if there is none. */
export function callIndexOf(alias: string | undefined): number {
  return alias !== undefined && /^m\d+$/.test(alias) ? Number(alias.slice(1)) : -1;
}

/** The operation of a document. */
export function operationOf({ definitions }: DocumentNode): OperationDefinitionNode {
  const found = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (!found) throw new RangeError('The document has no operation.');
  return found;
}

/** The single root field of an operation. */
export function rootFieldOf(document: DocumentNode): FieldNode {
  const [field] = operationOf(document).selectionSet.selections;
  if (field?.kind !== Kind.FIELD) throw new RangeError('The operation asks for no field.');
  return field;
}

function aliasOf(index: number): string {
  return `m${index}`;
}

function nameNode(value: string): NameNode {
  return { kind: Kind.NAME, value };
}
