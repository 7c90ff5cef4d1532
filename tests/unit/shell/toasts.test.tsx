import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnreachableError } from '../../../src/api/errors';
import { preloadLazyParts } from '../../../src/shell/lazyParts';
import { showLayout, stubBrowser } from './support/showLayout';

beforeAll(preloadLazyParts);
beforeEach(() => {
  stubBrowser();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders the layout with an error toast: the service has rejected a deployment. */
async function showError() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T08:00:00.000Z') });
  const shown = await showLayout({ deploy: () => Promise.reject(new UnreachableError('content')) });
  await userEvent.click(screen.getByRole('button', { name: 'Deploy' }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  return shown;
}

describe('an error toast', () => {
  it('disappears with the screen that it belongs to', async () => {
    const { router } = await showError();
    vi.setSystemTime(Date.now() + 3_000);
    await router.navigate('/manage-properties');
    await waitFor(() => expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument());
  });

  it('stays if it is the reason for the next screen', async () => {
    const { router } = await showError();
    await router.navigate('/manage-properties');
    expect(await screen.findByText(/at \/manage-properties/)).toBeVisible();
    expect(screen.getByText('Something went wrong')).toBeVisible();
  });
});
