import type { BrandEditor } from '../../definition';

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
