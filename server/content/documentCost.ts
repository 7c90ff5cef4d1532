import {
  getNamedType,
  getNullableType,
  getOperationAST,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Allowance } from '../allowance';
import { ServiceError, TooManyRequests } from '../errors';
import type { Metrics } from '../metrics/metrics';
import { createSlots } from '../slots';
import type { ContentContext } from './context';
import { refusalOfDocument } from './presentError';
import { REVISIONS_AT_ONCE } from './paging';
import { HITS } from './search/search';

/** What a document is told to cost, and what one may. */
export interface CostOptions {
  /** The most that one document may cost. */
  readonly budget: number;
  readonly metrics: Pick<Metrics, 'documentCost'>;
  /** What the documents of one person may cost together. */
  readonly allowance: Allowance;
}

/**
 * Refuses a document that asks for too much, before anything of it runs or is compiled; must stand before the plugins that do.
 * The refusal names cost and budget (BAD_USER_INPUT, `extensions.cost` and `extensions.budget`).
 */
export function documentCost({ budget, metrics, allowance }: CostOptions): Plugin<ContentContext> {
  return {
    async onExecute({ args, context }) {
      const cost = costOf(args);
      metrics.documentCost.observe(cost);
      if (cost <= budget) return takeCost(allowance, context.caller.userId, cost);
      throw refusalOfDocument(new TooDear({ cost, budget }));
    },
  };
}

/**
 * Runs queries that cost more than this one after the other on each node, so that whoever asks for much makes only others wait who do;
 * must stand behind the plugins that run documents.
 */
export function dearDocumentsInTurn({ from }: { readonly from: number }): Plugin {
  const turns = createSlots(1);
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { document, operationName } = args as ExecutionArgs;
      const isQuery = getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY;
      if (!isQuery || costOf(args) < from) return;
      setExecuteFn((execution: ExecutionArgs) => turns(async () => (await executeFn(execution)) as ExecutionResult));
    },
  };
}

async function takeCost(allowance: Allowance, userId: string, cost: number): Promise<void> {
  try {
    await allowance.take(userId, cost);
  } catch (error) {
    throw error instanceof TooManyRequests ? refusalOfDocument(error) : error;
  }
}

/** A document asks for more than one may. */
class TooDear extends ServiceError {
  constructor({ cost, budget }: { readonly cost: number; readonly budget: number }) {
    super(
      'BAD_USER_INPUT',
      `The document asks for too much at once: it costs ${cost}, and ${budget} is the most. Ask for fewer fields, or for smaller pages.`,
      { cost, budget },
    );
  }
}

/**
 * What a valid document costs: every selected field counts 1, as often as the lists that it stands in may have items. A
 * list with a limit has so many; one without counts as two, so that trees cost more the deeper they are selected.
 * Aliases count like any field. An operation, and the tree of a page, count what it takes to find them even when hardly anything of
 * them is selected.
 */
export function costOf({ schema, document, operationName, variableValues }: ExecutionArgs): number {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return 0;
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const numbers = numbersOf(operation, variableValues ?? {});
  /** A fragment costs the same at every like place; counted once, it cannot multiply the work of counting. */
  const known = new Map<string, number>();

  function ofSelections(place: Place, { selections }: SelectionSetNode): number {
    let sum = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) sum += ofField(place, selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const condition = selection.typeCondition?.name.value;
        const type = condition === undefined ? place.type : schema.getType(condition);
        sum += ofSelections({ ...place, type }, selection.selectionSet);
      } else sum += ofFragment(place, selection.name.value);
    }
    return sum;
  }

  function ofFragment(place: Place, name: string): number {
    const fragment = fragments.get(name);
    if (fragment === undefined) return 0;
    const id = `${name} ${place.items} ${place.isRoot}`;
    const cost =
      known.get(id) ??
      ofSelections({ ...place, type: schema.getType(fragment.typeCondition.name.value) }, fragment.selectionSet);
    known.set(id, cost);
    return cost;
  }

  function ofField({ type, items, isRoot }: Place, node: FieldNode): number {
    const field = fieldOf(type, node.name.value);
    const limit = field?.args.some(({ name }) => LIMITS.has(name)) ? limitOf(node, numbers) : undefined;
    const itself = isRoot ? (limit === undefined ? OPERATION : SEARCH) : (COSTS[node.name.value] ?? 1);
    if (!node.selectionSet) return itself;
    const isList = field !== undefined && isListType(getNullableType(field.type));
    // A limit bounds the operation's own list, or else the lists in its answer.
    const inside = {
      type: field && getNamedType(field.type),
      isRoot: false,
      items: isList ? UNBOUNDED : (limit ?? UNBOUNDED),
    };
    return itself + (isList ? (limit ?? items) : 1) * ofSelections(inside, node.selectionSet);
  }

  return ofSelections({ type: root, items: UNBOUNDED, isRoot: true }, operation.selectionSet);
}

/** Where a selection stands. */
interface Place {
  readonly type: GraphQLNamedType | undefined;
  /** How many items lists of this place are taken to have. */
  readonly items: number;
  readonly isRoot: boolean;
}

function fieldOf(type: GraphQLNamedType | undefined, name: string): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

/** The whole numbers that the variables of an operation have, by name. */
function numbersOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  values: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, number> {
  return new Map(
    variableDefinitions.flatMap(({ variable, defaultValue }) => {
      const byDefault = defaultValue?.kind === Kind.INT ? Number(defaultValue.value) : undefined;
      const value = values[variable.name.value] ?? byDefault;
      return typeof value === 'number' ? [[variable.name.value, value] as const] : [];
    }),
  );
}

/** How many items a call asks for; a number that the operation will refuse costs what the most costs. */
function limitOf({ name, arguments: given = [] }: FieldNode, numbers: ReadonlyMap<string, number>): number {
  const value = given.find((argument) => LIMITS.has(argument.name.value))?.value;
  const asked =
    value?.kind === Kind.INT
      ? Number(value.value)
      : value?.kind === Kind.VARIABLE
        ? numbers.get(value.name.value)
        : undefined;
  return Math.min(Math.max(asked ?? LIMITS_BY_DEFAULT[name.value] ?? LIMIT_BY_DEFAULT, 1), HIGHEST_LIMIT);
}

/** The arguments that bound the items of a list. */
const LIMITS: ReadonlySet<string> = new Set(['limit', 'pageSize']);
/** As the contract has them. */
const LIMIT_BY_DEFAULT = 10;
const LIMITS_BY_DEFAULT: Readonly<Record<string, number>> = {
  pageRevisions: REVISIONS_AT_ONCE,
  recordRevisions: REVISIONS_AT_ONCE,
  setRevisions: REVISIONS_AT_ONCE,
  search: HITS,
};
const HIGHEST_LIMIT = 100;
/** Items of a list without a limit. */
const UNBOUNDED = 2;
/** Finding one thing and checking the right to it. */
const OPERATION = 200;
/** Finding, sorting and counting many, however few are wanted. */
const SEARCH = 2_000;
/** Fields that take more than others: a tree is read as a whole. */
const COSTS: Readonly<Record<string, number>> = { containers: 200 };
