/** Messages of the deploy call; the first text is the catalogue's (DEPLOY-005). */
export const messages = {
  requested: 'Estimated Deployment Duration : 5 to 10 minutes',
  /** Only the countdown shows when it is possible again. */
  tooSoon: (brand: string) => `${brand} was deployed a moment ago.`,
  hookSilent: 'The deployment could not be started: the deployment system does not answer.',
  hookRefused: (status: number) => `The deployment could not be started: the deployment system answered ${status}.`,
  hookGone: 'The deployment could not be started: no deployment system is set up any more.',
  deploymentFailed: 'The deployment failed.',
  deploymentEndless: 'The deployment system did not tell within an hour how the deployment ended.',
} as const;
