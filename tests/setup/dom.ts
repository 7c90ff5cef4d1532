/** Setup of every test with a DOM, on top of the common one: jest-dom matchers, long timeouts, and cleanup after each test. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { findLabelsQuickly } from '../support/labels';
import { calmBrowser } from '../support/mediaQueries';
import { letTestsAnswer } from '../support/network';
import { forgetOwners } from '../support/owners';
import { computeStylesQuickly, holdStyles } from '../support/styles';

const { getElementError } = getConfig();
// Generous, for busy machines; no test asserts durations.
configure({ asyncUtilTimeout: 15_000, getElementError: errorWithLazyMessage });
// jsdom has no matchMedia. With reduced motion, tests do not wait for dialogs and menus to fade.
window.matchMedia = calmBrowser();
holdStyles();
computeStylesQuickly();
findLabelsQuickly();
forgetOwners();
letTestsAnswer();

afterEach(() => {
  // Screens unmount with the clock and the globals that they were mounted with; those are restored afterwards.
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

// Lists preload their editor when idle. Imports that a test file started must settle before its window is closed.
afterAll(() => vi.dynamicImportSettled());

/**
 * The error of a query with no match or too many. Its message prints the whole document, which costs more than the query, so it is
 * built when it is first read: most of these errors only end one poll of a `findBy…`.
 */
function errorWithLazyMessage(message: string | null, container: Element): Error {
  const error = new Error();
  Error.captureStackTrace(error, errorWithLazyMessage);
  error.name = 'TestingLibraryElementError';
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => getElementError(message, container).message,
  });
}
