import type { BrandEditor } from '../../definition';
import { kindOf } from '../../kinds';
import type { Container, Page } from '../../kinds/page';

/** The containers an editor writes; others of the page are not its business and stay. */
export function claimedContainers(editor: BrandEditor): ReadonlySet<string> {
  const names = Object.values(editor.fields).flatMap((field) => {
    const storage = kindOf(field).storage(field);
    if (storage.as !== 'group' && storage.as !== 'nodes' && storage.as !== 'fields') return [];
    const first = storage.as === 'group' ? storage.path[0] : (storage.place.in ?? storage.place);
    return first?.kind === 'container' ? [first.name] : [];
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
