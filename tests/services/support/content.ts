import { expect } from 'vitest';
import { randomUUID } from 'node:crypto';
import { SEED_BRANDS, type SeedBrand } from '../../../server/seed/brands';
import type { Brand } from '../../../src/definition';
import { signIn } from './signIn';
import { startServices, type RunningServices } from './startServices';
import { noteStoredFiles } from './storedFiles';

/** Every property that a node of an answer may have; a test reads those that its query selected. */
export interface AnswerNode {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly tag: string;
  readonly brand_id: string;
  readonly revision: number;
  readonly action: string;
  readonly place_id: string;
  readonly updated_at: string;
  readonly totalCount: number;
  readonly pages: Nodes;
  readonly containers: Nodes;
  readonly field_collections: Nodes;
  readonly children: Nodes;
  readonly fields: Nodes;
  readonly order: number;
  readonly parentId: string | null;
  readonly label: string | null;
  readonly value: string | null;
  readonly meta_data: Readonly<Record<string, unknown>> | null;
}

/** Nodes of an answer; typed as if there were always enough of them, because a test fails if one is missing. */
type Nodes = readonly [AnswerNode, AnswerNode, AnswerNode, AnswerNode, ...AnswerNode[]];

/** The result of one field of a document. */
export function take(answer: Pick<Answer, 'data'>, field: string): AnswerNode & Nodes {
  const found = answer.data?.[field];
  if (found === undefined) throw new Error(`There is no ${field} in ${JSON.stringify(answer)}`);
  return found;
}

/** The names of some nodes. */
export function namesOf(nodes: readonly { readonly name: string }[]): readonly string[] {
  return nodes.map((node) => node.name);
}

/** A GraphQL answer with the HTTP status it came with. */
export interface Answer {
  readonly status: number;
  readonly data: Readonly<Record<string, AnswerNode & Nodes>> | null;
  readonly errors: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
}

/** A signed-in user. */
export interface Person {
  readonly token: string;
  ask(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Answer>;
}

export interface RunningContent extends RunningServices {
  /** Signs in as `<account>@demo.example`. */
  person(account: string): Promise<Person>;
}

/**
 * The services with the four brands and the demo accounts, without pages.
 * @param definitions of their record areas; those of the repository by default
 */
export async function startContent(
  env: Readonly<Record<string, string>> = {},
  definitions?: RunningServices['services']['definitions'],
): Promise<RunningContent> {
  const running = await startServices({ env, ...(definitions && { definitions }) });
  await noteStoredFiles(running.services.database);
  const people = new Map<string, Promise<Person>>();
  return {
    ...running,
    person(account) {
      const known = people.get(account);
      if (known) return known;
      const signedIn = signIn(running.url, `${account}@demo.example`).then(({ accessToken }) =>
        personOf(running.url, accessToken),
      );
      people.set(account, signedIn);
      return signedIn;
    },
  };
}

/** The holder of a token. */
export function personOf(url: string, token: string): Person {
  return {
    token,
    ask: (query, variables = {}) =>
      post(url, { body: JSON.stringify({ query, variables }), headers: { authorization: `Bearer ${token}` } }),
  };
}

/** POST /graphql with any body and headers. */
export async function post(
  url: string,
  { body, headers = {} }: { readonly body: string; readonly headers?: Readonly<Record<string, string>> },
): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
    body,
  });
  const answer = (await response.json()) as Partial<Answer>;
  return { status: response.status, data: answer.data ?? null, errors: answer.errors ?? [] };
}

/** The fixed id of a brand. */
export function brandId(name: Brand): string {
  const brand = SEED_BRANDS.find((candidate) => candidate.name === name);
  if (brand === undefined) throw new Error(`There is no brand ${name}.`);
  return brand.id;
}

/** Creates a company-information page and returns its id. */
export async function createPage(
  person: Person,
  { brand = 'ALP', name = 'About Us' }: { readonly brand?: SeedBrand['name']; readonly name?: string } = {},
): Promise<string> {
  const id = randomUUID();
  const answer = await person.ask(CREATE_PAGE, {
    brand_id: brandId(brand),
    tag: `COMPANY-INFO-${brand}`,
    item: { id, name: `${name} ${brand} ${id.slice(0, 8)}` },
  });
  if (answer.errors.length > 0) throw new Error(JSON.stringify(answer.errors));
  return id;
}

const CREATE_PAGE = `mutation ($brand_id: ID!, $tag: String!, $item: BrandPageInput!) {
  addOrUpdateBrandPage(brand_id: $brand_id, tag: $tag, item: $item) { id }
}`;

/** Saves containers with everything inside them. */
export const SAVE_CONTAINERS = `mutation ($containers: [ContainerInput!]!, $revision: Int) {
  addOrUpdateContainersFCFields(containerData: { containers: $containers }, expected_revision: $revision) { id }
}`;

const FIELD = 'id name label value order meta_data { description featured key alt_text file_type file_name extra }';

/** The selection of a whole page, six levels of collections deep. */
export const WHOLE_PAGE = `id name tag slug brand_id featured alternative_featured published created_at updated_at
  revision updated_by
  containers { id page_id name order field_collections { ${levels(6)} } }`;

function levels(depth: number): string {
  const children = depth > 1 ? `children { ${levels(depth - 1)} }` : '';
  return `id name order parentId fields { ${FIELD} } ${children}`;
}

/** Reads a page by id. */
export async function readPage(person: Person, id: string): Promise<AnswerNode> {
  const answer = await person.ask(`query ($id: ID!) { getSpecificBrandPageById(id: $id) { ${WHOLE_PAGE} } }`, { id });
  return take(answer, 'getSpecificBrandPageById');
}

/** Writes collections into a container, and returns their first level. */
export const COLLECTIONS = `mutation ($collections: [FieldCollectionInput!]!) {
  addUpdateMultipleFieldCollection(collectionData: { collections: $collections }) {
    id name order parentId fields { id name } children { id name }
  }
}`;
/** Writes fields into their collections. */
export const FIELDS = `mutation ($fields: [FieldInput!]!) {
  addOrUpdateFields(fields: $fields) { id name label value order meta_data { key extra } }
}`;

/** The error of a refused document, which returns no data. */
export function refusal(answer: Answer): Record<string, unknown> {
  expect(answer.data).toBeNull();
  const [error] = answer.errors;
  return { message: error?.message, ...error?.extensions };
}
