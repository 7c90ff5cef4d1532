import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/definition';
import type { FormData } from '../../../src/tree';
import { oneField } from '../../../stories/support/store';
import { openForm } from './support/openForm';

const ID = 'dQw4w9WgXcQ';
const FILM: Field = { type: 'videoLink', label: 'Film', stored: 'VIDEO-LINK' };
const TOURS: Field = {
  type: 'links',
  label: 'Panorama links',
  itemLabel: 'Panorama link',
  addLabel: 'Add panorama link',
  stored: { in: 'PANORAMAS', each: { field: 'PANORAMA' } },
};
const A = { $id: 'a', url: 'https://a.example/tour' };
const B = { $id: 'b', url: 'https://b.example/tour' };

function open(field: Field, value?: unknown) {
  const form = value === undefined ? {} : { form: { field: value } as FormData };
  const opened = openForm({ definition: oneField(field), ...form });
  return { ...opened, value: () => opened.current()['field'] };
}

describe('a video link', () => {
  it('that is invalid says so', async () => {
    const { user } = open(FILM);
    await user.type(screen.getByLabelText('Film'), 'https://example.com/tour');
    await user.click(document.body);
    expect(await screen.findByText('invalid video link')).toBeVisible();
    expect(screen.getByLabelText('Film')).toBeInvalid();
  });

  it('stays as typed, but trimmed', async () => {
    const { user, value } = open(FILM);
    await user.type(screen.getByLabelText('Film'), ` https://youtu.be/${ID} `);
    await user.tab();
    expect(value()).toBe(`https://youtu.be/${ID}`);
  });

  it.each(['typed', 'pasted'] as const)(
    'to a watch page becomes an embed link once it is %s, if the field asks for it',
    async (how) => {
      const { user, value } = open({ ...FILM, embed: true });
      const link = `https://www.youtube.com/watch?v=${ID}&t=30`;
      await user.click(screen.getByLabelText('Film'));
      if (how === 'pasted') await user.paste(link);
      else await user.keyboard(`${link}{Tab}`);
      expect(value()).toBe(`https://www.youtube.com/embed/${ID}`);
    },
  );

  it('to a watch page becomes an embed link when it is saved by shortcut while typing', async () => {
    const { user, saved } = open({ ...FILM, embed: true });
    const film = screen.getByLabelText('Film');
    await user.type(film, `https://youtu.be/${ID}`);
    await user.keyboard('{Control>}s{/Control}');
    expect(saved).toEqual([{ field: `https://www.youtube.com/embed/${ID}` }]);
    expect(film).toHaveFocus();
  });

  it('that is stored as a watch page stays as it is until it is edited', () => {
    const link = `https://www.youtube.com/watch?v=${ID}`;
    const { value } = open({ ...FILM, embed: true }, link);
    expect(value()).toBe(link);
  });

  it('is previewed in a sandboxed frame', async () => {
    const { user } = open(FILM, `https://youtu.be/${ID}`);
    await user.click(screen.getByRole('button', { name: 'Preview Film' }));
    const frame = within(await screen.findByRole('dialog', { name: 'Film' })).getByTitle('Film');
    expect(frame).toHaveAttribute('src', `https://www.youtube.com/embed/${ID}`);
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation');
  });

  it('to the console itself is previewed without same-origin rights', async () => {
    const { user } = open(FILM, `${location.origin}/tour.mp4`);
    await user.click(screen.getByRole('button', { name: 'Preview Film' }));
    expect(await screen.findByTitle('Film')).toHaveAttribute('sandbox', 'allow-scripts');
  });

  it('that could run a script has no preview', () => {
    open(FILM, 'javascript:alert(1)');
    expect(screen.queryByRole('button', { name: 'Preview Film' })).not.toBeInTheDocument();
  });
});

describe('rows of links', () => {
  it('begin with a blank one, which is not stored', async () => {
    const { user, value } = open(TOURS);
    const input = screen.getByLabelText('Panorama link 1');
    expect(screen.getByText('0 items')).toBeVisible();
    await user.type(input, 'https://a.example');
    expect(value()).toEqual([{ url: 'https://a.example' }]);
    expect(input).toHaveFocus();
    await user.clear(input);
    expect(value()).toEqual([]);
    expect(input).toHaveFocus();
    expect(screen.getByText('Nothing changed yet')).toBeVisible();
  });

  it('are added at the end, with the focus in the new one', async () => {
    const { user, value } = open(TOURS, [A]);
    await user.click(screen.getByRole('button', { name: '+ Add panorama link' }));
    expect(screen.getByLabelText('Panorama link 2')).toHaveFocus();
    await user.keyboard('https://b.example/tour');
    expect(value()).toEqual([A, { url: B.url }]);
  });

  it('are limited by the field', () => {
    open({ ...TOURS, max: 2 }, [A, B]);
    expect(screen.getByRole('button', { name: '+ Add panorama link' })).toBeDisabled();
    expect(screen.getByText('At most 2')).toBeVisible();
  });

  it('are removed, and restored from the toast', async () => {
    const { user, value } = open(TOURS, [A, B]);
    await user.click(screen.getByRole('button', { name: 'Remove Panorama link 1' }));
    expect(value()).toEqual([B]);
    expect(screen.getByLabelText('Panorama link 1')).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(value()).toEqual([A, B]);
  });

  it('[PROPO-008] keep one: the last one is cleared, not removed', async () => {
    const { user, value } = open(TOURS, [A, B]);
    await user.click(screen.getByRole('button', { name: 'Remove Panorama link 2' }));
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    const input = screen.getByLabelText('Panorama link 1');
    await user.clear(input);
    expect(input).toHaveFocus();
    expect(value()).toEqual([{ $id: 'a' }]);
    expect(screen.getByText('0 items')).toBeVisible();
  });

  it('are completed to full addresses', async () => {
    const { user, value } = open(TOURS);
    await user.type(screen.getByLabelText('Panorama link 1'), ' a.example/tour ');
    await user.tab();
    expect(value()).toEqual([{ url: 'https://a.example/tour' }]);
  });

  it.each([true, false])('that are stored stay as they are until they are edited (read only: %s)', async (readOnly) => {
    const form = { field: [{ $id: 'a', url: 'a.example/tour' }] };
    const { user, current } = openForm({ definition: oneField(TOURS), form, readOnly });
    await user.click(screen.getByLabelText('Panorama link 1'));
    await user.tab();
    expect(current()).toEqual(form);
  });

  it('that are not web links say so, and are listed in the summary of problems', async () => {
    const { user } = open(TOURS, [A]);
    await user.click(screen.getByRole('button', { name: '+ Add panorama link' }));
    await user.keyboard('tour');
    await user.click(await screen.findByRole('button', { name: '1 problem: Panorama link 2' }));
    const message = /Panorama link must be a web link/;
    await user.click(await screen.findByRole('button', { name: message }));
    const input = screen.getByLabelText('Panorama link 2');
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveAccessibleDescription(message);
  });

  it('show a still of a YouTube video', () => {
    open(TOURS, [{ $id: 'a', url: `https://youtu.be/${ID}` }]);
    expect(document.querySelector('img')).toHaveAttribute('src', `https://img.youtube.com/vi/${ID}/mqdefault.jpg`);
  });

  it('are previewed in a frame of 700 by 400', async () => {
    const { user } = open(TOURS, [A, B]);
    await user.click(screen.getByRole('button', { name: 'Preview Panorama link 2' }));
    const frame = await screen.findByTitle('Panorama link 2');
    expect(frame).toHaveAttribute('src', B.url);
    expect([frame.getAttribute('width'), frame.getAttribute('height')]).toEqual(['700', '400']);
  });

  it('are read-only in a read-only form', () => {
    openForm({ definition: oneField(TOURS), form: { field: [A, B] }, readOnly: true });
    expect(screen.getByLabelText('Panorama link 2')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: /^(?:Remove|Move|\+)/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Preview Panorama link 1' })).toBeVisible();
  });
});
