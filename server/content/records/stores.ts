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
import { notOneOf } from '../arguments';

/** The records of the specification, which have calls and tables of their own. */
const specified: readonly RecordStore[] = [
  bannerStore,
  careerStore,
  departmentStore,
  linkStore,
  emailStore,
  propertyDocumentStore,
  contractStore,
];

/** Where the records of every kind are kept. */
export interface RecordStores {
  /**
   * Of any kind.
   * @param of as the operations of history, trash and presence name it
   * @throws BadInput naming the kinds that there are
   */
  require(of: string): RecordStore;
  /**
   * Of an area that definitions describe.
   * @throws BadInput naming the areas that there are
   */
  requireDefined(area: string): DefinedStore;
  /** Of any kind; undefined for one that there is not. */
  find(of: string): RecordStore | undefined;
  readonly defined: readonly DefinedStore[];
  /** Of every kind. */
  readonly all: readonly RecordStore[];
}

const known = new WeakMap<Definitions, RecordStores>();

/** The stores of the specification and of what the definitions describe; made once. */
export function recordStores(definitions: Definitions): RecordStores {
  const stores = known.get(definitions) ?? createStores(definitions);
  known.set(definitions, stores);
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
  if (store === undefined) throw notOneOf(argument, stores.keys(), name);
  return store;
}

/** Whether a form edits all records of a kind of the specification together. */
export function isSet(of: string): boolean {
  return specified.some((store) => store.of === of && store.set !== undefined);
}
