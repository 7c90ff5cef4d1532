import { randomUUID } from 'node:crypto';
import { areas } from '../../../schemas';
import { accessOf } from '../../../schemas/access';
import { facetsOfTag } from '../../../server/content/page/pageFacets';
import type { PolicyRow } from '../../../server/content/policyTable';
import type { AccessFixtures, PageFixture } from './accessFixtures';
import { faqAndTips } from './faqEntries';

/** A call that tries an operation. */
export interface Attempt {
  /** The field of the document, with its arguments and selection; its variables are `$a`, `$b`, … */
  readonly field: string;
  readonly variables: readonly (readonly [type: string, value: unknown])[];
  readonly kind: 'query' | 'mutation';
  /**
   * Whether access is decided at the end of the document: then no later field can roll it back.
   */
  readonly atTheEnd?: boolean;
  /** A field that must run before it. */
  readonly before?: string;
}

/** The attempt at the operation of a row, on the fixtures of a brand. */
export function attemptOf(row: PolicyRow, fixtures: AccessFixtures): Attempt {
  const attempt = ATTEMPTS[row.operation];
  if (attempt === undefined) throw new Error(`Nobody said how to try ${row.operation}.`);
  return attempt(fixtures, row);
}

type Try = (fixtures: AccessFixtures, row: PolicyRow) => Attempt;

function query(field: string, ...variables: Attempt['variables']): Attempt {
  return { kind: 'query', field, variables };
}

function mutation(field: string, ...variables: Attempt['variables']): Attempt {
  return { kind: 'mutation', field, variables };
}

/** On the page of the row. */
function onPage(attempt: (page: PageFixture, fixtures: AccessFixtures) => Attempt): Try {
  return (fixtures, row) => attempt(fixtures.page(row), fixtures);
}

type Variable = Attempt['variables'][number];

/** On the record of the row's kind; on a removed one if the row is about creating one. */
function onRecord(attempt: (of: Variable, id: Variable) => Attempt): Try {
  return ({ records, removed }, { on, action }) => {
    const ids: Readonly<Record<string, string>> = action === 'create' ? removed : records;
    // A brand without such records is refused before any lookup.
    return attempt(['String!', on], ['ID!', ids[on] ?? randomUUID()]);
  };
}

/** On the list of the area that stores the subject of the row. */
function onList(attempt: (list: Variable, brand: Variable) => Attempt): Try {
  return ({ brandId }, { on }) => {
    const area = AREAS.find((one) => accessOf(one).some(({ of }) => Object.values(of).includes(on)));
    return attempt(['String!', area?.name], ['ID!', brandId]);
  };
}

const AREAS = [...areas, ...faqAndTips.areas];

/** On the section of the row, else on the first collection of the page. */
function onCollection(attempt: (target: { readonly collection: string; readonly field: string }) => Attempt): Try {
  return (fixtures, row) => {
    const page = fixtures.page(row);
    return attempt(row.action === 'section' ? page.section(row.part ?? '') : page);
  };
}

function byId(field: (argument: string) => string, id: (fixtures: AccessFixtures) => string): Try {
  return (fixtures) => query(field('$a'), ['ID!', id(fixtures)]);
}

function saveContainers(operation: string): Try {
  return (fixtures, row) => {
    if (row.action === 'category') {
      const id = randomUUID();
      const containers = fixtures.containersOf(row).map((container) => ({ ...container, page_id: id }));
      return {
        ...mutation(
          `${operation}(containerData: { containers: $a }) { id }`,
          ['[ContainerInput!]!', containers],
          ['ID!', fixtures.brandId],
          ['String!', fixtures.tag(row)],
          ['BrandPageInput!', { id, name: `Category ${id}` }],
        ),
        before: 'addOrUpdateBrandPage(brand_id: $b, tag: $c, item: $d) { id }',
        atTheEnd: true,
      };
    }
    return mutation(`${operation}(containerData: { containers: $a }) { id }`, [
      '[ContainerInput!]!',
      [{ id: fixtures.page(row).container, order: 5 }],
    ]);
  };
}

const ATTEMPTS: Readonly<Record<string, Try>> = {
  getAllBrands: () => query('getAllBrands { id }'),
  getBrand: byId(
    (id) => `getBrand(id: ${id}) { id }`,
    ({ brandId }) => brandId,
  ),
  referringEntries: ({ brandId }) =>
    query('referringEntries(brand_id: $a, ids: [$b]) { total }', ['ID!', brandId], ['ID!', randomUUID()]),
  search: ({ brandId }) => query('search(brand_id: $a, text: "anything") { id }', ['ID!', brandId]),
  listViews: onList((list, brand) => query('listViews(list: $a, brand_id: $b) { id }', list, brand)),
  saveListView: onList((list, brand) =>
    mutation('saveListView(list: $a, brand_id: $b, name: "Mine", query: "", shared: false) { id }', list, brand),
  ),
  removeListView: onList((list, brand) =>
    mutation('removeListView(list: $a, brand_id: $b, id: $c)', list, brand, ['ID!', randomUUID()]),
  ),
  openListWith: onList((list, brand) => mutation('openListWith(list: $a, brand_id: $b)', list, brand)),
  trial: () => mutation('trial'),
  getLocations: ({ brandId }) => query('getLocations(brand_id: $a, location: "Cebu") { name }', ['ID!', brandId]),
  getLocationGeocode: ({ brandId, placeId }) =>
    query('getLocationGeocode(brand_id: $a, place_id: $b) { latitude }', ['ID!', brandId], ['ID!', placeId]),
  getSpecificBrandPage: (fixtures, row) =>
    query(
      'getSpecificBrandPage(brand_id: $a, tag: $b, slug: $c) { id }',
      ['ID!', fixtures.brandId],
      ['String!', fixtures.tag(row)],
      ['String!', fixtures.page(row).slug],
    ),
  getSpecificBrandPageById: onPage(({ id }) => query('getSpecificBrandPageById(id: $a) { id }', ['ID!', id])),
  searchPages: (fixtures, row) =>
    query(
      'searchPages(brand_id: $a, tag: $b) { totalCount }',
      ['ID!', fixtures.brandId],
      ['String', fixtures.tag(row)],
    ),
  pageFacets: (fixtures, row) =>
    query(
      'pageFacets(brand_id: $a, tag: $b, value: $c)',
      ['ID!', fixtures.brandId],
      ['String!', fixtures.tag(row)],
      ['String!', facetsOfTag(fixtures.tag(row))[0]?.name],
    ),
  getPropertyStatusFilters: ({ brandId }) =>
    query('getPropertyStatusFilters(brand_id: $a) { status }', ['ID!', brandId]),
  getPropertyLocationFilters: ({ brandId }) =>
    query('getPropertyLocationFilters(brand_id: $a) { location }', ['ID!', brandId]),
  getAllContainers: onPage(({ id }) => query('getAllContainers(page_id: $a) { id }', ['ID!', id])),
  getContainer: onPage(({ container }) => query('getContainer(id: $a) { id }', ['ID!', container])),
  getAllFieldCategories: onPage(({ collection }) =>
    query('getAllFieldCategories(collection_id: $a) { id }', ['ID!', collection]),
  ),
  pageRevisions: onPage(({ id }) => query('pageRevisions(page_id: $a) { revision }', ['ID!', id])),
  pageRevision: onPage(({ id }) => query('pageRevision(page_id: $a, revision: 1) { revision }', ['ID!', id])),
  removedPages: (fixtures, row) =>
    query('removedPages(brand_id: $a, tag: $b) { page_id }', ['ID!', fixtures.brandId], ['String!', fixtures.tag(row)]),

  addOrUpdateBrandPage: (fixtures, row) => {
    const item =
      row.action === 'create'
        ? { name: `${row.part?.replace('-…', '') ?? 'New'} ${randomUUID()}` }
        : { id: fixtures.page(row).id, [row.action === 'flag' ? 'alternative_featured' : 'featured']: true };
    return mutation(
      'addOrUpdateBrandPage(brand_id: $a, tag: $b, item: $c) { id }',
      ['ID!', fixtures.brandId],
      ['String!', fixtures.tag(row)],
      ['BrandPageInput!', item],
    );
  },
  visitPage: onPage(({ id }) =>
    mutation('visitPage(page_id: $a, visit: $b) { name }', ['ID!', id], ['ID!', randomUUID()]),
  ),
  leavePage: onPage(({ id }) => mutation('leavePage(page_id: $a, visit: $b)', ['ID!', id], ['ID!', randomUUID()])),
  publishPage: onPage(({ id }) => mutation('publishPage(id: $a, published: true) { id }', ['ID!', id])),
  removePage: onPage(({ id }) => mutation('removePage(id: $a)', ['ID!', id])),
  restorePageRevision: onPage(({ id }) =>
    mutation('restorePageRevision(page_id: $a, revision: 1) { id }', ['ID!', id]),
  ),
  addOrUpdateContainers: saveContainers('addOrUpdateContainers'),
  addOrUpdateContainersFCFields: saveContainers('addOrUpdateContainersFCFields'),
  addUpdateMultipleFieldCollection: onCollection(({ collection }) =>
    mutation('addUpdateMultipleFieldCollection(collectionData: { collections: $a }) { id }', [
      '[FieldCollectionInput!]!',
      [{ id: collection, order: 7 }],
    ]),
  ),
  replaceFieldCollection: onCollection(({ collection }) =>
    mutation(
      'replaceFieldCollection(oldFcIds: { ids: $a }, collectionData: { collections: $b }) { id }',
      ['[ID!]!', [collection]],
      ['[FieldCollectionInput!]!', [{ name: 'REPLACED' }]],
    ),
  ),
  addOrUpdateFields: onCollection(({ field }) =>
    mutation('addOrUpdateFields(fields: $a) { id }', ['[FieldInput!]!', [{ id: field, label: 'Changed' }]]),
  ),
  removeMultipleFieldCollection: onCollection(({ collection }) =>
    mutation('removeMultipleFieldCollection(ids: $a) { ids }', ['[ID!]!', [collection]]),
  ),
  removeFieldCategories: onCollection(({ field }) =>
    mutation('removeFieldCategories(removeFieldData: { ids: $a }) { ids }', ['[ID!]!', [field]]),
  ),
  removeContainer: onPage(({ container }) => mutation('removeContainer(id: $a)', ['ID!', container])),
  removeFC: onCollection(({ collection }) => mutation('removeFC(id: $a)', ['ID!', collection])),

  getFilteredHomeBanners: ({ brandId }) =>
    query('getFilteredHomeBanners(brand_id: $a) { total_count }', ['ID!', brandId]),
  getHomeBanner: byId(
    (id) => `getHomeBanner(id: ${id}) { id }`,
    ({ records }) => records.home_banner,
  ),
  addOrUpdateHomeBanner: ({ brandId, records }, { action }) =>
    mutation('addOrUpdateHomeBanner(homeBannerData: $a) { id }', [
      'HomeBannerInput!',
      action === 'create'
        ? { brand_id: brandId, link_type: 'CONTENT', category: 'news', title: 'New' }
        : { brand_id: brandId, id: records.home_banner, title: 'Changed' },
    ]),
  removeHomeBanners: ({ records }) => mutation('removeHomeBanners(ids: $a) { ids }', ['[ID!]!', [records.home_banner]]),

  getFilteredCareers: ({ brandId }) => query('getFilteredCareers(brand_id: $a) { total_visible }', ['ID!', brandId]),
  getCareer: byId(
    (id) => `getCareer(id: ${id}) { id }`,
    ({ records }) => records.career,
  ),
  addOrUpdateCareer: ({ brandId, records, department }, { action }) =>
    mutation('addOrUpdateCareer(careerData: $a) { id }', [
      'CareerInput!',
      {
        brand_id: brandId,
        title: 'Engineer',
        location: 'Makati City',
        ...department,
        ...(action === 'update' ? { id: records.career } : {}),
      },
    ]),
  getEmploymentTypes: ({ brandId }) => query('getEmploymentTypes(brand_id: $a) { id }', ['ID!', brandId]),
  getEmploymentType: byId(
    (id) => `getEmploymentType(id: ${id}) { id }`,
    ({ records }) => records.employment_type,
  ),
  addOrUpdateEmploymentType: ({ brandId, records }, { action }) =>
    mutation(
      'addOrUpdateEmploymentType(brand_id: $a, id: $b, name: $c) { id }',
      ['ID', brandId],
      ['ID', action === 'update' ? records.employment_type : null],
      ['String!', `Department ${randomUUID()}`],
    ),
  removeEmploymentTypes: ({ records }) =>
    mutation('removeEmploymentTypes(ids: $a) { ids }', ['[ID!]!', [records.unusedEmploymentType]]),

  getLinks: ({ brandId }) => query('getLinks(brandId: $a) { id }', ['ID!', brandId]),
  addManyLinks: ({ brandId }) =>
    mutation(
      'addManyLinks(brandId: $a, links: $b) { id }',
      ['ID!', brandId],
      ['[LinkInput!]!', [{ name: 'Site', link: 'https://site.example', category: 'external' }]],
    ),
  massRemoveLinkRecords: ({ records }) =>
    mutation('massRemoveLinkRecords(ids: $a) { ids }', ['[ID!]!', [records.link]]),

  getListOfEmails: ({ brandId }) => query('getListOfEmails(brandId: $a) { id }', ['ID!', brandId]),
  addUpdateEmailRecord: ({ brandId, records }, { action }) =>
    mutation(
      'addUpdateEmailRecord(id: $a, brand_id: $b, email: $c, category: "Sales") { id }',
      ['ID', action === 'update' ? records.email_record : null],
      ['ID!', brandId],
      ['String!', `${randomUUID()}@demo.example`],
    ),
  removeEmailRecords: ({ records }) =>
    mutation('removeEmailRecords(ids: $a) { ids }', ['[ID!]!', [records.email_record]]),

  getFilteredMdorDocuments: ({ brandId }) =>
    query('getFilteredMdorDocuments(brand_id: $a) { total_count }', ['ID!', brandId]),
  getMdorDocument: byId(
    (id) => `getMdorDocument(id: ${id}) { id }`,
    ({ records }) => records.mdor_document,
  ),
  mdorProjectListRequest: ({ brandId }) =>
    mutation('mdorProjectListRequest(brand: $a) { ProjectCode }', ['String!', brandId]),
  addOrUpdateMdorDocument: ({ brandId, records, project, pdf }, { action }) =>
    mutation(
      'addOrUpdateMdorDocument(id: $a, brand_id: $b, assigned_project: $c, document_name: "Plan", file: $d) { id }',
      ['ID', action === 'update' ? records.mdor_document : null],
      ['ID!', brandId],
      ['String', project],
      ['String', pdf],
    ),
  removeMdorDocument: ({ records }) => mutation('removeMdorDocument(id: $a)', ['ID!', records.mdor_document]),

  searchContractDocuments: () => query('searchContractDocuments { total_count }'),
  filterContractDocuments: () => query('filterContractDocuments { id }'),
  findContractDocument: byId(
    (id) => `findContractDocument(id: ${id}) { id }`,
    ({ records }) => records.contract_document,
  ),
  getLinkedUploadFilesByContractEntryId: byId(
    (id) => `getLinkedUploadFilesByContractEntryId(id: ${id}) { id }`,
    ({ records }) => records.contract_document,
  ),
  uploadCtsDoas: ({ pdf }) =>
    mutation('uploadCtsDoas(name: "New", type: "CTS", usage_type: "Creek", file: $a) { id }', [
      'ContractFileInput!',
      { file_link: pdf, name: 'new.pdf' },
    ]),
  updateCtsDoas: ({ records, pdf }) =>
    mutation(
      'updateCtsDoas(id: $a, file: $b) { id }',
      ['ID!', records.contract_document],
      ['ContractFileInput', { file_link: pdf, name: 'changed.pdf' }],
    ),
  removeCtsDoas: ({ records }) => mutation('removeCtsDoas(id: $a)', ['ID!', records.contract_document]),

  records: ({ brandId }, { on }) =>
    query('records(brand_id: $a, area: $b) { total_count }', ['ID!', brandId], ['String!', on]),
  record: onRecord((_of, id) => query('record(id: $a) { id }', id)),
  saveRecords: ({ brandId, records }, { on, action }) =>
    mutation(
      'saveRecords(brand_id: $a, area: $b, records: $c) { id }',
      ['ID!', brandId],
      ['String!', on],
      ['[RecordInput!]!', [action === 'create' ? { data: {} } : { id: records[on], data: {} }]],
    ),
  removeRecords: ({ records }, { on }) => mutation('removeRecords(ids: $a) { ids }', ['[ID!]!', [records[on]]]),
  moveRecord: onRecord((_of, id) => mutation('moveRecord(id: $a)', id)),
  recordRevisions: onRecord((of, id) => query('recordRevisions(of: $a, id: $b) { revision }', of, id)),
  recordRevision: onRecord((of, id) => query('recordRevision(of: $a, id: $b, revision: 1) { revision }', of, id)),
  removedRecords: ({ brandId }, { on }) =>
    query('removedRecords(of: $a, brand_id: $b) { record_id }', ['String!', on], ['ID!', brandId]),
  setRevisions: ({ brandId }, { on }) =>
    query('setRevisions(of: $a, brand_id: $b) { revision }', ['String!', on], ['ID!', brandId]),
  setRevision: ({ brandId }, { on }) =>
    query('setRevision(of: $a, brand_id: $b, revision: 2) { revision }', ['String!', on], ['ID!', brandId]),
  restoreRecordRevision: onRecord((of, id) =>
    mutation('restoreRecordRevision(of: $a, id: $b, revision: 1) { id }', of, id),
  ),
  visitRecord: onRecord((of, id) =>
    mutation('visitRecord(of: $a, id: $b, visit: $c) { name }', of, id, ['ID!', randomUUID()]),
  ),
  leaveRecord: onRecord((of, id) => mutation('leaveRecord(of: $a, id: $b, visit: $c)', of, id, ['ID!', randomUUID()])),
};
