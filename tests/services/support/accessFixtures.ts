import { randomUUID } from 'node:crypto';
import { areas } from '../../../schemas';
import { contentAccess } from '../../../schemas/access';
import type { PolicyRow } from '../../../server/content/policyTable';
import type { SeedBrand } from '../../../server/seed/brands';
import { withBrand, type ContentAccess } from '../../../src/definition';
import { brandId, take, type Person, type RunningContent } from './content';
import { makePdf, upload } from './uploads';

/** The ids of a collection and of a field in it. */
interface CollectionFixture {
  readonly collection: string;
  readonly field: string;
}

/** A page to try operations on. */
export interface PageFixture extends CollectionFixture {
  readonly id: string;
  readonly slug: string;
  readonly container: string;
  /** A section of its only unit. */
  section(name: string): CollectionFixture;
}

/** One of everything that a brand has. */
export interface AccessFixtures {
  readonly brand: SeedBrand['name'];
  readonly brandId: string;
  /** The tag of the row, of this brand. */
  tag(row: PolicyRow): string;
  /** A page of the tag and kind of the row. */
  page(row: PolicyRow): PageFixture;
  /** The tree of a new page of the category of the row. */
  containersOf(row: PolicyRow): readonly Readonly<Record<string, unknown>>[];
  /** Ids by kind; for records of definitions, by the name of their store. */
  readonly records: Readonly<Record<RecordFixture, string>> & Readonly<Record<string, string>>;
  /** Ids of removed records, by every kind that can be removed. */
  readonly removed: Readonly<Record<string, string>>;
  /** The department fields of a career; none for a brand without departments. */
  readonly department: { readonly employment_type_id?: string };
  readonly project: string;
  /** The key of a PDF. */
  readonly pdf: string;
  readonly placeId: string;
}

type RecordFixture =
  | 'home_banner'
  | 'career'
  | 'employment_type'
  | 'unusedEmploymentType'
  | 'link'
  | 'email_record'
  | 'mdor_document'
  | 'contract_document';

/** Creates one of everything, as the editor of the brand and the contracts officer. */
export async function createAccessFixtures(
  running: RunningContent,
  { brand, policies }: { readonly brand: SeedBrand['name']; readonly policies: readonly ContentAccess[] },
): Promise<AccessFixtures> {
  const editor = await running.person(`${brand.toLowerCase()}.editor`);
  const pages = new Map<string, PageFixture>();
  for (const policy of policies) {
    if (!('pages' in policy.of) || policy.brands?.includes(brand) === false) continue;
    for (const part of partsOf(policy, brand)) {
      const made = await createPage(editor, { brand, tag: policy.of.pages, part, policy });
      pages.set(keyOf(policy.of.pages, part), made);
    }
  }
  const tagOf = (on: string) => withBrand(on, brand);
  const specified = await createRecords(running, { brand, editor });
  const defined = await createDefinedRecords(running, { brand, policies });
  return {
    brand,
    brandId: brandId(brand),
    tag: ({ on }) => tagOf(on),
    page(row) {
      const found = pages.get(keyOf(row.on, row.part)) ?? pages.get(keyOf(row.on, null));
      if (!found) throw new Error(`There is no page for ${row.on}, ${row.part ?? 'any'}, of ${brand}.`);
      return found;
    },
    containersOf: ({ on, part }) => treeOf(on, part).containers,
    ...specified,
    records: { ...specified.records, ...defined.records },
    removed: { ...specified.removed, ...defined.removed },
  };
}

function keyOf(tag: string, part: string | null): string {
  return `${tag} ${part ?? ''}`;
}

/** The kinds of pages of a tag that need scopes of their own, and null if there are pages of no kind. */
function partsOf({ kinds }: ContentAccess, brand: SeedBrand['name']): readonly (string | null)[] {
  if (kinds?.by === 'slug') {
    return kinds.kinds
      .filter(({ brands }) => brands === undefined || brands.includes(brand))
      .map(({ slugPrefix }) => `${slugPrefix}…`);
  }
  return kinds?.needed === 'always' ? [null, ...Object.keys(kinds.scopes)] : [null];
}

async function createPage(
  editor: Person,
  {
    brand,
    tag,
    part,
    policy,
  }: {
    readonly brand: SeedBrand['name'];
    readonly tag: string;
    readonly part: string | null;
    readonly policy: ContentAccess;
  },
): Promise<PageFixture> {
  const id = randomUUID();
  const kind = policy.kinds?.by === 'slug' ? (part?.replace('-…', '') ?? '') : 'Page';
  const tree = treeOf(tag, policy.kinds?.by === 'category' ? part : null);
  const answer = await editor.ask(
    `mutation ($brand: ID!, $tag: String!, $item: BrandPageInput!, $containers: [ContainerInput!]!) {
      page: addOrUpdateBrandPage(brand_id: $brand, tag: $tag, item: $item) { slug }
      addOrUpdateContainersFCFields(containerData: { containers: $containers }) { id }
    }`,
    {
      brand: brandId(brand),
      tag: withBrand(tag, brand),
      item: { id, name: `${kind} ${brand} ${id}` },
      containers: tree.containers.map((container) => ({ ...container, page_id: id })),
    },
  );
  if (answer.errors.length > 0) throw new Error(JSON.stringify(answer.errors));
  return {
    ...tree,
    id,
    slug: take(answer, 'page').slug,
    section(name) {
      const section = tree.sections.get(name);
      if (!section) throw new Error(`There is no section ${name}.`);
      return section;
    },
  };
}

/** A small tree of a page: a collection with the category, and for properties a unit with its sections. */
function treeOf(tag: string, category: string | null) {
  const isProperty = tag === 'PROPERTIES-{BRAND}';
  const sections = new Map(
    Object.keys(contentAccess.find(({ of }) => 'pages' in of && of.pages === tag)?.sections ?? {}).map(
      (name) => [name, { collection: randomUUID(), field: randomUUID() }] as const,
    ),
  );
  const [container, collection, field] = [randomUUID(), randomUUID(), randomUUID()];
  const [containerName, collectionName, fieldName] = isProperty
    ? ['OVERVIEW', 'OVERVIEW-FC', 'PROPERTY-TYPE']
    : ['CONTENT', 'OVERVIEW', 'CATEGORY'];
  const unit = {
    name: 'NEW-UNIT',
    children: [...sections].map(([name, ids]) => ({
      id: ids.collection,
      name,
      fields: [{ id: ids.field, name: 'TITLE' }],
    })),
  };
  return {
    container,
    collection,
    field,
    sections,
    containers: [
      {
        id: container,
        name: containerName,
        field_collections: [
          { id: collection, name: collectionName, fields: [{ id: field, name: fieldName, value: category }] },
        ],
      },
      ...(isProperty ? [{ name: 'UNITS', order: 1, field_collections: [unit] }] : []),
    ],
  };
}

async function createRecords(
  running: RunningContent,
  { brand, editor }: { readonly brand: SeedBrand['name']; readonly editor: Person },
): Promise<Pick<AccessFixtures, 'records' | 'removed' | 'department' | 'project' | 'pdf' | 'placeId'>> {
  const brand_id = brandId(brand);
  const officer = await running.person('alp.contracts');
  const { body } = await upload(running.url, {
    path: '/uploads/documents',
    bytes: makePdf(),
    name: 'plan.pdf',
    type: 'application/pdf',
    token: editor.token,
  });
  const pdf = body.key ?? '';
  const made = async (person: Person, field: string, ...variables: readonly (readonly [string, unknown])[]) => {
    const names = variables.map(([type], index) => `$v${index}: ${type}`).join(', ');
    const document = `mutation ${names === '' ? '' : `(${names})`} { made: ${field} }`;
    const values = Object.fromEntries(variables.map(([, value], index) => [`v${index}`, value]));
    const answer = await person.ask(document, values);
    if (answer.errors.length > 0) throw new Error(`${field}: ${JSON.stringify(answer.errors)}`);
    return take(answer, 'made');
  };
  const department = (name: string) =>
    made(editor, 'addOrUpdateEmploymentType(brand_id: $v0, name: $v1) { id }', ['ID', brand_id], ['String!', name]);
  const used = brand === 'ALP' ? NOTHING : await department('Used');
  const employment = brand === 'ALP' ? {} : { employment_type_id: used.id };
  const project = 'P1 - Project';
  const isHidden = brand === 'ALISI';
  const banner = () =>
    made(editor, 'addOrUpdateHomeBanner(homeBannerData: $v0) { id }', [
      'HomeBannerInput!',
      { brand_id, link_type: 'CONTENT', category: 'news', title: 'Banner' },
    ]);
  const link = async () => {
    const links = [{ name: 'Site', link: 'https://site.example', category: 'external' }];
    const field = 'addManyLinks(brandId: $v0, links: $v1) { id }';
    return (await made(editor, field, ['ID!', brand_id], ['[LinkInput!]!', links]))[0];
  };
  const email = (name: string) =>
    made(
      editor,
      'addUpdateEmailRecord(brand_id: $v0, email: $v1, category: "Sales") { id }',
      ['ID!', brand_id],
      ['String!', `${name}@demo.example`],
    );
  const propertyDocument = () =>
    made(
      editor,
      'addOrUpdateMdorDocument(brand_id: $v0, assigned_project: $v1, document_name: "Plan", file: $v2) { id }',
      ['ID!', brand_id],
      ['String', project],
      ['String', pdf],
    );
  const contract = (type: string) =>
    made(
      officer,
      'uploadCtsDoas(name: "Contract", type: $v2, usage_type: $v1, file: $v0) { id }',
      ['ContractFileInput!', { file_link: pdf, name: 'contract.pdf' }],
      ['String!', CONTRACT_USAGES[brand]],
      ['String!', type],
    );
  const records = {
    home_banner: await banner(),
    career: await made(editor, 'addOrUpdateCareer(careerData: $v0) { id }', [
      'CareerInput!',
      { brand_id, title: 'Architect', location: 'Cebu City', ...employment },
    ]),
    employment_type: used,
    unusedEmploymentType: brand === 'ALP' ? NOTHING : await department('Unused'),
    link: await link(),
    email_record: await email('sales'),
    mdor_document: isHidden ? NOTHING : await propertyDocument(),
    contract_document: await contract('DOAS'),
  };
  const removed = {
    home_banner: await banner(),
    employment_type: brand === 'ALP' ? NOTHING : await department('Removed'),
    link: await link(),
    email_record: await email('removed'),
    mdor_document: isHidden ? NOTHING : await propertyDocument(),
    contract_document: await contract('CTS'),
  };
  const remove = (person: Person, field: string, { id }: { readonly id: string }) =>
    id === NOTHING.id ? undefined : made(person, field, ['ID!', id]);
  await remove(editor, 'removeHomeBanners(ids: [$v0]) { ids }', removed.home_banner);
  await remove(editor, 'removeEmploymentTypes(ids: [$v0]) { ids }', removed.employment_type);
  await remove(editor, 'massRemoveLinkRecords(ids: [$v0]) { ids }', removed.link);
  await remove(editor, 'removeEmailRecords(ids: [$v0]) { ids }', removed.email_record);
  await remove(editor, 'removeMdorDocument(id: $v0)', removed.mdor_document);
  await remove(officer, 'removeCtsDoas(id: $v0)', removed.contract_document);
  return {
    records: idsOf(records),
    removed: idsOf(removed),
    department: employment,
    project,
    pdf,
    placeId: await placeOf(editor, brand_id),
  };
}

/**
 * A stored and a removed record of each area of records that definitions describe. They are inserted without the values that their forms
 * require, as records may be that were stored before a form required them.
 */
async function createDefinedRecords(
  { services: { database } }: RunningContent,
  { brand, policies }: { readonly brand: SeedBrand['name']; readonly policies: readonly ContentAccess[] },
): Promise<Record<'records' | 'removed', Readonly<Record<string, string>>>> {
  const defined = policies.flatMap(({ of, brands }) =>
    'records' in of && !isSpecified(of.records) && (brands ?? [brand]).includes(brand) ? [of.records] : [],
  );
  const records: Record<string, string> = {};
  const removed: Record<string, string> = {};
  for (const area of defined) {
    records[area] = randomUUID();
    removed[area] = randomUUID();
    await database.query(
      `INSERT INTO record (id, brand_id, area, data, keys, indexed_by, revision, created_at, updated_at)
       VALUES ($1, $2, $3, '{}', '{}', '', 1, now(), now())`,
      [records[area], brandId(brand), area],
    );
    await database.query(
      `INSERT INTO record_revision (kind, record_id, revision, brand_id, name, action, saved_at, data)
       SELECT $1, id, 1, $2, 'Record', action, now(), '{"restored": true}'
       FROM unnest($3::uuid[], ARRAY['saved', 'removed']) AS made (id, action)`,
      [area, brandId(brand), [records[area], removed[area]]],
    );
  }
  return { records, removed };
}

/** Whether the specification defines a kind; the areas of the repository list those kinds. */
function isSpecified(kind: string): boolean {
  return areas.some((area) => 'records' in area && area.records.some((record) => record.kind === kind));
}

function idsOf<Name extends string>(records: Readonly<Record<Name, { readonly id: string }>>): Record<Name, string> {
  const ids = Object.entries<{ readonly id: string }>(records).map(([name, { id }]) => [name, id]);
  return Object.fromEntries(ids) as Record<Name, string>;
}

async function placeOf(person: Person, brand: string): Promise<string> {
  const answer = await person.ask('query ($b: ID!) { getLocations(brand_id: $b, location: "Cebu") { place_id } }', {
    b: brand,
  });
  return take(answer, 'getLocations')[0].place_id;
}

/** Stands for records that a brand does not have. */
const NOTHING = { id: randomUUID() };

/** Contracts belong to no brand, and there is one for each usage. */
const CONTRACT_USAGES = { ALP: 'Storage', AVIDA: 'Alley', AMAIA: 'Easement', ALISI: 'Road Lots' } as const;
