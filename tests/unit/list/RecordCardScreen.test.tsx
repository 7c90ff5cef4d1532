import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { heroBannerArea } from '../../../schemas/hero-banner/area';
import { ServiceError } from '../../../src/api/errors';
import { RecordCardScreen } from '../../../src/list/RecordCardScreen';
import { ToastContext } from '../../../src/shell/toasts';
import { onlyListed } from '../../../stories/support/recordSources';

const BANNER = {
  id: 'banner-1',
  title: 'First keys',
  link_type: 'CONTENT',
  category: 'news',
  updated_at: '2026-02-06',
};

it("[BAN-009] a banner that cannot be removed stays, and 'Something went wrong' is said", async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { cards } = heroBannerArea.list;
  if (!cards) throw new TypeError('Banners are listed as cards.');
  const said = { success: vi.fn(), error: vi.fn() };
  const source = {
    ...onlyListed,
    list: async () => ({ rows: [BANNER], total: 1, counts: { active: 1, inactive: 0 } }),
    remove: async () => Promise.reject(new ServiceError('No.', 'FORBIDDEN')),
  };
  const element = (
    <RecordCardScreen
      area={heroBannerArea}
      brand="ALP"
      source={source}
      cards={cards}
      can={{ update: true, create: true, remove: true }}
      options={() => ({ list: async () => [], find: async () => undefined })}
      now={() => 0}
      fileUrl={(key) => key}
      drafts={new Set()}
      onOpen={() => undefined}
    />
  );
  render(
    <ToastContext value={said}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </ToastContext>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Actions of First keys' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(said.error).toHaveBeenCalledExactlyOnceWith('Something went wrong'));
  expect(said.success).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'First keys' })).toBeInTheDocument();
});
