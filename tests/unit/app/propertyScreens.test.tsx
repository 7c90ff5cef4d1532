import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROPERTY_TYPES } from '../../../schemas/properties/types';
import type { User } from '../../../src/api/identity';
import { fileNamed } from '../fields/support/files';
import { nameTaken, refusal } from '../support/contentService';
import { pageService } from '../support/pageService';
import { storedProperty } from '../support/storedProperty';
import { EVERYTHING, openProperties, SECTIONS } from './support/openProperties';
import { openScreen } from './support/openScreen';

// What is refused is logged.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

describe('the screen of a new property', () => {
  it('[PROP-003, PROP-016, PROP-023] is headed Add Property, and publishes', async () => {
    await openProperties('/manage-properties/add');
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeDisabled();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Add Property$/);
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Property Type' })).toBeEnabled();
  });

  it('[PROP-004, PROP-026] has the type of its address, which cannot be changed', async () => {
    await openProperties('/manage-properties/add/house-and-lot');
    const type = await screen.findByLabelText(/^Property Type/);
    expect(type).toHaveValue('House and Lot');
    expect(type).toHaveAttribute('readonly');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Add Property$/);
  });

  it.each<readonly [string, Partial<User>]>([
    ['the same rights', {}],
    ['further rights', { roles: [{ id: 'role-2', name: 'Author', scopes: [...EVERYTHING, 'read:award'] }] }],
  ])('is as its author left it after a new sign-in with %s', async (_rights, again) => {
    const { user, signInAgain } = await openProperties('/manage-properties/add/condominium', { again });
    const name = await screen.findByRole('textbox', { name: 'Project Name' });
    await user.type(name, 'Lake ');
    await signInAgain();
    await user.type(name, 'Walk');
    await waitFor(() => expect(screen.getByText(/^Unsaved, draft kept/)).toBeVisible());
    expect(screen.getByRole('textbox', { name: 'Project Name' })).toHaveValue('Lake Walk');
  });

  /** The add form of a condominium, filled in. */
  async function fill(name: string) {
    const opened = await openProperties('/manage-properties/add/condominium', { pages: [{ name: 'Taken' }] });
    const { user } = opened;
    await user.click(await screen.findByRole('textbox', { name: 'Project Name' }));
    await user.paste(name);
    await user.upload(screen.getByLabelText('Upload Image Logo', { selector: 'input' }), fileNamed('logo.png'));
    const publish = screen.getByRole('button', { name: 'Publish' });
    await waitFor(() => expect(publish).toBeEnabled());
    const answer = async (text: 'Yes' | 'No') => {
      await user.click(publish);
      const question = screen.getByRole('dialog', { name: 'Publish' });
      expect(question).toHaveTextContent('Are you sure you want to publish?');
      await user.click(within(question).getByRole('button', { name: text }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
    };
    return { ...opened, answer };
  }

  it('[PROP-024, PROP-025, PROP-041] is published after a confirmation: page and containers, a message, its own screen', async () => {
    const { service, answer, address } = await fill('Lake Walk');
    await answer('No');
    expect(service.saves()).toEqual([]);
    expect(address()).toBe('/manage-properties/add/condominium');
    await answer('Yes');
    expect(await screen.findByText('Project has successfully created')).toBeVisible();
    expect(service.saves().map((plan) => plan.map(({ operation }) => operation))).toEqual([
      ['addOrUpdateBrandPage', 'addOrUpdateContainersFCFields'],
    ]);
    await waitFor(() => expect(address()).toBe('/manage-properties/lake-walk'));
    // The screen of the new page takes the place of the form twice: while the page is loaded, and with it.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Edit Property' })).toBeVisible());
    expect(service.stored('Lake Walk')?.containers.map(({ name }) => name)).toEqual(['OVERVIEW', 'UNITS']);
  });

  it('[SHELL-005] is published under the full-screen spinner, which disappears before its own screen opens', async () => {
    const { answer } = await fill('Lake Walk');
    await answer('Yes');
    expect(screen.getByRole('progressbar', { name: 'Saving…' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Property' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  });

  it.each([
    ['Taken', undefined, 'Page name is already exists!'],
    ['Lake Walk', refusal('INTERNAL_SERVER_ERROR', 'The disk is full.'), 'Something went wrong!'],
  ])('[PROP-046] that cannot be published as %s says why, and stays', async (name, refused, message) => {
    const { service, answer, address } = await fill(name);
    service.refuse('Save', refused);
    await answer('Yes');
    expect((await screen.findAllByText(message))[0]).toBeVisible();
    expect(address()).toBe('/manage-properties/add/condominium');
    expect(screen.getByRole('textbox', { name: 'Project Name' })).toHaveValue(name);
  });
});

describe('the screen of a property', () => {
  /** The form of the page itself, below its heading. */
  async function openForm(given: Parameters<typeof openProperties>[1] = {}) {
    const opened = await openProperties('/manage-properties/lake-walk', given);
    const name = await screen.findByRole('textbox', { name: 'Project Name' });
    const rename = async (text: string) => {
      await opened.user.clear(name);
      await opened.user.paste(text);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    };
    const save = async (answer: 'Yes' | 'No') => {
      await opened.user.click(screen.getByRole('button', { name: 'Save' }));
      const question = screen.getByRole('dialog', { name: 'Save' });
      expect(question).toHaveTextContent('Are you sure you want to save?');
      await opened.user.click(within(question).getByRole('button', { name: answer }));
    };
    return { ...opened, name, rename, save };
  }

  it('[PROP-005, PROP-016, PROP-023] is found by the slug of its address, headed Edit Property, and saves', async () => {
    const { service, name } = await openForm();
    expect(service.asked('BrandPage')[0]?.variables).toEqual({
      ...{ brand_id: 'brand-avida', tag: 'PROPERTIES-AVIDA', slug: 'lake-walk' },
    });
    expect(name).toHaveValue('Lake Walk');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Edit Property$/);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  });

  it('[PROP-006] that does not exist leads to the list', async () => {
    const { address } = await openProperties('/manage-properties/nothing-there');
    expect(await screen.findByText('Page not found.')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/manage-properties'));
  });

  it('[PROP-024, PROP-045] writes nothing before the confirmation, then renames the page and goes to its new address', async () => {
    const { service, rename, save, address } = await openForm();
    await rename('Lake Walk West');
    await save('No');
    expect(service.saves()).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await save('Yes');
    expect(await screen.findByText('Update Success')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/manage-properties/lake-walk-west'));
    expect(service.saves().map((plan) => plan.map(({ operation }) => operation))).toEqual([
      ['addOrUpdateFields', 'addOrUpdateBrandPage'],
    ]);
    expect(service.stored('Lake Walk West')?.slug).toBe('lake-walk-west');
  });

  it('[PROP-045] goes to its new address with the open section, whose changes are saved with the new name', async () => {
    const { services } = await import('../../../src/app/services');
    vi.spyOn(services.capabilities, 'offers').mockReturnValue(true);
    const { user, service, router, rename, save, address } = await openForm();
    await user.click(await screen.findByRole('tab', { name: 'Amenities' }));
    const title = async () =>
      within(await screen.findByRole('tabpanel', { name: /^Amenities/ })).findByRole('textbox', { name: 'Title' });
    await user.click(await title());
    await user.paste('By the lake');
    await rename('Lake Walk West');
    await save('Yes');
    expect(await screen.findByText('Saved: Property, NEW-UNIT › Amenities')).toBeVisible();
    expect(service.saves()).toHaveLength(1);
    await waitFor(() => expect(address()).toBe('/manage-properties/lake-walk-west'));
    expect(new URLSearchParams(router.state.location.search).get('section')).toBe('amenities');
    expect(await title()).toHaveValue('By the lake');
    expect(JSON.stringify(service.stored('Lake Walk West'))).toContain('"value":"By the lake"');
  });

  it('keeps unsaved input of a section when another one is opened after the page was renamed', async () => {
    const { user, rename, save, address } = await openForm();
    await rename('Lake Walk West');
    await save('Yes');
    await waitFor(() => expect(address()).toBe('/manage-properties/lake-walk-west'));
    const title = async () =>
      within(await screen.findByRole('tabpanel', { name: /^Overview/ })).findByLabelText('Title');
    await user.type(await title(), 'By the lake');
    await user.click(screen.getByRole('tab', { name: 'Amenities' }));
    expect(await screen.findByRole('tabpanel', { name: 'Amenities' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Overview/ }));
    expect(await title()).toHaveValue('By the lake');
  });

  it('that took over the former address of the open one is opened by a link to it, after a confirmation if there is unsaved input', async () => {
    const pages = [{ name: 'Lake Walk' }, { name: 'Hill Side' }];
    const { user, service, router, rename, save, address } = await openForm({ pages });
    await rename('Lake Walk West');
    await save('Yes');
    await waitFor(() => expect(address()).toBe('/manage-properties/lake-walk-west'));
    const { id } = service.stored('Hill Side')!;
    service.change(id, (page) => ({ ...page, name: 'Lake Walk', slug: 'lake-walk' }));
    await user.type(screen.getByRole('textbox', { name: 'Terrain' }), 'Hilly');
    const follow = () => act(() => router.navigate('/manage-properties/lake-walk'));
    await follow();
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(address()).toBe('/manage-properties/lake-walk-west');
    await follow();
    await user.click(await screen.findByRole('button', { name: 'Discard and leave' }));
    await waitFor(() => expect(service.asked('BrandPage')).toHaveLength(2));
    expect(service.asked('BrandPage').at(-1)?.variables).toMatchObject({ slug: 'lake-walk' });
    expect(await screen.findByRole('textbox', { name: 'Terrain' })).not.toHaveValue('Hilly');
    expect(address()).toBe('/manage-properties/lake-walk');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(service.asked('BrandPage').at(-1)?.variables).toMatchObject({ slug: 'lake-walk-west' }));
    expect(address()).toBe('/manage-properties/lake-walk-west');
  });

  it('[PROP-043] writes its fields, and keeps an unchanged name and its address', async () => {
    const { user, service, save, address } = await openForm();
    await user.click(screen.getByRole('textbox', { name: 'Terrain' }));
    await user.paste('Hilly');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await save('Yes');
    expect(await screen.findByText('Update Success')).toBeVisible();
    expect(service.saves().map((plan) => plan.map(({ operation }) => operation))).toEqual([['addOrUpdateFields']]);
    expect(address()).toBe('/manage-properties/lake-walk');
  });

  it.each([
    [nameTaken(), 'Page name is already exists!'],
    [refusal('INTERNAL_SERVER_ERROR', 'The disk is full.'), 'Something went wrong!'],
  ])('[PROP-046] that cannot be saved says why: %s', async (refused, message) => {
    const { service, rename, save, name } = await openForm();
    service.refuse('Save', refused);
    await rename('Taken');
    await save('Yes');
    expect((await screen.findAllByText(message))[0]).toBeVisible();
    expect(name).toHaveValue('Taken');
  });

  it('[PROP-026] cannot be changed to another type', async () => {
    await openForm();
    expect(screen.getByLabelText(/^Property Type/)).toHaveAttribute('readonly');
  });

  it('[PROP-049] has five sections, in their order', async () => {
    await openForm();
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(
      SECTIONS.map(([label]) => label),
    );
  });

  it.each(SECTIONS)('[PROP-050] has the section %s for users with %s', async (label, scope) => {
    await openForm({ scopes: ['read:property', 'update:property', scope] });
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([label]);
    expect(await screen.findByRole('tabpanel', { name: label })).toBeVisible();
  });

  it('[PROP-014] has a text in place of its sections for users who may open none', async () => {
    await openForm({ scopes: ['read:property', 'update:property', 'create:property-category-lots'] });
    expect(await screen.findByText('No Property Access Please Contact the Administrator')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it.each(PROPERTY_TYPES)('[PROPU-001, PROPU-002] has tabs for its units as a %s, or none', async (propertyType) => {
    await openForm({ pages: [{ overview: { propertyType } }] });
    await screen.findByRole('tabpanel', { name: /^Overview/ });
    const hasUnits = ['Condominium', 'Office', 'Townhouse', 'House and Lot'].includes(propertyType);
    const units = screen.queryByRole('navigation', { name: 'Units' });
    expect(units !== null).toBe(hasUnits);
    if (units) {
      expect(within(units).getByRole('link', { name: 'NEW-UNIT' })).toBeVisible();
      const sections = screen.getByRole('tablist', { name: 'Sections' });
      expect(units.compareDocumentPosition(sections) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
  });

  it.each(['1', '2', '5', '8', '3', '9'])(
    '[PROPU-001] has tabs for its units by the id of its type: %s',
    async (id) => {
      const service = pageService([JSON.parse(JSON.stringify(storedProperty({})).replace('"Condominium"', `"${id}"`))]);
      await openScreen({
        path: '/manage-properties/lake-walk',
        brand: 'AVIDA',
        scopes: EVERYTHING,
        answer: service.answer,
      });
      await screen.findByRole('tabpanel', { name: /^Overview/ });
      expect(screen.queryAllByRole('navigation', { name: 'Units' })).toHaveLength(
        ['1', '2', '5', '8'].includes(id) ? 1 : 0,
      );
    },
  );

  it('[PROPU-002] of a type without units edits the single one', async () => {
    const { user, service } = await openForm({ pages: [{ overview: { propertyType: 'Lots' } }] });
    const overview = within(await screen.findByRole('tabpanel', { name: /^Overview/ }));
    await user.click(overview.getByRole('textbox', { name: 'Title' }));
    await user.paste('By the water');
    await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    await waitFor(() => expect(service.saves()).toHaveLength(1));
    const units = service.stored('Lake Walk')?.containers.find(({ name }) => name === 'UNITS')?.field_collections;
    expect(units?.map(({ name }) => name)).toEqual(['NEW-UNIT']);
    expect(JSON.stringify(units)).toContain('By the water');
  });

  it('[PROPF-012] has a SAVE in its floor plans', async () => {
    const { user } = await openForm();
    await user.click(await screen.findByRole('tab', { name: 'Floor Plans' }));
    const plans = within(await screen.findByRole('tabpanel', { name: 'Floor Plans' }));
    expect(screen.getByRole('button', { name: 'SAVE' })).toBeDisabled();
    await user.click(plans.getByRole('textbox', { name: 'No. of Floors' }));
    await user.paste('41');
    await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    expect(await screen.findByText('SAVED!')).toBeVisible();
  });
});
