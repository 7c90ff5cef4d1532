import type { Choice } from '../../src/definition';

/** A type of content: the stored category of its pages, and its name (CONT-051, A-16). */
export interface ContentCategory {
  readonly value: string;
  readonly label: string;
  /** Required for every action on its pages (PERM-023); not derived from the value. */
  readonly scope: string;
}

/** The nine types, in the order of their tabs. */
export const CONTENT_CATEGORIES: readonly ContentCategory[] = [
  { value: 'news', label: 'News', scope: 'manage:content-news' },
  { value: 'events', label: 'Events', scope: 'manage:content-events' },
  { value: 'announcements', label: 'Announcements', scope: 'manage:content-announcement' },
  { value: 'destinations', label: 'Destinations', scope: 'manage:content-destinations' },
  { value: 'neighborhood', label: 'Neighborhood', scope: 'manage:content-neighborhood' },
  { value: 'sustainability', label: 'Sustainability', scope: 'manage:content-sustainability' },
  { value: 'home-buying-guide', label: 'Home Buying Guide', scope: 'manage:content-home-buying-guide' },
  { value: 'blogs', label: 'Blogs', scope: 'manage:content-blogs' },
  { value: 'vlogs', label: 'Vlogs', scope: 'manage:content-vlogs' },
];

/** Aliases of a type, in legacy data and in URLs. */
export const CATEGORY_ALIASES: Readonly<Record<string, string>> = {
  announcement: 'announcements',
  'home buying guide': 'home-buying-guide',
};

/** The types as choices. */
export const CATEGORY_CHOICES: readonly Choice[] = CONTENT_CATEGORIES.map(({ value, label, scope }) => ({
  value,
  label,
  access: scope,
  alsoRead: Object.keys(CATEGORY_ALIASES).filter((name) => CATEGORY_ALIASES[name] === value),
}));
