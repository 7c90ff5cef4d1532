import { contentAccess } from '../../schemas/access';
import {
  BRANDS,
  featuringAction,
  withBrand,
  type AreaAccess,
  type Brand,
  type ContentAccess,
  type RecordKind,
} from '../../src/definition';
import { specifiedListings } from './page/pageFacetQueries';
import { facetsOfTag } from './page/pageFacets';
import { isSet } from './records/stores';

/**
 * What an operation does to its target. `list` returns only what the caller may read, `category` gives a page its
 * category, `section` writes a section of a unit, `restore` writes all sections, `flag` features a page of another brand.
 */
export type PolicyAction = keyof AreaAccess | 'list' | 'category' | 'section' | 'restore' | 'flag';

/** One line of the policy: the scopes that an operation on a target requires. */
export interface PolicyRow {
  readonly operation: string;
  /** A page tag, a record kind, or 'every brand' for operations that belong to no area. */
  readonly on: string;
  readonly action: PolicyAction;
  /** The page kind, category or section that the line applies to; null: any. */
  readonly part: string | null;
  /** The brands that have the target. */
  readonly brands: readonly Brand[];
  /** All of them are required; empty: open to all brand staff. */
  readonly scopes: readonly string[];
  /** Nobody may call it. */
  readonly forbidden: boolean;
}

/**
 * The actions of each operation on pages. List views are personal; sharing or unsharing them additionally requires the right to update
 * the listed content.
 */
const PAGE_OPERATIONS: Readonly<Record<string, readonly PolicyAction[]>> = {
  getSpecificBrandPage: ['read'],
  getSpecificBrandPageById: ['read'],
  searchPages: ['list'],
  getAllContainers: ['read'],
  getContainer: ['read'],
  getAllFieldCategories: ['read'],
  pageRevisions: ['read'],
  pageRevision: ['read'],
  removedPages: ['list'],
  listViews: ['list'],
  saveListView: ['list'],
  removeListView: ['list'],
  openListWith: ['list'],
  visitPage: ['read'],
  leavePage: ['read'],
  addOrUpdateBrandPage: ['create', 'update', 'flag'],
  removePage: ['delete'],
  publishPage: ['update'],
  restorePageRevision: ['restore'],
  addOrUpdateContainers: ['update', 'category'],
  addOrUpdateContainersFCFields: ['update', 'category'],
  addUpdateMultipleFieldCollection: ['update', 'section'],
  replaceFieldCollection: ['update', 'section'],
  addOrUpdateFields: ['update', 'section'],
  removeMultipleFieldCollection: ['update', 'section'],
  removeFieldCategories: ['update', 'section'],
  removeContainer: ['update'],
  removeFC: ['update', 'section'],
};

/** The actions of each operation on records. */
type RecordOperations = Readonly<Record<string, readonly (keyof AreaAccess)[]>>;

/** The operations on records of the specification, by kind. */
const RECORD_OPERATIONS: Readonly<Record<RecordKind, RecordOperations>> = {
  home_banner: {
    getFilteredHomeBanners: ['read'],
    getHomeBanner: ['read'],
    addOrUpdateHomeBanner: ['create', 'update'],
    removeHomeBanners: ['delete'],
  },
  career: { getFilteredCareers: ['read'], getCareer: ['read'], addOrUpdateCareer: ['create', 'update'] },
  employment_type: {
    getEmploymentTypes: ['read'],
    getEmploymentType: ['read'],
    addOrUpdateEmploymentType: ['create', 'update'],
    removeEmploymentTypes: ['delete'],
  },
  // A link is changed by removing and re-adding it (LINK-006).
  link: { getLinks: ['read'], addManyLinks: ['create', 'update'], massRemoveLinkRecords: ['delete', 'update'] },
  email_record: {
    getListOfEmails: ['read'],
    addUpdateEmailRecord: ['create', 'update'],
    removeEmailRecords: ['delete'],
  },
  mdor_document: {
    getFilteredMdorDocuments: ['read'],
    getMdorDocument: ['read'],
    mdorProjectListRequest: ['read'],
    addOrUpdateMdorDocument: ['create', 'update'],
    removeMdorDocument: ['delete'],
  },
  contract_document: {
    searchContractDocuments: ['read'],
    filterContractDocuments: ['read'],
    findContractDocument: ['read'],
    getLinkedUploadFilesByContractEntryId: ['read'],
    uploadCtsDoas: ['create'],
    updateCtsDoas: ['update'],
    removeCtsDoas: ['delete'],
  },
};

/** The operations on records of defined areas. */
const DEFINED_OPERATIONS: RecordOperations = {
  records: ['read'],
  record: ['read'],
  saveRecords: ['create', 'update'],
  removeRecords: ['delete'],
};

/** The operations on records that people order by hand; the services refuse them for any other list. */
const ORDER_OPERATIONS: RecordOperations = { moveRecord: ['update'] };

/** The operations on records of every kind: history, trash, presence and list views. */
const COMMON_RECORD_OPERATIONS: RecordOperations = {
  recordRevisions: ['read'],
  recordRevision: ['read'],
  removedRecords: ['read'],
  restoreRecordRevision: ['create', 'update'],
  visitRecord: ['read'],
  leaveRecord: ['read'],
  listViews: ['read'],
  saveListView: ['read'],
  removeListView: ['read'],
  openListWith: ['read'],
};

/** The operations on sets, i.e. records edited together in one form: the history of the set. */
const SET_OPERATIONS: RecordOperations = { setRevisions: ['read'], setRevision: ['read'] };

/**
 * Operations that belong to no area: open to all brand staff. `search` and `referringEntries` return only entries that the caller
 * may read.
 */
const OPEN_OPERATIONS = [
  'getAllBrands',
  'getBrand',
  'search',
  'referringEntries',
  'getLocations',
  'getLocationGeocode',
  'trial',
] as const;

/**
 * The complete policy of the content service, line by line, derived from schemas/access.ts. docs/access.md is generated from it, and a
 * test calls every operation as every demo account and compares the answers with it.
 * @param policies the policies of all content
 */
export function policyTable(policies: readonly ContentAccess[] = contentAccess): readonly PolicyRow[] {
  return [
    ...OPEN_OPERATIONS.map((operation): PolicyRow => ({
      ...OPEN_TO_STAFF,
      operation,
      on: 'every brand',
      action: 'read',
    })),
    ...policies.flatMap((policy) =>
      'pages' in policy.of ? pageRows(policy, policy.of.pages) : recordRows(policy, policy.of.records),
    ),
  ];
}

const OPEN_TO_STAFF = { part: null, brands: BRANDS, scopes: [], forbidden: false } as const;

function recordRows(policy: ContentAccess, kind: string): readonly PolicyRow[] {
  return Object.entries(operationsOf(policy, kind)).flatMap(([operation, actions]) =>
    actions
      .filter((does) => policy.access.delete !== undefined || !isTrashOperation(operation, does))
      .map((action) => row({ operation, on: kind, action, part: null, policy, needed: [policy.access[action]] })),
  );
}

/** Record kinds that cannot be removed have no trash. */
function isTrashOperation(operation: string, does: PolicyAction): boolean {
  return operation === 'removedRecords' || (operation === 'restoreRecordRevision' && does === 'create');
}

function operationsOf({ ordered }: ContentAccess, kind: string): RecordOperations {
  if (!isSpecified(kind)) {
    return { ...DEFINED_OPERATIONS, ...(ordered && ORDER_OPERATIONS), ...COMMON_RECORD_OPERATIONS };
  }
  return { ...RECORD_OPERATIONS[kind], ...COMMON_RECORD_OPERATIONS, ...(isSet(kind) && SET_OPERATIONS) };
}

function isSpecified(kind: string): kind is RecordKind {
  return Object.hasOwn(RECORD_OPERATIONS, kind);
}

function pageRows(policy: ContentAccess, tag: string): readonly PolicyRow[] {
  const operations = Object.entries(PAGE_OPERATIONS);
  const rows = operations.flatMap(([operation, actions]) =>
    actions.flatMap((action) =>
      partsOf(policy, action).map((part) => row({ operation, on: tag, action, policy, ...part })),
    ),
  );
  const listings = specifiedListings.filter(({ pages }) => pages === tag).map(({ operation }) => operation);
  const isFiltered = BRANDS.some((brand) => facetsOfTag(withBrand(tag, brand)).length > 0);
  const facets = [...(isFiltered ? ['pageFacets'] : []), ...listings].map((operation) =>
    row({ operation, on: tag, action: 'list', part: null, policy, needed: [policy.access.read] }),
  );
  return [...rows, ...facets];
}

interface Part {
  readonly part: string | null;
  /** Undefined stands for a scope that does not exist, so that nobody has it. */
  readonly needed: readonly (string | undefined)[];
}

/** The kinds, categories or sections that require scopes of their own. */
function partsOf(policy: ContentAccess, does: PolicyAction): readonly Part[] {
  const { access, kinds, sections, sharedWith } = policy;
  switch (does) {
    case 'category':
      return kinds?.by === 'category'
        ? Object.entries(kinds.scopes).map(([part, scope]) => ({ part, needed: [access.create, scope] }))
        : [];
    case 'section':
      return Object.entries(sections ?? {}).map(([part, scope]) => ({ part, needed: [access.update, scope] }));
    case 'list':
      return [{ part: null, needed: [access.read] }];
    case 'flag':
      return (sharedWith ?? []).flatMap((brand) => {
        const action = featuringAction(policy, { isOwn: false, brands: [brand] });
        return action ? [{ part: `alternative_featured by ${brand}`, needed: [access[action]] }] : [];
      });
    case 'restore':
      return partsOf(policy, 'update').map(({ part, needed }) => ({
        part,
        needed: [...needed, ...Object.values(sections ?? {})],
      }));
    case 'read':
    case 'create':
    case 'update':
    case 'delete': {
      const needed = [access[does]];
      if (kinds?.by === 'slug') {
        return kinds.kinds.map(({ slugPrefix, scope }) => ({ part: `${slugPrefix}…`, needed: [...needed, scope] }));
      }
      if (kinds?.by === 'category' && kinds.needed === 'always' && does !== 'create') {
        const named = Object.entries(kinds.scopes).map(([part, scope]) => ({ part, needed: [...needed, scope] }));
        return [{ part: null, needed }, ...named];
      }
      return [{ part: null, needed }];
    }
  }
}

function row({
  policy,
  needed,
  ...rest
}: Pick<PolicyRow, 'operation' | 'on' | 'action' | 'part'> & {
  readonly policy: ContentAccess;
  readonly needed: Part['needed'];
}): PolicyRow {
  const { kinds, brands = BRANDS } = policy;
  const kind = kinds?.by === 'slug' ? kinds.kinds.find(({ slugPrefix }) => rest.part === `${slugPrefix}…`) : undefined;
  return {
    ...rest,
    brands: kind?.brands ?? brands,
    scopes: needed.filter((scope) => scope !== undefined),
    forbidden: needed.includes(undefined),
  };
}
