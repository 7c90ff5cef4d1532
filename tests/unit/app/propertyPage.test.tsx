import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldCollection } from '../../../src/tree';
import { styleComponents } from '../../support/styles';
import { pageService } from '../support/pageService';
import { storedProperty } from '../support/storedProperty';
import { EVERYTHING } from './support/openProperties';
import { openScreen } from './support/openScreen';

// The service stores the forms of a page in one document.
beforeEach(async () => {
  const { services } = await import('../../../src/app/services');
  vi.spyOn(services.capabilities, 'offers').mockImplementation((_service, offer) => offer === 'whole_documents');
});
afterEach(() => vi.restoreAllMocks());

/** Opens a property with these units. */
async function open({
  search = '',
  names = ['North', 'South'],
}: { readonly search?: string; readonly names?: readonly string[] } = {}) {
  const page = storedProperty({ statuses: names.map(() => null) });
  const service = pageService([page]);
  const changeUnits = (edit: (units: readonly FieldCollection[]) => readonly FieldCollection[]) =>
    service.change(page.id, (before) => ({
      ...before,
      containers: before.containers.map((one) =>
        one.name === 'UNITS' ? { ...one, field_collections: edit(one.field_collections) } : one,
      ),
    }));
  changeUnits((units) => units.map((unit, index) => ({ ...unit, name: names[index]! })));
  const path = `/manage-properties/lake-walk${search}`;
  const opened = await openScreen({ path, brand: 'AVIDA', scopes: EVERYTHING, answer: service.answer });
  const { user } = opened;
  const units = await screen.findByRole('navigation', { name: 'Units' });
  return {
    ...opened,
    service,
    changeUnits,
    terrain: await screen.findByRole('textbox', { name: 'Terrain' }),
    unit: (name: string | RegExp) => within(units).findByRole('link', { name }),
    /** The stored units, each with the value of a field of one of its sections. */
    storedValues: (field: string) =>
      service
        .stored('Lake Walk')!
        .containers.find(({ name }) => name === 'UNITS')!
        .field_collections.map(({ name, order, children }) => [
          ...[order, name],
          children.flatMap(({ fields }) => fields).find((one) => one.name === field)?.value ?? '',
        ]),
    async openSection(label: string) {
      await user.click(screen.getByRole('tab', { name: new RegExp(`^${label}`) }));
    },
    async type(field: HTMLElement, text: string) {
      await user.clear(field);
      await user.paste(text);
    },
    /** Confirms that the whole page is saved. */
    async confirm() {
      await user.click(
        within(await screen.findByRole('dialog', { name: 'Save' })).getByRole('button', { name: 'Yes' }),
      );
    },
  };
}

/** A field of the open section of the open unit. */
async function fieldOf(section: string, name: string) {
  return within(await screen.findByRole('tabpanel', { name: new RegExp(`^${section}`) })).findByLabelText(name);
}

async function percentage() {
  return fieldOf('Construction Updates', 'Percentage');
}

describe('a property is one page', () => {
  it('lists the unsaved changes of its forms and units, and saves them in one document', async () => {
    const applyStyles = styleComponents();
    const { user, service, unit, terrain, openSection, type, storedValues, confirm } = await open();
    const outline = screen.getByRole('navigation', { name: 'On this page' });
    await type(terrain, 'Rolling');
    await openSection('Amenities');
    await type(await fieldOf('Amenities', 'Title'), 'Room to roam');
    await user.click(within(outline).getByRole('link', { name: 'South' }));
    await waitFor(async () => expect(await unit('South')).toHaveAttribute('aria-current', 'true'));
    await user.click(within(outline).getByRole('link', { name: 'Construction Updates' }));
    await type(await percentage(), '73');
    expect(
      await screen.findByText(/^Unsaved: Property, North › Amenities, South › Construction Updates/),
    ).toBeVisible();
    applyStyles();
    expect(within(outline).getByRole('link', { name: 'North unsaved changes' })).toBeVisible();
    await user.keyboard('{Control>}s{/Control}');
    await confirm();
    expect(await screen.findByText('Saved: Property, North › Amenities, South › Construction Updates')).toBeVisible();
    expect(screen.getAllByText('Nothing changed yet')).toHaveLength(1);
    expect(service.saves()).toHaveLength(1);
    expect(JSON.stringify(service.stored('Lake Walk'))).toContain('"value":"Rolling"');
    expect(storedValues('AMENITIES-TITLE').map(([, ...one]) => one)).toEqual([
      ['North', 'Room to roam'],
      ['South', ''],
    ]);
    expect(storedValues('PERCENTAGE').map(([, ...one]) => one)).toEqual([
      ['North', ''],
      ['South', '73'],
    ]);
  });

  it('undoes and redoes in the form that was typed in', async () => {
    const { user, terrain, openSection, type } = await open();
    await type(terrain, 'Rolling');
    await openSection('Construction Updates');
    await type(await percentage(), '73');
    await user.keyboard('{Control>}z{/Control}');
    expect(await percentage()).not.toHaveValue('73');
    expect(terrain).toHaveValue('Rolling');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(await percentage()).toHaveValue('73');
  });

  it('is not saved while a hidden form has a problem, which is opened and focused on request', async () => {
    const { user, service, terrain, openSection, type } = await open({ search: '?section=floor-plans' });
    await type(await fieldOf('Floor Plans', 'No. of Floors'), '-4');
    await openSection('Amenities');
    await type(terrain, 'Steep');
    await user.click(await screen.findByRole('button', { name: '1 problem: No. of Floors' }));
    const summary = screen.getByRole('dialog');
    await user.click(within(summary).getByRole('button', { name: /No\. of Floors must be a positive number\./ }));
    const floors = await fieldOf('Floor Plans', 'No. of Floors');
    await waitFor(() => expect(floors).toHaveFocus());
    expect(service.saves()).toEqual([]);
    await type(floors, '44');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  });

  it('is saved as a whole once the conflict in one of its forms is decided', async () => {
    const { user, service, changeUnits, terrain, openSection, type, storedValues, confirm } = await open({
      search: '?section=amenities',
    });
    await type(terrain, 'Coastal');
    await type(await fieldOf('Amenities', 'Title'), 'Mine');
    await openSection('Overview');
    changeUnits(([north, south]) => [withTitle(north!, 'Theirs'), south!]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await confirm();
    const question = await screen.findByRole('dialog', { name: 'Choose what to keep' });
    expect(question).toHaveTextContent('Theirs: Theirs');
    await user.click(within(question).getByRole('button', { name: 'Keep the chosen values' }));
    expect(await screen.findByText('Saved: Property, North › Amenities')).toBeVisible();
    expect(storedValues('AMENITIES-TITLE')[0]).toContain('Mine');
    expect(JSON.stringify(service.stored('Lake Walk'))).toContain('"value":"Coastal"');
  });

  it('collapses its own form, which keeps its unsaved changes and says so', async () => {
    const applyStyles = styleComponents();
    const { user, terrain, type } = await open();
    await type(terrain, 'Hilly');
    await user.click(screen.getByRole('button', { name: 'Hide page details' }));
    expect(terrain).not.toBeVisible();
    expect(screen.getByRole('tab', { name: 'Overview' })).toBeVisible();
    applyStyles();
    const show = screen.getByRole('button', { name: 'Show page details unsaved changes' });
    expect(show).toHaveAttribute('aria-expanded', 'false');
    await user.click(show);
    expect(screen.getByRole('textbox', { name: 'Terrain' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Terrain' })).toHaveValue('Hilly');
  });
});

describe('the units of a property', () => {
  it('[PROPU-003, PROPU-010] keep their own sections: what is typed in one is neither lost nor in another that is added', async () => {
    const { user, unit, openSection, type, storedValues } = await open();
    await openSection('Construction Updates');
    await type(await percentage(), '61');
    await user.click(screen.getByRole('button', { name: '+ Add unit' }));
    await waitFor(async () => expect(await unit('NEW-UNIT')).toHaveAttribute('aria-current', 'true'));
    expect(await percentage()).toHaveValue('');
    expect(storedValues('PERCENTAGE')).toEqual([
      [0, 'North', ''],
      [1, 'South', ''],
      [2, 'NEW-UNIT', ''],
    ]);
    await user.click(await unit(/^North/));
    await waitFor(async () => expect(await unit(/^North/)).toHaveAttribute('aria-current', 'true'));
    await waitFor(async () => expect(await percentage()).toHaveValue('61'));
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    expect(await screen.findByText('SAVED!')).toBeVisible();
    expect(storedValues('PERCENTAGE').map(([, , value]) => value)).toEqual(['61', '', '']);
  });

  it('[PROPU-008] are removed and renumbered, and the address names the open one', async () => {
    const { user, router, unit, storedValues } = await open({ names: ['North', 'South', 'West'] });
    await user.click(await unit('South'));
    await waitFor(async () => expect(await unit('South')).toHaveAttribute('aria-current', 'true'));
    await user.click(screen.getByRole('button', { name: 'Remove South' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(storedValues('AMENITIES-TITLE')).toEqual([
        [0, 'North', ''],
        [1, 'West', ''],
      ]),
    );
    await waitFor(async () => expect(await unit('West')).toHaveAttribute('aria-current', 'true'));
    const { pathname, search } = router.state.location;
    expect(await unit('West')).toHaveAttribute('href', pathname + search);
  });
});

function withTitle(unit: FieldCollection, title: string): FieldCollection {
  const children = unit.children.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (field.name === 'AMENITIES-TITLE' ? { ...field, value: title } : field)),
  }));
  return { ...unit, children };
}
