import 'fake-indexeddb/auto';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ServiceError } from '../../../src/api/errors';
import type { EditorHostProps } from '../../../src/app/EditorHost';
import { defineEditor } from '../../../src/definition';
import type { EditorStore } from '../../../src/stores/editorStore';
import type { EditorHistory } from '../../../src/stores/history';
import { SessionProvider, useSessionState } from '../../../src/session/SessionContext';
import { ToastProvider } from '../../../src/shell/toasts';
import type { FormData } from '../../../src/tree';
import { storyStore } from '../../../stories/support/store';
import { userWith } from '../support/people';
import { signedIn } from '../support/sessions';
import { NOW, saved, stored } from './support/editingSession';

const guide = defineEditor({
  name: 'guide',
  title: 'Guide',
  description: 'What {BRAND} gives to buyers.',
  stored: { collection: 'GUIDE', save: 'updateCollection' },
  saving: {
    create: { label: 'CREATE', title: 'Create it?', question: 'It is seen at once.' },
    change: { label: 'UPDATE' },
  },
  fields: {
    title: { type: 'text', label: 'Title', stored: 'TITLE' },
    kind: { type: 'text', label: 'Kind', stored: 'KIND', lockedWhile: 'new' },
  },
});

const RECORDS = { list: { columns: ['CODE', 'TITLE', 'KIND'].map((field) => ({ field, label: field })) } };

afterEach(() => void vi.restoreAllMocks());

/** As the console does, renders a screen until the session is left. */
function UntilLeft({ children }: { readonly children: ReactNode }): ReactNode {
  return useSessionState().status === 'left' ? null : children;
}

/** Opens the editor in a frame, with something stored (`old`) or nothing yet. */
async function open(
  frame: 'screen' | 'drawer',
  given: {
    readonly isNew?: boolean;
    readonly canSave?: boolean;
    /** The base of the draft, if it is not the stored form. */
    readonly draftOn?: FormData;
    readonly save?: EditorStore['save'];
    readonly state?: object;
    readonly history?: EditorHistory;
    readonly isHidden?: boolean;
  } = {},
) {
  const { EditorHost } = await import('../../../src/app/EditorHost');
  const form = storyStore(guide, 'AVIDA', { title: 'Old', kind: 'Booklet' });
  const { id, ...loaded } = stored({ title: 'Old', kind: 'Booklet' });
  const { isNew = false, canSave = true, draftOn = loaded.form, state, history } = given;
  const save = vi.fn(given.save ?? (async (asked: { readonly form: FormData }) => saved(asked.form)));
  const draft = { base: draftOn, form: { title: 'Drafted', kind: 'Booklet' }, at: NOW, visit: 'v0' };
  const opened = { ...loaded, id: isNew ? undefined : id, isHidden: given.isHidden ?? false };
  const opening: EditorHostProps['opening'] = {
    compiled: form.compiled,
    status: 'open',
    open: {
      ...{ brandId: undefined, compiled: form.compiled, form, loaded: opened, reopen: () => undefined },
      store: { load: async () => opened, save, history: () => history },
      draftPlace: { userId: 'u', brandId: 'b', editor: 'guide', id: opened.id, visit: 'v1' },
      drafts: [draft],
    },
  };
  const controller = await signedIn(userWith({ scopes: [] }));
  const element = (
    <SessionProvider controller={controller}>
      <ToastProvider>
        <UntilLeft>
          <EditorHost
            opening={opening}
            frame={frame}
            subject={{ kind: 'section', noun: 'guide' }}
            recordArea={RECORDS}
            canSave={() => canSave}
            head={({ description }) => <p>{description}</p>}
          />
        </UntilLeft>
      </ToastProvider>
    </SessionProvider>
  );
  const initialEntries = [{ pathname: '/', state }];
  const routes = [
    { path: '/', element },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries });
  render(<RouterProvider router={router} />);
  const title = await screen.findByLabelText('Title');
  const goElsewhere = async () => act(() => router.navigate('/elsewhere'));
  /** Navigates away, and answers the confirmation. */
  async function leave(answer: string) {
    await goElsewhere();
    await user.click(await screen.findByRole('button', { name: answer }));
  }
  const user = userEvent.setup();
  return { user, save, title, goElsewhere, leave, controller };
}

/** The titles of the stored drafts of the guide, by which they are listed. */
async function draftedTitles() {
  const { services } = await import('../../../src/app/services');
  const drafts = await services.drafts.read({ userId: 'u', brandId: 'b', editor: 'guide', id: 'page-1' });
  for (const { form, screen } of drafts) expect(screen).toMatchObject({ title: 'Guide', page: form['title'] });
  return drafts.map(({ form }) => form['title']);
}

async function fillStorage(): Promise<void> {
  const { services } = await import('../../../src/app/services');
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(services.drafts, 'write').mockRejectedValue(new Error('The storage is full.'));
}

const TWO_VERSIONS: EditorHistory = {
  versions: async () => ({
    items: [2, 1].map((revision) => ({
      revision,
      action: 'saved',
      by: 'Ana Reyes',
      at: `2026-02-0${revision}T02:00:00Z`,
    })),
    hasMore: false,
  }),
  formAt: async (revision) => ({ title: `Title ${revision}`, kind: 'Booklet' }),
};

describe('restoring an earlier version in an editor with unsaved changes', () => {
  it.each([
    ['are kept as a draft', true, 'Your unsaved changes are kept as a draft and offered again.'],
    ['are lost where none can be kept', false, 'Your unsaved changes are lost then'],
  ])('warns that they %s', async (_fate, isKept, message) => {
    if (!isKept) await fillStorage();
    const { user, title, save } = await open('screen', { history: TWO_VERSIONS });
    await user.type(title, 'er');
    expect(await screen.findByText(isKept ? /^Unsaved, draft kept/ : /could not keep a draft/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'History of Guide' }));
    await user.click(await screen.findByRole('button', { name: /^Restore the version of/ }));
    expect(screen.getByRole('dialog', { name: 'Restore this version?' })).toHaveTextContent(message);
    expect(save).not.toHaveBeenCalled();
  });
});

describe('the history of an editor', () => {
  it('distinguishes versions of the same minute by their seconds', async () => {
    const saves = ['2026-02-01T02:00:05Z', '2026-02-01T02:00:59Z', '2026-02-01T02:01:00Z'];
    const items = saves.map((at, index) => ({ revision: index + 1, action: 'saved', by: 'Ana Reyes', at }) as const);
    const versions = async () => ({ items: items.toReversed(), hasMore: false });
    const { user } = await open('screen', { history: { ...TWO_VERSIONS, versions } });
    await user.click(screen.getByRole('button', { name: 'History of Guide' }));
    const compare = await screen.findAllByRole('button', { name: /^Compare the version of/ });
    expect(compare.map((button) => button.ariaLabel)).toEqual(
      ['10:01 AM', '10:00:59 AM', '10:00:05 AM'].map((time) => `Compare the version of Feb 01, 2026, ${time}`),
    );
  });

  it('tells what each save did, and which fields it changed', async () => {
    const done = ['saved', 'hidden', 'published', 'saved'] as const;
    const items = done.map((action, index) => ({
      revision: index + 1,
      action,
      by: 'Ana Reyes',
      at: `2026-02-0${index + 1}`,
    }));
    const history: EditorHistory = {
      versions: async () => ({ items: items.toReversed(), hasMore: false }),
      formAt: async (revision) =>
        revision === 0 ? undefined : { title: revision < 3 ? 'Before' : 'After', kind: 'Booklet' },
    };
    const { user } = await open('screen', { history });
    await user.click(screen.getByRole('button', { name: 'History of Guide' }));
    expect(await screen.findByText('Nothing changed in this form.')).toBeVisible();
    const versions = within(screen.getByRole('list', { name: 'Versions' })).getAllByRole('listitem');
    const told = versions.map((version) => [...version.children].slice(1, 3).map(({ textContent }) => textContent));
    expect(told).toEqual([
      ['Saved by Ana Reyes', 'Nothing changed in this form.'],
      ['Published by Ana Reyes', 'Changed: Title'],
      ['Hidden by Ana Reyes', ''],
      ['Saved by Ana Reyes', 'The oldest version that is kept.'],
    ]);
  });

  it('returns from a comparison to the version that it started from', async () => {
    const { user } = await open('screen', { history: TWO_VERSIONS });
    await user.click(screen.getByRole('button', { name: 'History of Guide' }));
    const [, older] = await screen.findAllByRole('button', { name: /^Compare the version of/ });
    const name = older!.ariaLabel!;
    await user.click(older!);
    await user.click(await screen.findByRole('button', { name: 'All versions' }));
    expect(await screen.findByRole('button', { name })).toHaveFocus();
  });
});

describe.each(['screen', 'drawer'] as const)('an editor in a frame of the kind %s', (frame) => {
  it('scrolls to the text that its address names', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const { title } = await open(frame, { state: { sought: { text: '…Booklet', label: 'Kind' } } });
    await waitFor(() => expect(screen.getByLabelText('Kind')).toHaveFocus());
    expect(title).not.toHaveFocus();
  });

  it('saves a new entry with the messages of its definition, after a confirmation if that asks for one', async () => {
    const { user, save, title } = await open(frame, { isNew: true });
    await user.type(title, 'er');
    await user.click(screen.getByRole('button', { name: 'CREATE' }));
    const question = screen.getByRole('dialog', { name: 'Create it?' });
    expect(question).toHaveTextContent('It is seen at once.');
    expect(save).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Yes' }));
    expect(save).toHaveBeenCalledOnce();
  });

  it('saves a stored entry with other messages', async () => {
    const { user, save, title } = await open(frame);
    await user.type(title, 'er');
    await user.click(screen.getByRole('button', { name: 'UPDATE' }));
    expect(save).toHaveBeenCalledOnce();
  });

  it('keeps the focus in its bar while there is nothing to save, and returns it to the save button after a failure', async () => {
    const answers: (Error | undefined)[] = [new ServiceError('Too long.', '400'), undefined];
    const { user, title } = await open(frame, {
      save: async ({ form }) => {
        const error = answers.shift();
        if (error) throw error;
        return saved(form);
      },
    });
    await user.type(title, 'er');
    const update = screen.getByRole('button', { name: 'UPDATE' });
    await user.click(update);
    await waitFor(() => expect(screen.getByText('Too long.')).toBeVisible());
    await waitFor(() => expect(update).toHaveFocus());
    await user.keyboard('{Enter}');
    const nothing = await screen.findByText('Nothing changed yet');
    expect(nothing).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'CANCEL' })).toHaveFocus();
  });

  it('keeps the focus in its bar after a confirmed save', async () => {
    const { user, title } = await open(frame, { isNew: true });
    await user.type(title, 'er');
    await user.click(screen.getByRole('button', { name: 'CREATE' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByText('Nothing changed yet')).toHaveFocus());
  });

  it('locks fields until the first save that require a stored entry', async () => {
    await open(frame, { isNew: true });
    expect(screen.getByLabelText('Kind')).toBeDisabled();
    expect(screen.getByLabelText('Title')).toBeEnabled();
  });

  it('says that it can only be read, and offers no draft then', async () => {
    const { title } = await open(frame, { canSave: false });
    expect(title).toHaveAttribute('readonly');
    expect(screen.getByText(/You can read this guide/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  it.each([true, false])('says whether the website shows what is edited (hidden: %s)', async (isHidden) => {
    await open(frame, { isHidden });
    expect(screen.queryAllByText('This guide is hidden. The website does not show it.')).toHaveLength(isHidden ? 1 : 0);
  });

  it('offers the draft of an earlier visit', async () => {
    const { user, title } = await open(frame);
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(title).toHaveValue('Drafted');
  });

  it('offers a draft until its conflicts are decided', async () => {
    const { user, title } = await open(frame, { draftOn: { title: 'Older', kind: 'Booklet' } });
    const offer = screen.getByRole('button', { name: 'Restore' });
    for (const answer of ['CANCEL', 'Keep the chosen values']) {
      expect(offer).toBeVisible();
      await user.click(offer);
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    expect(offer).not.toBeInTheDocument();
    expect(title).toHaveValue('Drafted');
  });

  it('says that its draft is stored, and offers undo and redo next to it', async () => {
    const { user, title } = await open(frame);
    const undo = screen.getByRole('button', { name: 'Undo the last change' });
    const redo = screen.getByRole('button', { name: 'Redo the change that was undone' });
    expect(undo).toHaveAttribute('aria-disabled', 'true');
    await user.type(title, 'er');
    expect(await screen.findByText(/^Unsaved, draft kept \d\d:\d\d [AP]M$/)).toBeInTheDocument();
    await user.click(undo);
    expect(title).toHaveValue('Old');
    expect(screen.queryByText(/^Unsaved/)).not.toBeInTheDocument();
    expect(undo).toHaveFocus();
    await user.click(redo);
    expect(title).toHaveValue('Older');
  });

  it('discards its changes with CANCEL if there is no screen to return to', async () => {
    const { user, title } = await open(frame);
    await user.type(title, 'er');
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    expect(title).toHaveValue('Old');
    expect(await screen.findByText(/taken back/)).toBeInTheDocument();
  });

  it('is saved and then left, after a confirmation if its definition asks for one', async () => {
    const { user, save, title, leave } = await open(frame, { isNew: true });
    await user.type(title, 'er');
    await leave('Save and leave');
    await user.click(within(screen.getByRole('dialog', { name: 'Create it?' })).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
    expect(save).toHaveBeenCalledOnce();
  });

  it('stays open if the save before leaving fails, and says why', async () => {
    const { user, title, leave } = await open(frame, {
      save: () => Promise.reject(new ServiceError('Too long.', '400')),
    });
    await user.type(title, 'er');
    await leave('Save and leave');
    expect(await screen.findByText('Too long.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).not.toBeInTheDocument();
    expect(title).toHaveValue('Older');
  });

  it.each(['Discard and leave', 'Keep draft and leave'])('is left unsaved with %s', async (answer) => {
    const { user, save, title, leave } = await open(frame);
    const logged = vi.spyOn(console, 'error');
    await user.type(title, 'er');
    await leave(answer);
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
    expect(logged.mock.calls.flat().filter((part) => part instanceof Error)).toEqual([]);
    expect(save).not.toHaveBeenCalled();
    await expect.poll(draftedTitles).toEqual(answer === 'Discard and leave' ? [] : ['Older']);
  });

  it('promises no draft on leaving if none can be stored', async () => {
    await fillStorage();
    const { user, title, goElsewhere } = await open(frame);
    await user.type(title, 'er');
    await screen.findByText(/could not keep a draft/);
    await goElsewhere();
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(question).toHaveTextContent(/could not keep a draft of them/);
    const answers = within(question).getAllByRole('button');
    expect(answers.map((button) => button.textContent)).toEqual(['Discard and leave', 'Stay', 'Save and leave']);
  });

  it.each(['Stay', 'Logout'])('asks before a logout that loses changes without a draft: %s', async (answer) => {
    await fillStorage();
    const { user, title, controller } = await open(frame);
    await user.type(title, 'er');
    await screen.findByText(/could not keep a draft/);
    act(() => controller.leave('logout'));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(question).toHaveTextContent(/could not keep a draft of them/);
    expect(controller.state.get().status).toBe('signedIn');
    await user.click(within(question).getByRole('button', { name: answer }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(controller.state.get().status).toBe(answer === 'Stay' ? 'signedIn' : 'left');
  });

  it('reports changes without a draft to the other tabs, whose logout would lose them, until they are undone', async () => {
    const { services } = await import('../../../src/app/services');
    await fillStorage();
    const { user, title } = await open(frame);
    await user.type(title, 'er');
    await screen.findByText(/could not keep a draft/);
    expect(services.unkeptForms.get()).toBe(1);
    await user.type(title, '{Backspace}{Backspace}');
    await waitFor(() => expect(services.unkeptForms.get()).toBe(0));
  });

  it('is left by a logout without a question if a draft keeps its changes', async () => {
    const { user, title, controller } = await open(frame);
    await user.type(title, 'er');
    await expect.poll(draftedTitles).toEqual(['Older']);
    act(() => controller.leave('logout'));
    expect(controller.state.get().status).toBe('left');
  });

  it('has the name of the brand if its definition says so', async () => {
    await open(frame);
    expect(screen.getByText('What AVIDA gives to buyers.')).toBeInTheDocument();
  });
});
