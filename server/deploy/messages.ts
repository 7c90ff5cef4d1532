/** What the deploy call says to people; the first text is the catalogue's (DEPLOY-005). */
export const messages = {
  requested: 'Estimated Deployment Duration : 5 to 10 minutes',
  tooSoon: (brand: string, seconds: number) =>
    `${brand} was deployed a moment ago. It is possible again in ${duration(seconds)}.`,
  hookSilent: 'The deployment could not be started: the deployment system does not answer.',
  hookRefused: (status: number) => `The deployment could not be started: the deployment system answered ${status}.`,
  hookGone: 'The deployment could not be started: no deployment system is set up any more.',
} as const;

function duration(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [
    ...(minutes > 0 ? [minutes === 1 ? '1 minute' : `${minutes} minutes`] : []),
    ...(rest > 0 ? [rest === 1 ? '1 second' : `${rest} seconds`] : []),
  ];
  return parts.join(' ');
}
