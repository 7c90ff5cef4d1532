import { isDefinedRecordArea } from '../../../src/definition';
import type { Definitions } from '../../definitions';
import { bannerStore } from '../banners/banners';
import { careerStore } from '../careers/careers';
import { departmentStore } from '../careers/departments';
import { contractStore } from '../contracts/contractStore';
import { emailStore } from '../emails/emails';
import { linkStore } from '../links/links';
import { propertyDocumentStore } from '../propertyDocuments/propertyDocuments';
import { definedStore, type DefinedStore } from './definedStore';
import type { RecordStore } from './recordStore';
import { expectedOneOf } from '../arguments';

/** The record kinds of the specification, which have operations and tables of their own. */
const specified: readonly RecordStore[] = [
  bannerStore,
  careerStore,
  departmentStore,
  linkStore,
  emailStore,
  propertyDocumentStore,
  contractStore,
];

/** The stores of all record kinds. */
export interface RecordStores {
  /**
   * The store of any kind.
   * @param of the kind, as named by the operations of history, trash and presence
   * @throws BadInput for an unknown kind, naming the known ones
   */
  require(of: string): RecordStore;
  /**
   * The store of a defined area.
   * @throws BadInput for an unknown area, naming the known ones
   */
  requireDefined(area: string): DefinedStore;
  /** The store of any kind; undefined for an unknown one. */
  find(of: string): RecordStore | undefined;
  readonly defined: readonly DefinedStore[];
  /** The stores of all kinds. */
  readonly all: readonly RecordStore[];
}

const cachedStores = new WeakMap<Definitions, RecordStores>();

/** The stores of the specification and of the defined areas; created once per set of definitions. */
export function recordStores(definitions: Definitions): RecordStores {
  const stores = cachedStores.get(definitions) ?? createStores(definitions);
  cachedStores.set(definitions, stores);
  return stores;
}

function createStores(definitions: Definitions): RecordStores {
  const defined = new Map(
    definitions.areas.filter(isDefinedRecordArea).map((area) => [area.store.name, definedStore(area, definitions)]),
  );
  const all = new Map<string, RecordStore>([...specified.map((store) => [store.of, store] as const), ...defined]);
  return {
    require: (of) => required(all, { argument: 'of', name: of }),
    requireDefined: (area) => required(defined, { argument: 'area', name: area }),
    find: (of) => all.get(of),
    defined: [...defined.values()],
    all: [...all.values()],
  };
}

function required<Store>(
  stores: ReadonlyMap<string, Store>,
  { argument, name }: { readonly argument: string; readonly name: string },
): Store {
  const store = stores.get(name);
  if (store === undefined) throw expectedOneOf(argument, stores.keys(), name);
  return store;
}

/** Whether a kind of the specification is a set, i.e. all of its records are edited in one form. */
export function isSet(of: string): boolean {
  return specified.some((store) => store.of === of && store.set !== undefined);
}
