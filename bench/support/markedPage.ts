import { randomUUID } from 'node:crypto';
import { SEED_BRANDS } from '../../server/seed/brands';
import type { Outcome, Staff } from './staff';

/**
 * A page whose stored values are all the same mark, every second one as a paragraph of formatted text; each save writes a new mark. A
 * tree with two marks, or with fewer fields than it should have, is a partial save. Definitions have its fields, so that all are guarded.
 */
export interface MarkedPage {
  readonly id: string;
  readonly containers: readonly MarkedContainer[];
}

interface MarkedContainer {
  readonly id: string;
  readonly page_id: string;
  readonly name: string;
  readonly order: number;
  readonly field_collections: readonly {
    readonly id: string;
    readonly name: string;
    readonly order: number;
    readonly fields: readonly {
      readonly id: string;
      readonly name: string;
      readonly order: number;
      readonly value: string;
    }[];
  }[];
}

/** The size of a tree. */
export interface TreeSize {
  readonly collections: number;
  /** Number in each collection. */
  readonly fields: number;
}

export interface Save {
  /** The page to store; a container with another id replaces the present one. */
  readonly page: MarkedPage;
  /** The container to remove, if the page is rewritten. */
  readonly removed?: string;
  /** The revision that was read; if absent, the last save wins. */
  readonly expectedRevision?: number;
}

/** What is stored of a marked page. */
export interface StoredMarks {
  readonly revision: number;
  readonly marks: ReadonlySet<string>;
  readonly containers: number;
  readonly fields: number;
}

const [ALP] = SEED_BRANDS;
/** The brand and tag of marked pages, for calls of their own. */
export const MARKED_PAGES = { brand_id: ALP.id, tag: `COMPANY-INFO-${ALP.name}` } as const;

/** A page with new ids, not stored yet. */
export function newMarkedPage(mark: string, size: TreeSize): MarkedPage {
  const id = randomUUID();
  return { id, containers: [newContainer(id, mark, size)] };
}

/** The same page, its values changed in place. */
export function remarked(page: MarkedPage, mark: string): MarkedPage {
  return {
    ...page,
    containers: page.containers.map((container) => ({
      ...container,
      field_collections: container.field_collections.map((collection) => ({
        ...collection,
        fields: collection.fields.map((field) => ({ ...field, value: valueOf(field.order, mark) })),
      })),
    })),
  };
}

/** The same page with a new tree, as saving company information writes it. */
export function rewritten(page: MarkedPage, mark: string, size: TreeSize): MarkedPage {
  return { ...page, containers: [newContainer(page.id, mark, size)] };
}

/** Stores a new page with its tree. */
export function createMarked(staff: Staff, page: MarkedPage): Promise<Outcome> {
  return staff.ask(SAVE, {
    ...MARKED_PAGES,
    item: { id: page.id, name: `About Us ${ALP.name} ${page.id}` },
    containers: page.containers,
    revision: 0,
  });
}

/** Saves the tree of a page that is stored, as one document. */
export function saveMarked(staff: Staff, { page, removed, expectedRevision }: Save): Promise<Outcome> {
  return staff.ask(removed === undefined ? SAVE : REWRITE, {
    ...MARKED_PAGES,
    item: { id: page.id },
    containers: page.containers,
    revision: expectedRevision ?? null,
    ...(removed !== undefined && { removed }),
  });
}

/** The revision that a save returned. */
export function revisionOf(outcome: Outcome): number {
  return (outcome.data['page'] as { readonly revision: number }).revision;
}

/** Reads what is stored now; marksOf evaluates the outcome. */
export function readMarked(staff: Staff, id: string): Promise<Outcome> {
  return staff.ask(READ, { id });
}

/** The marks in the outcome of a successful read. */
export function marksOf({ data }: Outcome): StoredMarks {
  const { revision, containers } = data['page'] as MarkedPage & { readonly revision: number };
  const fields = containers.flatMap((container) => container.field_collections).flatMap(({ fields }) => fields);
  return {
    revision,
    marks: new Set(fields.map(({ value }) => value.replaceAll(/<\/?p>/g, ''))),
    containers: containers.length,
    fields: fields.length,
  };
}

function newContainer(pageId: string, mark: string, size: TreeSize): MarkedContainer {
  return {
    id: randomUUID(),
    page_id: pageId,
    name: 'DEFAULT',
    order: 0,
    field_collections: range(size.collections).map((order) => ({
      id: randomUUID(),
      name: 'TERMS-AND-CONDITIONS-FC',
      order,
      fields: range(size.fields).map((position) => ({
        id: randomUUID(),
        name: position % 2 === 0 ? 'TERMS-AND-CONDITIONS-TITLE' : 'BODY',
        order: position,
        value: valueOf(position, mark),
      })),
    })),
  };
}

/** The value of the field at a position of its collection. */
function valueOf(position: number, mark: string): string {
  return position % 2 === 0 ? mark : `<p>${mark}</p>`;
}

function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

const PARAMETERS =
  '$brand_id: ID!, $tag: String!, $item: BrandPageInput!, $containers: [ContainerInput!]!, $revision: Int';
const FIELDS = `page: addOrUpdateBrandPage(brand_id: $brand_id, tag: $tag, item: $item, expected_revision: $revision) { revision }
  tree: addOrUpdateContainersFCFields(containerData: { containers: $containers }, expected_revision: $revision) { id }`;
const SAVE = `mutation Save(${PARAMETERS}) { ${FIELDS} }`;
const REWRITE = `mutation Rewrite(${PARAMETERS}, $removed: ID!) {
  ${FIELDS}
  removeContainer(id: $removed, expected_revision: $revision)
}`;
const READ = `query Read($id: ID!) {
  page: getSpecificBrandPageById(id: $id) {
    revision
    containers { field_collections { fields { value } } }
  }
}`;
