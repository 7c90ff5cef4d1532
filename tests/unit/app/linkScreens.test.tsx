import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal, type GraphQLAnswer, type GraphQLCall } from '../support/contentService';
import { openScreen } from './support/openScreen';

afterEach(() => void vi.restoreAllMocks());

const SCOPES = ['read', 'create', 'update', 'delete'].map((action) => `${action}:links`);

/** A service with two links, of which the second was deleted. @param failure of every save */
function linkService(failure?: Error): (call: GraphQLCall) => GraphQLAnswer {
  const link = (name: string) => ({
    ...{ id: name, name, link: `https://${name}.example`, category: 'external', revision: 1 },
    ...{ image: null, imageKey: null, __typename: 'Link' },
  });
  let links = [link('Atlas')];
  return ({ name }) => {
    switch (name) {
      case 'Links':
        return { getLinks: links };
      case 'RemovedRecords': {
        const removed = { record_id: 'Beacon', revision: 1, name: 'Beacon', saved_by: 'Ana Reyes' };
        const isThere = links.length > 1;
        const saved = { saved_at: '2026-02-01T02:00:00.000Z', __typename: 'RemovedRecord' };
        return { removedRecords: isThere ? [] : [{ ...removed, ...saved }] };
      }
      case 'Save':
        return failure ?? {};
      case 'RestoreRecordRevision':
        links = [...links, link('Beacon')];
        return { restoreRecordRevision: { id: 'Beacon', revision: 2, __typename: 'SavedRecord' } };
      default:
        return {};
    }
  };
}

it('restoring a deleted link keeps unsaved changes of the form, even if no draft can be stored', async () => {
  const { services } = await import('../../../src/app/services');
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(services.drafts, 'write').mockRejectedValue(new Error('The storage is full.'));
  const { user } = await openScreen({
    ...{ path: '/manage-links/external', brand: 'AVIDA', scopes: SCOPES, answer: linkService() },
  });
  await user.click(await screen.findByRole('button', { name: /Atlas/ }));
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), ' of places');
  expect(await screen.findByText(/could not keep a draft/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deleted links' }));
  const drawer = await screen.findByRole('dialog', { name: 'Deleted links of Manage Links' });
  await user.click(await within(drawer).findByRole('button', { name: 'Restore Beacon' }));
  expect(await screen.findByText('Beacon is restored.')).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('button', { name: /Beacon/ })).toBeVisible();
  await waitFor(() => expect(screen.getByDisplayValue('Atlas of places')).toBeVisible());
});

it('[LINK-008] a failed save is reported and keeps the form', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { user, asked } = await openScreen({
    ...{ path: '/manage-links/external', brand: 'AVIDA', scopes: SCOPES },
    answer: linkService(refusal('INTERNAL_SERVER_ERROR', 'No.')),
  });
  await user.click(await screen.findByRole('button', { name: /Atlas/ }));
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), ' of places');
  await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'SAVE' }));
  expect(await screen.findByText('Something went wrong!')).toBeVisible();
  expect(asked.filter(({ name }) => name === 'Save')).not.toEqual([]);
  expect(screen.getByDisplayValue('Atlas of places')).toBeVisible();
});
