/** The key of a section's form among the forms of the screen. */
export function formKey(unitId: string, section: string): string {
  return `${unitId} ${section}`;
}

/** Inverse of `formKey`. */
export function partsOfKey(key: string): { readonly unitId: string; readonly section: string } {
  const [unitId = '', section = ''] = key.split(' ');
  return { unitId, section };
}

/**
 * Keys of the forms to mount, in a stable order: the visible one and, in known units, those with unsaved changes or drafts.
 */
export function mountedFormKeys(given: {
  readonly current: string | undefined;
  readonly unsaved: ReadonlySet<string>;
  readonly units: readonly { readonly id: string }[];
}): readonly string[] {
  const { current, unsaved, units } = given;
  const known = new Set(units.map(({ id }) => id));
  const kept = [...unsaved].filter((key) => known.has(partsOfKey(key).unitId));
  return [...new Set(current === undefined ? kept : [...kept, current])].sort();
}
