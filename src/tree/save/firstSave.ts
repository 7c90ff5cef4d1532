import type { BrandEditor } from '../../definition';
import type { Container, FieldCollection, Page } from '../../kinds/page';
import { storedPage } from './newPage';
import type { PlannedOperation, SavePlan, TopField } from './operations';

/** Creates a page and fills it, both under ids given here, so that nothing needs a second round trip (amendment of A-82). */
export function planFirstSave({
  editor,
  brandId,
  next,
}: {
  readonly editor: BrandEditor;
  readonly brandId: string;
  readonly next: Page;
}): SavePlan {
  const { firstSave } = storedPage(editor);
  const { id, name, tag } = next;
  const names = firstSave && new Set(firstSave);
  const first = names ? next.containers.map((container) => keepFields(container, names)) : next.containers;
  const later = names ? next.containers.flatMap((container) => fieldsExcept(container, names)) : [];
  const operations: PlannedOperation[] = [
    { operation: 'addOrUpdateBrandPage', arguments: { brand_id: brandId, tag, item: { id, name } } },
    { operation: 'addOrUpdateContainersFCFields', arguments: { containerData: { containers: first } } },
  ];
  if (later.length > 0) operations.push({ operation: 'addOrUpdateFields', arguments: { fields: later } });
  return { operations, renamed: new Map(), page: next };
}

function keepFields(container: Container, names: ReadonlySet<string>): Container {
  const keep = (collection: FieldCollection): FieldCollection => ({
    ...collection,
    fields: collection.fields.filter(({ name }) => names.has(name)),
    children: collection.children.map(keep),
  });
  return { ...container, field_collections: container.field_collections.map(keep) };
}

function fieldsExcept(container: Container, names: ReadonlySet<string>): readonly TopField[] {
  const collect = (collection: FieldCollection): TopField[] => [
    ...collection.fields
      .filter(({ name }) => !names.has(name))
      .map((field) => ({ ...field, collection_id: collection.id })),
    ...collection.children.flatMap(collect),
  ];
  return container.field_collections.flatMap(collect);
}
