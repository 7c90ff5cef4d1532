/** Messages of plans. */
export const messages = {
  notFound: 'This plan is not there any more.',
  notPlanned: 'This was done or cancelled meanwhile.',
  otherPlan: 'This plan is for something else.',
  noTime: 'Choose a date and a time.',
  past: 'The time has passed already.',
  tooFar: 'The time must lie within a year from now.',
  planned: 'A time is set for this already. Change that one.',
  tooMany: (max: number) => `At most ${max} things can be planned for a brand.`,
  gone: (name: string) => `${name} may not sign in any more.`,
  noRight: (name: string) => `${name} has no access to this any more.`,
  fault: 'The services could not do it. Try again.',
} as const;
