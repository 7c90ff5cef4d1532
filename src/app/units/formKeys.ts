/** What the form of a section is called among the forms of the screen. */
export function formKey(unitId: string, section: string): string {
  return `${unitId} ${section}`;
}

/** The unit and the section of such a key. */
export function partsOfKey(key: string): { readonly unitId: string; readonly section: string } {
  const [unitId = '', section = ''] = key.split(' ');
  return { unitId, section };
}

/**
 * The forms that are there, in an order that stays: the one that is seen, and, in units that are not removed, those with
 * unsaved changes or drafts.
 */
export function keptForms(given: {
  readonly current: string | undefined;
  readonly unsaved: ReadonlySet<string>;
  readonly units: readonly { readonly id: string }[];
}): readonly string[] {
  const { current, unsaved, units } = given;
  const known = new Set(units.map(({ id }) => id));
  const kept = [...unsaved].filter((key) => known.has(partsOfKey(key).unitId));
  return [...new Set(current === undefined ? kept : [...kept, current])].sort();
}
