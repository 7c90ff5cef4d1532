import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Field } from '../../../src/definition';
import type { FormServices } from '../../../src/form';
import { MAX_SEARCH_LENGTH } from '../../../src/lib/maxSearchLength';
import { storyServices } from '../../../stories/support/services';
import { oneField } from '../../../stories/support/store';
import { createGate } from '../../support/gate';
import { pass, startTime, stopTime, timelessUser } from './support/fakeTime';
import { openForm } from './support/openForm';

const BLOGS: Extract<Field, { type: 'pages' }> = {
  type: 'pages',
  label: 'Related blogs',
  stored: { field: 'BLOGS-IN-PROPERTY', as: { join: '#' } },
  pages: { tag: 'CONTENT-{BRAND}' },
};

function item(page: string) {
  return { $id: page, page };
}

interface Options {
  readonly field?: Field;
  readonly value?: readonly { readonly page: string }[];
  readonly services?: Partial<FormServices>;
  readonly readOnly?: boolean;
}

/** A form whose service requests are recorded. */
function open({ field = BLOGS, value = [], services: given, readOnly = false }: Options = {}) {
  const base = { ...storyServices(), ...given };
  const resolved: (readonly string[])[] = [];
  const searched: Parameters<FormServices['searchEntries']>[0][] = [];
  const services: FormServices = {
    ...base,
    resolveEntries: async (of, ids) => {
      resolved.push(ids);
      return base.resolveEntries(of, ids);
    },
    searchEntries: async (search) => {
      searched.push(search);
      return base.searchEntries(search);
    },
  };
  const opened = openForm({ definition: oneField(field), brand: 'AVIDA', form: { field: value }, services, readOnly });
  return { ...opened, resolved, searched, pages: () => opened.current()['field'] };
}

function names(): readonly string[] {
  const chips = within(screen.getByRole('list', { name: 'Related blogs' })).getAllByRole('listitem');
  return chips.map((chip) => chip.textContent);
}

async function picker(): Promise<HTMLElement> {
  return screen.findByRole('dialog', { name: 'Choose Related blogs' });
}

describe('related pages', () => {
  it('are chips in their order, their names loaded in one query', async () => {
    const { resolved } = open({ value: [item('page-2'), item('page-1')] });
    expect(await screen.findByText('Gardens of the south 02')).toBeVisible();
    expect(names()).toEqual(['Gardens of the south 02', 'Estates of the south 01']);
    expect(resolved).toEqual([['page-2', 'page-1']]);
  });

  it('that were deleted are marked, and can be removed', async () => {
    const { user, pages } = open({ value: [item('gone'), item('page-1')] });
    expect(await screen.findByText('Removed page')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Removed page (1)' }));
    expect(pages()).toEqual([item('page-1')]);
    expect(screen.getByRole('button', { name: 'Choose Related blogs' })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(pages()).toEqual([item('gone'), item('page-1')]);
  });

  it('that the user may not read are not marked as deleted', async () => {
    open({ value: [item('page-hidden')] });
    expect(await screen.findByText('Page without access')).toBeVisible();
    expect(screen.queryByText('Removed page')).not.toBeInTheDocument();
  });

  it('stay if their names cannot be loaded, and can be retried', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDown = true;
    const { user, pages } = open({
      value: [item('page-1')],
      services: {
        resolveEntries: async (of, ids) => {
          if (isDown) throw new Error('down');
          return storyServices().resolveEntries(of, ids);
        },
      },
    });
    expect(await screen.findByText(/The names could not be loaded/)).toBeVisible();
    expect(pages()).toEqual([item('page-1')]);
    isDown = false;
    const retry = screen.getByRole('button', { name: 'Retry' });
    const field = retry.closest('[role="group"]');
    await user.click(retry);
    expect(await screen.findByText('Estates of the south 01')).toBeVisible();
    expect(field).toHaveFocus();
    logged.mockRestore();
  });

  it('are read-only in a read-only form', async () => {
    open({ value: [item('page-1'), item('page-2')], readOnly: true });
    expect(await screen.findByText('Estates of the south 01')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(?:Remove|Move|Choose)/ })).not.toBeInTheDocument();
  });

  it('are reported as missing if one is required', async () => {
    const { user } = open({ field: { ...BLOGS, required: 'Pick at least one blog.' }, value: [item('page-1')] });
    await user.click(await screen.findByRole('button', { name: /^Remove Estates/ }));
    expect(await screen.findByText('Pick at least one blog.')).toBeVisible();
  });
});

describe('picking pages', () => {
  it('adds several at once, in the order of picking', async () => {
    const { user, pages, resolved } = open({ value: [item('page-1')] });
    await user.click(screen.getByRole('button', { name: 'Choose Related blogs' }));
    const dialog = within(await picker());
    await user.click(await dialog.findByRole('checkbox', { name: 'Gardens of the south 02' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Estates of the south 08' }));
    expect(pages()).toEqual([item('page-1')]);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(pages()).toEqual([item('page-1'), item('page-2'), item('page-8')]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(names()).toEqual(['Estates of the south 01', 'Gardens of the south 02', 'Estates of the south 08']);
    expect(resolved).toEqual([['page-1']]);
  });

  it('is one undo step, and removes unticked pages', async () => {
    const { user, pages, store } = open({ value: [item('page-1')] });
    await user.click(screen.getByRole('button', { name: 'Choose Related blogs' }));
    const dialog = within(await picker());
    await user.click(await dialog.findByRole('checkbox', { name: 'Estates of the south 01' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Gardens of the south 02' }));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(pages()).toEqual([item('page-2')]);
    store.undo();
    expect(pages()).toEqual([item('page-1')]);
  });

  it('keeps concurrent changes of somebody else', async () => {
    const { user, pages, store } = open({ value: [item('page-1'), item('page-3')] });
    await user.click(screen.getByRole('button', { name: 'Choose Related blogs' }));
    const dialog = within(await picker());
    await user.click(await dialog.findByRole('checkbox', { name: 'Gardens of the south 02' }));
    act(() => store.dispatch({ type: 'reloaded', form: { field: [item('page-1'), item('page-8')] } }));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(pages()).toEqual([item('page-1'), item('page-8'), item('page-2')]);
  });

  it('changes nothing when it is cancelled', async () => {
    const { user, pages } = open();
    await user.click(screen.getByRole('button', { name: 'Choose Related blogs' }));
    const dialog = within(await picker());
    await user.click(await dialog.findByRole('checkbox', { name: 'Gardens of the south 02' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(pages()).toEqual([]);
  });

  it('shows all results, page by page', async () => {
    const { user, searched } = open();
    await user.click(screen.getByRole('button', { name: 'Choose Related blogs' }));
    const dialog = within(await picker());
    expect(await dialog.findByText('20 of 45 pages')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Load more (20 of 45)' }));
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(40));
    expect(dialog.getAllByRole('checkbox')[20]).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Load more (40 of 45)' }));
    expect(await dialog.findByText('45 pages')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /Load more/ })).not.toBeInTheDocument();
    expect(searched.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(searched[0]?.source).toEqual({ tag: 'CONTENT-AVIDA' });
  });

  it('leaves the focus where it went while more results were loading', async () => {
    const { searchEntries } = storyServices();
    const gate = createGate();
    const { user } = open({
      services: {
        async searchEntries(search) {
          if (search.page > 1) await gate.opened;
          return searchEntries(search);
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Choose Related blogs' }));
    const dialog = within(await picker());
    await user.click(await dialog.findByRole('button', { name: 'Load more (20 of 45)' }));
    await user.click(dialog.getByRole('searchbox', { name: 'Search pages' }));
    gate.open();
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(40));
    expect(dialog.getByRole('searchbox', { name: 'Search pages' })).toHaveFocus();
  });

  it('truncates the search to its maximum length', async () => {
    const { user, searched } = open();
    await user.click(screen.getByRole('button', { name: 'Choose Related blogs' }));
    await user.click(within(await picker()).getByRole('searchbox', { name: 'Search pages' }));
    await user.paste('a'.repeat(5_000));
    await waitFor(() => expect(searched.at(-1)?.search).toBe('a'.repeat(MAX_SEARCH_LENGTH)));
  });

  it('is limited to the categories of the field', async () => {
    const categories = [
      { value: 'blogs', label: 'Blogs' },
      { value: 'news', label: 'News' },
    ];
    const field = { ...BLOGS, pages: { ...BLOGS.pages, categories } };
    const { user, searched } = open({ field });
    await user.click(screen.getByRole('button', { name: 'Choose Related blogs' }));
    const dialog = within(await picker());
    expect(await dialog.findByText('20 of 30 pages')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Category'), 'News');
    expect(await dialog.findByText('15 pages')).toBeVisible();
    expect(searched.map(({ category }) => category)).toEqual(['blogs', 'news']);
  });

  it('stops at the maximum of the field', async () => {
    const { user } = open({ field: { ...BLOGS, max: 1 } });
    await user.click(screen.getByRole('button', { name: 'Choose Related blogs' }));
    const dialog = within(await picker());
    await user.click(await dialog.findByRole('checkbox', { name: 'Gardens of the south 02' }));
    expect(dialog.getByRole('checkbox', { name: 'Estates of the south 01' })).toBeDisabled();
    expect(dialog.getByRole('checkbox', { name: 'Gardens of the south 02' })).toBeEnabled();
    expect(dialog.getByText('At most 1 page')).toBeVisible();
  });

  it('says that the search failed, and retries', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDown = true;
    const { user } = open({
      services: {
        searchEntries: async (search) => {
          if (isDown) throw new Error('down');
          return storyServices().searchEntries(search);
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Choose Related blogs' }));
    const dialog = within(await picker());
    expect(await dialog.findByText('The pages could not be searched.')).toBeVisible();
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('20 of 45 pages')).toBeVisible();
    logged.mockRestore();
  });

  it('searches 300 ms after the last key, and says when there are no results', async () => {
    stopTime();
    try {
      const { searched } = open();
      const user = timelessUser();
      await user.click(screen.getByRole('button', { name: 'Choose Related blogs' }));
      await vi.dynamicImportSettled();
      await pass();
      const input = screen.getByRole('searchbox', { name: 'Search pages' });
      await user.type(input, 'gar');
      await pass(299);
      await user.type(input, 'dens ');
      await pass(299);
      expect(searched.map(({ search }) => search)).toEqual(['']);
      await pass(1);
      expect(searched.map(({ search }) => search)).toEqual(['', 'gardens']);
      await user.type(input, 'on the moon{Enter}');
      await pass();
      expect(screen.getByText('No page found.')).toBeVisible();
      await pass(1000);
      expect(searched).toHaveLength(3);
    } finally {
      startTime();
    }
  });
});
