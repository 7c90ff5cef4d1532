import type { FieldType } from '../kinds/field';
import type { Brand } from '../lib/brand';

/** Default settings for every field of a type, in all editors of a brand. */
export type FieldDefaults = Readonly<Partial<Record<FieldType, Readonly<Record<string, unknown>>>>>;

/** Properties of a brand other than its field defaults. */
export interface BrandLook {
  /** Stored name, in capitals. The name of the brand's file is the same in lower case. */
  readonly name: Brand;
  /** Position of the brand wherever brands are listed, in ascending order. */
  readonly position: number;
  /** Accent colours (CSS hex), each with a contrast of at least 4.5 : 1 on its background. */
  readonly accent: { readonly light: string; readonly dark: string };
  /** The flag that features a page on this brand's website (CARD-013). Default: `featured`. */
  readonly featuredBy?: 'featured' | 'alternative_featured';
}

/** The properties and field defaults of a brand. */
export interface BrandFacts extends BrandLook {
  readonly fieldDefaults: FieldDefaults;
}

/**
 * Declares the facts of a brand.
 * @param facts name, accent colours and field defaults
 */
export function defineBrand(facts: BrandFacts): BrandFacts {
  return facts;
}
