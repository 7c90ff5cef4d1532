import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aboutUs } from '../../../schemas/company-information/about-us';
import type { Brand, Field } from '../../../src/definition';
import { UploadRefusedError } from '../../../src/form';
import type { FormData } from '../../../src/tree';
import { storyServices, type UploadFate } from '../../../stories/support/services';
import { oneField } from '../../../stories/support/store';
import { fileNamed, manualUploads, transferOf } from './support/files';
import { openForm } from './support/openForm';

const GALLERY: Field = { type: 'images', label: 'Gallery', stored: { each: { field: 'File' } }, featured: true };

function openAboutUs(fate: UploadFate = { kind: 'done' }, images: readonly FormData[] = [], brand: Brand = 'ALP') {
  const opened = openForm({
    definition: aboutUs,
    brand,
    form: { main: { bodies: [], images } },
    services: storyServices(fate),
  });
  const items = () => (opened.current()['main'] as FormData)['images'] as readonly FormData[];
  return { ...opened, images: items };
}

function png(name = 'lobby.png', size = 4): File {
  return fileNamed(name, size);
}

function stored(count: number): readonly FormData[] {
  return Array.from({ length: count }, (_, index) => ({ $id: `i${index}`, key: `files/${index}.png` }));
}

function input(label = 'Images'): HTMLElement {
  return screen.getByLabelText(`Add to ${label}`, { selector: 'input' });
}

function addButton(): HTMLElement | null {
  return screen.queryByRole('button', { name: /^Add to Images/ });
}

describe('an upload', () => {
  it('[UPL-037] that is done stores its key, never a temporary address', async () => {
    const { user, images } = openAboutUs();
    await user.upload(input(), png());
    await waitFor(() =>
      expect(images()).toEqual([expect.objectContaining({ key: 'files/lobby.png', fileName: 'lobby.png' })]),
    );
    expect(images()[0]).not.toHaveProperty('status');
    expect(JSON.stringify(images())).not.toContain('blob:');
  });

  it('accepts many files at once, each with its own progress', async () => {
    const { services, running } = manualUploads();
    const { user } = openForm({ definition: aboutUs, services });
    await user.upload(input(), [png('a.png'), png('b.png')]);
    running[0]?.options.onProgress(0.62);
    expect(await screen.findByText('Uploading 62%')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Image 1' })).toHaveAttribute('aria-valuenow', '62');
    expect(screen.getByRole('progressbar', { name: 'Image 2' })).toHaveAttribute('aria-valuenow', '0');
  });

  it('[UPL-010, UPL-013] in progress blocks SAVE with a reason, and blocks removing', async () => {
    const { user } = openAboutUs({ kind: 'hangs' });
    await user.upload(input(), png());
    expect(screen.getByRole('button', { name: 'SAVE' })).toBeDisabled();
    expect(screen.getByText('file is still uploading')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove Image 1' })).not.toBeInTheDocument();
  });

  it('can be cancelled, and then leaves nothing', async () => {
    const { services, running } = manualUploads();
    const { user, current } = openForm({ definition: aboutUs, services });
    await user.upload(input(), png());
    await user.click(screen.getByRole('button', { name: 'Cancel upload of Image 1' }));
    expect(running[0]?.options.signal.aborted).toBe(true);
    expect(current()).toMatchObject({ main: { images: [] } });
  });

  it('that was cancelled is restored by undo for a retry, and does not block SAVE', async () => {
    const { services, running } = manualUploads();
    const { user, current, store } = openForm({ definition: aboutUs, services });
    await user.upload(input(), png());
    await user.click(screen.getByRole('button', { name: 'Cancel upload of Image 1' }));
    act(() => store.undo());
    expect(screen.getByText('The upload was interrupted. Retry it or remove the file.')).toBeVisible();
    expect(screen.queryByText('file is still uploading')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry upload of Image 1' }));
    running[1]?.finish({ key: 'k', fileName: 'lobby.png', fileType: 'image/png', scanned: true });
    await waitFor(() => expect(current()).toMatchObject({ main: { images: [{ key: 'k' }] } }));
  });

  it('[UPL-014] rejected with 400 shows the message of the server', async () => {
    const { user } = openAboutUs({ kind: 'refused', status: 400, message: 'The file has no name.' });
    await user.upload(input(), png());
    expect(await screen.findByText('The file has no name.')).toBeVisible();
  });

  it('[UPL-015] rejected with 500 says that something went wrong', async () => {
    const { user } = openAboutUs({ kind: 'refused', status: 500, message: 'stack' });
    await user.upload(input(), png());
    expect(await screen.findByText('Oops, Something went wrong')).toBeVisible();
    expect(screen.queryByText('stack')).not.toBeInTheDocument();
  });

  it('[UPL-016, UPL-018, UPL-039] rejected with 422 is infected: it says so and SAVE is disabled', async () => {
    const { user } = openAboutUs({ kind: 'refused', status: 422, message: 'virus' });
    await user.upload(input(), png());
    expect(await screen.findByText('Upload Failed, File is infected, Please upload another file.')).toBeVisible();
    expect(screen.getByText('The file is infected, Saving this image is disabled.')).toBeVisible();
    expect(screen.getByText('Infected')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /1 problem/ })).toBeVisible());
    expect(screen.getByRole('button', { name: 'SAVE' })).toBeDisabled();
  });

  it('[UPL-012] is uploading, done, infected or not scanned; only a running or infected one blocks SAVE, until it is removed', async () => {
    const { services, running } = manualUploads();
    const form = { main: { bodies: [], images: [] } };
    const { user } = openForm({ definition: aboutUs, services, form });
    const save = screen.getByRole('button', { name: 'SAVE' });
    const tile = (name: string) => within(screen.getByText(name).closest<HTMLElement>('[role=group]')!);
    await user.upload(input(), [png('a.png'), png('b.png'), png('c.png')]);
    for (const name of ['a.png', 'b.png', 'c.png']) expect(tile(name).getByRole('progressbar')).toBeVisible();
    expect(save).toBeDisabled();
    running[0]?.finish({ key: 'files/a.png', fileName: 'a.png', fileType: 'image/png', scanned: true });
    running[1]?.finish({ key: 'files/b.png', fileName: 'b.png', fileType: 'image/png', scanned: false });
    running[2]?.fail(new UploadRefusedError(422, 'virus'));
    expect(await tile('c.png').findByText('Infected')).toBeVisible();
    expect(tile('b.png').getByText('Not scanned')).toBeVisible();
    expect(tile('a.png').queryByText(/scanned|Infected/)).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await waitFor(() => expect(save).toBeDisabled());
    await user.click(tile('c.png').getByRole('button', { name: /^Remove / }));
    await waitFor(() => expect(save).toBeEnabled());
  });

  it('[UPL-017] that was not scanned warns, and can be saved', async () => {
    const { user } = openAboutUs({ kind: 'notScanned' });
    await user.upload(input(), png());
    expect(
      await screen.findByText('File was uploaded but was not scanned, Please contact your system administrator.'),
    ).toBeVisible();
    expect(screen.getByText('Not scanned')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
  });

  it('that was interrupted can be retried', async () => {
    const { services, running } = manualUploads();
    const { user, current } = openForm({ definition: aboutUs, services });
    await user.upload(input(), png());
    running[0]?.fail(new UploadRefusedError(0, ''));
    await user.click(await screen.findByRole('button', { name: 'Retry upload of Image 1' }));
    running[1]?.finish({ key: 'k', fileName: 'lobby.png', fileType: 'image/png', scanned: true });
    await waitFor(() => expect(current()).toMatchObject({ main: { images: [{ key: 'k' }] } }));
  });

  it.each(['uploading', 'failed'])(
    'that was %s in a restored draft is repeated with the file, in its place',
    async (status) => {
      const lost = {
        uid: 'u',
        status,
        fileName: 'lobby.png',
        caption: 'The lobby',
        error: 'Oops, Something went wrong',
      };
      const { user, images, store } = openAboutUs();
      act(() => store.restore({ main: { bodies: [], images: [lost, ...stored(1)] } }));
      expect(screen.getByText('This file was not uploaded. Choose it again or remove it.')).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Retry/ })).not.toBeInTheDocument();
      const label = 'Choose the file again for Image 1';
      expect(screen.getByRole('button', { name: label })).toHaveTextContent('Choose the file again');
      await user.upload(screen.getByLabelText(label, { selector: 'input' }), png('hall.png'));
      await waitFor(() =>
        expect(images()).toEqual([
          expect.objectContaining({ key: 'files/hall.png', fileName: 'hall.png', caption: 'The lobby' }),
          ...stored(1),
        ]),
      );
      expect(images()[0]).not.toHaveProperty('error');
    },
  );

  it('finds its picture if it was moved during the upload', async () => {
    const { services, running } = manualUploads();
    const { user, current } = openForm({
      definition: aboutUs,
      services,
      form: { main: { bodies: [], images: stored(1) } },
    });
    await user.upload(input(), png());
    await user.click(screen.getByRole('button', { name: 'Move Image 2 back' }));
    running[0]?.finish({ key: 'k', fileName: 'lobby.png', fileType: 'image/png', scanned: true });
    await waitFor(() => expect(current()).toMatchObject({ main: { images: [{ key: 'k' }, { key: 'files/0.png' }] } }));
  });
});

describe('a file', () => {
  it('[UPL-005] of a wrong type is rejected with the allowed types', async () => {
    const { user, images } = openAboutUs();
    fireEvent.drop(input(), {
      dataTransfer: transferOf(fileNamed('a.pdf')),
    });
    const words = 'You can only upload jpeg, jpg, png, gif file type';
    expect(await within(await screen.findByRole('alert')).findByText(words)).toBeVisible();
    expect(images()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it('of a wrong type does not keep others from being accepted', async () => {
    const { images } = openAboutUs();
    fireEvent.drop(input(), { dataTransfer: transferOf(fileNamed('notes.txt'), png('fine.png')) });
    await waitFor(() => expect(images()).toMatchObject([{ key: 'files/fine.png' }]));
    expect(within(screen.getByRole('alert')).getByText('notes.txt')).toBeVisible();
  });

  it('[UPL-006] must be smaller than 49 MB', async () => {
    const { user, images } = openAboutUs();
    await user.upload(input(), png('big.png', 49 * 1024 * 1024));
    expect(await screen.findByText('File is too big: it must be below 49 MB')).toBeVisible();
    expect(images()).toEqual([]);
    await user.upload(input(), png('fits.png', 49 * 1024 * 1024 - 1));
    await waitFor(() => expect(images()).toHaveLength(1));
  });

  it('can be dropped', async () => {
    const { images } = openAboutUs();
    fireEvent.drop(input(), { dataTransfer: transferOf(png()) });
    await waitFor(() => expect(images()).toHaveLength(1));
  });

  it('can be pasted', async () => {
    const { images } = openAboutUs();
    const paste = createEvent.paste(addButton()!, { clipboardData: transferOf(png()) });
    fireEvent(addButton()!, paste);
    await waitFor(() => expect(images()).toHaveLength(1));
  });

  it.each(['Caption', 'Alt text'])(
    'in the clipboard along with the text of copied cells is not uploaded: the text is pasted into the %s',
    async (of) => {
      const { user, images } = openAboutUs({ kind: 'done' }, stored(1));
      const input = screen.getByLabelText(`${of} of Image 1`);
      await user.click(input);
      const cells = { ...transferOf(png()), getData: () => 'A lobby' };
      await user.paste(cells as unknown as DataTransfer);
      expect(input).toHaveValue('A lobby');
      expect(images()).toHaveLength(1);
    },
  );
});

describe('the upload control', () => {
  it('[UPL-007] names the accepted extensions', () => {
    openAboutUs();
    expect(addButton()).toHaveAccessibleDescription('.jpeg, .jpg, .png (max 50 MB)');
  });

  it('[UPL-002, UPL-007] also accepts webp for AVIDA', async () => {
    const { user, images } = openAboutUs({ kind: 'done' }, [], 'AVIDA');
    expect(addButton()).toHaveAccessibleDescription('.jpeg, .jpg, .png, .webp (max 50 MB)');
    await user.upload(input(), new File(['x'], 'a.webp', { type: 'image/webp' }));
    await waitFor(() => expect(images()).toHaveLength(1));
  });

  it.each([0, 1, 2, 3])('[UPL-009, CI-023] shows with %i files', (count) => {
    openAboutUs({ kind: 'done' }, stored(count));
    expect(addButton()).toBeVisible();
  });

  it('[UPL-008] is disabled with three files and says why', () => {
    openAboutUs({ kind: 'done' }, stored(3));
    expect(addButton()).toBeDisabled();
    expect(addButton()).toHaveAccessibleDescription('Maximum of 3 files');
    expect(addButton()).not.toHaveTextContent(/Drop|choose/);
  });

  it('[UPL-009, CI-023] is hidden if older content has more than three files', () => {
    openAboutUs({ kind: 'done' }, stored(4));
    expect(addButton()).not.toBeInTheDocument();
    expect(screen.getAllByRole('group', { name: /^Image \d$/ })).toHaveLength(4);
  });

  it('[UPL-008] accepts as many of several files as there is room for', async () => {
    const { user, images } = openAboutUs({ kind: 'done' }, stored(2));
    await user.upload(input(), [png('a.png'), png('b.png')]);
    await waitFor(() => expect(images()).toHaveLength(3));
    expect(within(screen.getByRole('alert')).getByText('Maximum of 3 files')).toBeVisible();
    expect(within(screen.getByRole('alert')).getByText('b.png')).toBeVisible();
  });
});

describe('a picture', () => {
  it('has a caption', async () => {
    const { user, images } = openAboutUs({ kind: 'done' }, stored(1));
    await user.type(screen.getByLabelText('Caption of Image 1'), 'Dawn');
    expect(images()).toEqual([{ $id: 'i0', key: 'files/0.png', caption: 'Dawn' }]);
  });

  it('[UPL-025] has an alt text for ALP', async () => {
    const { user, images } = openAboutUs({ kind: 'done' }, stored(1));
    await user.type(screen.getByLabelText('Alt text of Image 1'), 'A lobby');
    expect(images()[0]).toMatchObject({ altText: 'A lobby' });
  });

  it.each(['AVIDA', 'AMAIA', 'ALISI'] as const)('[UPL-025] has no alt text for %s', (brand) => {
    openAboutUs({ kind: 'done' }, stored(1), brand);
    expect(screen.queryByLabelText('Alt text of Image 1')).not.toBeInTheDocument();
  });

  it('is removed at once, and restored from the toast', async () => {
    const { user, images } = openAboutUs({ kind: 'done' }, stored(2));
    await user.click(screen.getByRole('button', { name: 'Remove Image 1' }));
    expect(images()).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(images()).toEqual(stored(2));
  });

  it('is moved', async () => {
    const { user, images } = openAboutUs({ kind: 'done' }, stored(2));
    await user.click(screen.getByRole('button', { name: 'Move Image 1 on' }));
    expect(images().map(({ $id }) => $id)).toEqual(['i1', 'i0']);
  });
});

describe('the featured picture', () => {
  function openGallery(images: readonly FormData[] = []) {
    const opened = openForm({ definition: oneField(GALLERY), form: { field: images } });
    return { ...opened, images: () => opened.current()['field'] as readonly FormData[] };
  }

  it('[UPL-022] is the first one that was added', async () => {
    const { user, images } = openGallery();
    await user.upload(input('Gallery'), [png('a.png'), png('b.png')]);
    await waitFor(() => expect(images().map(({ featured }) => featured === true)).toEqual([true, false]));
  });

  it('[UPL-024] is a single one: selecting another replaces it', async () => {
    const { user, images } = openGallery([{ key: 'a', featured: true }, { key: 'b' }]);
    await user.click(screen.getByRole('radio', { name: 'Make Image 2 the featured image' }));
    expect(images().map(({ featured }) => featured === true)).toEqual([false, true]);
  });

  it('[UPL-023] becomes the first remaining one when it is removed', async () => {
    const { user, images } = openGallery([{ key: 'a', featured: true }, { key: 'b' }, { key: 'c' }]);
    await user.click(screen.getByRole('button', { name: 'Remove Image 1' }));
    expect(images().map(({ featured }) => featured === true)).toEqual([true, false]);
  });
});

describe('the texts of many pictures', () => {
  const ALT = 'Alt text of Image';

  it('are edited in one list, starting at the first missing one', async () => {
    const pictures = [{ $id: 'a', key: 'files/a.png', altText: 'A lobby' }, ...stored(2)];
    const { user, images } = openAboutUs({ kind: 'done' }, pictures);
    await user.click(screen.getByRole('button', { name: /^Edit texts/ }));
    const grid = screen.getByRole('group', { name: 'Texts of Images' });
    await waitFor(() => expect(within(grid).getByLabelText(`${ALT} 2`)).toHaveFocus());
    await user.keyboard('A garden{Tab}A gate');
    expect(images().map(({ altText }) => altText)).toEqual(['A lobby', 'A garden', 'A gate']);
    await user.tab();
    expect(within(grid).getByLabelText('Caption of Image 1')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: /^Edit texts/ }));
    expect(screen.getByRole('group', { name: 'Image 1' })).toBeVisible();
  });

  it('[UPL-009, UPL-016, UPL-018] are shown next to the status of each file, where its problem links to', async () => {
    const { services, running } = manualUploads();
    const form = { main: { bodies: [], images: stored(2) } };
    const { user } = openForm({ definition: aboutUs, services, form });
    await user.click(screen.getByRole('button', { name: /^Edit texts/ }));
    expect(addButton()).toBeVisible();
    await user.upload(input(), png());
    const third = screen.getByRole('group', { name: 'Image 3' });
    expect(within(third).getByRole('progressbar', { name: 'Image 3' })).toBeVisible();
    act(() => running[0]?.fail(new UploadRefusedError(0, '')));
    await user.click(await within(third).findByRole('button', { name: 'Retry upload of Image 3' }));
    act(() => running[1]?.fail(new UploadRefusedError(422, 'virus')));
    expect(await within(third).findByText('Infected')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /1 problem/ }));
    await user.click(await screen.findByRole('button', { name: /^The file is infected/ }));
    await waitFor(() => expect(third).toHaveFocus());
  });

  it('[UPL-017] are shown next to the warning about a file that was not scanned', async () => {
    const { user } = openAboutUs({ kind: 'done' }, [...stored(1), { key: 'files/1.png', status: 'notScanned' }]);
    await user.click(screen.getByRole('button', { name: /^Edit texts/ }));
    expect(within(screen.getByRole('group', { name: 'Image 2' })).getByText('Not scanned')).toBeVisible();
  });

  it('are only read in a form that is read-only', () => {
    openForm({ definition: aboutUs, form: { main: { bodies: [], images: stored(2) } }, readOnly: true });
    expect(screen.getByLabelText(`${ALT} 2`)).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: /^(?:Edit|Remove|Replace)/ })).not.toBeInTheDocument();
  });

  it('that are missing are marked, but not required', async () => {
    const { user, saved } = openAboutUs({ kind: 'done' }, stored(2));
    expect(screen.getByText('2 of 3 · 2 without alt text')).toBeVisible();
    expect(screen.getByLabelText(`${ALT} 1`)).toHaveAttribute('placeholder', 'Say what it shows');
    await user.type(screen.getByLabelText(`${ALT} 1`), 'A lobby');
    expect(screen.getByLabelText(`${ALT} 1`)).not.toHaveAttribute('placeholder');
    expect(screen.getByText('2 of 3 · 1 without alt text')).toBeVisible();
    expect(saved).toEqual([]);
  });
});
