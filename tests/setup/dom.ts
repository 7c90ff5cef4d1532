/** What every test with a DOM starts from: the matchers of jest-dom, patience, and a clean page after each test. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { calmBrowser } from '../support/mediaQueries';

// A busy machine takes its time; no test asserts how long.
configure({ asyncUtilTimeout: 15_000 });
// jsdom has none. Nobody waits for dialogs and menus to fade.
window.matchMedia = calmBrowser();

afterEach(() => {
  // Screens end with what they began with: the clock and the globals are put back after that.
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
