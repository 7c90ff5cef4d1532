import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../../../schemas/brands';
import { aboutUs } from '../../../schemas/company-information/about-us';
import { compileEditor } from '../../../src/compile';
import { newPage, type Page } from '../../../src/tree';
import { refusal, type GraphQLAnswer, type GraphQLCall } from '../support/contentService';
import { fakeLive, liveChange } from '../support/live';
import { pageService } from '../support/pageService';
import { COMPANY_SCOPES } from '../support/people';
import { newStoredId, storedProperty } from '../support/storedProperty';
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

/** Opens About Us of ALP, whose title was 'First title' in revision 1 and is 'Second title' in revision 2. */
async function openAboutUs(visitors: () => readonly string[] | Error = () => []) {
  const { editor, lens } = compileEditor(aboutUs, brands.ALP);
  const pageAt = (revision: number, title: string): Page => {
    const form = { main: { title } };
    const page = newPage({ editor, brandId: 'brand-alp', newId: newStoredId, form });
    return { ...lens.formToTree(form, page, newStoredId), slug: 'about-us-alp', revision };
  };
  const [first, second] = [pageAt(1, 'First title'), pageAt(2, 'Second title')];
  const service = pageService([second]);
  const opened = await openScreen({
    ...{ path: '/manage-company-information/about-us/brand-alp', brand: 'ALP', scopes: COMPANY_SCOPES },
    answer(call) {
      if (call.name === 'PageRevisions') return { pageRevisions: [2, 1].map(revisionOf) };
      if (call.name === 'LeavePage') return { leavePage: true };
      if (call.name === 'VisitPage') {
        const found = visitors();
        if (found instanceof Error) return found;
        return { visitPage: found.map((name) => ({ __typename: 'PageVisitor', user_id: name, name })) };
      }
      if (call.name !== 'PageAtRevision') return service.answer(call);
      const { containers } = call.variables['revision'] === 1 ? first : second;
      return { pageRevision: { containers, __typename: 'PageRevision' } };
    },
  });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  const { user } = opened;
  return {
    ...opened,
    service,
    id: second.id,
    title,
    async restoreFirst() {
      const question = await askToRestore({ user });
      await user.click(within(question).getByRole('button', { name: 'Yes' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    },
    storedTitle: () =>
      /"name":"ABOUT-US-TITLE"[^}]*"value":"([^"]*)"/.exec(JSON.stringify(service.stored(second.name)))?.[1],
  };
}

describe('the history of a page with one form', () => {
  it('says what a version changed, and shows both texts in a comparison', async () => {
    const { user } = await openAboutUs();
    await user.click(screen.getByRole('button', { name: 'History of About Us' }));
    const drawer = await screen.findByRole('dialog', { name: 'History of About Us' });
    const [newest] = await within(await within(drawer).findByRole('list', { name: 'Versions' })).findAllByRole(
      'listitem',
    );
    expect(newest).toHaveTextContent('Saved by Ana Reyes');
    expect(await within(newest!).findByText('Changed: Title')).toBeVisible();
    await user.click(within(drawer).getAllByRole('button', { name: /^Compare/ })[1]!);
    const differences = await within(await within(drawer).findByRole('list', { name: 'Differences' })).findAllByRole(
      'listitem',
    );
    expect(differences).toHaveLength(1);
    await waitFor(() => expect(differences[0]!.querySelector('del')).toHaveTextContent('First'));
    expect(differences[0]!.querySelector('ins')).toHaveTextContent('Second');
  });

  it('restores a version, which is stored at once and can be undone', async () => {
    const { user, title, restoreFirst, storedTitle } = await openAboutUs();
    await restoreFirst();
    expect(await screen.findByText(/^The version of .* is restored\.$/)).toBeVisible();
    await waitFor(() => expect(title).toHaveValue('First title'));
    expect(storedTitle()).toBe('First title');
    expect(await screen.findByText('Nothing changed yet')).toBeVisible();
    await user.click(title);
    await user.keyboard('{Control>}z{/Control}');
    expect(title).toHaveValue('Second title');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(title).toHaveValue('First title');
  });

  it('restores a version over unsaved changes, which stay as a draft that can be restored', async () => {
    const { user, title, restoreFirst, storedTitle } = await openAboutUs();
    await user.clear(title);
    await user.paste('Not saved yet');
    expect(await screen.findByText(/^Unsaved, draft kept/)).toBeVisible();
    await restoreFirst();
    expect(await screen.findByText(/^Restore your changes of /)).toBeVisible();
    const reopened = () => screen.getByRole('textbox', { name: 'Title' });
    expect(reopened()).toHaveValue('First title');
    expect(storedTitle()).toBe('First title');
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    const choice = await screen.findByRole('dialog', { name: 'Choose what to keep' });
    await user.click(within(choice).getByRole('button', { name: 'Keep the chosen values' }));
    await waitFor(() => expect(reopened()).toHaveValue('Not saved yet'));
  });
});

it('the history of a property names the form, the unit and the section of a change', async () => {
  const { user } = await openProperty();
  await user.click(await screen.findByRole('button', { name: 'History of Property' }));
  const [newest] = await within(await screen.findByRole('list', { name: 'Versions' })).findAllByRole('listitem');
  expect(await within(newest!).findByText(/^Changed: /)).toHaveTextContent('Unit');
  expect(screen.getAllByRole('button', { name: /^History of/, hidden: true })).toHaveLength(1);
});

it('others who have the page open are shown until they leave; without the service the page can still be saved', async () => {
  const { services } = await import('../../../src/app/services');
  const { live, tell } = fakeLive();
  vi.spyOn(services.live, 'subscribe').mockImplementation(live.subscribe);
  let answer: readonly string[] | Error = [];
  const { user, title, id } = await openAboutUs(() => answer);
  async function visit(next: readonly string[] | Error) {
    answer = next;
    await act(async () => tell([liveChange({ id, action: 'visited' })]));
  }
  expect(screen.queryByText(/^Also open/)).not.toBeInTheDocument();
  await visit(['Group Editor']);
  expect(await screen.findByText('Also open: Group Editor')).toBeVisible();
  expect(screen.getByText('Group Editor also has this page open.')).toBeInTheDocument();
  await visit([]);
  expect(await screen.findByText('Group Editor has left this page.')).toBeInTheDocument();
  expect(screen.queryByText(/^Also open/)).not.toBeInTheDocument();
  await visit(refusal('INTERNAL_SERVER_ERROR', 'Away'));
  await user.clear(title);
  await user.paste('Goes on');
  await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
});
