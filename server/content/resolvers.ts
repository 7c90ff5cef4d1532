import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { requireStaff } from './access';
import { requireStorableText } from './arguments';
import { removeBanners, saveBanner } from './banners/bannerMutations';
import { findBanner, searchBanners } from './banners/bannerQueries';
import { saveCareer } from './careers/careerMutations';
import { findCareer, searchCareers } from './careers/careerQueries';
import { removeEmploymentTypes, saveEmploymentType } from './careers/employmentTypeMutations';
import { findEmploymentType, listEmploymentTypes } from './careers/employmentTypeQueries';
import type { ContentContext, WriteContext } from './context';
import { addContract, changeContract, removeContract } from './contracts/contractMutations';
import { filterContracts, findContract, listUploads, searchContracts } from './contracts/contractQueries';
import { removeEmails, saveEmail } from './emails/emailMutations';
import { listEmails } from './emails/emailQueries';
import { addLinks, removeLinks } from './links/linkMutations';
import { listLinks } from './links/linkQueries';
import { removePage, savePage } from './page/pageMutations';
import {
  findBrand,
  findContainer,
  findPageById,
  findPageBySlug,
  listBrands,
  listContainers,
  listFields,
} from './page/pageQueries';
import type { PageRow } from './page/pageRow';
import { searchPages } from './page/searchPages';
import { listPropertyFacet } from './page/propertyFacets';
import { locatePlace, searchPlaces } from './places/placeQueries';
import { leavePage, visitPage } from './presence/pageVisits';
import { listProjects } from './propertyDocuments/projectList';
import { removePropertyDocument, savePropertyDocument } from './propertyDocuments/propertyDocumentMutations';
import { findPropertyDocument, searchPropertyDocuments } from './propertyDocuments/propertyDocumentQueries';
import { restoreRevision } from './revisions/restoreRevision';
import {
  containersOfRevision,
  findRevision,
  listRemovedPages,
  listRevisions,
  type RevisionRow,
} from './revisions/revisionQueries';
import { dateTime, json } from './scalars';
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
      BrandPage: {
        containers: async (page: PageRow, _args: unknown, context: ContentContext) =>
          (await context.trees.load(page)).containers,
      },
      PageRevision: {
        containers: (revision: RevisionRow, _args: unknown, context: ContentContext) =>
          containersOfRevision(revision, context),
      },
      MetaData: {
        ...Object.fromEntries(META_DATA_KEYS.map((key) => [key, (stored: StoredMetaData) => stored[key] ?? null])),
        extra: extraOf,
      },
    },
  });
}

const queries: Record<string, Resolver<ContentContext>> = {
  // Brands are no content: every signed-in person may know their names.
  getAllBrands: (_parent, _args, context) => listBrands(context),
  getBrand: (_parent, args, context) => findBrand(args as Parameters<typeof findBrand>[0], context),
  getSpecificBrandPage: operation(findPageBySlug),
  getSpecificBrandPageById: operation((args: { readonly id: string }, context) => findPageById(args, context)),
  searchPages: operation(searchPages),
  getPropertyStatusFilters: operation(async (args: { readonly brand_id: string }, context) => ({
    status: await listPropertyFacet(args, context, 'status'),
  })),
  getPropertyLocationFilters: operation(async (args: { readonly brand_id: string }, context) => ({
    location: await listPropertyFacet(args, context, 'location'),
  })),
  pageRevisions: operation(listRevisions),
  pageRevision: operation(findRevision),
  removedPages: operation(listRemovedPages),
  getAllContainers: operation(listContainers),
  getContainer: operation(findContainer),
  getAllFieldCategories: operation(listFields),
  getFilteredHomeBanners: operation(searchBanners),
  getHomeBanner: operation(findBanner),
  getFilteredCareers: operation(searchCareers),
  getCareer: operation(findCareer),
  getEmploymentTypes: operation(listEmploymentTypes),
  getEmploymentType: operation(findEmploymentType),
  getLinks: operation(listLinks),
  getListOfEmails: operation(listEmails),
  getFilteredMdorDocuments: operation(searchPropertyDocuments),
  getMdorDocument: operation(findPropertyDocument),
  searchContractDocuments: operation(searchContracts),
  filterContractDocuments: operation(filterContracts),
  findContractDocument: operation(findContract),
  getLinkedUploadFilesByContractEntryId: operation(listUploads),
  getLocations: operation(searchPlaces),
  getLocationGeocode: operation(locatePlace),
};

/** They run inside the transaction of their document. */
const mutations: Record<string, Resolver<WriteContext>> = {
  addOrUpdateBrandPage: operation(savePage),
  removePage: operation(removePage),
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
  removeHomeBanners: operation(removeBanners),
  addOrUpdateCareer: operation(saveCareer),
  addOrUpdateEmploymentType: operation(saveEmploymentType),
  removeEmploymentTypes: operation(removeEmploymentTypes),
  addManyLinks: operation(addLinks),
  massRemoveLinkRecords: operation(removeLinks),
  addUpdateEmailRecord: operation(saveEmail),
  removeEmailRecords: operation(removeEmails),
  addOrUpdateMdorDocument: operation(savePropertyDocument),
  removeMdorDocument: operation(removePropertyDocument),
  mdorProjectListRequest: operation(listProjects),
  uploadCtsDoas: operation(addContract),
  updateCtsDoas: operation(changeContract),
  removeCtsDoas: operation(removeContract),
};

/** An operation of the staff of a brand. The contract has checked the types of the arguments already. */
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
