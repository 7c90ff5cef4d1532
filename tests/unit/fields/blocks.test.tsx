import { act as render, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FormData, FormItem } from '../../../src/tree';
import { articleEditor } from '../../../stories/support/articleEditor';
import { fileNamed } from './support/files';
import { openForm } from './support/openForm';

const QUOTE: FormItem = { $id: 'q', type: '10', message: 'Homes made to be handed on', caption: 'A promise' };
const TEXT: FormItem = { $id: 't', type: '9', title: 'Green estates' };

function formWith(items: readonly FormItem[]): FormData {
  return { overview: { title: 'An article' }, content: { components: items } };
}

function open(items: readonly FormItem[] = []) {
  const onPreview = vi.fn();
  const opened = openForm({ definition: articleEditor(), brand: 'AVIDA', form: formWith(items), onPreview });
  const rows = () => (opened.current()['content'] as FormData)['components'] as readonly FormItem[];
  const choose = async (name: RegExp) => {
    const dialog = await screen.findByRole('dialog', { name: 'Choose a layout' });
    await opened.user.click(within(dialog).getByRole('button', { name }));
  };
  const act = async (row: number, action: string) => {
    await opened.user.click(screen.getByRole('button', { name: `Actions of Row ${row}` }));
    await opened.user.click(screen.getByRole('menuitem', { name: `${action} Row ${row}` }));
  };
  return { ...opened, rows, types: () => rows().map(({ type }) => type), choose, act, onPreview };
}

async function openPicker(opened: ReturnType<typeof open>): Promise<HTMLElement> {
  await opened.user.click(screen.getByRole('button', { name: '+ Add Row' }));
  return screen.findByRole('dialog', { name: 'Choose a layout' });
}

describe('the picker', () => {
  it('[CONT-024, CONT-030] offers fourteen layouts, each with its name and a sketch', async () => {
    const opened = open();
    expect(screen.getByRole('region', { name: 'Choose Components' })).toBeVisible();
    const dialog = await openPicker(opened);
    const offered = within(within(dialog).getByRole('group', { name: 'Layouts' })).getAllByRole('button');
    expect(offered).toHaveLength(14);
    expect(offered[0]).toHaveAccessibleName('Component 1 Image beside text');
    expect(offered[13]).toHaveAccessibleName('Component 14 Linked image beside text');
    for (const button of offered) expect(button.querySelector('svg')).not.toBeNull();
  });

  it('[COMP-021] adds the chosen layout at the end, open and with the focus in it', async () => {
    const { user, types, choose } = open([TEXT]);
    await user.click(screen.getByRole('button', { name: '+ Add Row' }));
    await choose(/^Component 10 /);
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveFocus());
    expect(types()).toEqual(['9', '10']);
  });

  it('filters the layouts while typing, and adds the first one on Enter', async () => {
    const opened = open();
    const dialog = await openPicker(opened);
    await waitFor(() => expect(within(dialog).getByLabelText('Search layouts')).toHaveFocus());
    await opened.user.keyboard('text videos');
    expect(within(dialog).getByRole('status')).toHaveTextContent('2 layouts');
    await opened.user.keyboard('{Enter}');
    expect(opened.types()).toEqual(['11']);
  });

  it('says when nothing is found', async () => {
    const opened = open();
    const dialog = await openPicker(opened);
    await opened.user.keyboard('carousel');
    expect(within(dialog).getByText("No layout is called 'carousel'.")).toBeVisible();
  });

  it('moves through the layouts by arrow keys, and returns to the search on typing', async () => {
    const opened = open();
    const dialog = await openPicker(opened);
    await opened.user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(within(dialog).getByRole('button', { name: /^Component 2 / })).toHaveFocus();
    await opened.user.keyboard('quo');
    expect(within(dialog).getByLabelText('Search layouts')).toHaveValue('quo');
    await opened.user.keyboard('{ArrowDown}{Enter}');
    expect(opened.types()).toEqual(['10']);
  });

  it('changes nothing when it is cancelled, and returns the focus', async () => {
    const opened = open([TEXT]);
    await openPicker(opened);
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: '+ Add Row' })).toHaveFocus());
    expect(opened.types()).toEqual(['9']);
  });

  it.each([
    ['Insert above', ['9', '1', '10']],
    ['Insert below', ['9', '10', '1']],
  ])('inserts a layout between others: %s', async (action, expected) => {
    const { act, choose, types } = open([TEXT, QUOTE]);
    await act(2, action);
    await choose(/^Component 1 /);
    expect(types()).toEqual(expected);
  });
});

describe('the picker, while others save', () => {
  it.each([
    ['Insert above', ['10', '1', '9']],
    ['Insert below', ['10', '9', '1']],
  ])('inserts a layout next to the row that it was opened from: %s', async (action, expected) => {
    const { store, act, choose, types } = open([TEXT]);
    await act(1, action);
    render(() => store.dispatch({ type: 'reloaded', form: formWith([QUOTE, TEXT]) }));
    await choose(/^Component 1 /);
    expect(types()).toEqual(expected);
  });
});

describe('a row', () => {
  it('keeps the focus on its menu after a preview, and after a rejected paste', async () => {
    const { act, onPreview } = open([TEXT]);
    const menu = () => screen.getByRole('button', { name: 'Actions of Row 1' });
    await act(1, 'Preview');
    expect(onPreview).toHaveBeenCalledExactlyOnceWith(['content', 'components', 0]);
    await waitFor(() => expect(menu()).toHaveFocus());
    await navigator.clipboard.writeText('words');
    await act(1, 'Paste below');
    await waitFor(() => expect(menu()).toHaveFocus());
  });

  it('shows its layout and a summary, and mounts no input while it is closed', () => {
    open([QUOTE]);
    const row = screen.getByRole('button', { name: 'Row 1 Component 10 Homes made to be handed on · A promise' });
    expect(row.querySelector('svg.f-sketch')).not.toBeNull();
    expect(screen.queryByLabelText('Message')).not.toBeInTheDocument();
  });

  it('[COMP-021] is removed, and restored', async () => {
    const { user, types } = open([TEXT, QUOTE]);
    await user.click(screen.getByRole('button', { name: 'Remove Row 1' }));
    expect(types()).toEqual(['10']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(types()).toEqual(['9', '10']);
  });

  it('[COMP-005] of component 4 turns a YouTube link into the one for embedding', async () => {
    const { user, rows } = open([{ $id: 'v', type: '4' }]);
    await user.click(screen.getByRole('button', { name: /^Row 1 / }));
    await user.type(screen.getByLabelText('Video'), 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await user.tab();
    expect(rows()[0]).toMatchObject({ video: 'https://www.youtube.com/embed/dQw4w9WgXcQ' });
  });
});

describe.each(['11', '12'])('the videos of component %s', (type) => {
  function someVideos(count: number): readonly FormItem[] {
    return Array.from({ length: count }, (_, index) => ({ key: `videos/${index}.mp4`, fileType: 'video/mp4' }));
  }

  async function openVideos(videos: readonly FormItem[] = []) {
    const { user, rows } = open([{ $id: 'v', type, videos }]);
    await user.click(screen.getByRole('button', { name: /^Row 1 / }));
    const stored = () => rows()[0]?.['videos'] as readonly FormItem[];
    return { user, stored, featured: () => stored().map((video) => video['featured'] === true) };
  }

  const addButton = () => screen.getByRole('button', { name: /^Add to Videos/ });

  async function upload(user: Awaited<ReturnType<typeof openVideos>>['user'], name: string): Promise<void> {
    await user.upload(screen.getByLabelText('Add to Videos', { selector: 'input' }), fileNamed(name));
  }

  it('[COMP-019] are added while there are fewer than 25', async () => {
    const { user, stored } = await openVideos(someVideos(24));
    expect(addButton()).toBeEnabled();
    await upload(user, 'last.mp4');
    await waitFor(() => expect(stored()).toHaveLength(25));
    expect(addButton()).toBeDisabled();
  });

  it('[COMP-020, UPL-031] have the first added one featured, and not the next', async () => {
    const { user, featured } = await openVideos();
    await upload(user, 'a.mp4');
    await waitFor(() => expect(featured()).toEqual([true]));
    await upload(user, 'b.mp4');
    await waitFor(() => expect(featured()).toEqual([true, false]));
  });

  it('[COMP-020, UPL-029, UPL-030] have one featured: another that is chosen, then the first remaining one', async () => {
    const [first = {}, ...others] = someVideos(3);
    const { user, featured } = await openVideos([{ ...first, featured: true }, ...others]);
    await user.click(screen.getByRole('radio', { name: /Video 3/ }));
    expect(featured()).toEqual([false, false, true]);
    await user.click(screen.getByRole('button', { name: 'Remove Video 3' }));
    expect(featured()).toEqual([true, false]);
  });
});

describe('the clipboard', () => {
  it('copies a block from one article to another, as a new one', async () => {
    const { user, act, rows } = open([QUOTE, TEXT]);
    await act(1, 'Copy');
    expect(await screen.findByText('Row 1 is copied.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Paste Row' }));
    const { $id: _id, ...copied } = QUOTE;
    await waitFor(() => expect(rows()).toEqual([QUOTE, TEXT, copied]));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Row 3 / })).toHaveFocus());
  });

  it('is used by key on a row, and by its menu', async () => {
    const { user, act, types } = open([QUOTE, TEXT]);
    // user-event copies nothing without selected text; browsers ask the page.
    const setData = vi.fn<(type: string, text: string) => void>();
    fireEvent.copy(screen.getByRole('button', { name: /^Row 1 / }), { clipboardData: { setData } });
    const [type, text = ''] = setData.mock.calls[0] ?? [];
    expect(type).toBe('text/plain');
    screen.getByRole('button', { name: /^Row 2 / }).focus();
    await user.paste(text);
    expect(types()).toEqual(['10', '9', '10']);
    await act(1, 'Copy');
    await act(1, 'Paste below');
    await waitFor(() => expect(types()).toEqual(['10', '10', '9', '10']));
  });

  it('works if the browser denies access to its clipboard', async () => {
    const { user, act, types } = open([QUOTE]);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await act(1, 'Copy');
    await user.click(screen.getByRole('button', { name: 'Paste Row' }));
    await waitFor(() => expect(types()).toEqual(['10', '10']));
  });

  it.each([
    ['no block at all', 'some words', 'There is no row on the clipboard. Copy one first.'],
    ['JSON of something else', '{"type":"other"}', 'There is no row on the clipboard. Copy one first.'],
    [
      'a kind that is not known',
      '{"type":"brand-console/item","item":{"type":"99"}}',
      "What was copied is of a kind that does not exist here: '99'.",
    ],
    [
      'a kind that JavaScript knows',
      '{"type":"brand-console/item","item":{"type":"__proto__"}}',
      "What was copied is of a kind that does not exist here: '__proto__'.",
    ],
    [
      'a value that does not fit',
      '{"type":"brand-console/item","item":{"type":"1","image":"lobby.png"}}',
      'What was copied does not fit here: its Image is not in the expected form.',
    ],
    [
      'a list that is none',
      '{"type":"brand-console/item","item":{"type":"11","videos":{"key":"a"}}}',
      'What was copied does not fit here: its Videos is not in the expected form.',
    ],
  ])('rejects %s with a message', async (_what, text, message) => {
    const { user, types } = open([TEXT]);
    screen.getByRole('button', { name: /^Row 1 / }).focus();
    await user.paste(text);
    expect(await screen.findByText(message)).toBeVisible();
    expect(types()).toEqual(['9']);
  });

  it('pastes the known properties of a block, without unfinished uploads', async () => {
    const block = {
      type: '13',
      $id: 'stolen',
      colour: 'red',
      title1: 'Kept',
      description1: { plain: 'kept too' },
      image1: { $id: 'x', key: 'files/a.png', altText: 'Kept', uid: 'u', status: 'uploading', size: 5 },
      image2: { status: 'uploading', uid: 'v' },
    };
    const { user, rows } = open([TEXT]);
    screen.getByRole('button', { name: '+ Add Row' }).focus();
    await user.paste(JSON.stringify({ type: 'brand-console/item', item: block }));
    expect(rows()[1]).toEqual({
      type: '13',
      title1: 'Kept',
      description1: { plain: 'kept too' },
      image1: { key: 'files/a.png', altText: 'Kept' },
    });
  });

  it('leaves a paste into an input to the input', async () => {
    const { user, rows } = open([TEXT]);
    await user.click(screen.getByRole('button', { name: /^Row 1 / }));
    await user.click(screen.getByLabelText('Title'));
    await user.paste('{"type":"brand-console/item","item":{"type":"10"}}');
    expect(rows()).toHaveLength(1);
  });
});
