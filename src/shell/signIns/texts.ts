import { defineTexts } from '../../lib/texts';

/** The sign-ins of a user. */
export const signInTexts = defineTexts('signIn', {
  own: 'Where I am signed in',
  ofUser: 'Signed in',
  explanation: 'Sign out where you do not recognise the browser or the address, and tell your administrator.',
  unknownBrowser: 'Unknown browser',
  here: 'This browser',
  used: 'Last used {when} from {address}',
  usedSomewhere: 'Last used {when}',
  began: 'Signed in {when}',
  end: 'Sign out there',
  endOf: 'Sign out there: {browser}, signed in {when}',
  ended: 'Signed out there.',
  endFailed: 'It was not signed out there. Please try again.',
  none: 'Not signed in anywhere.',
  failed: 'The list could not be loaded.',
});
