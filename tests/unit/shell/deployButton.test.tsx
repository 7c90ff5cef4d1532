import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deployment } from '../../../src/api/deploy';
import { ServiceError, UnreachableError } from '../../../src/api/errors';
import { preloadLazyParts } from '../../../src/shell/lazyParts';
import { showLayout, stubBrowser } from './support/showLayout';

const LAST = {
  id: 'd1',
  status: 'failed',
  requestedBy: 'ALP Editor',
  requestedAt: '2026-01-31T06:02:00Z',
  finishedAt: '2026-01-31T06:08:00Z',
  message: 'The site builder does not answer.',
  note: '',
  readyIn: 0,
} as const;

beforeAll(preloadLazyParts);
beforeEach(() => stubBrowser());
afterEach(() => void vi.unstubAllGlobals());

describe('the Deploy button', () => {
  it('[SHELL-011, DEPLOY-001] is shown with a brand, and not without one', async () => {
    const { unmount } = await showLayout();
    expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Deploy' })).toBeEnabled();
    unmount();
    await showLayout({ tenants: [] });
    expect(screen.queryByRole('button', { name: 'Deploy' })).not.toBeInTheDocument();
  });

  it('is not shown without the right to deploy', async () => {
    const { readLast } = await showLayout({ mayDeploy: () => false });
    expect(screen.queryByRole('button', { name: 'Deploy' })).not.toBeInTheDocument();
    expect(readLast).not.toHaveBeenCalled();
  });

  it('[DEPLOY-005] says how long a deployment takes', async () => {
    const { deploy } = await showLayout();
    await userEvent.click(screen.getByRole('button', { name: 'Deploy' }));
    const notice = await screen.findByRole('dialog', { name: 'Deployment of ALP' });
    expect(notice).toHaveTextContent('Estimated Deployment Duration : 5 to 10 minutes');
    expect(deploy).toHaveBeenCalledExactlyOnceWith('brand-alp', undefined);
  });

  it('[DEPLOY-003, DEPLOY-004] is disabled after a click, with a countdown, even after a reload', async () => {
    const { unmount } = await showLayout();
    await userEvent.click(screen.getByRole('button', { name: 'Deploy' }));
    const notice = await screen.findByRole('dialog', { name: 'Deployment of ALP' });
    await waitFor(() => expect(notice).toHaveTextContent(/Deploy works again in (4:00|3:5\d)/));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Deploy' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Deployment status' })).toHaveFocus();
    const reason = /^Deploy works again at \d\d:\d\d [AP]M\.$/;
    expect(screen.getByRole('button', { name: 'Deploy' })).toHaveAccessibleDescription(reason);
    await userEvent.hover(screen.getByRole('button', { name: 'Deployment status' }));
    expect(await screen.findByRole('tooltip', { name: reason })).toBeVisible();
    unmount();
    await showLayout();
    expect(screen.getByRole('button', { name: 'Deploy' })).toBeDisabled();
  });

  it('[DEPLOY-003] counts down the pause of the service if somebody else was faster', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let readyIn = 0;
    await showLayout({
      readLast: async () => ({ ...LAST, status: 'done', readyIn }),
      deploy: async () => {
        readyIn = 130_000;
        throw new ServiceError('ALP was deployed a moment ago.', '409');
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Deploy' }));
    const notice = await screen.findByRole('dialog', { name: 'Deployment of ALP' });
    await waitFor(() => expect(notice).toHaveTextContent(/Deploy works again in 2:(10|0\d)/));
    expect(within(notice).getAllByText(/again|minute|second/)).toHaveLength(1);
    expect(notice).toHaveTextContent('ALP was deployed a moment ago.');
    expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  });

  it('[DEPLOY-006] shows Something went wrong if the service does not respond, and is enabled again at once', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { deploy } = await showLayout({
      deploy: async () => {
        throw new UnreachableError('content');
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Deploy' }));
    expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Deploy' }));
    expect(deploy).toHaveBeenCalledTimes(2);
  });

  it('says how the last deployment went, and who requested it', async () => {
    await showLayout({ readLast: async () => LAST });
    await userEvent.click(screen.getByRole('button', { name: 'Deployment status' }));
    const notice = await screen.findByRole('dialog', { name: 'Deployment of ALP' });
    expect(notice).toHaveTextContent('Failed');
    expect(notice).toHaveTextContent('Requested Jan 31, 2026, 02:02 PM by ALP Editor');
    expect(notice).toHaveTextContent('Finished Jan 31, 2026, 02:08 PM');
    expect(notice).toHaveTextContent('The site builder does not answer.');
    expect(notice).not.toHaveTextContent('Estimated');
  });

  it('says if nothing was deployed yet, or if that is unknown', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const readLast = vi.fn<() => Promise<undefined>>().mockRejectedValue(new UnreachableError('content'));
    await showLayout({ readLast });
    await userEvent.click(screen.getByRole('button', { name: 'Deployment status' }));
    expect(await screen.findByText('The status could not be loaded.')).toBeInTheDocument();
    readLast.mockResolvedValue(undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('This website was not deployed from here yet.')).toBeInTheDocument();
  });

  it('keeps the reason of a rejected deployment', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const changes = async () => ({ since: '', changes: [], hasMore: false });
    const deploy = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new UnreachableError('content'));
    await showLayout({ changes, deploy });
    const ask = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Deploy' }));
      return within(await screen.findByRole('dialog', { name: 'Deploy the ALP website?' }));
    };
    const first = await ask();
    await userEvent.type(first.getByRole('textbox'), 'New prices');
    await userEvent.click(first.getByRole('button', { name: 'Deploy' }));
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await ask()).getByRole('textbox')).toHaveValue('New prices');
  });

  const deployments = Array.from({ length: 22 }, (_, index) => ({
    ...LAST,
    id: `d${index + 1}`,
    note: `No. ${index + 1}`,
  }));

  it('shows each earlier deployment once if another one was requested between two pages', async () => {
    const pageOf = (all: readonly Deployment[], page: number) => all.slice((page - 1) * 10, page * 10);
    const readHistory = vi.fn(async (_brandId: string, page: number) =>
      pageOf(page === 1 ? deployments : [{ ...LAST, id: 'another' }, ...deployments], page),
    );
    const changes = async () => ({ since: '', changes: [], hasMore: false });
    await showLayout({ changes, readHistory, readLast: async () => deployments[0] });
    await userEvent.click(screen.getByRole('button', { name: 'Deployment status' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('No. 19')).toBeVisible();
    expect(screen.getAllByText('No. 10')).toHaveLength(1);
    // The button keeps the focus, for whoever reads on with the keyboard.
    expect(screen.getByRole('button', { name: 'Show more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('No. 22')).toBeVisible();
    // After the last page the button is gone; what follows is read from the first new one on.
    expect(screen.getByText('No. 20').closest('li')).toHaveFocus();
  });

  it('says if earlier deployments could not be loaded, and retries', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const readHistory = vi.fn(async (_brandId: string, page: number) => deployments.slice((page - 1) * 10, page * 10));
    const changes = async () => ({ since: '', changes: [], hasMore: false });
    await showLayout({ changes, readHistory, readLast: async () => deployments[0] });
    await userEvent.click(screen.getByRole('button', { name: 'Deployment status' }));
    readHistory.mockRejectedValueOnce(new UnreachableError('content'));
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('The earlier deployments could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('No. 12')).toBeVisible();
    expect(screen.queryByText('The earlier deployments could not be loaded.')).not.toBeInTheDocument();
  });
});
