import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aboutUs } from '../../../schemas/company-information/about-us';
import { missionVision } from '../../../schemas/company-information/mission-vision';
import { defineEditor } from '../../../src/definition';
import { storyServices } from '../../../stories/support/services';
import { oneField } from '../../../stories/support/store';
import { openForm } from '../fields/support/openForm';

const BODIES = {
  main: {
    title: 'About',
    bodies: [
      { $id: 'a', web: '<p>First</p>' },
      { $id: 'b', web: '<p>Second</p>' },
    ],
    images: [],
  },
};

function saveButton() {
  return screen.getByRole('button', { name: 'SAVE' });
}

describe('SAVE', () => {
  it('[SHELL-015, CI-016] is enabled only when the form is changed and valid', async () => {
    const { user } = openForm({ definition: aboutUs, form: BODIES });
    expect(saveButton()).toBeDisabled();
    await user.type(screen.getByLabelText('Title'), '!');
    expect(saveButton()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: '+ Add Body' }));
    await waitFor(() => expect(saveButton()).toBeDisabled());
  });

  it('is disabled again once the change is taken back by typing', async () => {
    const { user } = openForm({ definition: aboutUs, form: BODIES });
    await user.type(screen.getByLabelText('Title'), '!');
    await user.keyboard('{Backspace}');
    expect(saveButton()).toBeDisabled();
    expect(screen.getByText('Nothing changed yet')).toBeVisible();
  });

  it('[CI-014] stands beside CANCEL, with the reason while it is disabled', () => {
    openForm({ definition: aboutUs, form: BODIES });
    expect(screen.getByRole('button', { name: 'CANCEL' })).toBeEnabled();
    expect(saveButton()).toHaveAccessibleDescription('Nothing changed yet');
  });

  it('hands the form over, by the button or by Ctrl+S', async () => {
    const { user, saved } = openForm({ definition: aboutUs, form: BODIES });
    await user.type(screen.getByLabelText('Title'), ' us');
    await user.click(saveButton());
    await user.keyboard('{Control>}s{/Control}');
    expect(saved).toHaveLength(2);
    expect(saved[0]).toMatchObject({ main: { title: 'About us' } });
  });

  it('does nothing while a save runs', async () => {
    const { user, saved, store } = openForm({ definition: aboutUs, form: BODIES });
    await user.type(screen.getByLabelText('Title'), ' us');
    store.dispatch({ type: 'saveStarted' });
    await waitFor(() => expect(saveButton()).toBeDisabled());
    await user.keyboard('{Control>}s{/Control}');
    expect(saved).toEqual([]);
  });

  it('checks what was typed in the last moment before it hands anything over', async () => {
    const { user, saved } = openForm({ definition: aboutUs, form: { main: { bodies: [{}], images: [] } } });
    await user.type(screen.getByLabelText('Title'), 'A');
    await user.keyboard('{Control>}s{/Control}');
    expect(saved).toEqual([]);
    expect(await screen.findByRole('dialog', { name: /1 problem/ })).toBeVisible();
  });
});

describe('problems', () => {
  it('lead from the summary to the input, through a closed row', async () => {
    const { user } = openForm({ definition: aboutUs, form: { main: { bodies: [{ $id: 'a' }], images: [] } } });
    await user.type(screen.getByLabelText('Title'), 'A');
    await user.click(await screen.findByRole('button', { name: '1 problem: Web Content of Body 1' }));
    const summary = await screen.findByRole('dialog');
    await user.click(within(summary).getByRole('button', { name: /Body Content is required/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Web Content/ })).toHaveFocus());
  });

  it('[CI-ABOUT-004] say that a body needs its web content, at the input and at its card and row', async () => {
    const { user } = openForm({ definition: aboutUs, form: { main: { bodies: [{ $id: 'a' }], images: [] } } });
    await user.type(screen.getByLabelText('Title'), 'A');
    expect(await screen.findByRole('button', { name: /Body 1.*1 problem/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Body.*1 problem/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Body 1.*1 problem/ }));
    expect(screen.getByRole('textbox', { name: /Web Content/ })).toHaveAccessibleDescription(
      'Body Content is required',
    );
    expect(screen.getByRole('textbox', { name: /Web Content/ })).toBeInvalid();
  });

  it('are not held against a form that nobody touched', async () => {
    const { store } = openForm({ definition: aboutUs, form: { main: { bodies: [{ $id: 'a' }], images: [] } } });
    store.check();
    await waitFor(() => expect(store.getSnapshot().problems).toHaveLength(1));
    expect(screen.getByText('Nothing changed yet')).toBeVisible();
    expect(screen.queryByText('1 problem')).not.toBeInTheDocument();
  });
});

describe('undo', () => {
  it('takes changes of the whole form back with Ctrl+Z and does them again with Shift', async () => {
    const { user } = openForm({ definition: aboutUs, form: BODIES });
    await user.type(screen.getByLabelText('Title'), ' us');
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByLabelText('Title')).toHaveValue('About');
    await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    expect(screen.getByLabelText('Title')).toHaveValue('About us');
  });

  it('keeps the input mounted and focused', async () => {
    const { user } = openForm({ definition: aboutUs, form: BODIES });
    const title = screen.getByLabelText('Title');
    await user.type(title, ' us');
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByLabelText('Title')).toBe(title);
    expect(title).toHaveFocus();
  });
});

describe('cards', () => {
  it('[CI-ABOUT-001, CI-ABOUT-003, CI-ABOUT-005] hold the values, the bodies and the images of About Us', () => {
    openForm({ definition: aboutUs, form: BODIES });
    const page = screen.getByRole('region', { name: 'Page' });
    for (const label of ['Title', 'SEO Title', 'SEO Description', 'H1 Tag']) {
      expect(within(page).getByLabelText(label)).toBeVisible();
    }
    expect(within(screen.getByRole('region', { name: 'Body' })).getByText('2 items')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Images' })).getByText('0 of 3')).toBeVisible();
  });

  it('[CI-ABOUT-002] have an H2 sub heading for ALP only', () => {
    openForm({ definition: aboutUs, brand: 'AVIDA' });
    expect(screen.queryByLabelText('H2 Sub Heading')).not.toBeInTheDocument();
  });

  it('[CI-MV-001, CI-MV-002, CI-MV-003, CI-MV-004] tell the parts of Mission and Vision apart', () => {
    openForm({ definition: missionVision });
    for (const part of ['Mission', 'Vision']) {
      expect(within(screen.getByRole('region', { name: part })).getByLabelText('Title')).toBeVisible();
      expect(screen.getByRole('region', { name: `${part} Body` })).toBeVisible();
      expect(screen.getByRole('region', { name: `${part} Images` })).toBeVisible();
    }
  });

  it('are listed in the outline and take the focus from there', async () => {
    const { user } = openForm({ definition: aboutUs });
    await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Images' }));
    expect(screen.getByRole('region', { name: 'Images' })).toHaveFocus();
  });
});

describe('what may be changed', () => {
  it('is nothing in a form that can only be read', () => {
    openForm({ definition: aboutUs, form: BODIES, readOnly: true });
    expect(screen.getByLabelText('Title')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'SAVE' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '+ Add Body' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Actions of Body 1' })).not.toBeInTheDocument();
  });

  it('is not a field whose scope the user does not hold', () => {
    const definition = oneField({ type: 'text', label: 'Price', stored: 'PRICE', access: 'update:price' });
    openForm({ definition, services: storyServices(undefined, []) });
    expect(screen.getByLabelText('Price')).toHaveAttribute('readonly');
  });

  it('follows the conditions of the definition', async () => {
    const definition = defineEditor({
      ...oneField({ type: 'text', label: 'Kind', stored: 'KIND' }),
      fields: {
        kind: { type: 'text', label: 'Kind', stored: 'KIND' },
        size: { type: 'text', label: 'Size', stored: 'SIZE', visibleWhen: { field: 'kind', in: ['unit'] } },
        note: { type: 'text', label: 'Note', stored: 'NOTE', enabledWhen: { field: 'kind', in: ['unit'] } },
      },
    });
    const { user } = openForm({ definition });
    expect(screen.queryByLabelText('Size')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Note')).toBeDisabled();
    await user.type(screen.getByLabelText('Kind'), 'unit');
    expect(screen.getByLabelText('Size')).toBeVisible();
    expect(screen.getByLabelText('Note')).toBeEnabled();
  });
});
