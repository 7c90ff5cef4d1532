import type { SpecifiedFilter } from '../src/definition';

/**
 * Page list filters with names given by the specification (API-GQL-008, API-GQL-009, API-GQL-011). Any other is sent under the name of
 * its card value.
 */
export const specifiedFilters: readonly SpecifiedFilter[] = [
  {
    pages: 'PROPERTIES-{BRAND}',
    value: 'statuses',
    sentAs: ['property', 'status'],
    listedBy: 'getPropertyStatusFilters',
  },
  {
    pages: 'PROPERTIES-{BRAND}',
    value: 'location',
    sentAs: ['property', 'location'],
    listedBy: 'getPropertyLocationFilters',
  },
  { pages: 'PROPERTIES-{BRAND}', value: 'category', sentAs: ['property', 'type'] },
  { pages: 'CONTENT-{BRAND}', value: 'category', sentAs: ['content', 'type'] },
];
