import { defineTexts } from '../lib/texts';

/** Shown on the sign-in page and in the sidebar (SIGN-004, SHELL-003, CONST-009). */
export const VERSION_LABEL = 'v1.2.5';

/** The sign-in page and the session. */
export const sessionTexts = defineTexts('session', {
  product: 'Brand Console',
  tagline: 'Sign in with your corporate account to manage the brand websites.',
  signIn: 'Sign In',
  signInFailed: 'Sign in failed. Please try again.',
  signInRefused: {
    unknown_user: 'There is no account for this email address. Please contact your administrator.',
    inactive_user: 'This account is not active. Please contact your administrator.',
    pending_user: 'This account is not verified yet. Open the link in your verification email first.',
    inactive_role: 'The role of this account is not active. Please contact your administrator.',
    email_not_verified: 'The sign-in provider did not verify your email address.',
    access_denied: 'The sign-in was cancelled.',
    sign_in_expired: 'The sign-in took too long. Please try again.',
    provider_unavailable: 'The sign-in provider does not answer. Please try again later.',
  },
  foreignTitle: 'This sign-in did not begin here',
  foreignText:
    'The address that was opened belongs to a sign-in of another window or of somebody else. Nobody was signed in by it, and nothing has changed.',
  backToConsole: 'Back to the console',
  signingIn: 'Signing you in…',
  signedInAgain: 'You are signed in again. You can close this window.',
  ended: 'Your session has ended. Please sign in again.',
  idleEnded: 'You were signed out because nothing happened for 10 minutes. Unsaved changes are kept as drafts.',
  endedTitle: 'Your session has ended',
  endedText: 'Sign in again to go on. Your changes stay in this window.',
  replacedTitle: 'Somebody else is signed in now',
  replacedText:
    '{next} has signed in in another tab of this browser. Nothing is saved from this tab any more; unsaved changes are kept as drafts of {former}.',
  goOnAs: 'Go on as {name}',
  signInAs: 'Sign in as {name} again',
  windowBlocked: 'Your browser did not open the window for signing in.',
  signInInTab: 'Sign in in a new tab',
  loadFailed: 'The console could not be loaded.',
  logout: 'Logout',
  logoutUploadingTitle: 'Leave while files are uploading?',
  logoutUploading:
    'Files are still uploading in another tab of this browser. If you leave now, they are not kept, and you have to choose them again.',
  logoutUnsavedTitle: 'Leave without saving?',
  logoutUnsaved:
    'Another tab of this browser has changes that are not saved yet, and no draft of them could be kept. If you leave without saving them there, they are lost.',
  idleTitle: 'Are you still there?',
  idleCountdown:
    'You will be signed out in {seconds, plural, one {# second} other {# seconds}}. Unsaved changes are kept as drafts.',
  staySignedIn: 'Stay signed in',
  permissions: {
    read: 'View {noun}',
    create: 'Add {noun}',
    update: 'Edit {noun}',
    delete: 'Delete {noun}',
    manage: 'Work on {noun}',
  },
});
