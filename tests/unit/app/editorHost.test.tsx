import 'fake-indexeddb/auto';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { EditorHostProps } from '../../../src/app/EditorHost';
import { defineEditor } from '../../../src/definition';
import { SessionProvider } from '../../../src/session/SessionContext';
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

/** Opens the editor in a frame, with something stored (`old`) or nothing yet. */
async function open(frame: 'screen' | 'drawer', given: { readonly isNew?: boolean; readonly canSave?: boolean } = {}) {
  const { EditorHost } = await import('../../../src/app/EditorHost');
  const { isNew = false, canSave = true } = given;
  const form = storyStore(guide, 'AVIDA', { title: 'Old', kind: 'Booklet' });
  const { id, ...loaded } = stored({ title: 'Old', kind: 'Booklet' });
  const save = vi.fn(async (asked: { readonly form: FormData }) => saved(asked.form));
  const draft = { base: loaded.form, form: { title: 'Drafted', kind: 'Booklet' }, at: NOW, visit: 'v0' };
  const opened = { ...loaded, id: isNew ? undefined : id };
  const opening: EditorHostProps['opening'] = {
    compiled: form.compiled,
    status: 'open',
    open: {
      ...{ brandId: undefined, compiled: form.compiled, form, loaded: opened, reopen: () => undefined },
      store: { load: async () => opened, save },
      draftPlace: { userId: 'u', brandId: 'b', editor: 'guide', id: opened.id, visit: 'v1' },
      drafts: [draft],
    },
  };
  const controller = await signedIn(userWith({ scopes: [] }));
  const element = (
    <SessionProvider controller={controller}>
      <ToastProvider>
        <EditorHost
          opening={opening}
          frame={frame}
          subject={{ kind: 'section', noun: 'guide' }}
          canSave={() => canSave}
          head={({ description }) => <p>{description}</p>}
        />
      </ToastProvider>
    </SessionProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return { user: userEvent.setup(), save, title: await screen.findByLabelText('Title') };
}

describe.each(['screen', 'drawer'] as const)('an editor in a frame of the kind %s', (frame) => {
  it('saves something new under the words of its definition, and asks first where that asks', async () => {
    const { user, save, title } = await open(frame, { isNew: true });
    await user.type(title, 'er');
    await user.click(screen.getByRole('button', { name: 'CREATE' }));
    const question = screen.getByRole('dialog', { name: 'Create it?' });
    expect(question).toHaveTextContent('It is seen at once.');
    expect(save).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Yes' }));
    expect(save).toHaveBeenCalledOnce();
  });

  it('saves what is stored under other words', async () => {
    const { user, save, title } = await open(frame);
    await user.type(title, 'er');
    await user.click(screen.getByRole('button', { name: 'UPDATE' }));
    expect(save).toHaveBeenCalledOnce();
  });

  it('locks until the first save what can be given only then', async () => {
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

  it('offers the draft of an earlier visit', async () => {
    const { user, title } = await open(frame);
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(title).toHaveValue('Drafted');
  });

  it('takes its changes back with CANCEL where there is nowhere to go back to', async () => {
    const { user, title } = await open(frame);
    await user.type(title, 'er');
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    expect(title).toHaveValue('Old');
    expect(await screen.findByText(/taken back/)).toBeInTheDocument();
  });

  it('has the name of the brand where its definition says so', async () => {
    await open(frame);
    expect(screen.getByText('What AVIDA gives to buyers.')).toBeInTheDocument();
  });
});
