import { defineTexts } from '../../lib/texts';

/** The page of a user. */
export const userTexts = defineTexts('user', {
  details: 'Details',
  sendVerification: 'Send verification e-mail again',
  verificationSent: 'The verification e-mail was sent.',
});
