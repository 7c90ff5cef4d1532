import { defineTexts } from '../../lib/texts';

/** The card list (CARD). */
export const cardTexts = defineTexts('card', {
  add: '+ {label}',
  featured: 'Featured',
  /** For pages that are not visible on the website. */
  hidden: 'Hidden',
  feature: 'Add to Featured',
  unfeature: 'Remove from Featured',
  edit: 'Edit',
  view: 'View',
  remove: 'Delete',
  menuOf: 'Actions of {name}',
  hasVideo: 'Has a video',
  /** CARD-015. */
  broken: "We're sorry, The file is broken.",
  /** CARD-016. */
  missing: 'No {field} listed',
  /** CARD-019, A-10. */
  range: '{from} - {to} of {total} items',
  /** If not all of them were counted. */
  rangeOfMore: '{from} - {to} of more than {total, number} items',
  categories: 'Categories',
  everyCategory: 'All',
  brandOf: 'Brand',
  /** CARD-020. */
  removeTitle: 'Delete Page?',
  removeText: 'Are you sure you want to delete this page?',
  /** CARD-021. */
  removed: 'Successfully deleted page',
  featureChanged: 'Update Success',
  /** CARD-022, CARD-023. */
  actionFailed: 'Something went wrong',
  cancel: 'CANCEL',
  confirm: 'Delete',
});
