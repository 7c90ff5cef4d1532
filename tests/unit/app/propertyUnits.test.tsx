import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveChange } from '../../../src/api/live';
import type { FieldCollection } from '../../../src/tree';
import { refusal } from '../support/contentService';
import { fakeLive, liveChange } from '../support/live';
import { pageService } from '../support/pageService';
import { storedProperty } from '../support/storedProperty';
import { EVERYTHING } from './support/openProperties';
import { openScreen } from './support/openScreen';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

/** Opens a property with these units, which a test can also change remotely. */
async function openUnits(unitNames = ['North', 'South']) {
  let held: Promise<unknown> | undefined;
  const { services } = await import('../../../src/app/services');
  const { live, tell } = fakeLive();
  vi.spyOn(services.live, 'subscribe').mockImplementation(live.subscribe);
  const page = storedProperty({ statuses: unitNames.map(() => null) });
  const service = pageService([page]);
  const change = (edit: (units: readonly FieldCollection[]) => readonly FieldCollection[]) =>
    service.change(page.id, (before) => ({
      ...before,
      containers: before.containers.map((one) =>
        one.name === 'UNITS' ? { ...one, field_collections: edit(one.field_collections) } : one,
      ),
    }));
  change((all) => all.map((unit, index) => ({ ...unit, name: unitNames[index] ?? '' })));
  const opened = await openScreen({
    path: '/manage-properties/lake-walk',
    brand: 'AVIDA',
    scopes: EVERYTHING,
    async answer(call) {
      const answer = service.answer(call);
      if (held === undefined || call.name !== 'BrandPageById' || service.saves().length === 0) return answer;
      const arrived = held;
      held = undefined;
      await arrived;
      return answer;
    },
  });
  const tabs = await screen.findByRole('navigation', { name: 'Units' });
  const { user } = opened;
  return {
    ...opened,
    /** Appends text to the value of a field. */
    async type(field: HTMLElement, text: string) {
      await user.click(field);
      await user.paste(text);
    },
    /** Saves the whole page, and confirms it. */
    async save() {
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await user.click(await screen.findByRole('button', { name: 'Yes' }));
    },
    async putBack() {
      await user.click(screen.getByRole('button', { name: 'Put the unit back' }));
      await waitFor(() => expect(screen.queryByText(/^Somebody removed this unit/)).not.toBeInTheDocument());
    },
    tab: (name: string | RegExp) => within(tabs).findByRole('link', { name }),
    names: () =>
      within(tabs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    /** Delays the first page read after the next save. @returns releases the response */
    hold() {
      let release = (): void => undefined;
      held = new Promise<void>((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    refuse: service.refuse,
    saves: service.saves,
    /** The stored unit names. */
    stored: () =>
      service
        .stored(page.name)
        ?.containers.find(({ name }) => name === 'UNITS')
        ?.field_collections.map(({ name }) => name),
    /** Removes the whole page remotely, without a live update. */
    removePage: () => service.remove(page.id),
    /** Sends a live update about the page. */
    tell: (happened: Partial<LiveChange>) =>
      act(async () => tell([liveChange({ id: page.id, revision: undefined, ...happened })])),
    /** Changes the units remotely, without a live update. */
    changeSilently: change,
    async elsewhere(edit: (units: readonly FieldCollection[]) => readonly FieldCollection[]) {
      change(edit);
      await act(async () => tell([liveChange({ id: page.id, revision: undefined })]));
    },
  };
}

/** The title of the open overview. */
async function titleField() {
  return within(await screen.findByRole('tabpanel', { name: /^Overview/ })).getByRole('textbox', { name: 'Title' });
}

/** A link to another screen, as the surrounding layout has. */
function linkElsewhere(follow: () => Promise<void>): HTMLElement {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void follow();
  };
  render(
    <a href="/home" {...{ onClick }}>
      Elsewhere
    </a>,
  );
  return screen.getByRole('link', { name: 'Elsewhere' });
}

/** The texts of all status elements. */
function statuses() {
  return screen.getAllByRole('status').map(({ textContent }) => textContent);
}

function named(unit: FieldCollection, name: string): FieldCollection {
  return { ...unit, name };
}

function withTitle(unit: FieldCollection, title: string): FieldCollection {
  const children = unit.children.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (field.name === 'PROPERTY-TITLE' ? { ...field, value: title } : field)),
  }));
  return { ...unit, children };
}

/** Empties the storage that the tabs of a browser, and these tests, share. */
async function removeDrafts(): Promise<void> {
  const { services } = await import('../../../src/app/services');
  await services.drafts.prune(Infinity);
}

describe('units that somebody else changes', () => {
  it('are added, renamed and reordered while the page is open, and unsaved input is kept', async () => {
    const { tab, names, elsewhere, type } = await openUnits();
    await type(await titleField(), 'By the water');
    await elsewhere(([north, south]) => [
      { ...named(south!, 'South Tower'), order: 0 },
      { ...north!, order: 1 },
      { ...named(south!, 'West'), id: 'west', order: 2 },
    ]);
    await waitFor(() => expect(names()).toEqual(['South Tower', 'North', 'West']));
    expect(await tab(/^North/)).toHaveAttribute('aria-current', 'true');
    expect(await titleField()).toHaveValue('By the water');
  });

  it('are removed: the tab disappears, or shows a notice if it is open', async () => {
    const { tab, names, elsewhere } = await openUnits();
    await tab('South');
    await elsewhere(([north]) => [north!]);
    await waitFor(() => expect(names()).toEqual(['North']));
    expect(screen.queryByText(/^Somebody removed this unit/)).not.toBeInTheDocument();
    await elsewhere(([north]) => [{ ...named(north!, 'West'), id: 'west' }]);
    expect(await screen.findByText('Somebody removed this unit.')).toBeVisible();
    expect(names()).toEqual(['West', 'North']);
    expect(await titleField()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Put the unit back' })).toBeEnabled();
  });

  it('are removed while they have unsaved input, which the notice mentions', async () => {
    const { elsewhere, type } = await openUnits();
    await type(await titleField(), 'By the water');
    await elsewhere(([, south]) => [south!]);
    expect(await screen.findByText('Somebody removed this unit. What you entered is still here.')).toBeVisible();
    expect(await titleField()).toHaveValue('By the water');
  });

  it('are removed while their name is edited, and restored with the new name', async () => {
    const { user, tab, names, elsewhere, stored, putBack } = await openUnits();
    await tab('North');
    await user.click(screen.getByRole('button', { name: 'Rename North' }));
    await user.keyboard('Garden');
    await elsewhere(([, south]) => [south!]);
    expect(await screen.findByText('Somebody removed this unit. What you entered is still here.')).toBeVisible();
    const name = screen.getByRole('textbox', { name: 'Name of the unit' });
    expect(name).toHaveValue('Garden');
    expect(name).toHaveFocus();
    await user.keyboard(' Tower');
    await putBack();
    expect(names()).toEqual(['South', 'Garden Tower']);
    expect(stored()).toEqual(['South', 'Garden Tower']);
    expect(await tab('Garden Tower')).toHaveFocus();
  });

  it('are removed and restored with their unsaved input: every notice of the removal disappears', async () => {
    const { services } = await import('../../../src/app/services');
    vi.spyOn(services.capabilities, 'offers').mockReturnValue(true);
    const { tab, changeSilently, stored, type, save, putBack } = await openUnits();
    const gone = 'The unit does not exist any more. What you entered stays here.';
    await type(await titleField(), 'By the water');
    await type(screen.getByRole('textbox', { name: 'Terrain' }), 'Flat');
    changeSilently(([, south]) => [south!]);
    await save();
    expect(await screen.findByText('Somebody removed this unit. What you entered is still here.')).toBeVisible();
    // In its section, and in the save bar.
    await waitFor(() => expect(statuses().filter((text) => text === gone)).toHaveLength(2));
    expect(screen.queryByText(/not found/)).not.toBeInTheDocument();
    await putBack();
    await waitFor(() => expect(statuses()).not.toContain(gone));
    expect(stored()).toEqual(['South', 'North']);
    expect(await tab(/^North/)).toHaveAttribute('aria-current', 'true');
    expect(await titleField()).toHaveValue('By the water');
  });

  it('are removed while the page is renamed: their unsaved input stays open', async () => {
    const { changeSilently, address, type, save, putBack } = await openUnits();
    await type(await titleField(), 'By the water');
    await type(screen.getByRole('textbox', { name: 'Project Name' }), ' West');
    changeSilently(([, south]) => [south!]);
    await save();
    expect(await screen.findByText('Saved: Property. Not saved: North › Overview.')).toBeVisible();
    expect(await screen.findByText('Somebody removed this unit. What you entered is still here.')).toBeVisible();
    expect(address()).toBe('/manage-properties/lake-walk-west');
    expect(await titleField()).toHaveValue('By the water');
    await putBack();
    expect(await titleField()).toHaveValue('By the water');
  });

  it('are removed while the page is renamed: the hidden unit with unsaved input is shown', async () => {
    const { user, tab, changeSilently, address, router, type, save } = await openUnits();
    await type(await titleField(), 'By the water');
    await user.click(await tab('South'));
    await waitFor(async () => expect(await tab('South')).toHaveAttribute('aria-current', 'true'));
    await type(screen.getByRole('textbox', { name: 'Project Name' }), ' West');
    changeSilently(([, south]) => [south!]);
    await save();
    expect(await screen.findByText('Saved: Property. Not saved: North › Overview.')).toBeVisible();
    expect(await screen.findByText('Somebody removed this unit. What you entered is still here.')).toBeVisible();
    expect(await tab(/^North/)).toHaveAttribute('aria-current', 'true');
    expect(await titleField()).toHaveValue('By the water');
    await waitFor(() => expect(address()).toBe('/manage-properties/lake-walk-west'));
    // The former address still opens this page.
    await act(() => router.navigate(-1));
    await waitFor(async () => expect(await tab('South')).not.toHaveAttribute('aria-current'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await titleField()).toHaveValue('By the water');
    await waitFor(() => expect(address()).toBe('/manage-properties/lake-walk-west'));
  });

  it('keep a new name that is entered after their removal', async () => {
    const { user, tab, names, changeSilently, stored } = await openUnits();
    await tab('North');
    changeSilently(([, south]) => [south!]);
    await user.click(screen.getByRole('button', { name: 'Rename North' }));
    await user.keyboard('Garden{Enter}');
    expect(await screen.findByText('The unit does not exist any more.')).toBeVisible();
    // A blurred window stops the timers of toasts.
    fireEvent.blur(window);
    expect(screen.getByText('Somebody removed this unit. What you entered is still here.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Put the unit back' }));
    await waitFor(() => expect(stored()).toEqual(['South', 'Garden']));
    expect(names()).toEqual(['South', 'Garden']);
    await waitFor(() => expect(screen.queryByText('The unit does not exist any more.')).not.toBeInTheDocument());
  });

  it('are not left without a confirmation while a new name for them is unsaved', async () => {
    const { user, tab, changeSilently, router, address, putBack } = await openUnits();
    await tab('North');
    changeSilently(([, south]) => [south!]);
    await user.click(screen.getByRole('button', { name: 'Rename North' }));
    await user.keyboard('Garden{Enter}');
    expect(await screen.findByText('Somebody removed this unit. What you entered is still here.')).toBeVisible();
    const leave = () => act(() => router.navigate('/home'));
    await leave();
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(question).toHaveTextContent(/The name that you typed for the removed unit is not saved/);
    expect(within(question).queryByRole('button', { name: 'Keep draft and leave' })).not.toBeInTheDocument();
    await user.click(within(question).getByRole('button', { name: 'Save and leave' }));
    expect(await screen.findByText(/Put the unit back to save it/)).toBeVisible();
    expect(address()).toBe('/manage-properties/lake-walk');
    await putBack();
    await leave();
    await waitFor(() => expect(address()).toBe('/home'));
  });

  it('are restored by somebody else: the notice about their unsaved name disappears', async () => {
    const { user, tab, elsewhere, router } = await openUnits();
    await tab('North');
    await user.click(screen.getByRole('button', { name: 'Rename North' }));
    await user.keyboard('Garden');
    let removed: FieldCollection | undefined;
    await elsewhere(([north, south]) => {
      removed = north;
      return [south!];
    });
    expect(await screen.findByText('Somebody removed this unit. What you entered is still here.')).toBeVisible();
    await act(() => router.navigate('/home'));
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
    expect(await screen.findByText(/Put the unit back to save it/)).toBeVisible();
    // A blurred window stops the timers of toasts.
    fireEvent.blur(window);
    await elsewhere((all) => [...all, removed!]);
    await waitFor(() => expect(screen.queryByText(/^Somebody removed this unit/)).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByText(/Put the unit back to save it/)).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Name of the unit' })).toHaveValue('Garden');
  });

  /** Leaves a draft in a unit and comes back after somebody removed the unit. */
  async function returnToDraft() {
    const opened = await openUnits();
    const { user, changeSilently, router, type } = opened;
    await type(await titleField(), 'By the water');
    await type(screen.getByRole('textbox', { name: 'Terrain' }), 'Flat');
    await waitFor(() => expect(screen.getByText(/Draft kept/)).toBeVisible());
    await act(() => router.navigate('/home'));
    await user.click(await screen.findByRole('button', { name: 'Keep draft and leave' }));
    const drafts = await screen.findByRole('region', { name: 'Unsaved drafts' });
    // It leads to its unit, which was the open one without being named by the address.
    const item = (await within(drafts).findAllByRole('listitem')).find((one) => within(one).queryByText(/^North › /));
    changeSilently(([, south]) => [south!]);
    await user.click(within(item!).getByRole('link'));
    expect(await screen.findByText('Somebody removed this unit. What you entered is still here.')).toBeVisible();
    return opened;
  }

  it('are reported as having unsaved input of an earlier visit until it is discarded', async () => {
    const { user } = await returnToDraft();
    expect(await screen.findByText(/^Changed: .*Terrain.*North › Overview.*Title/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Somebody removed this unit.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Put the unit back' }));
    expect(await titleField()).not.toHaveValue('By the water');
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  it('are removed by mistake: Undo brings back the unsaved input of all their sections', async () => {
    const { user, tab, names, type } = await openUnits();
    await type(await titleField(), 'By the water');
    await user.click(screen.getByRole('link', { name: 'Amenities' }));
    const amenities = await screen.findByRole('tabpanel', { name: /^Amenities/ });
    await type(within(amenities).getByRole('textbox', { name: 'Title' }), 'Room to breathe');
    await user.click(screen.getByRole('button', { name: 'Remove North' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(names()).toEqual(['South']));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^Unsaved: North › Overview, North › Amenities/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Overview/ }));
    expect(await titleField()).toHaveValue('By the water');
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    expect(await tab(/^North/)).toHaveAttribute('aria-current', 'true');
  });

  it('are put back, and get the unsaved input of an earlier visit when it is restored', async () => {
    const { user, putBack, stored } = await returnToDraft();
    await putBack();
    expect(stored()).toEqual(['South', 'North']);
    // The form of the unit offers its draft beside that of the page once it is open.
    await titleField();
    await screen.findByText(/^Changed: (?=.*Terrain)(?=.*North › Overview)/);
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await titleField()).toHaveValue('By the water'));
    expect(screen.getByRole('textbox', { name: 'Terrain' })).toHaveValue('Flat');
  });
});

it('a unit that somebody else adds is shown even if a late response to a local change lacks it', async () => {
  const { user, tab, names, asked, elsewhere, hold } = await openUnits();
  const release = hold();
  const reads = (of: string) => asked.filter(({ name }) => name === of).length;
  await tab('North');
  const before = reads('BrandPageById');
  await user.click(screen.getByRole('button', { name: 'Rename North' }));
  await user.keyboard('Garden{Enter}');
  await waitFor(() => expect(reads('BrandPageById')).toBe(before + 1));
  const readsBefore = reads('PageRevision');
  await elsewhere(([north, south]) => [north!, south!, { ...named(south!, 'West'), id: 'west', order: 2 }]);
  // The open form reads at once, the tabs a moment later.
  await waitFor(() => expect(reads('PageRevision')).toBe(readsBefore + 2));
  release();
  expect(await screen.findByText('SAVED!')).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['Garden', 'South', 'West']));
});

it('undo is offered again if a removed unit could not be restored', async () => {
  const { user, tab, refuse, stored } = await openUnits();
  await tab('North');
  await user.click(screen.getByRole('button', { name: 'Remove North' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  refuse('Save', refusal('INTERNAL_SERVER_ERROR', 'The disk is full.'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Something went wrong!')).toBeVisible();
  refuse('Save', undefined);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored()).toEqual(['North', 'South']));
});

it('a conflict in a unit blocks saving the page until it is resolved or discarded', async () => {
  const { services } = await import('../../../src/app/services');
  vi.spyOn(services.capabilities, 'offers').mockReturnValue(true);
  const { user, changeSilently } = await openUnits();
  const held = 'Not saved yet: North › Overview has to be settled first.';
  await user.click(await titleField());
  await user.paste('By the water');
  await user.click(screen.getByRole('textbox', { name: 'Terrain' }));
  await user.paste('Flat');
  changeSilently(([north, south]) => [withTitle(north!, 'By the park'), south!]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  const question = await screen.findByRole('dialog', { name: 'Choose what to keep' });
  await user.click(within(question).getByRole('button', { name: 'CANCEL' }));
  await waitFor(() => expect(statuses()).toContain(held));
  const alone = screen.getByRole('group', { name: 'Overview only:' });
  await user.click(within(alone).getByRole('button', { name: 'Discard' }));
  expect(await titleField()).not.toHaveValue('By the water');
  expect(statuses()).not.toContain(held);
});

describe('a name that is typed for a unit', () => {
  /** The input of the name. */
  const input = () => screen.findByRole('textbox', { name: 'Name of the unit' });
  /** The question before leaving. */
  const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

  it('stays in its input if it could not be saved, to be retried', async () => {
    const { user, tab, refuse, names, stored } = await openUnits();
    await tab('North');
    refuse('Save', refusal('INTERNAL_SERVER_ERROR', 'The disk is full.'));
    await user.click(screen.getByRole('button', { name: 'Rename North' }));
    await user.keyboard('Garden{Enter}');
    expect(await screen.findByText('Something went wrong!')).toBeVisible();
    expect(await input()).toHaveValue('Garden');
    expect(await input()).toHaveFocus();
    refuse('Save', undefined);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['Garden', 'South']));
    expect(stored()).toEqual(['Garden', 'South']);
    expect(await tab('Garden')).toHaveFocus();
  });

  it('stays there until its unit is shown again, and does not steal the focus', async () => {
    const { user, tab, refuse } = await openUnits();
    await tab('North');
    refuse('Save', refusal('INTERNAL_SERVER_ERROR', 'The disk is full.'));
    await user.click(screen.getByRole('button', { name: 'Rename North' }));
    await user.keyboard('Garden');
    await user.click(await titleField());
    expect(await screen.findByText('Something went wrong!')).toBeVisible();
    expect(await input()).toHaveValue('Garden');
    expect(await titleField()).toHaveFocus();
    await user.click(await tab('South'));
    expect(await tab(/^North\s*unsaved changes/)).not.toHaveAttribute('aria-current');
    await user.click(await tab(/^North/));
    expect(await input()).toHaveValue('Garden');
    await user.keyboard('{Escape}');
    expect(await tab('North')).toHaveFocus();
  });

  it.each(['South', '+ Add unit', 'Elsewhere'])(
    'is saved after the click that leaves it, which is heard: %s',
    async (name) => {
      const { user, tab, names, stored } = await openUnits();
      await tab('North');
      const pressed = {
        South: () => tab('South'),
        '+ Add unit': async () => screen.getByRole('button', { name: '+ Add unit' }),
        Elsewhere: titleField,
      }[name]!;
      await user.click(screen.getByRole('button', { name: 'Rename North' }));
      await user.keyboard('Garden');
      const target = await pressed();
      await user.pointer({ keys: '[MouseLeft>]', target });
      // Nothing comes between the press and its release.
      expect(screen.queryByRole('status', { name: 'Saving…' })).not.toBeInTheDocument();
      await user.pointer({ keys: '[/MouseLeft]', target });
      const all = name === '+ Add unit' ? ['Garden', 'South', 'NEW-UNIT'] : ['Garden', 'South'];
      await waitFor(() => expect(stored()).toEqual(all));
      await waitFor(() => expect(names()).toEqual(all));
      if (name === 'Elsewhere') {
        expect(target).toHaveFocus();
        return;
      }
      const opened = await tab(name === 'South' ? name : 'NEW-UNIT');
      await waitFor(() => expect(opened).toHaveAttribute('aria-current', 'true'));
    },
  );

  it('is saved before a link whose click leaves the input is followed', async () => {
    const { user, tab, address, router, stored } = await openUnits();
    await tab('North');
    const link = linkElsewhere(() => router.navigate('/home'));
    await user.click(screen.getByRole('button', { name: 'Rename North' }));
    await user.keyboard('Garden');
    await user.click(link);
    await waitFor(() => expect(address()).toBe('/home'));
    expect(stored()).toEqual(['Garden', 'South']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks for confirmation if a clicked link leaves the input and it cannot be saved', async () => {
    const { user, tab, refuse, address, router, stored } = await openUnits();
    await tab('North');
    const link = linkElsewhere(() => router.navigate('/home'));
    refuse('Save', refusal('INTERNAL_SERVER_ERROR', 'The disk is full.'));
    await user.click(screen.getByRole('button', { name: 'Rename North' }));
    await user.keyboard('Garden');
    await user.click(link);
    expect(await screen.findByText('Something went wrong!')).toBeVisible();
    expect(await question()).toHaveTextContent(/The name that you typed for the unit is not saved/);
    expect(address()).toBe('/manage-properties/lake-walk');
    refuse('Save', undefined);
    await user.click(within(await question()).getByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(address()).toBe('/home'));
    expect(stored()).toEqual(['Garden', 'South']);
  });

  it('is not left without a confirmation', async () => {
    const { user, tab, router, address, stored } = await openUnits();
    await tab('North');
    await user.click(screen.getByRole('button', { name: 'Rename North' }));
    await act(() => router.navigate('/home'));
    expect(address()).toBe('/home');
    await act(() => router.navigate(-1));
    await user.click(await screen.findByRole('button', { name: 'Rename North' }));
    await user.keyboard('Garden');
    await act(() => router.navigate('/home'));
    expect(await question()).toHaveTextContent(/The name that you typed for the unit is not saved/);
    expect(stored()).toEqual(['North', 'South']);
    await user.click(within(await question()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await input()).toHaveValue('Garden');
    expect(await input()).toHaveFocus();
    await act(() => router.navigate('/home'));
    await user.click(within(await question()).getByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(address()).toBe('/home'));
    expect(stored()).toEqual(['Garden', 'South']);
  });

  it('is not replaced by a concurrent rename', async () => {
    const { user, tab, elsewhere, stored } = await openUnits();
    await tab('North');
    await user.click(screen.getByRole('button', { name: 'Rename North' }));
    await elsewhere(([north, south]) => [named(north!, 'East'), south!]);
    await waitFor(async () => expect(await input()).toHaveValue('East'));
    await user.click(await titleField());
    expect(await tab('East')).toBeVisible();
    expect(stored()).toEqual(['East', 'South']);
  });
});

describe('a page that somebody else removes while a section of it has unsaved input', () => {
  const kept = /The page does not exist any more, so your changes cannot be saved/;
  const leavingQuestion = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

  it('is what the section names as removed, and its input is kept as a draft', async () => {
    // Those of the other tests.
    await removeDrafts();
    const { user, removePage, tell, type, save, address, router } = await openUnits();
    await type(await titleField(), 'By the water');
    removePage();
    await tell({ action: 'removed' });
    // In the form of the page, and in its section.
    expect(await screen.findAllByText(/^Nora removed this page at .*What you entered stays here\.$/)).toHaveLength(2);
    expect(screen.queryByText(/this unit|The unit/)).not.toBeInTheDocument();
    await save();
    expect(await leavingQuestion()).toHaveTextContent(kept);
    await user.click(within(await leavingQuestion()).getByRole('button', { name: 'Stay' }));
    expect(await titleField()).toHaveValue('By the water');
    await act(() => router.navigate('/home'));
    await user.click(within(await leavingQuestion()).getByRole('button', { name: 'Keep draft and leave' }));
    await waitFor(() => expect(address()).toBe('/home'));
    const drafts = await screen.findByRole('region', { name: 'Unsaved drafts' });
    expect(await within(drafts).findByText(/^North › /)).toBeVisible();
  });

  it('[ERR-007] is not found when the section is saved, which leads to the list', async () => {
    const { user, removePage, type, address } = await openUnits();
    await type(await titleField(), 'By the water');
    await type(screen.getByRole('textbox', { name: 'Project Name' }), ' West');
    removePage();
    const panel = await screen.findByRole('group', { name: 'Overview only:' });
    await user.click(within(panel).getByRole('button', { name: 'SAVE' }));
    expect((await screen.findAllByText('Page not found.'))[0]).toBeVisible();
    expect(screen.getByText('The page does not exist any more. What you entered stays here.')).toBeVisible();
    expect(await leavingQuestion()).toHaveTextContent(kept);
    await user.click(within(await leavingQuestion()).getByRole('button', { name: 'Keep draft and leave' }));
    await waitFor(() => expect(address()).toBe('/manage-properties'));
  });

  it('is what is missing when a unit is renamed', async () => {
    const { user, tab, removePage } = await openUnits();
    await tab('North');
    removePage();
    await user.click(screen.getByRole('button', { name: 'Rename North' }));
    await user.keyboard('Garden{Enter}');
    expect(await screen.findByText('The page does not exist any more.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Put the unit back' })).not.toBeInTheDocument();
  });
});

describe('the focus', () => {
  it('goes to the tab that was renamed, by Enter or not by Escape', async () => {
    const { user, tab } = await openUnits();
    await tab('North');
    await user.click(screen.getByRole('button', { name: 'Rename North' }));
    await user.keyboard('{Escape}');
    expect(await tab('North')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Rename North' }));
    await user.keyboard('Garden{Enter}');
    expect(await tab('Garden')).toHaveFocus();
    expect(await screen.findByText('SAVED!')).toBeVisible();
    expect(await tab('Garden')).toHaveFocus();
  });

  it('goes to the neighbour of a removed unit, and to the unit when it is restored', async () => {
    const { user, tab, names } = await openUnits();
    await tab('North');
    await user.click(screen.getByRole('button', { name: 'Remove North' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(names()).toEqual(['South']));
    expect(await tab('South')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await tab('North')).toHaveFocus();
  });

  it('goes to the unit that somebody else removed when it is restored', async () => {
    const { user, tab, elsewhere } = await openUnits();
    await tab('North');
    await elsewhere(([, south]) => [south!]);
    await user.click(await screen.findByRole('button', { name: 'Put the unit back' }));
    await waitFor(() => expect(screen.queryByText(/^Somebody removed this unit/)).not.toBeInTheDocument());
    expect(await tab('North')).toHaveFocus();
  });

  it('goes to a unit that could not be removed', async () => {
    const { user, tab, refuse } = await openUnits();
    await tab('North');
    refuse('Save', refusal('INTERNAL_SERVER_ERROR', 'The disk is full.'));
    await user.click(screen.getByRole('button', { name: 'Remove North' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Something went wrong!')).toBeVisible();
    await waitFor(async () => expect(await tab('North')).toHaveFocus());
  });

  it.each(['Put the unit back', '+ Add unit'])('stays on ‘%s’ until that is done, or for a retry', async (name) => {
    const { user, tab, elsewhere, hold, saves, refuse } = await openUnits();
    await tab('North');
    await elsewhere(([, south]) => [south!]);
    await screen.findByText('Somebody removed this unit.');
    refuse('Save', refusal('INTERNAL_SERVER_ERROR', 'The disk is full.'));
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('Something went wrong!')).toBeVisible();
    expect(screen.getByRole('button', { name })).toHaveFocus();
    refuse('Save', undefined);
    const release = hold();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true'));
    // A browser takes the focus away from a button that is disabled.
    expect(screen.getByRole('button', { name })).toBeEnabled();
    await user.keyboard('{Enter}');
    release();
    expect(await screen.findByText('SAVED!')).toBeVisible();
    expect(saves()).toHaveLength(2);
  });

  it('is not moved away from other work while a unit is restored', async () => {
    const { user, tab, elsewhere, hold } = await openUnits();
    await tab('North');
    await elsewhere(([, south]) => [south!]);
    const release = hold();
    await user.click(await screen.findByRole('button', { name: 'Put the unit back' }));
    await user.click(await titleField());
    await user.keyboard('By the');
    release();
    await waitFor(() => expect(screen.queryByText(/^Somebody removed this unit/)).not.toBeInTheDocument());
    await user.keyboard(' water');
    expect(await titleField()).toHaveFocus();
    expect(await titleField()).toHaveValue('By the water');
  });

  it('goes to the tab of a new unit', async () => {
    const { user, tab } = await openUnits();
    await user.click(screen.getByRole('button', { name: '+ Add unit' }));
    expect(await tab('NEW-UNIT')).toHaveFocus();
  });
});

it('the home screen distinguishes drafts of one section in two units by their units, and discards one with Undo', async () => {
  // Those of the other tests.
  await removeDrafts();
  const { user, tab, router } = await openUnits(['East', 'West']);
  for (const name of ['East', 'West']) {
    await user.click(await tab(name));
    await waitFor(async () => expect(await tab(name)).toHaveAttribute('aria-current', 'true'));
    await user.click(await titleField());
    await user.paste(name);
  }
  await waitFor(() => expect(screen.getByText(/Draft kept/)).toBeVisible());
  await act(() => router.navigate('/home'));
  await user.click(await screen.findByRole('button', { name: 'Keep draft and leave' }));
  const drafts = await screen.findByRole('region', { name: 'Unsaved drafts' });
  expect(await within(drafts).findByText(/^East › Overview, /)).toBeVisible();
  expect(within(drafts).getByText(/^West › Overview, /)).toBeVisible();
  const discard = (unit: string) =>
    within(drafts).findByRole('button', { name: new RegExp(`^Discard .*, ${unit} › `) });
  await user.click(await discard('East'));
  await waitFor(() => expect(within(drafts).getAllByRole('listitem')).toHaveLength(1));
  expect(await discard('West')).toHaveFocus();
  const report = await screen.findByText('Draft discarded');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await within(drafts).findByText(/^East › Overview, /)).toBeVisible();
  await waitFor(() => expect(report).not.toBeInTheDocument());
  await user.click(await discard('West'));
  await user.click(await discard('East'));
  expect(await within(drafts).findByText('You have no unsaved changes.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Home', level: 1 })).toHaveFocus();
});

it('a draft that is discarded on the home screen of another tab is kept if its open form is left with the changes', async () => {
  const { user, type, router } = await openUnits();
  await type(await titleField(), 'By the water');
  await waitFor(() => expect(screen.getByText(/Draft kept/)).toBeVisible());
  // What the other tab does to the storage that both share.
  await removeDrafts();
  await act(() => router.navigate('/home'));
  await user.click(await screen.findByRole('button', { name: 'Keep draft and leave' }));
  const drafts = await screen.findByRole('region', { name: 'Unsaved drafts' });
  expect(await within(drafts).findByText(/^North › Overview, /)).toBeVisible();
});
