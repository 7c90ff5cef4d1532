import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadLazyParts } from '../../../src/shell/lazyParts';
import { showLayout, stubBrowser } from './support/showLayout';

const TWO = { tenants: ['tenant-alp', 'tenant-avida'] };

beforeAll(preloadLazyParts);
beforeEach(() => stubBrowser());
afterEach(() => void vi.unstubAllGlobals());

function banner() {
  return within(screen.getByRole('banner'));
}

describe('the brand in the header', () => {
  it('is shown to users of one brand, and not to users without one', async () => {
    const { unmount } = await showLayout();
    expect(banner().getByText('ALP')).toBeInTheDocument();
    expect(banner().queryByRole('button', { name: /change the brand/ })).not.toBeInTheDocument();
    unmount();
    await showLayout({ tenants: [] });
    expect(banner().queryByText('ALP')).not.toBeInTheDocument();
  });

  it('is switched by users of several brands, which opens the list of the area', async () => {
    const { router } = await showLayout({ ...TWO, path: '/manage-company-information/facts/brand-alp' });
    await userEvent.click(banner().getByRole('button', { name: 'ALP, change the brand' }));
    expect(await screen.findByRole('menuitemradio', { name: 'ALP', checked: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'AVIDA' }));
    expect(screen.getByText('AVIDA at /manage-company-information')).toBeInTheDocument();
    expect(banner().getByRole('button', { name: 'AVIDA, change the brand' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/manage-company-information');
  });

  it('is remembered for the next visit', async () => {
    const { unmount } = await showLayout(TWO);
    await userEvent.click(banner().getByRole('button', { name: 'ALP, change the brand' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'AVIDA' }));
    unmount();
    await showLayout(TWO);
    expect(screen.getByText('AVIDA at /manage-company-information')).toBeInTheDocument();
  });

  it('follows the history when going back across a switch', async () => {
    const { router } = await showLayout(TWO);
    for (const brand of ['AVIDA', 'ALP']) {
      await userEvent.click(banner().getByRole('button', { name: /change the brand/ }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: brand }));
    }
    await act(() => router.navigate(-1));
    expect(screen.getByText('AVIDA at /manage-company-information')).toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(screen.getByText('ALP at /manage-company-information')).toBeInTheDocument();
  });

  it('is the one in which a page was opened when going back to it', async () => {
    const { router } = await showLayout(TWO);
    const switchTo = async (brand: string) => {
      await userEvent.click(banner().getByRole('button', { name: /change the brand/ }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: brand }));
    };
    await switchTo('AVIDA');
    await act(() => router.navigate('/manage-properties'));
    await switchTo('ALP');
    await act(() => router.navigate(-1));
    expect(screen.getByText('AVIDA at /manage-properties')).toBeInTheDocument();
  });

  it('is not switched to a brand that the user does not belong to', async () => {
    const { router } = await showLayout(TWO);
    await act(() => router.navigate('/manage-company-information', { state: { brandId: 'brand-amaia' } }));
    expect(screen.getByText('ALP at /manage-company-information')).toBeInTheDocument();
  });
});
