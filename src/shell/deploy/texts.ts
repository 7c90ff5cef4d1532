import { defineTexts } from '../../lib/texts';

/** Deploying a brand's website (DEPLOY). */
export const deployTexts = defineTexts('deploy', {
  deploy: 'Deploy',
  status: 'Deployment status',
  title: 'Deployment of {brand}',
  duration: 'Estimated Deployment Duration : 5 to 10 minutes',
  failed: 'Something went wrong',
  never: 'This website was not deployed from here yet.',
  lookupFailed: 'The status could not be loaded.',
  statuses: {
    queued: 'Waiting',
    running: 'Running',
    done: 'Done',
    failed: 'Failed',
  },
  requested: 'Requested {at}',
  requestedBy: 'Requested {at} by {by}',
  finished: 'Finished {at}',
  planned: 'Planned {at}',
  progress: 'Progress',
  see: 'See more',
  /** Confirmation of a deployment. */
  question: 'Deploy the {brand} website?',
  sinceThen: 'Saved since {at}:',
  sinceEver: 'Saved so far:',
  nothingSince: 'Nothing you can open was saved since {at}. The website is built anew all the same.',
  nothingEver: 'No change is on record yet. The website is built all the same.',
  changesFailed: 'What was changed could not be loaded. You can deploy all the same.',
  removed: 'Removed',
  fields: 'What changed',
  fieldsOf: 'What changed in {name}',
  saves: '{count, plural, one {saved once} other {saved {count} times}} by {by}',
  savesOfNobody: '{count, plural, one {saved once} other {saved {count} times}}',
  more: 'Only the newest are shown.',
  note: 'What is it about? (optional)',
  cancel: 'Cancel',
  earlier: 'Earlier deployments',
  earlierFailed: 'The earlier deployments could not be loaded.',
  showMore: 'Show more',
  /** @param at a time of the day: '10:04 AM' */
  pausedUntil: 'Deploy works again at {at}.',
  /** @param left minutes and seconds: '3:42' */
  pause: 'Deploy works again in {left}.',
});
