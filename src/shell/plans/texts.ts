import { defineTexts } from '../../lib/texts';

/** Scheduled plans: deployments, publishing and hiding. */
export const planTexts = defineTexts('plan', {
  coming: 'Coming up',
  none: 'Nothing is planned.',
  failed: 'What is planned could not be loaded.',
  /** The action, in a list; without the brand of a deployment. */
  actions: { deploy: 'Deploy the website', show: 'Publish', hide: 'Hide' },
  /** On a card or row. */
  marks: { show: 'Publishes {at}', hide: 'Hides {at}' },
  notDone: 'Not done: {reason}',
  plannedBy: 'planned by {by}',
  change: 'Change time',
  /** Not just “Cancel”: the dialogs around the list have such a button of their own. */
  cancel: 'Cancel plan',
  dismiss: 'Dismiss',
  changeOf: 'Change time: {what}',
  cancelOf: 'Cancel plan: {what}',
  dismissOf: 'Dismiss: {what}',
  cancelFailed: 'It could not be cancelled.',
  /** Menu entry of a card or row. */
  open: 'Publish or hide at…',
  openOf: 'Publish or hide {name} at a time',
  title: 'Publish or hide {name}',
  changeTitle: 'Change time',
  what: 'What',
  when: 'Date and time (Manila time)',
  noTime: 'Choose a date and a time.',
  past: 'The time has passed already.',
  set: 'Set the time',
  close: 'Close',
  saveFailed: 'The time could not be set.',
  /** In the confirmation of a deployment. */
  atATime: 'At a time instead of now',
  deployAt: 'Deploy at this time',
});
