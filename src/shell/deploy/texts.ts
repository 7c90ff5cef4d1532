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
  /** @param left minutes and seconds: '3:42' */
  pause: 'Deploy works again in {left}.',
});
