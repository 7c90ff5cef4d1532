import { contentAccess } from '../../schemas/access';
import {
  BRANDS,
  featuringAction,
  type AreaAccess,
  type Brand,
  type ContentAccess,
  type RecordKind,
} from '../../src/definition';

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

/** The operations on pages, by what they do. */
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
  visitPage: ['read'],
  leavePage: ['read'],
  addOrUpdateBrandPage: ['create', 'update', 'flag'],
  removePage: ['delete'],
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

/** The operations on properties only. */
const PROPERTY_OPERATIONS = ['getPropertyStatusFilters', 'getPropertyLocationFilters'] as const;

/** The operations on records, by kind and what they do. */
const RECORD_OPERATIONS: Readonly<Record<RecordKind, Readonly<Record<string, readonly (keyof AreaAccess)[]>>>> = {
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
  link: { getLinks: ['read'], addManyLinks: ['create'], massRemoveLinkRecords: ['delete'] },
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

/** What belongs to no area: any member of the staff of a brand may call it. */
const OPEN_OPERATIONS = ['getAllBrands', 'getBrand', 'getLocations', 'getLocationGeocode'] as const;

/**
 * The whole policy of the content service, line by line, as it follows from schemas/access.ts: docs/access.md is made of
 * it, and a test calls every operation as every demo account and compares the answers with it.
 */
export function policyTable(): readonly PolicyRow[] {
  return [
    ...OPEN_OPERATIONS.map((operation): PolicyRow => ({ ...ANYBODY, operation, on: 'every brand', does: 'read' })),
    ...contentAccess.flatMap((policy) =>
      'pages' in policy.of ? pageRows(policy, policy.of.pages) : recordRows(policy, policy.of.records),
    ),
  ];
}

const ANYBODY = { part: null, brands: BRANDS, scopes: [], forbidden: false } as const;

function recordRows(policy: ContentAccess, kind: RecordKind): readonly PolicyRow[] {
  return Object.entries(RECORD_OPERATIONS[kind]).flatMap(([operation, deeds]) =>
    deeds.map((does) => row({ operation, on: kind, does, part: null, policy, needed: [policy.access[does]] })),
  );
}

function pageRows(policy: ContentAccess, tag: string): readonly PolicyRow[] {
  const operations = Object.entries(PAGE_OPERATIONS);
  const rows = operations.flatMap(([operation, deeds]) =>
    deeds.flatMap((does) => partsOf(policy, does).map((part) => row({ operation, on: tag, does, policy, ...part }))),
  );
  if (policy.sections === undefined) return rows;
  const facets = PROPERTY_OPERATIONS.map((operation) =>
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
