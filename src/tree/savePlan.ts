import { withBrand, type Brand, type BrandEditor, type StoredPage } from '../definition';
import type { Container, Field, FieldCollection, Page } from './page';

/** One mutation of the content service, with its arguments as the service names them. */
export type PlannedOperation =
  | {
      readonly operation: 'addOrUpdateBrandPage';
      readonly arguments: {
        readonly brand_id: string;
        readonly tag: string;
        readonly item: { readonly id: string; readonly name: string };
      };
    }
  | {
      readonly operation: 'addOrUpdateContainersFCFields';
      readonly arguments: {
        readonly containerData: { readonly containers: readonly Container[] };
        readonly expected_revision?: number;
      };
    }
  | {
      readonly operation: 'addOrUpdateFields';
      readonly arguments: { readonly fields: readonly (Field & { readonly collection_id: string })[] };
    }
  | { readonly operation: 'removeContainer'; readonly arguments: { readonly id: string } };

/** The mutations that save a page, in the order the specification prescribes; sent as one document, one transaction. */
export interface SavePlan {
  readonly operations: readonly PlannedOperation[];
  /** Stored ids that this save replaces by new ones. */
  readonly renamed: ReadonlyMap<string, string>;
  /** The page as it is once the plan has run. */
  readonly page: Page;
}

/** What a save is planned from. */
export interface SaveRequest {
  readonly editor: BrandEditor;
  readonly brand: Brand;
  readonly brandId: string;
  /** The page as loaded; null when there is none yet. */
  readonly stored: Page | null;
  /** The page as the form makes it. */
  readonly next: Page;
  readonly newId: () => string;
}

/** Raised when an editor that is no page is to be saved as one. */
export class NotAPageEditorError extends Error {
  constructor(readonly editor: string) {
    super(`The editor '${editor}' does not store a page.`);
    this.name = 'NotAPageEditorError';
  }
}

/** A page without content, to be filled by a first save. */
export function newPage(given: Pick<SaveRequest, 'editor' | 'brand' | 'brandId' | 'newId'>): Page {
  const page = pageOf(given.editor);
  return {
    id: given.newId(),
    name: withBrand(page.name, given.brand),
    tag: withBrand(page.tag, given.brand),
    slug: withBrand(page.slug, given.brand),
    brand_id: given.brandId,
    containers: [],
  };
}

/**
 * Plans the save of a page (tree.md 0, 1): a missing page is created and filled; of an existing one every container is
 * written anew, with new ids, and the former ones are removed after (CI-017, CI-018).
 */
export function planSave(request: SaveRequest): SavePlan {
  return request.stored === null ? planFirstSave(request) : planRewrite(request, request.stored);
}

function pageOf(editor: BrandEditor): StoredPage {
  if (!('page' in editor.stored)) throw new NotAPageEditorError(editor.name);
  return editor.stored.page;
}

function planFirstSave({ editor, brandId, next }: SaveRequest): SavePlan {
  const { firstSave } = pageOf(editor);
  const { id, name, tag } = next;
  const first = firstSave
    ? next.containers.map((container) => keepFields(container, new Set(firstSave)))
    : next.containers;
  const later = firstSave ? next.containers.flatMap((container) => fieldsExcept(container, new Set(firstSave))) : [];
  const operations: PlannedOperation[] = [
    { operation: 'addOrUpdateBrandPage', arguments: { brand_id: brandId, tag, item: { id, name } } },
    { operation: 'addOrUpdateContainersFCFields', arguments: { containerData: { containers: first } } },
  ];
  if (later.length > 0) operations.push({ operation: 'addOrUpdateFields', arguments: { fields: later } });
  return { operations, renamed: new Map(), page: next };
}

function planRewrite({ editor, next, newId }: SaveRequest, stored: Page): SavePlan {
  const claimed = claimedContainers(editor);
  const renamed = new Map<string, string>();
  const rewritten = next.containers
    .filter(({ name }) => claimed.has(name))
    .map((container) => renew(container, renamed, newId));
  const former = stored.containers.filter(({ name }) => claimed.has(name));
  const revision =
    stored.revision === null || stored.revision === undefined ? {} : { expected_revision: stored.revision };
  const untouched = next.containers.filter(({ name }) => !claimed.has(name));
  return {
    operations: [
      {
        operation: 'addOrUpdateContainersFCFields',
        arguments: { containerData: { containers: rewritten }, ...revision },
      },
      ...former.map(({ id }): PlannedOperation => ({ operation: 'removeContainer', arguments: { id } })),
    ],
    renamed,
    page: { ...next, containers: [...untouched, ...rewritten].sort((a, b) => a.order - b.order) },
  };
}

/** The containers the editor writes; others of the page are not its business and stay. */
function claimedContainers(editor: BrandEditor): ReadonlySet<string> {
  const names = Object.values(editor.fields).flatMap((field) => {
    if (field.type === 'group') return field.place[0]?.kind === 'container' ? [field.place[0].name] : [];
    if (!('kind' in field.place)) return [];
    const { in: holder, kind, name } = field.place;
    if (holder) return holder.kind === 'container' ? [holder.name] : [];
    return kind === 'container' ? [name] : [];
  });
  return new Set(names);
}

/** The same container under new ids. */
function renew(container: Container, renamed: Map<string, string>, newId: () => string): Container {
  const fresh = (id: string) => {
    const made = newId();
    renamed.set(id, made);
    return made;
  };
  const renewCollection = (collection: FieldCollection, parentId: string | null): FieldCollection => {
    const id = fresh(collection.id);
    return {
      ...collection,
      id,
      parentId,
      fields: collection.fields.map((field) => ({ ...field, id: fresh(field.id) })),
      children: collection.children.map((child) => renewCollection(child, id)),
    };
  };
  return {
    ...container,
    id: fresh(container.id),
    field_collections: container.field_collections.map((collection) => renewCollection(collection, null)),
  };
}

function keepFields(container: Container, names: ReadonlySet<string>): Container {
  const keep = (collection: FieldCollection): FieldCollection => ({
    ...collection,
    fields: collection.fields.filter(({ name }) => names.has(name)),
    children: collection.children.map(keep),
  });
  return { ...container, field_collections: container.field_collections.map(keep) };
}

function fieldsExcept(
  container: Container,
  names: ReadonlySet<string>,
): readonly (Field & { collection_id: string })[] {
  const collect = (collection: FieldCollection): (Field & { collection_id: string })[] => [
    ...collection.fields
      .filter(({ name }) => !names.has(name))
      .map((field) => ({ ...field, collection_id: collection.id })),
    ...collection.children.flatMap(collect),
  ];
  return container.field_collections.flatMap(collect);
}
