import type { Brand } from '../lib/brand';

/** The scopes required for each action. An action without a scope is forbidden for everybody. */
export interface AreaAccess {
  /** Scope required to see the area. */
  readonly read: string;
  /** Scope required to add content. */
  readonly create?: string;
  /** Scope required to change existing content. */
  readonly update?: string;
  /** Scope required to remove content. */
  readonly delete?: string;
}

/** Kinds of records with operations of their own in the specification of the content service, by their names there. */
export const RECORD_KINDS = [
  'home_banner',
  'career',
  'employment_type',
  'link',
  'email_record',
  'mdor_document',
  'contract_document',
] as const;

/** A kind of record with operations of its own in the specification of the content service. */
export type RecordKind = (typeof RECORD_KINDS)[number];

/**
 * Kinds of pages of one tag that require scopes of their own.
 * @discriminator by
 */
export type PageKinds =
  | {
      /** The prefix of the slug determines the kind. Pages with none of the prefixes are treated as missing and cannot be created. */
      readonly by: 'slug';
      readonly kinds: readonly {
        readonly slugPrefix: string;
        readonly scope: string;
        readonly brands?: readonly Brand[];
      }[];
    }
  | {
      /** The page's category determines the kind. A page without a category, or with an unknown one, requires no further scope. */
      readonly by: 'category';
      /** Scopes by stored category. */
      readonly scopes: Readonly<Record<string, string>>;
      /** Whether every action requires the scope, or only assigning the category to a page. */
      readonly needed: 'always' | 'to create';
    };

/** The access to the pages of a tag, or to the records of a kind. The services enforce it, the console follows it. */
export interface ContentAccess {
  /** Pages by tag, in which `{BRAND}` and `{brand}` stand for the brand's name, or records by kind or by the name of their store. */
  readonly of: { readonly pages: string } | { readonly records: RecordKind | (string & {}) };
  readonly access: AreaAccess;
  /** The brands that have them. Absent: every brand. */
  readonly brands?: readonly Brand[];
  /** Whether people order the records by hand. */
  readonly ordered?: boolean;
  /** Kinds of pages that require scopes of their own. */
  readonly kinds?: PageKinds;
  /** Scopes required to write collections inside a unit, by the name of the collection. */
  readonly sections?: Readonly<Record<string, string>>;
  /**
   * Brands whose staff may read and feature these pages of every brand. Their menu has an entry for each brand,
   * `{path}?brand={name}` (NAV-006), and their list a brand selector (CARD-024).
   */
  readonly sharedWith?: readonly Brand[];
}

/**
 * The action whose scope is needed to feature a page, in the console and the services (CARD-011, PERM-021, A-25): `update` for pages of
 * the user's own brand, `read` for pages that another brand shares.
 * @param brands the brands that the user belongs to
 * @returns undefined where the user may not feature the page
 */
export function featuringAction(
  { sharedWith = [] }: Pick<ContentAccess, 'sharedWith'>,
  { isOwn, brands }: { readonly isOwn: boolean; readonly brands: readonly string[] },
): 'update' | 'read' | undefined {
  if (isOwn) return 'update';
  return sharedWith.some((brand) => brands.includes(brand)) ? 'read' : undefined;
}
