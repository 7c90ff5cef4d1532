import { SEED_BRANDS } from '../../../server/seed/brands';
import type { Brand } from '../../../src/definition';

/** A GraphQL response with its HTTP status. */
export interface Answer {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }[];
}

interface GraphqlRequest {
  readonly url: string;
  readonly token: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** Calls the content service directly, bypassing the console. */
export async function ask({ url, token, query, variables = {} }: GraphqlRequest): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const result = (await response.json()) as Partial<Answer>;
  return { status: response.status, data: result.data ?? null, errors: result.errors ?? [] };
}

/** The id of a brand, which is part of the paths of its pages. */
export function brandId(name: Brand): string {
  return SEED_BRANDS.find((brand) => brand.name === name)!.id;
}

export interface StoredField {
  readonly name: string;
  readonly value: string | null;
  readonly order: number;
  readonly meta_data: Readonly<Record<string, unknown>> | null;
}

interface StoredCollection {
  readonly name: string;
  readonly order: number;
  readonly fields: readonly StoredField[];
  readonly children?: readonly StoredCollection[];
}

/** A stored page, without the ids of its nodes, which a save may replace. */
export interface StoredPage {
  readonly id: string;
  readonly revision: number;
  readonly containers: readonly {
    readonly name: string;
    readonly order: number;
    readonly field_collections: readonly StoredCollection[];
  }[];
}

interface PageRequest {
  readonly url: string;
  readonly token: string;
  readonly brand: Brand;
  /** The slug without the brand, for example `about-us`. */
  readonly kind: string;
}

/** Reads a company-information page directly from the service. */
export async function readStoredPage({ url, token, brand, kind }: PageRequest): Promise<StoredPage> {
  const variables = { brand: brandId(brand), tag: `COMPANY-INFO-${brand}`, slug: `${kind}-${brand.toLowerCase()}` };
  const { data, errors } = await ask({ url, token, query: PAGE, variables });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data!['getSpecificBrandPage'] as StoredPage;
}

/** All fields of a page, in tree order. */
export function fieldsOf(page: StoredPage): readonly StoredField[] {
  return page.containers.flatMap(({ field_collections: collections }) => collections.flatMap(fieldsIn));
}

/** Removes a company-information page directly through the service. */
export async function removeStoredPage(request: PageRequest): Promise<void> {
  const { id } = await readStoredPage(request);
  const { errors } = await ask({ ...request, query: 'mutation ($id: ID!) { removePage(id: $id) }', variables: { id } });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
}

function fieldsIn({ fields, children = [] }: StoredCollection): readonly StoredField[] {
  return [...fields, ...children.flatMap(fieldsIn)];
}

const COLLECTION = 'name order fields { name value order meta_data { description featured key alt_text file_type } }';
const PAGE = `query ($brand: ID!, $tag: String!, $slug: String!) {
  getSpecificBrandPage(brand_id: $brand, tag: $tag, slug: $slug) {
    id revision
    containers { name order field_collections { ${COLLECTION} children { ${COLLECTION} children { ${COLLECTION} } } } }
  }
}`;
