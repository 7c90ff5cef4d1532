import type { CommonSettings } from './commonSettings';
import type { Count } from './scalars';
import type { StoredJoined } from './stored';

/** A category of pages that can be picked. */
export interface PageCategory {
  /** As the pages have it stored. */
  readonly value: string;
  readonly label: string;
}

/** Which pages of the brand can be picked. */
export interface PickedPages {
  /** The tag of the pages; `{BRAND}` and `{brand}` stand for the brand's name. */
  readonly tag: string;
  /** Only pages of these categories; where there are several, the person who picks chooses among them. */
  readonly categories?: readonly PageCategory[];
}

/** Related pages in the order in which they were picked; stored as their ids, joined in one field (B-54). */
export interface PagesField extends CommonSettings {
  readonly type: 'pages';
  readonly label: string;
  readonly stored: StoredJoined;
  readonly pages: PickedPages;
  /** Shown in the empty input of the search. */
  readonly placeholder?: string;
  /** The message shown when no page is picked. */
  readonly required?: string;
  /** How many pages may be picked. */
  readonly max?: Count;
}
