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

/** The layout with an error at its foot: the service has not taken a deployment. */
async function showError() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T08:00:00.000Z') });
  const shown = await showLayout({ deploy: () => Promise.reject(new UnreachableError('content')) });
  await userEvent.click(screen.getByRole('button', { name: 'Deploy' }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  return shown;
}

describe('an error at the foot of the screen', () => {
  it('goes with the screen that it is about', async () => {
    const { router } = await showError();
    vi.setSystemTime(Date.now() + 3_000);
    await router.navigate('/manage-properties');
    await waitFor(() => expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument());
  });

  it('stays where it is the reason for another screen', async () => {
    const { router } = await showError();
    await router.navigate('/manage-properties');
    expect(await screen.findByText(/at \/manage-properties/)).toBeVisible();
    expect(screen.getByText('Something went wrong')).toBeVisible();
  });
});
