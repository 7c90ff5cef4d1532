import { isDeepStrictEqual } from 'node:util';
import type { CollectionNode, PageTree } from './assembleTree';

/**
 * The names of the sections that differ between two states of a page (PERM-022): written, renamed, moved, removed, or new. A section is a
 * collection directly inside a unit, and a unit a collection directly inside a container. Only the two states are compared, so that no
 * sequence of intermediate steps can circumvent the access check.
 * @param before undefined for a page that did not exist
 */
export function changedSections(before: PageTree | undefined, after: PageTree): ReadonlySet<string> {
  const unitsBefore = unitsOf(before);
  const unitsAfter = unitsOf(after);
  const changed = new Set<string>();
  for (const [units, others] of [
    [unitsBefore, unitsAfter],
    [unitsAfter, unitsBefore],
  ] as const) {
    for (const [id, sections] of units) {
      const other = others.get(id);
      for (const [sectionId, section] of sections) {
        // The console adds empty sections to every new unit, regardless of the user's rights.
        if (other ? !isDeepStrictEqual(section, other.get(sectionId)) : isFilled(section)) changed.add(section.name);
      }
    }
  }
  return changed;
}

type Sections = ReadonlyMap<string, CollectionNode>;

/** The sections of each unit. */
function unitsOf(tree: PageTree | undefined): ReadonlyMap<string, Sections> {
  const units = tree?.containers.flatMap((container) => container.field_collections) ?? [];
  return new Map(units.map(({ id, children }) => [id, new Map(children.map((section) => [section.id, section]))]));
}

/** Whether a section has any content. */
function isFilled({ fields, children }: CollectionNode): boolean {
  return (
    fields.some(({ value, meta_data: metaData }) => Boolean(value) || metaData !== null) || children.some(isFilled)
  );
}
