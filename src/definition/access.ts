import type { Brand } from './brand';

/** The scopes that the actions on something need; what has no scope nobody may do. */
export interface AreaAccess {
  readonly read: string;
  readonly create?: string;
  readonly update?: string;
  readonly delete?: string;
}

/** The kinds of records that are no pages, by the names of their tables on the wire. */
export type RecordKind =
  'home_banner' | 'career' | 'employment_type' | 'link' | 'email_record' | 'mdor_document' | 'contract_document';

/** Kinds below one tag that have scopes of their own. */
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
  /** `{BRAND}` and `{brand}` in a tag stand for the brand's name. */
  readonly of: { readonly pages: string } | { readonly records: RecordKind };
  readonly access: AreaAccess;
  /** Absent: every brand has them. */
  readonly brands?: readonly Brand[];
  readonly kinds?: PageKinds;
  /** Scopes of collections that stand inside a unit, by the name of the collection; whoever writes them needs it. */
  readonly sections?: Readonly<Record<string, string>>;
  /** Brands whose staff read these pages of every brand and set their alternative_featured flag. */
  readonly sharedWith?: readonly Brand[];
}
