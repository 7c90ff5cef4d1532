import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { users } from '../../../schemas/users/area';
import { EditorDialogs, EditorOpening } from '../../../src/app/EditorNotices';
import { RemoveDialog } from '../../../src/list/useRemoval';
import { RecordListScreen } from '../../../src/list/RecordListScreen';
import { Splash } from '../../../src/shell/Splash';
import type { Toasts } from '../../../src/shell/toastQueue';
import { ToastProvider, useToasts } from '../../../src/shell/toasts';
import type { RecordPage } from '../../../src/stores/records/source';
import { onlyListed } from '../../../stories/support/recordSources';
import { oneField, storyStore } from '../../../stories/support/store';
import { saved, setUp } from '../app/support/editingSession';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the splash', () => {
  it('[SHELL-006, CONST-003] shows for about 4 seconds', async () => {
    render(<Splash brand="ALP" />);
    expect(screen.getByRole('status')).toHaveTextContent('ALP Console');
    await act(() => vi.advanceTimersByTimeAsync(3_900));
    expect(screen.getByRole('status')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(200));
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('the full-screen spinner', () => {
  const spinner = (name: string) => screen.queryByRole('progressbar', { name });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const FADE_MILLISECONDS = 400;

  /** Renders a form whose save takes this long, in milliseconds. */
  function saving(duration: number) {
    const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
    const set = setUp({ save: (form) => saved(form), needs: { wait }, delay: () => wait(duration) });
    const form = storyStore(oneField({ type: 'text', label: 'Title', stored: 'TITLE' }), 'ALP');
    const open = { form, compiled: form.compiled };
    render(<EditorDialogs open={open} editing={set.editing} />);
    set.type('New');
    act(() => void set.editing.save());
    return set;
  }

  it('[SHELL-005, SHELL-007] is shown while a form is saved, for at least about a second', async () => {
    saving(0);
    await pass(0);
    expect(spinner('Saving…')).toBeVisible();
    await pass(990);
    expect(spinner('Saving…')).toBeVisible();
    await pass(10 + FADE_MILLISECONDS);
    expect(spinner('Saving…')).not.toBeInTheDocument();
  });

  it('[SHELL-005, SHELL-007] is shown for as long as the save takes', async () => {
    saving(5_000);
    await pass(5_900);
    expect(spinner('Saving…')).toBeVisible();
    await pass(100 + FADE_MILLISECONDS);
    expect(spinner('Saving…')).not.toBeInTheDocument();
  });

  it('[SHELL-005, SHELL-007] is shown while something is removed, for at least about a second', async () => {
    const closed = vi.fn();
    render(<RemoveDialog title="Delete Page?" text="Sure?" onConfirm={async () => undefined} onClose={closed} />);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await pass(990);
    expect(spinner('Deleting…')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(closed).not.toHaveBeenCalled();
    await pass(10);
    expect(closed).toHaveBeenCalledOnce();
  });

  it('[SHELL-005] is not shown while a screen with a known layout loads: skeletons are, until the data arrives', async () => {
    vi.useRealTimers();
    let answer: (page: RecordPage) => void = () => undefined;
    const list = () => new Promise<RecordPage>((resolve) => (answer = resolve));
    const element = (
      <ToastProvider>
        <RecordListScreen
          {...{ area: users, brand: undefined, now: Date.now }}
          source={{ ...onlyListed, list }}
          can={{ update: true, create: true, remove: false }}
        />
      </ToastProvider>
    );
    render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
    const table = screen.getByRole('table', { name: 'Users' });
    expect(table).toHaveAttribute('aria-busy', 'true');
    expect(table.querySelectorAll('.MuiSkeleton-root').length).toBeGreaterThan(0);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await act(async () => answer({ rows: [{ id: 'u1', name: 'Nora Reyes' }], total: 1 }));
    expect(screen.getByRole('link', { name: 'Nora Reyes' })).toBeInTheDocument();
    expect(table).toHaveAttribute('aria-busy', 'false');
    expect(table.querySelectorAll('.MuiSkeleton-root')).toHaveLength(0);
  });

  it('[SHELL-005] is not shown while a form loads', () => {
    render(<EditorOpening opening={{ status: 'loading' }} noun="page" />);
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});

describe('toasts', () => {
  function show(): Toasts {
    let toasts: Toasts | undefined;
    function Screen() {
      toasts = useToasts();
      return null;
    }
    render(
      <MemoryRouter>
        <ToastProvider>
          <Screen />
        </ToastProvider>
      </MemoryRouter>,
    );
    return toasts!;
  }

  it('[SHELL-014, CONST-003] of success appear after 500 ms', async () => {
    const toasts = show();
    // The host of the toasts is loaded with the first one, which takes time that no timer measures.
    act(() => toasts.error('Something went wrong!'));
    await vi.waitFor(() => expect(screen.getByText('Something went wrong!')).toBeInTheDocument());
    act(() => toasts.success('Update success.'));
    await act(() => vi.advanceTimersByTimeAsync(490));
    expect(screen.queryByText('Update success.')).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(screen.getByText('Update success.')).toBeInTheDocument();
  });

  it('of a second success with the same words take the place of the first', async () => {
    const toasts = show();
    act(() => toasts.success('Update success.'));
    await act(() => vi.advanceTimersByTimeAsync(500));
    const first = await vi.waitFor(() => screen.getByText('Update success.'));
    act(() => toasts.success('Update success.'));
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.getAllByText('Update success.')).toHaveLength(2);
    await vi.waitFor(async () => {
      await act(() => vi.advanceTimersByTimeAsync(100));
      expect(first).not.toBeInTheDocument();
    });
    expect(screen.getByText('Update success.')).toBeInTheDocument();
  });

  it('of failure appear at once, one after the other', async () => {
    const toasts = show();
    act(() => toasts.error('Something went wrong!'));
    act(() => toasts.error('Something went wrong.'));
    await vi.waitFor(() => expect(screen.getByText('Something went wrong!')).toBeInTheDocument());
    expect(screen.getByText('Something went wrong.')).toBeInTheDocument();
  });
});
