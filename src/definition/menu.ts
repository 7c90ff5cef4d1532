/** The icons an area may choose from; the shell draws them. */
export type AreaIcon =
  | 'business'
  | 'home'
  | 'store'
  | 'article'
  | 'banner'
  | 'image'
  | 'work'
  | 'people'
  | 'badge'
  | 'link'
  | 'document'
  | 'contract'
  | 'mail'
  | 'guide'
  | 'sample'
  | 'activity'
  | 'award';

/** One entry of the menu that holds several areas (NAV-011). It has the icon of the first of them. */
export interface MenuGroup {
  /** What the entry says that the areas of the group stand below. */
  readonly label: string;
  /** Where the paths of its areas begin. The address itself leads to one of them. */
  readonly path: string;
  /** The area that the group's address leads to, as what follows in its path: `careers`. */
  readonly start: string;
}

/** How an area stands in the menu. */
export interface AreaMenu {
  /** What the entry says. */
  readonly label: string;
  /** Stands before it. */
  readonly icon: AreaIcon;
  /** The menu shows areas in the order of their positions. */
  readonly position: number;
  /** The area is one of several below one entry. */
  readonly group?: MenuGroup;
}
