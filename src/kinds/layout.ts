/** How the text of a field may look in a layout; without one it looks as its type says. A `fact` stands behind its label. */
export type Look = 'title' | 'heading' | 'lead' | 'quote' | 'caption' | 'fact';

/** One field of a layout by its key, with the look of its text where that is not the usual one. */
export type LayoutPart = string | { readonly field: string; readonly as: Look };

/** Rows from top to bottom, each of columns from left to right, each of fields below each other. */
export type Layout = readonly (readonly (readonly LayoutPart[])[])[];

/** A part with everything spelled out. */
export interface PlacedPart {
  readonly key: string;
  /** Undefined: as the field's type says. */
  readonly look: Look | undefined;
}

/** The rows of a layout, each of columns of parts. */
export type LayoutRows = readonly (readonly (readonly PlacedPart[])[])[];

/**
 * Spells out a layout.
 * @param keys all fields: without a layout they stand below each other
 */
export function layoutRows(layout: Layout | undefined, keys: readonly string[]): LayoutRows {
  const rows: Layout = layout ?? [[keys]];
  return rows.map((columns) => columns.map((parts) => parts.map(placedPart)));
}

function placedPart(part: LayoutPart): PlacedPart {
  return typeof part === 'string' ? { key: part, look: undefined } : { key: part.field, look: part.as };
}
