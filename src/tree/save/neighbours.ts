import type { NeighbourCollection } from '../../definition';
import type { Container, FieldCollection, Page } from '../../kinds/page';

/**
 * The page with every collection that other editors of it write: what it lacks is added without a value, what it has
 * stays (HBG-010).
 */
export function withNeighbours(page: Page, neighbours: readonly NeighbourCollection[], newId: () => string): Page {
  return neighbours.reduce((grown, neighbour) => withNeighbour(grown, neighbour, newId), page);
}

function withNeighbour(page: Page, neighbour: NeighbourCollection, newId: () => string): Page {
  const container = page.containers.find(({ name }) => name === neighbour.container);
  if (container?.field_collections.some(({ name }) => name === neighbour.collection)) return page;
  const made = emptyOf(neighbour, newId);
  const grown: Container = container
    ? { ...container, field_collections: [...container.field_collections, made].sort(byOrder) }
    : { id: newId(), name: neighbour.container, order: page.containers.length, field_collections: [made] };
  return { ...page, containers: [...page.containers.filter((other) => other !== container), grown].sort(byOrder) };
}

function emptyOf({ collection, order, fields }: NeighbourCollection, newId: () => string): FieldCollection {
  return {
    id: newId(),
    name: collection,
    order,
    parentId: null,
    fields: fields.map(({ name, label }, index) => ({
      id: newId(),
      name,
      label,
      value: null,
      order: index,
      meta_data: null,
    })),
    children: [],
  };
}

function byOrder(a: { readonly order: number }, b: { readonly order: number }): number {
  return a.order - b.order;
}
