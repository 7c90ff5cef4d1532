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
 * What an operation does with what it works on. `list` shows only what may be read, `category` gives a page its
 * category, `section` writes a section of a unit, `restore` writes all of them, `flag` features a page of another brand.
 */
export type PolicyAction = keyof AreaAccess | 'list' | 'category' | 'section' | 'restore' | 'flag';

/** One line of the policy: who may call an operation on something. */
export interface PolicyRow {
  readonly operation: string;
  /** A tag of pages, a kind of records, or nothing that belongs to a brand. */
  readonly on: string;
  readonly does: PolicyAction;
  /** The kind of page, category or section that the line is about; null: any. */
  readonly part: string | null;
  /** The brands that have it. */
  readonly brands: readonly Brand[];
  /** Every one of these is needed; without any, each member of the staff of a brand may. */
  readonly scopes: readonly string[];
  /** Nobody may. */
  readonly forbidden: boolean;
}

/**
 * The operations on pages, by what they do. Views of lists are one's own; sharing them, and taking them back, needs the right to update
 * what the list shows as well.
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

/** What each operation on records does. */
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
  // A link is changed by removing it and adding it anew (LINK-006).
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

/** The operations on records that definitions describe. */
const DEFINED_OPERATIONS: RecordOperations = {
  records: ['read'],
  record: ['read'],
  saveRecords: ['create', 'update'],
  removeRecords: ['delete'],
  moveRecord: ['update'],
};

/** The operations on records of every kind: their history, the trash, who has them open, and views of their lists. */
const KEPT_OPERATIONS: RecordOperations = {
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

/** The operations on records that a form edits together: their history as a whole. */
const SET_OPERATIONS: RecordOperations = { setRevisions: ['read'], setRevision: ['read'] };

/**
 * What belongs to no area: any member of the staff of a brand may call it. A search finds only what may be read, and of what refers
 * to an entry nothing else is named.
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
 * The whole policy of the content service, line by line, as it follows from schemas/access.ts: docs/access.md is made of
 * it, and a test calls every operation as every demo account and compares the answers with it.
 * @param policies of everything that is stored for a brand
 */
export function policyTable(policies: readonly ContentAccess[] = contentAccess): readonly PolicyRow[] {
  return [
    ...OPEN_OPERATIONS.map((operation): PolicyRow => ({ ...ANYBODY, operation, on: 'every brand', does: 'read' })),
    ...policies.flatMap((policy) =>
      'pages' in policy.of ? pageRows(policy, policy.of.pages) : recordRows(policy, policy.of.records),
    ),
  ];
}

const ANYBODY = { part: null, brands: BRANDS, scopes: [], forbidden: false } as const;

function recordRows(policy: ContentAccess, kind: string): readonly PolicyRow[] {
  return Object.entries(operationsOf(kind)).flatMap(([operation, deeds]) =>
    deeds
      .filter((does) => policy.access.delete !== undefined || !isOfTrash(operation, does))
      .map((does) => row({ operation, on: kind, does, part: null, policy, needed: [policy.access[does]] })),
  );
}

/** What is never removed is not in the trash. */
function isOfTrash(operation: string, does: PolicyAction): boolean {
  return operation === 'removedRecords' || (operation === 'restoreRecordRevision' && does === 'create');
}

function operationsOf(kind: string): RecordOperations {
  if (!isSpecified(kind)) return { ...DEFINED_OPERATIONS, ...KEPT_OPERATIONS };
  return { ...RECORD_OPERATIONS[kind], ...KEPT_OPERATIONS, ...(isSet(kind) && SET_OPERATIONS) };
}

function isSpecified(kind: string): kind is RecordKind {
  return Object.hasOwn(RECORD_OPERATIONS, kind);
}

function pageRows(policy: ContentAccess, tag: string): readonly PolicyRow[] {
  const operations = Object.entries(PAGE_OPERATIONS);
  const rows = operations.flatMap(([operation, deeds]) =>
    deeds.flatMap((does) => partsOf(policy, does).map((part) => row({ operation, on: tag, does, policy, ...part }))),
  );
  const listings = specifiedListings.filter(({ pages }) => pages === tag).map(({ operation }) => operation);
  const isFiltered = BRANDS.some((brand) => facetsOfTag(withBrand(tag, brand)).length > 0);
  const facets = [...(isFiltered ? ['pageFacets'] : []), ...listings].map((operation) =>
    row({ operation, on: tag, does: 'list', part: null, policy, needed: [policy.access.read] }),
  );
  return [...rows, ...facets];
}

interface Part {
  readonly part: string | null;
  /** Undefined: a scope that does not exist, so that nobody has it. */
  readonly needed: readonly (string | undefined)[];
}

/** The kinds, categories or sections that make a difference to what is needed. */
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
}: Pick<PolicyRow, 'operation' | 'on' | 'does' | 'part'> & {
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
