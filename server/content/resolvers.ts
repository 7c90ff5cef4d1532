import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { NotImplemented } from '../errors';
import { requireStaff } from './access';
import { requireStorableText } from './arguments';
import type { ContentContext, WriteContext } from './context';
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

/** The executable contract: every operation of schema.graphql, those of later areas answering NOT_IMPLEMENTED. */
export function createContentSchema(typeDefs: string): GraphQLSchema {
  const bare = createSchema<ContentContext>({ typeDefs });
  return createSchema<ContentContext>({
    typeDefs,
    resolvers: {
      DateTime: dateTime,
      JSON: json,
      Query: { ...later(bare.getQueryType()?.getFields()), ...queries },
      Mutation: { ...later(bare.getMutationType()?.getFields()), ...mutations },
      BrandPage: {
        containers: async (page: PageRow, _args: unknown, context: ContentContext) =>
          (await context.trees.load(page.id)).containers,
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
  getPropertyStatusFilters: operation((args: { readonly brand_id: string }, context) => ({
    status: listPropertyFacet(args, context, 'status'),
  })),
  getPropertyLocationFilters: operation((args: { readonly brand_id: string }, context) => ({
    location: listPropertyFacet(args, context, 'location'),
  })),
  pageRevisions: operation(listRevisions),
  pageRevision: operation(findRevision),
  removedPages: operation(listRemovedPages),
  getAllContainers: operation(listContainers),
  getContainer: operation(findContainer),
  getAllFieldCategories: operation(listFields),
};

/** They run inside the transaction of their document. */
const mutations: Record<string, Resolver<WriteContext>> = {
  addOrUpdateBrandPage: operation(savePage),
  removePage: operation(removePage),
  restorePageRevision: operation(restoreRevision),
  addOrUpdateContainers: operation(saveContainers),
  addOrUpdateContainersFCFields: operation(saveContainers),
  addUpdateMultipleFieldCollection: operation(saveCollections),
  replaceFieldCollection: operation(replaceCollections),
  addOrUpdateFields: operation(saveFields),
  removeMultipleFieldCollection: operation(removeCollections),
  removeFieldCategories: operation(removeFields),
  removeContainer: operation(removeContainer),
  removeFC: operation(removeCollection),
};

/** An operation of the staff of a brand. The contract has checked the types of the arguments already. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- names the type that the contract guarantees
function operation<Args, Context extends ContentContext>(
  resolve: (args: Args, context: Context) => unknown,
): Resolver<Context> {
  return (_parent, args, context) => {
    requireStaff(context.caller);
    requireStorableText(args);
    return resolve(args as Args, context);
  };
}

function later(fields: Readonly<Record<string, unknown>> = {}): Record<string, Resolver<ContentContext>> {
  return Object.fromEntries(
    Object.keys(fields).map((name) => [
      name,
      (_parent, _args, context) => {
        requireStaff(context.caller);
        throw new NotImplemented(name);
      },
    ]),
  );
}
