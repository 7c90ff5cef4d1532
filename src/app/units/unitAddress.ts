/** Unit and section in the address: `?unit={id}&section=floor-plans`. Survives reloading and going back. */
export interface UnitPlace {
  readonly unit: string | undefined;
  readonly section: string | undefined;
}

export function readUnitPlace(search: string): UnitPlace {
  const parameters = new URLSearchParams(search);
  return { unit: parameters.get('unit') ?? undefined, section: parameters.get('section') ?? undefined };
}

/** The search with another unit or section; other parameters stay. */
export function withUnitPlace(search: string, place: Partial<UnitPlace>): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(place)) {
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, value);
  }
  return `?${parameters.toString()}`;
}
