import { defineTexts } from '../../lib/texts';

/** The matrix of permissions. */
export const permissionTexts = defineTexts('permission', {
  feature: 'Feature',
  actions: {
    read: 'View',
    create: 'Add',
    update: 'Edit',
    delete: 'Delete',
  },
  all: 'All permissions',
  column: '{action}: all features',
  row: '{feature}: all permissions',
  further: 'Further permissions of {feature}',
  search: 'Search permissions',
  nothingFound: 'No permission is called that.',
  count: '{count} given',
  gains: 'Gains {count}: {names}',
  loses: 'Loses {count}: {names}',
  more: 'and {count} more',
  kept: '{count, plural, one {# permission} other {# permissions}} of features that are not shown here will be kept.',
});
