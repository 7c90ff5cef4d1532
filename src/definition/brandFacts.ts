import type { FieldType } from '../kinds/field';
import type { Brand } from '../lib/brand';

/** Settings that hold for every field of a type in all editors of a brand. */
export type FieldDefaults = Readonly<Partial<Record<FieldType, Readonly<Record<string, unknown>>>>>;

/** What is particular to a brand beside its fields. */
export interface BrandLook {
  /** As stored, in capitals; the file is called the same in small letters. */
  readonly name: Brand;
  /** Where brands are listed, they stand in the order of their positions. */
  readonly position: number;
  /** Accent colours (CSS hex); both reach a contrast of 4.5 : 1 on their background. */
  readonly accent: { readonly light: string; readonly dark: string };
  /** The flag that features a page on this brand's site; `featured` unless given (CARD-013). */
  readonly featuredBy?: 'featured' | 'alternative_featured';
}

/** What is particular to a brand, whatever the screen. */
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
