/** Style of a field's text in a layout; by default, that of the field's type. A `fact` is shown after its label. */
export type Look = 'title' | 'heading' | 'lead' | 'quote' | 'caption' | 'fact';

/** One field of a layout by its key, with the style of its text if it differs from the default. */
export type LayoutPart = string | { readonly field: string; readonly as: Look };

/** Rows from top to bottom. Each row has columns from left to right, and each column has fields from top to bottom. */
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
