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
import { createConcurrencyLimit } from '../concurrencyLimit';
import type { ContentContext } from './context';
import { refusalOfDocument } from './presentError';
import { DEFAULT_REVISION_LIMIT } from './paging';
import { DEFAULT_HITS } from './search/search';

export interface CostOptions {
  /** Maximum cost of one document. */
  readonly budget: number;
  readonly metrics: Pick<Metrics, 'documentCost'>;
  /** Cost allowance per user. */
  readonly allowance: Allowance;
}

/**
 * Refuses a document that is too expensive, before it is compiled or executed; must be registered before the plugins that do so.
 * The error names cost and budget (BAD_USER_INPUT, `extensions.cost` and `extensions.budget`).
 */
export function documentCost({ budget, metrics, allowance }: CostOptions): Plugin<ContentContext> {
  return {
    async onExecute({ args, context }) {
      const cost = costOf(args);
      metrics.documentCost.observe(cost);
      if (cost <= budget) return takeCost(allowance, context.caller.userId, cost);
      throw refusalOfDocument(new DocumentTooExpensive({ cost, budget }));
    },
  };
}

/**
 * Runs queries from this cost on one at a time per node, so that expensive queries delay only each other; must be registered after the
 * plugins that execute documents.
 */
export function queueExpensiveQueries({ from }: { readonly from: number }): Plugin {
  const queue = createConcurrencyLimit(1);
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { document, operationName } = args as ExecutionArgs;
      const isQuery = getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY;
      if (!isQuery || costOf(args) < from) return;
      setExecuteFn((execution: ExecutionArgs) => queue(async () => (await executeFn(execution)) as ExecutionResult));
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

class DocumentTooExpensive extends ServiceError {
  constructor({ cost, budget }: { readonly cost: number; readonly budget: number }) {
    super(
      'BAD_USER_INPUT',
      `The document asks for too much at once: it costs ${cost}, and ${budget} is the most. Ask for fewer fields, or for smaller pages.`,
      { cost, budget },
    );
  }
}

/**
 * The cost of a valid document: every selected field costs 1, multiplied by the number of items of the lists around it. A list
 * with a limit counts with that limit, one without counts as two, so that trees cost more the deeper they are selected. Aliases count
 * like any field. Operations, and the tree of a page, have a base cost for finding them, however little is selected.
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
  const numbers = numericVariablesOf(operation, variableValues ?? {});
  /** Memoized: a fragment costs the same wherever the context is the same, so that repeated spreads do not multiply the work here. */
  const fragmentCosts = new Map<string, number>();

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
      fragmentCosts.get(id) ??
      ofSelections({ ...place, type: schema.getType(fragment.typeCondition.name.value) }, fragment.selectionSet);
    fragmentCosts.set(id, cost);
    return cost;
  }

  function ofField({ type, items, isRoot }: Place, node: FieldNode): number {
    const field = fieldOf(type, node.name.value);
    const limit = field?.args.some(({ name }) => LIMIT_ARGUMENTS.has(name)) ? limitOf(node, numbers) : undefined;
    const ownCost = isRoot ? (limit === undefined ? OPERATION_COST : SEARCH_COST) : (FIELD_COSTS[node.name.value] ?? 1);
    if (!node.selectionSet) return ownCost;
    const isList = field !== undefined && isListType(getNullableType(field.type));
    // A limit applies to the list that the field returns, otherwise to the lists inside its result.
    const inside = {
      type: field && getNamedType(field.type),
      isRoot: false,
      items: isList ? UNBOUNDED_ITEMS : (limit ?? UNBOUNDED_ITEMS),
    };
    return ownCost + (isList ? (limit ?? items) : 1) * ofSelections(inside, node.selectionSet);
  }

  return ofSelections({ type: root, items: UNBOUNDED_ITEMS, isRoot: true }, operation.selectionSet);
}

/** The context of a selection. */
interface Place {
  readonly type: GraphQLNamedType | undefined;
  /** Assumed number of items of lists without a limit of their own. */
  readonly items: number;
  readonly isRoot: boolean;
}

function fieldOf(type: GraphQLNamedType | undefined, name: string): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

/** The numeric variables of an operation, by name. */
function numericVariablesOf(
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

/** The number of requested items; out-of-range numbers, which the operation will refuse, are clamped. */
function limitOf({ name, arguments: given = [] }: FieldNode, numbers: ReadonlyMap<string, number>): number {
  const value = given.find((argument) => LIMIT_ARGUMENTS.has(argument.name.value))?.value;
  const requested =
    value?.kind === Kind.INT
      ? Number(value.value)
      : value?.kind === Kind.VARIABLE
        ? numbers.get(value.name.value)
        : undefined;
  return Math.min(Math.max(requested ?? DEFAULT_LIMITS[name.value] ?? DEFAULT_LIMIT, 1), MAX_LIMIT);
}

/** The arguments that limit the items of a list. */
const LIMIT_ARGUMENTS: ReadonlySet<string> = new Set(['limit', 'pageSize']);
/** As in the contract. */
const DEFAULT_LIMIT = 10;
const DEFAULT_LIMITS: Readonly<Record<string, number>> = {
  pageRevisions: DEFAULT_REVISION_LIMIT,
  recordRevisions: DEFAULT_REVISION_LIMIT,
  setRevisions: DEFAULT_REVISION_LIMIT,
  search: DEFAULT_HITS,
};
const MAX_LIMIT = 100;
/** Assumed items of a list without a limit. */
const UNBOUNDED_ITEMS = 2;
/** Base cost of finding one entry and checking access. */
const OPERATION_COST = 200;
/** Base cost of finding, sorting and counting many entries, however few are returned. */
const SEARCH_COST = 2_000;
/** Fields with a higher base cost: a tree is always read as a whole. */
const FIELD_COSTS: Readonly<Record<string, number>> = { containers: 200 };
