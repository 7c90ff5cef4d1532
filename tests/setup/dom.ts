/** What every test with a DOM starts from, beside what all do: the matchers of jest-dom, patience, and a clean page after each test. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { findLabelsQuickly } from '../support/labels';
import { calmBrowser } from '../support/mediaQueries';
import { letTestsAnswer } from '../support/network';
import { forgetOwners } from '../support/owners';
import { computeStylesQuickly, holdStyles } from '../support/styles';

const { getElementError } = getConfig();
// A busy machine takes its time; no test asserts how long.
configure({ asyncUtilTimeout: 15_000, getElementError: errorPrintedWhenRead });
// jsdom has none. Nobody waits for dialogs and menus to fade.
window.matchMedia = calmBrowser();
holdStyles();
computeStylesQuickly();
findLabelsQuickly();
forgetOwners();
letTestsAnswer();

afterEach(() => {
  // Screens end with what they began with: the clock and the globals are put back after that.
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

// Lists begin to load their editor when nothing else happens. What a file began to load must not outlive its window.
afterAll(() => vi.dynamicImportSettled());

/**
 * What a query throws that finds nothing, or too much. Its message prints the whole document, which costs more than the query;
 * most of these errors end one look of a `findBy…`, and nobody reads them.
 */
function errorPrintedWhenRead(message: string | null, container: Element): Error {
  const error = new Error();
  Error.captureStackTrace(error, errorPrintedWhenRead);
  error.name = 'TestingLibraryElementError';
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => getElementError(message, container).message,
  });
}
