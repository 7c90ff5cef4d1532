import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Page } from '../../../src/tree';
import { refusal, type GraphQLAnswer, type GraphQLCall } from '../support/contentService';
import { pageService } from '../support/pageService';
import { storedProperty } from '../support/storedProperty';
import { openScreen } from './support/openScreen';
import { EVERYTHING } from './support/openProperties';

afterEach(() => void vi.restoreAllMocks());

/** A property whose units have these names. */
function withUnits(page: Page, names: readonly string[]): Page {
  const [units] = page.containers.filter(({ name }) => name === 'UNITS');
  const all = units!.field_collections.flatMap((unit, index) =>
    names[index] ? [{ ...unit, name: names[index] }] : [],
  );
  return {
    ...page,
    containers: page.containers.map((one) => (one === units ? { ...one, field_collections: all } : one)),
  };
}

const ALL_UNITS = ['First Tower', 'Second Tower', 'Third Tower'];

/** Opens a property whose revision 1 has the first two units, and whose revision 2 has the first and third. */
async function openProperty(scopes: readonly string[] = EVERYTHING) {
  const whole = withUnits(storedProperty({ statuses: [null, null, null] }), ALL_UNITS);
  const first = withUnits(whole, ALL_UNITS.slice(0, 2));
  const now = {
    ...withUnits(whole, ALL_UNITS),
    containers: whole.containers.map((one) => ({
      ...one,
      field_collections: one.field_collections.filter(({ name }) => name !== 'Second Tower'),
    })),
    revision: 2,
  };
  const service = pageService([now]);
  const restored: GraphQLCall['variables'][] = [];

  function answer(call: GraphQLCall): GraphQLAnswer {
    switch (call.name) {
      case 'PageRevisions':
        return { pageRevisions: [2, 1].map(revisionOf) };
      case 'PageAtRevision': {
        const servedPage = call.variables['revision'] === 1 ? first : now;
        const served = pageService([servedPage]).answer({
          ...call,
          name: 'BrandPageById',
          variables: { id: servedPage.id },
        });
        const { getSpecificBrandPageById: page } = served as unknown as Record<
          string,
          { readonly containers: unknown }
        >;
        return { pageRevision: { containers: page?.containers, __typename: 'PageRevision' } };
      }
      case 'RestorePageRevision':
        restored.push(call.variables);
        service.change(now.id, ({ revision }) => ({ ...first, revision: revision ?? 0 }));
        return { restorePageRevision: { id: now.id, name: now.name, slug: now.slug, __typename: 'BrandPage' } };
      default:
        return service.answer(call);
    }
  }

  const opened = await openScreen({ path: '/manage-properties/lake-walk', brand: 'AVIDA', scopes, answer });
  return { ...opened, service, restored, id: now.id };
}

function revisionOf(revision: number) {
  const saved = { action: 'saved', saved_by: 'Ana Reyes', saved_at: `2026-02-0${revision}T02:00:00.000Z` };
  return { revision, ...saved, planned_at: null, __typename: 'PageRevision' };
}

/** Requests to restore the first version. */
async function askToRestore({ user }: Pick<Awaited<ReturnType<typeof openProperty>>, 'user'>) {
  await user.click(await screen.findByRole('button', { name: /^History of/ }));
  await user.click(await screen.findByRole('button', { name: /^Restore the version of/ }));
  return screen.findByRole('dialog', { name: 'Restore this version?' });
}

it('restores an older version of a page completely, in one document, after announcing which units are added and removed', async () => {
  const opened = await openProperty();
  const question = await askToRestore(opened);
  expect(question).toHaveTextContent('The whole page with its units becomes as it was saved at');
  expect(question).toHaveTextContent('What was added since is removed: Third Tower.');
  expect(question).toHaveTextContent('What was removed since comes back: Second Tower.');
  expect(opened.restored).toEqual([]);
  await opened.user.click(within(question).getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(opened.restored).toEqual([{ page_id: opened.id, revision: 1, expected_revision: 2 }]));
  expect(opened.service.saves()).toEqual([]);
  const units = () => screen.getByRole('navigation', { name: 'Units' });
  await waitFor(() => expect(units()).toHaveTextContent('Second Tower'));
  expect(units()).not.toHaveTextContent('Third Tower');
});

it('keeps a unit name that could not be saved in its input', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const opened = await openProperty();
  const { user, service } = opened;
  await user.click(await screen.findByRole('button', { name: 'Rename First Tower' }));
  service.refuse('Save', refusal('INTERNAL_SERVER_ERROR', 'The disk is full.'));
  await user.keyboard('Garden{Enter}');
  expect(await screen.findByText('Something went wrong!')).toBeVisible();
  await user.click(within(await askToRestore(opened)).getByRole('button', { name: 'Yes' }));
  const units = () => screen.getByRole('navigation', { name: 'Units' });
  await waitFor(() => expect(units()).toHaveTextContent('Second Tower'));
  expect(screen.getByRole('textbox', { name: 'Name of the unit' })).toHaveValue('Garden');
  service.refuse('Save', undefined);
  await user.type(screen.getByRole('textbox', { name: 'Name of the unit' }), '{Enter}');
  expect(await within(units()).findByRole('link', { name: 'Garden' })).toBeVisible();
});

it('does not change what the role may not open, and says so', async () => {
  const { restored, ...opened } = await openProperty(
    EVERYTHING.filter((scope) => scope !== 'manage:property-amenities'),
  );
  const question = await askToRestore(opened);
  expect(question).toHaveTextContent('what your role does not open stays as it is');
  await opened.user.click(within(question).getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(restored).toEqual([]);
});

it('warns that unsaved changes are lost if no draft of them can be stored', async () => {
  const { services } = await import('../../../src/app/services');
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(services.drafts, 'write').mockRejectedValue(new Error('The storage is full.'));
  const opened = await openProperty();
  await opened.user.click(await screen.findByRole('textbox', { name: 'Terrain' }));
  await opened.user.paste('Hilly');
  expect(await screen.findByText(/could not keep a draft/)).toBeVisible();
  expect(await askToRestore(opened)).toHaveTextContent('Your unsaved changes are lost then');
});
