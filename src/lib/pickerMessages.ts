/** The search for a place. */
export const placeTexts = {
  waiting: 'Searching in a moment… press Enter to search now',
  searching: 'Searching…',
  locating: 'Reading where it is…',
  searchNow: (label: string) => `Search ${label} now`,
  suggestions: (label: string) => `Places for ${label}`,
  found: (count: number) => `${count} ${count === 1 ? 'place' : 'places'} found`,
  none: 'No place found. The text stays as you wrote it.',
} as const;

/** Latitudes and longitudes, and the map that shows them. */
export const coordinatesTexts = {
  unlock: (label: string) => `Unlock ${label}`,
  lock: (label: string) => `Lock ${label}`,
  refused: 'Digits and a dot only.',
  map: 'Map of the Philippines',
  mapWithPin: (position: string) => `Map of the Philippines with a pin at ${position}`,
  noPin: 'There is no pin until both coordinates are given.',
  outside: 'This position lies outside of the map.',
  position: (latitude: number, longitude: number) => `${latitude}, ${longitude}`,
  openMap: 'Open in OpenStreetMap',
} as const;

/** Related pages. */
export const pagesTexts = {
  pick: (label: string) => `Pick ${label}`,
  none: 'No page picked yet.',
  limit: (limit: number) => `At most ${limit} ${limit === 1 ? 'page' : 'pages'}`,
  loading: 'Loading…',
  removed: 'Removed page',
  hidden: 'Page without access',
  hiddenHint: 'This page is there, but your role may not read it.',
  unnamed: 'Page without a name here',
  namesFailed: 'The names could not be loaded.',
  retry: 'Try again',
  /** Chips of pages without a name have their position, so that each has a name of its own. */
  nameAt: (name: string, index: number) => `${name} (${index + 1})`,
  take: (name: string) => `Take out ${name}`,
  move: (name: string) => `Move ${name}`,
  search: 'Search pages',
  category: 'Category',
  results: 'Pages found',
  found: (shown: number, total: number) =>
    shown < total ? `${shown} of ${total} pages` : `${total} ${total === 1 ? 'page' : 'pages'}`,
  nothing: 'No page found.',
  failed: 'The pages could not be searched.',
  more: (shown: number, total: number) => `Load more (${shown} of ${total})`,
  cancel: 'Cancel',
  done: 'Done',
} as const;
