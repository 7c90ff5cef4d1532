import type { Brand } from '../lib/brand';

/** The scopes that the actions on something need; what has no scope nobody may do. */
export interface AreaAccess {
  /** Scope needed to see the area. */
  readonly read: string;
  /** Scope needed to add to it. */
  readonly create?: string;
  /** Scope needed to change what is there. */
  readonly update?: string;
  /** Scope needed to remove from it. */
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

/** One of them. */
export type RecordKind = (typeof RECORD_KINDS)[number];

/**
 * Kinds below one tag that have scopes of their own.
 * @discriminator by
 */
export type PageKinds =
  | {
      /** The beginning of the slug tells the kind; pages of no kind do not exist. */
      readonly by: 'slug';
      readonly kinds: readonly {
        readonly slugPrefix: string;
        readonly scope: string;
        readonly brands?: readonly Brand[];
      }[];
    }
  | {
      /** The page's category tells the kind; a page without one, or with an unknown one, needs no further scope. */
      readonly by: 'category';
      /** Scopes by category, as stored. */
      readonly scopes: Readonly<Record<string, string>>;
      /** Whether every action needs the scope, or only giving a page that category. */
      readonly needed: 'always' | 'to create';
    };

/** Who may do what with the pages of a tag, or with the records of a kind. The services enforce it, the console follows it. */
export interface ContentAccess {
  /** `{BRAND}` and `{brand}` in a tag stand for the brand's name. Records: a kind of the specification, or the name of a store. */
  readonly of: { readonly pages: string } | { readonly records: RecordKind | (string & {}) };
  readonly access: AreaAccess;
  /** Absent: every brand has them. */
  readonly brands?: readonly Brand[];
  /** Kinds of pages that are guarded by scopes of their own. */
  readonly kinds?: PageKinds;
  /** Scopes of collections that stand inside a unit, by the name of the collection; whoever writes them needs it. */
  readonly sections?: Readonly<Record<string, string>>;
  /**
   * Brands whose staff read these pages of every brand and feature them: their menu has an entry for each brand,
   * `{path}?brand={name}` (NAV-006), their list a selector of brands (CARD-024).
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
