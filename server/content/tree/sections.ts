import { isDeepStrictEqual } from 'node:util';
import type { CollectionNode, PageTree } from './assembleTree';

/**
 * The names of the sections that differ between two states of a page (PERM-022): written, renamed, moved, removed, or new. A section is a
 * collection directly inside a unit, and a unit one directly inside a container. What happened between the two states does not count, so
 * no order of steps leads around a right.
 * @param before undefined for a page that did not exist
 */
export function changedSections(before: PageTree | undefined, after: PageTree): ReadonlySet<string> {
  const former = unitsOf(before);
  const present = unitsOf(after);
  const changed = new Set<string>();
  for (const [units, others] of [
    [former, present],
    [present, former],
  ] as const) {
    for (const [id, sections] of units) {
      const other = others.get(id);
      for (const [sectionId, section] of sections) {
        // The console gives a new unit empty sections, whoever adds it.
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

/** Whether a section says anything. */
function isFilled({ fields, children }: CollectionNode): boolean {
  return (
    fields.some(({ value, meta_data: metaData }) => Boolean(value) || metaData !== null) || children.some(isFilled)
  );
}
