import {
  Kind,
  OperationTypeNode,
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type TypeNode,
} from 'graphql';
import type { ContentRequest } from '../compose';

/** A field that the console computes if the service lacks it. */
export interface DerivedField {
  readonly type: string;
  readonly field: string;
  /** The data it is computed from: a document with one fragment on the type. */
  readonly from: DocumentNode;
}

/** The operations, arguments and fields of a content service. */
export interface Contract {
  /**
   * Removes unsupported parts of a request: selected fields, arguments, fields of input objects, and the variables and fragments that
   * are then unused. A derived field is replaced by the fragment it is computed from.
   * @returns the same request if the service supports all of it, or lacks one of its operations: a save must not be sent partially
   */
  fit(request: ContentRequest): ContentRequest;
  /** Whether the service has every operation of a document. */
  supports(document: DocumentNode): boolean;
  /** Whether the service has a field, for example `card` of `BrandPage`. */
  has(type: string, field: string): boolean;
}

/** The introspection query: the names of everything, and the types of fields. */
export const CONTRACT_QUERY = `query Contract {
  __schema {
    queryType { name }
    mutationType { name }
    types {
      name
      fields(includeDeprecated: true) { name args { name defaultValue type { kind } } type { ...Named } }
      inputFields { name type { ...Named } }
    }
  }
}
fragment Named on __Type { name ofType { name ofType { name ofType { name } } } }`;

/** The result of CONTRACT_QUERY. */
export interface IntrospectionResult {
  readonly __schema: {
    readonly queryType: { readonly name: string };
    readonly mutationType: { readonly name: string } | null;
    readonly types: readonly {
      readonly name: string;
      readonly fields: readonly IntrospectedField[] | null;
      readonly inputFields: readonly { readonly name: string; readonly type: TypeReference }[] | null;
    }[];
  };
}

interface IntrospectedField {
  readonly name: string;
  readonly args: readonly {
    readonly name: string;
    readonly defaultValue: string | null;
    readonly type: { readonly kind: string };
  }[];
  readonly type: TypeReference;
}

/** A type, or the list or non-null around one. */
interface TypeReference {
  readonly name: string | null;
  readonly ofType?: TypeReference | null;
}

interface KnownField {
  readonly type: string;
  readonly parameters: ReadonlySet<string>;
  /** Required parameters. */
  readonly required: readonly string[];
}

interface KnownType {
  readonly fields: ReadonlyMap<string, KnownField>;
  /** The types of an input object's fields; empty for everything else. */
  readonly inputs: ReadonlyMap<string, string>;
}

/** @param derived fields that the console computes if the service lacks them */
export function createContract({ __schema: schema }: IntrospectionResult, derived: readonly DerivedField[]): Contract {
  const types = new Map(schema.types.map((type) => [type.name, knownType(type)]));
  const fitted = new WeakMap<DocumentNode, DocumentNode>();

  function rootOf({ operation }: OperationDefinitionNode): string {
    return operation === OperationTypeNode.MUTATION ? (schema.mutationType?.name ?? '') : schema.queryType.name;
  }

  function fitDocument(document: DocumentNode): DocumentNode {
    const fragments = new Map(fragmentsOf(document).map((fragment) => [fragment.name.value, fragment]));
    const kept = new Map<string, FragmentDefinitionNode>();

    function fitSelections(set: SelectionSetNode, typeName: string): SelectionSetNode | undefined {
      const selections = set.selections.flatMap((selection) => fitSelection(selection, typeName));
      return selections.some(isData) ? { ...set, selections } : undefined;
    }

    function fitSelection(selection: SelectionNode, typeName: string): readonly SelectionNode[] {
      if (selection.kind === Kind.FIELD) return fitField(selection, typeName);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        const inner = fragment && fitSelections(fragment.selectionSet, fragment.typeCondition.name.value);
        if (!fragment || !inner) return [];
        kept.set(fragment.name.value, { ...fragment, selectionSet: inner });
        return [selection];
      }
      const inner = fitSelections(selection.selectionSet, selection.typeCondition?.name.value ?? typeName);
      return inner ? [{ ...selection, selectionSet: inner }] : [];
    }

    function fitField(field: FieldNode, typeName: string): readonly SelectionNode[] {
      const { name, arguments: given = [], selectionSet } = field;
      if (name.value === '__typename') return [field];
      const known = types.get(typeName)?.fields.get(name.value);
      if (!known) return derivedSelections(name.value, typeName);
      if (!givesRequired(field, known)) return [];
      const passed = given.filter((one) => known.parameters.has(one.name.value));
      if (!selectionSet) return [{ ...field, arguments: passed }];
      const inner = fitSelections(selectionSet, known.type);
      return inner ? [{ ...field, arguments: passed, selectionSet: inner }] : [];
    }

    function derivedSelections(name: string, typeName: string): readonly SelectionNode[] {
      const from = derived.find(({ type, field }) => type === typeName && field === name)?.from;
      if (!from) return [];
      const [source, ...others] = fragmentsOf(from);
      for (const fragment of others) fragments.set(fragment.name.value, fragment);
      return (source && fitSelections(source.selectionSet, typeName)?.selections) ?? [];
    }

    const operations = operationsOf(document).map((operation) => ({
      ...operation,
      selectionSet: fitSelections(operation.selectionSet, rootOf(operation)) ?? operation.selectionSet,
    }));
    const used = namesIn(
      operations.map(({ selectionSet }) => selectionSet),
      kept,
    );
    const definitions = operations.map((operation) => ({
      ...operation,
      variableDefinitions: (operation.variableDefinitions ?? []).filter(({ variable }) =>
        used.variables.has(variable.name.value),
      ),
    }));
    const spread = [...fragments.keys()].flatMap((name) => used.fragments.get(name) ?? []);
    return { kind: Kind.DOCUMENT, definitions: [...definitions, ...spread] };
  }

  function supports(document: DocumentNode): boolean {
    return operationsOf(document).every((operation) => {
      const known = types.get(rootOf(operation))?.fields;
      return operation.selectionSet.selections.filter(isField).every((field) => {
        const found = known?.get(field.name.value);
        return found !== undefined && givesRequired(field, found);
      });
    });
  }

  function fitValue(value: unknown, typeName: string): unknown {
    if (Array.isArray(value)) return value.map((item) => fitValue(item, typeName));
    const inputs = types.get(typeName)?.inputs;
    if (!inputs?.size || typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => {
        const type = inputs.get(name);
        return type === undefined ? [] : [[name, fitValue(inner, type)]];
      }),
    );
  }

  return {
    fit({ document, variables }) {
      const fit = fitted.get(document) ?? (supports(document) ? fitDocument(document) : document);
      fitted.set(document, fit);
      if (fit === document) return { document, variables };
      const passed = operationsOf(fit)
        .flatMap(({ variableDefinitions = [] }) => variableDefinitions)
        .flatMap(({ variable: { name }, type }) =>
          Object.hasOwn(variables, name.value) ? [[name.value, fitValue(variables[name.value], namedType(type))]] : [],
        );
      return { document: fit, variables: Object.fromEntries(passed) as ContentRequest['variables'] };
    },
    supports,
    has: (type, field) => types.get(type)?.fields.has(field) ?? false,
  };
}

function knownType({ fields, inputFields }: IntrospectionResult['__schema']['types'][number]): KnownType {
  return {
    fields: new Map((fields ?? []).map((field) => [field.name, knownField(field)])),
    inputs: new Map((inputFields ?? []).map(({ name, type }) => [name, nameOf(type)])),
  };
}

function knownField({ args, type }: IntrospectedField): KnownField {
  return {
    type: nameOf(type),
    parameters: new Set(args.map(({ name }) => name)),
    required: args
      .filter((parameter) => parameter.type.kind === 'NON_NULL' && parameter.defaultValue === null)
      .map(({ name }) => name),
  };
}

function nameOf({ name, ofType }: TypeReference): string {
  return name ?? (ofType ? nameOf(ofType) : '');
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}

function operationsOf({ definitions }: DocumentNode): readonly OperationDefinitionNode[] {
  return definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}

function fragmentsOf({ definitions }: DocumentNode): readonly FragmentDefinitionNode[] {
  return definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
}

function givesRequired({ arguments: given = [] }: FieldNode, { required }: KnownField): boolean {
  return required.every((parameter) => given.some(({ name }) => name.value === parameter));
}

function isField(selection: SelectionNode): selection is FieldNode {
  return selection.kind === Kind.FIELD && selection.name.value !== '__typename';
}

/** A selection of `__typename` alone is not worth a request. */
function isData(selection: SelectionNode): boolean {
  return selection.kind !== Kind.FIELD || selection.name.value !== '__typename';
}

/** The variables and fragments used by nodes, directly or through other fragments. */
function namesIn(
  nodes: readonly ASTNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): {
  readonly variables: ReadonlySet<string>;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
} {
  const variables = new Set<string>();
  const spread = new Map<string, FragmentDefinitionNode>();
  function visit(value: unknown): void {
    if (Array.isArray(value)) value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const { kind, name } = value as { readonly kind?: Kind; readonly name?: { readonly value: string } };
    const fragment = kind === Kind.FRAGMENT_SPREAD && name ? fragments.get(name.value) : undefined;
    if (fragment && !spread.has(fragment.name.value)) {
      spread.set(fragment.name.value, fragment);
      visit(fragment.selectionSet);
    }
    if (kind === Kind.VARIABLE && name) variables.add(name.value);
    else for (const [key, inner] of Object.entries(value)) if (key !== 'loc') visit(inner);
  }
  nodes.forEach(visit);
  return { variables, fragments: spread };
}
