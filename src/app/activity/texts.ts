import { defineTexts } from '../../lib/texts';

/** The activity log. */
export const activityTexts = defineTexts('activity', {
  heading: 'Activity',
  /** Completes 'Search {search}'. */
  search: 'Activity',
  columns: {
    name: 'Name',
    activity: 'Activity',
    about: 'Area',
    brand: 'Brand',
    person: 'Person',
    createdAt: 'Date',
  },
  period: 'Period',
  subjects: {
    content: 'Content',
    people: 'People',
    roles: 'Roles',
    deployments: 'Deployments',
  },
  actions: {
    saved: 'Saved',
    removed: 'Deleted',
    restored: 'Restored',
  },
  website: 'Website of {brand}',
  deployed: 'Deployment: {status}',
  deployedFor: 'Deployment: {status}. {note}',
  allBrands: 'All brands',
  platform: 'Platform',
  loadFailed: 'The activity could not be loaded.',
});
