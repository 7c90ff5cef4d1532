import { SEED_BRANDS } from '../../../server/seed/brands';
import type { Brand } from '../../../src/definition';

/** A GraphQL answer with the HTTP status it came with. */
export interface Answer {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }[];
}

interface Question {
  readonly url: string;
  readonly token: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** Asks the content service past the console. */
export async function ask({ url, token, query, variables = {} }: Question): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as Partial<Answer>;
  return { status: response.status, data: answer.data ?? null, errors: answer.errors ?? [] };
}

/** The id of a brand, which is part of the addresses of its pages. */
export function brandId(name: Brand): string {
  return SEED_BRANDS.find((brand) => brand.name === name)!.id;
}

/** A field as it is stored. */
export interface StoredField {
  readonly name: string;
  readonly value: string | null;
  readonly order: number;
  readonly meta_data: Readonly<Record<string, unknown>> | null;
}

/** A collection of fields as it is stored. */
interface StoredCollection {
  readonly name: string;
  readonly order: number;
  readonly fields: readonly StoredField[];
  readonly children?: readonly StoredCollection[];
}

/** A page as it is stored, without the ids, which a save may give anew. */
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

/** A company-information page past the console. */
export async function readStoredPage({ url, token, brand, kind }: PageRequest): Promise<StoredPage> {
  const variables = { brand: brandId(brand), tag: `COMPANY-INFO-${brand}`, slug: `${kind}-${brand.toLowerCase()}` };
  const { data, errors } = await ask({ url, token, query: PAGE, variables });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data!['getSpecificBrandPage'] as StoredPage;
}

/** Every field of a page, in the order of the tree. */
export function fieldsOf(page: StoredPage): readonly StoredField[] {
  return page.containers.flatMap(({ field_collections: collections }) => collections.flatMap(fieldsIn));
}

/** Removes a company-information page past the console. */
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
