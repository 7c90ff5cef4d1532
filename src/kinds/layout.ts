/** How the text of a field may look in a layout; without one it looks as its type says. A `fact` stands behind its label. */
export type Look = 'title' | 'heading' | 'lead' | 'quote' | 'caption' | 'fact';

/** One field of a layout by its key, with the look of its text where that is not the usual one. */
export type LayoutPart = string | { readonly field: string; readonly as: Look };

/** Rows from top to bottom, each of columns from left to right, each of fields below each other. */
export type Layout = readonly (readonly (readonly LayoutPart[])[])[];

/** A layout part in its normalized form. */
export interface PlacedPart {
  readonly key: string;
  /** Undefined: the default look of the field's type. */
  readonly look: Look | undefined;
}

/** The rows of a layout, each with columns of parts. */
export type LayoutRows = readonly (readonly (readonly PlacedPart[])[])[];

/**
 * Normalizes a layout.
 * @param keys all fields; without a layout they are stacked in one column
 */
export function layoutRows(layout: Layout | undefined, keys: readonly string[]): LayoutRows {
  const rows: Layout = layout ?? [[keys]];
  return rows.map((columns) => columns.map((parts) => parts.map(placedPart)));
}

function placedPart(part: LayoutPart): PlacedPart {
  return typeof part === 'string' ? { key: part, look: undefined } : { key: part.field, look: part.as };
}
