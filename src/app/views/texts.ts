import { defineTexts } from '../../lib/texts';

/** The page of a user. */
export const userTexts = defineTexts('user', {
  details: 'Details',
  sendVerification: 'Send verification email again',
  verificationSent: 'The verification email was sent.',
});
