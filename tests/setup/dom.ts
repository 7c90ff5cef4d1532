/** Setup of every test with a DOM, on top of the common one: jest-dom matchers, and cleanup after each test. */
import '@testing-library/jest-dom/vitest';
import './browser';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { calmBrowser } from '../support/mediaQueries';

// jsdom has no matchMedia. With reduced motion, tests do not wait for dialogs and menus to fade.
window.matchMedia = calmBrowser();

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
