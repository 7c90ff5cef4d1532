import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aboutUs } from '../../../schemas/company-information/about-us';
import { awards } from '../../../schemas/company-information/awards';
import { PAGE_SUBJECT } from '../../../src/app/pageSubject';
import { useEditing } from '../../../src/app/useEditing';
import type { EditorDefinition } from '../../../src/definition';
import { SessionProvider } from '../../../src/session/SessionContext';
import { ToastProvider } from '../../../src/shell/toasts';
import type { FormData } from '../../../src/tree';
import { storyStore } from '../../../stories/support/store';
import { userWith } from '../support/people';
import { sessionOf } from '../support/sessions';
import { saved, stored } from './support/editingSession';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Edits a page whose saves succeed immediately; `load` is the re-read. */
function editingOf(definition: EditorDefinition) {
  const form = storyStore(definition, 'ALP');
  const load = vi.fn(async () => stored(form.getSnapshot().current));
  const session = sessionOf(userWith({}));
  const open = {
    ...{ form, compiled: form.compiled, brandId: 'brand', loaded: stored({}), drafts: [], reopen: () => undefined },
    store: { load, save: async (asked: { readonly form: FormData }) => saved(asked.form) },
    draftPlace: { userId: 'u', brandId: 'b', editor: definition.name, id: 'page-1', visit: 'v' },
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter>
      <SessionProvider controller={session}>
        <ToastProvider>{children}</ToastProvider>
      </SessionProvider>
    </MemoryRouter>
  );
  const notified = vi.fn();
  const { result, unmount: leave } = renderHook(
    () => useEditing({ open, subject: PAGE_SUBJECT, onPageDeleted: () => undefined, onSaved: notified }),
    { wrapper },
  );
  form.write(['main', 'title'], 'New');
  return { editing: result.current, load, notified, leave };
}

it.each([
  ['a form', aboutUs, 500],
  ['the awards tab', awards, 1_000],
])('[CONST-003] %s is read again so long after its save: %#', async (_what, definition, delay) => {
  const { editing, load } = editingOf(definition);
  act(() => void editing.save());
  await act(() => vi.advanceTimersByTimeAsync(delay - 1));
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(load).toHaveBeenCalledOnce();
});

it('[CONST-003] the spinner of a save clears after 1 s', async () => {
  const { editing } = editingOf(aboutUs);
  act(() => void editing.save());
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(editing.state.get().isSaving).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(editing.state.get().isSaving).toBe(false);
});

it.each([
  ['on the screen is told once it is read again', 1],
  ['elsewhere is not told', 0],
])('who is %s', async (_what, times) => {
  const { editing, load, notified, leave } = editingOf(aboutUs);
  act(() => void editing.save());
  if (times === 0) leave();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(load).toHaveBeenCalledOnce();
  expect(notified).toHaveBeenCalledTimes(times);
});
