import type { BrandEditor } from '../../definition';
import type { Container, Page } from '../../kinds/page';

/** The containers an editor writes; others of the page are not its business and stay. */
export function claimedContainers(editor: BrandEditor): ReadonlySet<string> {
  const names = Object.values(editor.fields).flatMap((field) => {
    if (field.type === 'group') return field.place[0]?.kind === 'container' ? [field.place[0].name] : [];
    if (!('kind' in field.place)) return [];
    const { in: holder, kind, name } = field.place;
    if (holder) return holder.kind === 'container' ? [holder.name] : [];
    return kind === 'container' ? [name] : [];
  });
  return new Set(names);
}

/** Containers of others that a list of containers moved aside, without what they hold: it stays as it is stored. */
export function displacedContainers({
  claimed,
  stored,
  next,
}: {
  readonly claimed: ReadonlySet<string>;
  readonly stored: Page;
  readonly next: Page;
}): readonly Container[] {
  const before = new Map(stored.containers.map(({ id, order }) => [id, order]));
  return next.containers
    .filter(({ id, name, order }) => !claimed.has(name) && before.get(id) !== order)
    .map((container) => ({ ...container, field_collections: [] }));
}
