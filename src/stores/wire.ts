import type {
  CollectionDataInput,
  ContainerInput,
  FieldCollectionInput,
  FieldInput,
  MetaDataInput,
} from '../api/generated/graphql';
import type { Mutation } from '../api/mutations';
import type { WirePage } from '../api/pages';
import { isObject } from '../lib/objects';
import type {
  Container,
  TreeField,
  FieldCollection,
  MetaData,
  Page,
  PlannedOperation,
  TopCollection,
  CollectionData,
} from '../tree';

type WireContainer = WirePage['containers'][number];
type WireField = WireContainer['field_collections'][number]['fields'][number];

/** A collection at any depth; the deepest one that a query selects has no `children`. */
interface WireCollection extends Pick<FieldCollection, 'id' | 'name' | 'order' | 'parentId'> {
  readonly fields: readonly WireField[];
  readonly children?: readonly WireCollection[];
}

/** The keys of meta_data that the contract names; others travel as `extra`. */
const NAMED_META = ['description', 'featured', 'key', 'alt_text', 'file_type', 'file_name'] as const;

/** A page as the service sends it → the stored tree. */
export function pageFromWire(page: WirePage): Page {
  return {
    id: page.id,
    name: page.name,
    tag: page.tag,
    slug: page.slug,
    brand_id: page.brand_id,
    featured: page.featured,
    alternative_featured: page.alternative_featured,
    published: page.published,
    created_at: page.created_at,
    updated_at: page.updated_at,
    revision: page.revision ?? null,
    containers: containersFromWire(page.containers),
  };
}

/** The containers of a page, or of one of its revisions, as the service sends them → as they are stored. */
export function containersFromWire(containers: readonly WireContainer[]): readonly Container[] {
  return containers.map(({ id, page_id: pageId, name, order, field_collections: collections }) => ({
    id,
    page_id: pageId,
    name,
    order,
    field_collections: collections.map(collectionFromWire),
  }));
}

/**
 * Planned operations → the mutations to send: only what the service's inputs have; positions in the tree follow from the nesting.
 * @param pageId the page of containers that name none
 */
export function operationsToWire(operations: readonly PlannedOperation[], pageId: string): readonly Mutation[] {
  return operations.map((planned): Mutation => {
    switch (planned.operation) {
      case 'addOrUpdateContainersFCFields': {
        const { containers } = planned.arguments.containerData;
        const containerData = { containers: containers.map((container) => containerToWire(container, pageId)) };
        return { operation: planned.operation, arguments: { ...planned.arguments, containerData } };
      }
      case 'addOrUpdateFields': {
        const fields = planned.arguments.fields.map(({ collection_id, ...field }) => ({
          ...fieldToWire(field),
          collection_id,
        }));
        return { operation: planned.operation, arguments: { ...planned.arguments, fields } };
      }
      case 'addUpdateMultipleFieldCollection': {
        const collectionData = collectionDataToWire(planned.arguments.collectionData);
        return { operation: planned.operation, arguments: { ...planned.arguments, collectionData } };
      }
      case 'replaceFieldCollection': {
        const collectionData = collectionDataToWire(planned.arguments.collectionData);
        return { operation: planned.operation, arguments: { ...planned.arguments, collectionData } };
      }
      case 'addOrUpdateBrandPage':
      case 'removeContainer':
      case 'removeMultipleFieldCollection':
      case 'removeFieldCategories':
        return planned;
    }
  });
}

/** A collection as the service sends it → the stored tree. */
export function collectionFromWire(collection: WireCollection): FieldCollection {
  const { id, name, order, parentId } = collection;
  return {
    id,
    name,
    order,
    parentId: parentId ?? null,
    fields: collection.fields.map(fieldFromWire),
    children: (collection.children ?? []).map(collectionFromWire),
  };
}

function fieldFromWire({ id, name, label, value, order, meta_data }: WireField): TreeField {
  return {
    id,
    name,
    label: label ?? null,
    value: value ?? null,
    order,
    meta_data: meta_data ? metaFromWire(meta_data) : null,
  };
}

/** Merges `extra` with the named keys; a named key without a value is omitted. */
function metaFromWire(wire: NonNullable<WireField['meta_data']>): MetaData {
  const named = NAMED_META.flatMap((key) => (wire[key] === null || wire[key] === undefined ? [] : [[key, wire[key]]]));
  const extra = isObject(wire.extra) ? Object.entries(wire.extra) : [];
  return Object.fromEntries([...extra, ...named]) as MetaData;
}

function containerToWire({ id, page_id, name, order, field_collections }: Container, pageId: string): ContainerInput {
  return { id, page_id: page_id ?? pageId, name, order, field_collections: field_collections.map(collectionToWire) };
}

function collectionDataToWire({ collections }: CollectionData): CollectionDataInput {
  return { collections: collections.map(topCollectionToWire) };
}

/** Outside its container a collection names its parents; inside, they follow from the nesting. */
function topCollectionToWire({ container_id, parentId, ...collection }: TopCollection): FieldCollectionInput {
  return {
    ...collectionToWire(collection),
    ...(container_id === undefined ? {} : { container_id }),
    ...(parentId ? { parentId } : {}),
  };
}

function collectionToWire({ id, name, order, fields, children }: FieldCollection): FieldCollectionInput {
  return { id, name, order, fields: fields.map(fieldToWire), children: children.map(collectionToWire) };
}

function fieldToWire({ id, name, label, value, order, meta_data }: TreeField): FieldInput {
  return { id, name, label, value, order, meta_data: meta_data === null ? null : metaToWire(meta_data) };
}

function metaToWire(meta: MetaData): MetaDataInput {
  const named = Object.fromEntries(NAMED_META.flatMap((key) => (Object.hasOwn(meta, key) ? [[key, meta[key]]] : [])));
  const extra = Object.entries(meta).filter(([key]) => !Object.hasOwn(named, key));
  return extra.length === 0 ? named : { ...named, extra: Object.fromEntries(extra) };
}
