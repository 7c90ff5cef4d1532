import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aboutUs } from '../../../schemas/company-information/about-us';
import { missionVision } from '../../../schemas/company-information/mission-vision';
import privacyPolicy from '../../../schemas/company-information/privacy-policy.json';
import { termsAndConditions } from '../../../schemas/company-information/terms-and-conditions';
import { defineEditor, editorFromJson } from '../../../src/definition';
import { storyServices } from '../../../stories/support/services';
import { oneField } from '../../../stories/support/store';
import { fileNamed } from '../fields/support/files';
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

  it('is disabled again once the change is reverted by typing', async () => {
    const { user } = openForm({ definition: aboutUs, form: BODIES });
    await user.type(screen.getByLabelText('Title'), '!');
    await user.keyboard('{Backspace}');
    expect(saveButton()).toBeDisabled();
    expect(screen.getByText('Nothing changed yet')).toBeVisible();
  });

  it('[CI-014] is next to CANCEL, with the reason while it is disabled', () => {
    openForm({ definition: aboutUs, form: BODIES });
    expect(screen.getByRole('button', { name: 'CANCEL' })).toBeEnabled();
    expect(saveButton()).toHaveAccessibleDescription('Nothing changed yet');
  });

  it('submits the form, by the button or by Ctrl+S', async () => {
    const { user, saved } = openForm({ definition: aboutUs, form: BODIES });
    await user.type(screen.getByLabelText('Title'), ' us');
    await user.click(saveButton());
    await user.keyboard('{Control>}s{/Control}');
    expect(saved).toHaveLength(2);
    expect(saved[0]).toMatchObject({ main: { title: 'About us' } });
  });

  it('submits trimmed texts, which are trimmed on blur or when saving by shortcut', async () => {
    const { user, saved, current } = openForm({ definition: aboutUs, form: BODIES });
    const title = screen.getByLabelText('Title');
    await user.clear(title);
    await user.type(title, '  About us ');
    await user.tab();
    await waitFor(() => expect(title).toHaveValue('About us'));
    await user.type(title, ' and more ');
    await user.keyboard('{Control>}s{/Control}');
    expect(saved).toEqual([current()]);
    expect(current()).toMatchObject({ main: { title: 'About us and more' } });
  });

  it('saves nothing if only blanks were typed', async () => {
    const { user, saved } = openForm({ definition: aboutUs, form: BODIES });
    await user.type(screen.getByLabelText('Title'), '  {Control>}s{/Control}');
    expect(saved).toEqual([]);
    expect(screen.getByText('Nothing changed yet')).toBeVisible();
  });

  it.each([
    ['Terms', termsAndConditions],
    ['Privacy', editorFromJson(privacyPolicy)],
  ])('[CI-TC-003, CI-TC-004] submits a trimmed body of %s', async (_name, definition) => {
    const { store, user, saved } = openForm({ definition, form: { main: {} } });
    act(() => store.write(['main', 'body'], '<p> One</p><p>Two&nbsp; </p>'));
    await user.click(saveButton());
    expect(saved).toMatchObject([{ main: { body: '<p>One</p><p>Two</p>' } }]);
  });

  it('does nothing while a save runs', async () => {
    const { user, saved, store } = openForm({ definition: aboutUs, form: BODIES });
    await user.type(screen.getByLabelText('Title'), ' us');
    store.dispatch({ type: 'saveStarted' });
    await waitFor(() => expect(saveButton()).toBeDisabled());
    await user.keyboard('{Control>}s{/Control}');
    expect(saved).toEqual([]);
  });

  it('validates the latest input before it submits', async () => {
    const { user, saved } = openForm({ definition: aboutUs, form: { main: { bodies: [{}], images: [] } } });
    await user.type(screen.getByLabelText('Title'), 'A');
    await user.keyboard('{Control>}s{/Control}');
    expect(saved).toEqual([]);
    expect(await screen.findByRole('dialog', { name: /1 problem/ })).toBeVisible();
  });
});

describe('problems', () => {
  it('link from the summary to the input, through a closed row', async () => {
    const { user } = openForm({ definition: aboutUs, form: { main: { bodies: [{ $id: 'a' }], images: [] } } });
    await user.type(screen.getByLabelText('Title'), 'A');
    await user.click(await screen.findByRole('button', { name: '1 problem: Web Content of Body 1' }));
    const summary = await screen.findByRole('dialog');
    await user.click(within(summary).getByRole('button', { name: /Body Content is required/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Web Content/ })).toHaveFocus());
  });

  it('stay listed while they are fixed, one after the other', async () => {
    const form = { main: { bodies: [{ $id: 'a' }, { $id: 'b' }, { $id: 'c' }], images: [] } };
    const { user } = openForm({ definition: aboutUs, form });
    await user.type(screen.getByLabelText('Title'), 'A');
    await user.click(await screen.findByRole('button', { name: '3 problems' }));
    const summary = await screen.findByRole('dialog', { name: /3 problems/ });
    const next = within(summary).getByRole('button', { name: 'Next problem' });
    const chosen = () => summary.querySelector('[aria-current]')?.textContent;
    await user.click(next);
    expect(chosen()).toContain('Body 1');
    await user.click(next);
    expect(chosen()).toContain('Body 2');
    await user.click(within(summary).getByRole('button', { name: 'Previous problem' }));
    await user.click(within(summary).getByRole('button', { name: 'Previous problem' }));
    expect(chosen()).toContain('Body 3');
    await user.click(within(summary).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[CI-ABOUT-004] report that a body needs its web content, at the input and at its card and row', async () => {
    const form = { main: { bodies: [{ $id: 'a' }], images: [] } };
    const { user, showProblems } = openForm({ definition: aboutUs, form });
    await user.type(screen.getByLabelText('Title'), 'A');
    await showProblems();
    await user.click(await screen.findByRole('button', { name: /Body 1.*1 problem/ }));
    expect(screen.getByRole('link', { name: /Body.*1 problem/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Web Content/ })).toHaveAccessibleDescription(
      'Body Content is required',
    );
    expect(screen.getByRole('textbox', { name: /Web Content/ })).toBeInvalid();
  });

  it('are not shown in an untouched form', async () => {
    const { store } = openForm({ definition: aboutUs, form: { main: { bodies: [{ $id: 'a' }], images: [] } } });
    store.check();
    await waitFor(() => expect(store.getSnapshot().problems).toHaveLength(1));
    expect(screen.getByText('Nothing changed yet')).toBeVisible();
    expect(screen.queryByText('1 problem')).not.toBeInTheDocument();
  });

  describe('are shown at a field', () => {
    const PEOPLE = oneField({
      type: 'list',
      label: 'People',
      addLabel: 'Add Person',
      itemLabel: 'Person',
      stored: { each: 'PERSON' },
      fields: {
        name: { type: 'text', label: 'Name', stored: 'NAME', required: 'Name is required.' },
        email: { type: 'email', label: 'Email', stored: 'EMAIL', required: 'Email is required.' },
        since: { type: 'date', label: 'Since', stored: 'SINCE', required: 'Since is required.' },
      },
    });
    const problemsShown = () => screen.queryAllByText(/is required\.$|valid email$/).map((text) => text.textContent);

    /** Adds a person, with the focus in its name, and fills in the name. */
    async function addPerson() {
      const opened = openForm({ definition: PEOPLE });
      await opened.user.click(screen.getByRole('button', { name: '+ Add Person' }));
      await opened.user.keyboard('Nora');
      await screen.findByRole('button', { name: '2 problems' });
      return opened;
    }

    it('not while it is untouched, nor while it is being edited', async () => {
      const { user, store } = await addPerson();
      await user.type(screen.getByLabelText(/^Email/), 'nora');
      store.check();
      expect(problemsShown()).toEqual([]);
      expect(saveButton()).toBeDisabled();
    });

    it('once it was left, with or without a change, and then while it is being edited', async () => {
      const { user } = await addPerson();
      const email = screen.getByLabelText(/^Email/);
      await user.type(email, 'nora');
      await user.click(document.body);
      await waitFor(() => expect(problemsShown()).toEqual(['Please enter valid email']));
      await user.click(screen.getByLabelText(/^Since/));
      await user.click(document.body);
      await waitFor(() => expect(problemsShown()).toEqual(['Please enter valid email', 'Since is required.']));
      await user.type(email, '@demo.example');
      await waitFor(() => expect(problemsShown()).toEqual(['Since is required.']));
      await user.clear(email);
      await waitFor(() => expect(problemsShown()).toEqual(['Email is required.', 'Since is required.']));
    });

    it('in a list of all of them, which returns the focus when it is closed', async () => {
      const { user } = await addPerson();
      await user.click(screen.getByLabelText(/^Since/));
      await user.click(document.body);
      const opener = await screen.findByRole('button', { name: /^[0-9]+ problems?/ });
      await user.click(opener);
      const list = screen.getByRole('dialog', { name: /^What needs attention/ });
      expect(list).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(list).not.toBeInTheDocument();
      expect(opener).toHaveFocus();
    });

    it('not while its own calendar is open, nor when the window loses the focus', async () => {
      const { user } = await addPerson();
      await user.click(screen.getByRole('button', { name: 'Choose Since from a calendar' }));
      await screen.findByRole('dialog', { name: 'Choose Since from a calendar' });
      await user.keyboard('{Escape}');
      const since = screen.getByLabelText(/^Since/);
      await user.click(since);
      fireEvent.blur(since);
      expect(since).toHaveFocus();
      expect(problemsShown()).toEqual([]);
      await user.click(document.body);
      await waitFor(() => expect(problemsShown()).toEqual(['Since is required.']));
    });

    it('after the click that left it, which still hits its target', async () => {
      const { user } = await addPerson();
      await user.click(screen.getByLabelText(/^Email/));
      await user.pointer({ keys: '[MouseLeft>]', target: document.body });
      expect(document.body).toHaveFocus();
      expect(problemsShown()).toEqual([]);
      await user.pointer({ keys: '[/MouseLeft]', target: document.body });
      await waitFor(() => expect(problemsShown()).toEqual(['Email is required.']));
    });

    it('all at once when SAVE is pressed, but not in a row that is added later', async () => {
      const { user, showProblems } = await addPerson();
      await showProblems();
      const all = ['Email is required.', 'Since is required.'];
      await waitFor(() => expect(problemsShown()).toEqual(all));
      await user.click(screen.getByRole('button', { name: '+ Add Person' }));
      await screen.findByRole('button', { name: '5 problems' });
      expect(problemsShown()).toEqual(all);
    });
  });
});

describe('undo', () => {
  it('reverts changes of the whole form with Ctrl+Z and redoes them with Shift', async () => {
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

  it.each([
    ['the terms', termsAndConditions],
    ['the privacy policy', editorFromJson(privacyPolicy)],
  ])('[CI-TC-001, CI-TC-002] hold a title and a formatted body of %s', async (_name, definition) => {
    const { user, current } = openForm({ definition, form: { main: { body: '<p>Read <em>all</em> of it.</p>' } } });
    await user.click(screen.getByRole('textbox', { name: 'Title' }));
    await user.paste('The small print');
    expect(current()).toMatchObject({ main: { title: 'The small print' } });
    expect(within(screen.getByRole('textbox', { name: 'Body' })).getByText('all').tagName).toBe('EM');
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
  });

  describe.each(['Mission', 'Vision'])('of %s', (part) => {
    const card = (name: string) => within(screen.getByRole('region', { name }));

    it('[CI-MV-001, CI-MV-002] hold a title of its own', async () => {
      const { user, current } = openForm({ definition: missionVision });
      await user.click(card(part).getByRole('textbox', { name: 'Title' }));
      await user.paste(`The ${part}`);
      expect(current()).toMatchObject({ [part.toLowerCase()]: { title: `The ${part}` } });
      const other = part === 'Mission' ? 'Vision' : 'Mission';
      expect(card(other).getByRole('textbox', { name: 'Title' })).toHaveValue('');
    });

    it('[CI-MV-003] hold bodies, which are added and removed', async () => {
      const { user } = openForm({ definition: missionVision });
      const bodies = card(`${part} Body`);
      await user.click(bodies.getByRole('button', { name: '+ Add Body' }));
      expect(bodies.getByRole('group', { name: 'Body 1' })).toBeVisible();
      await user.click(bodies.getByRole('button', { name: 'Actions of Body 1' }));
      await user.click(screen.getByRole('menuitem', { name: 'Remove Body 1' }));
      expect(bodies.queryByRole('group', { name: 'Body 1' })).not.toBeInTheDocument();
    });

    it('[CI-MV-004] hold at most three images', async () => {
      const { user } = openForm({ definition: missionVision });
      const images = card(`${part} Images`);
      const four = ['a.png', 'b.png', 'c.png', 'd.png'].map((name) => fileNamed(name));
      await user.upload(images.getByLabelText('Add to Images', { selector: 'input' }), four);
      expect(await images.findByText(/^3 of 3\b/)).toBeVisible();
      expect(images.getByRole('button', { name: /^Add to Images/ })).toBeDisabled();
    });
  });

  it('are listed in the outline and receive the focus from there', async () => {
    const { user } = openForm({ definition: aboutUs });
    await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Images' }));
    expect(screen.getByRole('region', { name: 'Images' })).toHaveFocus();
  });
});

describe('what may be changed', () => {
  it('is nothing in a read-only form', () => {
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
