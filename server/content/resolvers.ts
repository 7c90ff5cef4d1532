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
  getSpecificBrandPage: query(findPageBySlug),
  getSpecificBrandPageById: query((args: { readonly id: string }, context) => findPageById(args, context)),
  searchPages: query(searchPages),
  getAllContainers: query(listContainers),
  getContainer: query(findContainer),
  getAllFieldCategories: query(listFields),
};

const mutations: Record<string, Resolver<WriteContext>> = {
  addOrUpdateBrandPage: mutation(savePage),
  removePage: mutation(removePage),
  addOrUpdateContainers: mutation(saveContainers),
  addOrUpdateContainersFCFields: mutation(saveContainers),
  addUpdateMultipleFieldCollection: mutation(saveCollections),
  replaceFieldCollection: mutation(replaceCollections),
  addOrUpdateFields: mutation(saveFields),
  removeMultipleFieldCollection: mutation(removeCollections),
  removeFieldCategories: mutation(removeFields),
  removeContainer: mutation(removeContainer),
  removeFC: mutation(removeCollection),
};

/** A query of the staff of a brand. The contract has checked the types of the arguments already. */
function query<Args>(resolve: (args: Args, context: ContentContext) => unknown): Resolver<ContentContext> {
  return (_parent, args, context) => {
    requireStaff(context.caller);
    requireStorableText(args);
    return resolve(args as Args, context);
  };
}

/** A mutation of the staff of a brand; it runs inside the transaction of its document. */
function mutation<Args>(resolve: (args: Args, context: WriteContext) => unknown): Resolver<WriteContext> {
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
