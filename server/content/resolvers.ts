import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { BrandRow } from '../services';
import { previewSiteOf } from '../settings/previewSites';
import { requireStaff } from './access';
import { requireStorableText } from './arguments';
import { bannerStore, saveBanner, searchBanners } from './banners/banners';
import { careerStore, saveCareer, searchCareers } from './careers/careers';
import { departmentStore, listDepartments, removeDepartments, saveDepartment } from './careers/departments';
import type { ContentContext, WriteContext } from './context';
import {
  addContract,
  changeContract,
  filterContracts,
  findContract,
  listUploads,
  searchContracts,
} from './contracts/contracts';
import { contractStore } from './contracts/contractStore';
import { emailStore, saveEmail } from './emails/emails';
import { addLinks, linkStore, removeLinks } from './links/links';
import { findListViews, openListWith, removeListView, saveListView } from './lists/listViews';
import { publishPage, removePage, savePage } from './page/pageMutations';
import { findContainer, findPageById, findPageBySlug, listContainers, listFields } from './page/pageQueries';
import type { PageRow } from './page/pageRow';
import { searchPages } from './page/searchPages';
import { listPageFacets, specifiedListings } from './page/pageFacetQueries';
import { locatePlace, searchPlaces } from './places/placeQueries';
import { leavePage, leaveRecord, visitPage, visitRecord } from './presence/visits';
import { listProjects } from './propertyDocuments/projectList';
import {
  propertyDocumentStore,
  savePropertyDocument,
  searchPropertyDocuments,
} from './propertyDocuments/propertyDocuments';
import { findDefinedRecord, moveRecord, removeDefinedRecords, saveDefinedRecords } from './records/definedRecords';
import {
  findRecordRevision,
  listRecordRevisions,
  listRemovedRecords,
  restoreRecordRevision,
} from './records/recordHistory';
import { choicesOfList, searchRecords, type RecordSearchResult } from './records/searchRecords';
import {
  findSpecified,
  listSet,
  removeOneSpecified,
  removeSpecified,
  type OneRemovalArguments,
  type RemovalArguments,
} from './records/specifiedRecords';
import type { RecordStore } from './records/recordStore';
import type { TableStore } from './records/tableStore';
import { findSetRevision, listSetRevisions, recordsOfSet, type SetRevisionRow } from './records/setHistory';
import { restoreRevision } from './revisions/restoreRevision';
import {
  containersOfRevision,
  findRevision,
  listRemovedPages,
  listRevisions,
  type RevisionRow,
} from './revisions/revisionQueries';
import { dateTime, json } from './scalars';
import { referringEntries } from './search/referringEntries';
import { search } from './search/search';
import type { StoredMetaData } from './tree/assembleTree';
import { META_DATA_KEYS, extraOf } from './tree/metaData';
import {
  removeCollection,
  removeCollections,
  removeContainer,
  removeFields,
  replaceCollections,
  saveCollections,
  saveContainers,
  saveFields,
} from './tree/treeMutations';
import { listBrands, findBrand } from './brands';

type Resolver<Context> = (parent: unknown, args: unknown, context: Context) => unknown;

/** The executable contract: every operation of schema.graphql. */
export function createContentSchema(typeDefs: string): GraphQLSchema {
  return createSchema<ContentContext>({
    typeDefs,
    resolvers: {
      DateTime: dateTime,
      JSON: json,
      Query: queries,
      Mutation: mutations,
      Brand: {
        preview_url: ({ name }: BrandRow, _args: unknown, { services }: ContentContext) =>
          previewSiteOf(services.config.previewSites, name),
      },
      BrandPage: {
        containers: async (page: PageRow, _args: unknown, context: ContentContext) =>
          (await context.trees.load(page)).containers,
      },
      PageRevision: {
        containers: (revision: RevisionRow, _args: unknown, context: ContentContext) =>
          containersOfRevision(revision, context),
      },
      SetRevision: {
        records: (revision: SetRevisionRow, _args: unknown, context: ContentContext) => recordsOfSet(revision, context),
      },
      RecordSearchResult: {
        choices: (result: RecordSearchResult, _args: unknown, context: ContentContext) =>
          choicesOfList(result, context),
      },
      MetaData: {
        ...Object.fromEntries(META_DATA_KEYS.map((key) => [key, (stored: StoredMetaData) => stored[key] ?? null])),
        extra: extraOf,
      },
    },
  });
}

const queries: Record<string, Resolver<ContentContext>> = {
  // Brands are not content: any signed-in user may list them.
  getAllBrands: (_parent, _args, context) => listBrands(context),
  getBrand: (_parent, args, context) => findBrand(args as Parameters<typeof findBrand>[0], context),
  getSpecificBrandPage: operation(findPageBySlug),
  getSpecificBrandPageById: operation((args: { readonly id: string }, context) => findPageById(args, context)),
  searchPages: operation(searchPages),
  pageFacets: operation(listPageFacets),
  ...Object.fromEntries(specifiedListings.map(({ operation: name, answer }) => [name, operation(answer)])),
  pageRevisions: operation(listRevisions),
  pageRevision: operation(findRevision),
  removedPages: operation(listRemovedPages),
  getAllContainers: operation(listContainers),
  getContainer: operation(findContainer),
  getAllFieldCategories: operation(listFields),
  getFilteredHomeBanners: operation(searchBanners),
  getHomeBanner: findOne(bannerStore),
  getFilteredCareers: operation(searchCareers),
  getCareer: findOne(careerStore),
  getEmploymentTypes: operation(listDepartments),
  getEmploymentType: findOne(departmentStore),
  getLinks: listAll(linkStore),
  getListOfEmails: listAll(emailStore),
  getFilteredMdorDocuments: operation(searchPropertyDocuments),
  getMdorDocument: findOne(propertyDocumentStore),
  searchContractDocuments: operation(searchContracts),
  filterContractDocuments: operation(filterContracts),
  findContractDocument: operation(findContract),
  getLinkedUploadFilesByContractEntryId: operation(listUploads),
  records: operation(searchRecords),
  record: operation(findDefinedRecord),
  recordRevisions: operation(listRecordRevisions),
  recordRevision: operation(findRecordRevision),
  removedRecords: operation(listRemovedRecords),
  setRevisions: operation(listSetRevisions),
  setRevision: operation(findSetRevision),
  search: operation(search),
  referringEntries: operation(referringEntries),
  listViews: operation(findListViews),
  getLocations: operation(searchPlaces),
  getLocationGeocode: operation(locatePlace),
};

/** Mutations run in the transaction of their document. */
const mutations: Record<string, Resolver<WriteContext>> = {
  addOrUpdateBrandPage: operation(savePage),
  removePage: operation(removePage),
  publishPage: operation(publishPage),
  restorePageRevision: operation(restoreRevision),
  visitPage: operation(visitPage),
  leavePage: operation(leavePage),
  addOrUpdateContainers: operation(saveContainers),
  addOrUpdateContainersFCFields: operation(saveContainers),
  addUpdateMultipleFieldCollection: operation(saveCollections),
  replaceFieldCollection: operation(replaceCollections),
  addOrUpdateFields: operation(saveFields),
  removeMultipleFieldCollection: operation(removeCollections),
  removeFieldCategories: operation(removeFields),
  removeContainer: operation(removeContainer),
  removeFC: operation(removeCollection),
  addOrUpdateHomeBanner: operation(saveBanner),
  removeHomeBanners: removeMany(bannerStore),
  addOrUpdateCareer: operation(saveCareer),
  addOrUpdateEmploymentType: operation(saveDepartment),
  removeEmploymentTypes: operation(removeDepartments),
  addManyLinks: operation(addLinks),
  massRemoveLinkRecords: operation(removeLinks),
  addUpdateEmailRecord: operation(saveEmail),
  removeEmailRecords: removeMany(emailStore),
  addOrUpdateMdorDocument: operation(savePropertyDocument),
  removeMdorDocument: removeOne(propertyDocumentStore),
  mdorProjectListRequest: operation(listProjects),
  uploadCtsDoas: operation(addContract),
  updateCtsDoas: operation(changeContract),
  removeCtsDoas: removeOne(contractStore),
  saveRecords: operation(saveDefinedRecords),
  removeRecords: operation(removeDefinedRecords),
  moveRecord: operation(moveRecord),
  trial: operation((_args: unknown, { trial }) => (trial.isRequested = true)),
  restoreRecordRevision: operation(restoreRecordRevision),
  visitRecord: operation(visitRecord),
  leaveRecord: operation(leaveRecord),
  saveListView: operation(saveListView),
  removeListView: operation(removeListView),
  openListWith: operation(openListWith),
};

/** One record of a kind (API-GQL-028, API-GQL-032, API-GQL-034, API-GQL-043). */
function findOne(store: TableStore): Resolver<ContentContext> {
  return operation((args: { readonly id: string }, context) => findSpecified(args, context, store));
}

/** The links and the e-mail records of a brand (API-GQL-036, API-GQL-039). */
function listAll(store: TableStore): Resolver<ContentContext> {
  return operation((args: { readonly brandId: string }, context) => listSet(args, context, store));
}

/** Removes banners and e-mail records (API-GQL-030, API-GQL-041). */
function removeMany(store: RecordStore): Resolver<WriteContext> {
  return operation((args: RemovalArguments, context) => removeSpecified(context, store, args));
}

/**
 * Removes a property document (API-GQL-045), whose file is deleted by the first clean-up after the trash has expired, or a contract
 * document (API-GQL-053), whose uploads are kept.
 */
function removeOne(store: RecordStore): Resolver<WriteContext> {
  return operation((args: OneRemovalArguments, context) => removeOneSpecified(context, store, args));
}

/** An operation for brand staff only. GraphQL has already checked the argument types against the contract. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the type that the contract guarantees
function operation<Args, Context extends ContentContext>(
  resolve: (args: Args, context: Context) => unknown,
): Resolver<Context> {
  return (_parent, args, context) => {
    requireStaff(context.caller);
    requireStorableText(args);
    return resolve(args as Args, context);
  };
}
