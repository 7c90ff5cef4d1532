/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "fragment FieldParts on Field {\n  id\n  name\n  label\n  value\n  order\n  meta_data {\n    description\n    featured\n    key\n    alt_text\n    file_type\n    file_name\n    extra\n  }\n}\n\nfragment CollectionParts on FieldCollection {\n  id\n  name\n  order\n  parentId\n  fields {\n    ...FieldParts\n  }\n}\n\nfragment PageTree on BrandPage {\n  id\n  name\n  tag\n  slug\n  brand_id\n  featured\n  alternative_featured\n  published\n  created_at\n  updated_at\n  revision\n  updated_by\n  containers {\n    id\n    page_id\n    name\n    order\n    field_collections {\n      ...CollectionParts\n      children {\n        ...CollectionParts\n        children {\n          ...CollectionParts\n          children {\n            ...CollectionParts\n            children {\n              ...CollectionParts\n              children {\n                ...CollectionParts\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}": typeof types.FieldPartsFragmentDoc,
    "query BrandPage($brand_id: ID!, $tag: String!, $slug: String!) {\n  getSpecificBrandPage(brand_id: $brand_id, tag: $tag, slug: $slug) {\n    ...PageTree\n  }\n}\n\nquery SearchPages($brand_id: ID!, $tag: String!, $search: String, $page: Int, $limit: Int, $sort: PageSort) {\n  searchPages(\n    brand_id: $brand_id\n    tag: $tag\n    search: $search\n    page: $page\n    limit: $limit\n    sort: $sort\n  ) {\n    totalCount\n    pages {\n      id\n      name\n      tag\n      slug\n      published\n      created_at\n      updated_at\n    }\n  }\n}\n\nquery AllBrands {\n  getAllBrands {\n    id\n    name\n    tenant_id\n  }\n}": typeof types.BrandPageDocument,
};
const documents: Documents = {
    "fragment FieldParts on Field {\n  id\n  name\n  label\n  value\n  order\n  meta_data {\n    description\n    featured\n    key\n    alt_text\n    file_type\n    file_name\n    extra\n  }\n}\n\nfragment CollectionParts on FieldCollection {\n  id\n  name\n  order\n  parentId\n  fields {\n    ...FieldParts\n  }\n}\n\nfragment PageTree on BrandPage {\n  id\n  name\n  tag\n  slug\n  brand_id\n  featured\n  alternative_featured\n  published\n  created_at\n  updated_at\n  revision\n  updated_by\n  containers {\n    id\n    page_id\n    name\n    order\n    field_collections {\n      ...CollectionParts\n      children {\n        ...CollectionParts\n        children {\n          ...CollectionParts\n          children {\n            ...CollectionParts\n            children {\n              ...CollectionParts\n              children {\n                ...CollectionParts\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}": types.FieldPartsFragmentDoc,
    "query BrandPage($brand_id: ID!, $tag: String!, $slug: String!) {\n  getSpecificBrandPage(brand_id: $brand_id, tag: $tag, slug: $slug) {\n    ...PageTree\n  }\n}\n\nquery SearchPages($brand_id: ID!, $tag: String!, $search: String, $page: Int, $limit: Int, $sort: PageSort) {\n  searchPages(\n    brand_id: $brand_id\n    tag: $tag\n    search: $search\n    page: $page\n    limit: $limit\n    sort: $sort\n  ) {\n    totalCount\n    pages {\n      id\n      name\n      tag\n      slug\n      published\n      created_at\n      updated_at\n    }\n  }\n}\n\nquery AllBrands {\n  getAllBrands {\n    id\n    name\n    tenant_id\n  }\n}": types.BrandPageDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment FieldParts on Field {\n  id\n  name\n  label\n  value\n  order\n  meta_data {\n    description\n    featured\n    key\n    alt_text\n    file_type\n    file_name\n    extra\n  }\n}\n\nfragment CollectionParts on FieldCollection {\n  id\n  name\n  order\n  parentId\n  fields {\n    ...FieldParts\n  }\n}\n\nfragment PageTree on BrandPage {\n  id\n  name\n  tag\n  slug\n  brand_id\n  featured\n  alternative_featured\n  published\n  created_at\n  updated_at\n  revision\n  updated_by\n  containers {\n    id\n    page_id\n    name\n    order\n    field_collections {\n      ...CollectionParts\n      children {\n        ...CollectionParts\n        children {\n          ...CollectionParts\n          children {\n            ...CollectionParts\n            children {\n              ...CollectionParts\n              children {\n                ...CollectionParts\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}"): (typeof documents)["fragment FieldParts on Field {\n  id\n  name\n  label\n  value\n  order\n  meta_data {\n    description\n    featured\n    key\n    alt_text\n    file_type\n    file_name\n    extra\n  }\n}\n\nfragment CollectionParts on FieldCollection {\n  id\n  name\n  order\n  parentId\n  fields {\n    ...FieldParts\n  }\n}\n\nfragment PageTree on BrandPage {\n  id\n  name\n  tag\n  slug\n  brand_id\n  featured\n  alternative_featured\n  published\n  created_at\n  updated_at\n  revision\n  updated_by\n  containers {\n    id\n    page_id\n    name\n    order\n    field_collections {\n      ...CollectionParts\n      children {\n        ...CollectionParts\n        children {\n          ...CollectionParts\n          children {\n            ...CollectionParts\n            children {\n              ...CollectionParts\n              children {\n                ...CollectionParts\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BrandPage($brand_id: ID!, $tag: String!, $slug: String!) {\n  getSpecificBrandPage(brand_id: $brand_id, tag: $tag, slug: $slug) {\n    ...PageTree\n  }\n}\n\nquery SearchPages($brand_id: ID!, $tag: String!, $search: String, $page: Int, $limit: Int, $sort: PageSort) {\n  searchPages(\n    brand_id: $brand_id\n    tag: $tag\n    search: $search\n    page: $page\n    limit: $limit\n    sort: $sort\n  ) {\n    totalCount\n    pages {\n      id\n      name\n      tag\n      slug\n      published\n      created_at\n      updated_at\n    }\n  }\n}\n\nquery AllBrands {\n  getAllBrands {\n    id\n    name\n    tenant_id\n  }\n}"): (typeof documents)["query BrandPage($brand_id: ID!, $tag: String!, $slug: String!) {\n  getSpecificBrandPage(brand_id: $brand_id, tag: $tag, slug: $slug) {\n    ...PageTree\n  }\n}\n\nquery SearchPages($brand_id: ID!, $tag: String!, $search: String, $page: Int, $limit: Int, $sort: PageSort) {\n  searchPages(\n    brand_id: $brand_id\n    tag: $tag\n    search: $search\n    page: $page\n    limit: $limit\n    sort: $sort\n  ) {\n    totalCount\n    pages {\n      id\n      name\n      tag\n      slug\n      published\n      created_at\n      updated_at\n    }\n  }\n}\n\nquery AllBrands {\n  getAllBrands {\n    id\n    name\n    tenant_id\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;