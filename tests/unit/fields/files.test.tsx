import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Brand, Field } from '../../../src/definition';
import { UploadRefusedError } from '../../../src/form';
import type { FileItem, FormData } from '../../../src/tree';
import { storyServices, type UploadFate } from '../../../stories/support/services';
import { oneField } from '../../../stories/support/store';
import { fileNamed, manualUploads, transferOf } from './support/files';
import { openForm } from './support/openForm';

const LOGO: Field = { type: 'image', label: 'Logo', stored: 'IMAGE-LOGO', required: 'Logo is required.' };
const GALLERY: Field = { type: 'media', label: 'Gallery', stored: { each: { field: 'IMAGE' } } };
const CLIPS: Field = { type: 'videos', label: 'Clips', stored: { each: { field: 'VIDEO' } } };
const PAPERS: Field = {
  type: 'documents',
  label: 'Papers',
  stored: { each: { field: 'PAPER' } },
  captions: true,
  max: 3,
};
const ESTATE = { key: 'files/estate.png', fileName: 'estate.png', fileType: 'image/png' };
const TOUR = { key: 'files/tour.mp4', fileName: 'tour.mp4', fileType: 'video/mp4' };

function open(field: Field, { fate, value, brand }: { fate?: UploadFate; value?: unknown; brand?: Brand } = {}) {
  const opened = openForm({
    definition: oneField(field),
    services: storyServices(fate),
    ...(brand ? { brand } : {}),
    ...(value === undefined ? {} : { form: { field: value } as FormData }),
  });
  return { ...opened, value: () => opened.current()['field'] };
}

function input(name: string): HTMLElement {
  return screen.getByLabelText(name, { selector: 'input' });
}

function featured(value: unknown): readonly boolean[] {
  return (value as readonly FormData[]).map((file) => file['featured'] === true);
}

afterEach(() => vi.restoreAllMocks());

describe('a field with one picture', () => {
  it('accepts one, and shows it with its actions', async () => {
    const { user, value } = open(LOGO);
    await user.upload(input('Upload Logo'), fileNamed('estate.png'));
    await waitFor(() => expect(value()).toMatchObject({ key: 'files/estate.png', fileName: 'estate.png' }));
    expect(value()).not.toHaveProperty('status');
    expect(screen.getByRole('group', { name: 'Logo' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Replace Logo' })).toBeVisible();
  });

  it('[UPL-011] has an id, a type and a status during the upload, and then its stored key', async () => {
    const { services, running } = manualUploads();
    const { user, current } = openForm({ definition: oneField(LOGO), services });
    await user.upload(input('Upload Logo'), fileNamed('estate.png'));
    const sent = { uid: expect.any(String) as string, fileName: 'estate.png', fileType: 'image/png' };
    expect(current()['field']).toEqual({ ...sent, status: 'uploading' });
    running[0]?.finish({ key: 'k', fileName: 'estate.png', fileType: 'image/png', scanned: false });
    await waitFor(() => expect(current()['field']).toEqual({ ...sent, key: 'k', status: 'notScanned' }));
  });

  it('[UPL-011] derives the addresses of the file and its thumbnail from its key', async () => {
    const fileUrl = (key: string, width = 0) => `https://files.test/${key}?width=${width}`;
    const services = { ...storyServices(), fileUrl };
    const { user } = openForm({
      ...{ definition: oneField(GALLERY), services },
      form: { field: [{ ...ESTATE, altText: 'A tower' }, TOUR] },
    });
    const thumbnail = screen.getByRole('img', { name: 'A tower' });
    expect(thumbnail).toHaveAttribute('src', 'https://files.test/files/estate.png?width=320');
    await user.click(screen.getByRole('button', { name: 'Preview Video 2' }));
    const film = within(await screen.findByRole('dialog')).getByLabelText('tour.mp4');
    expect(film).toHaveAttribute('src', 'https://files.test/files/tour.mp4?width=0');
  });

  it('has an alt text for ALP, which may be marked as required', async () => {
    const { user, value } = open({ ...LOGO, altTextStarred: true }, { value: ESTATE });
    await user.type(screen.getByLabelText('Alt text of Logo'), 'A tower');
    expect(value()).toEqual({ ...ESTATE, altText: 'A tower' });
    expect(within(screen.getByRole('group', { name: 'Logo' })).getByText('*')).toBeVisible();
  });

  it('pastes the text of copied cells into its alt text, and ignores their picture', async () => {
    const { user, value } = open(LOGO, { value: ESTATE });
    await user.click(screen.getByLabelText('Alt text of Logo'));
    const cells = { ...transferOf(fileNamed('cells.png')), getData: () => 'A tower' };
    await user.paste(cells as unknown as DataTransfer);
    await waitFor(() => expect(value()).toEqual({ ...ESTATE, altText: 'A tower' }));
  });

  it('has no alt text for another brand', () => {
    open(LOGO, { value: ESTATE, brand: 'AMAIA' });
    expect(screen.queryByLabelText('Alt text of Logo')).not.toBeInTheDocument();
  });

  it('is required: the message is shown at the control and links to it', async () => {
    const { user } = open(LOGO, { value: ESTATE });
    await user.click(screen.getByRole('button', { name: 'Remove Logo' }));
    await user.click(await screen.findByRole('button', { name: '1 problem: Logo' }));
    await user.click(await screen.findByRole('button', { name: /Logo is required\./ }));
    const control = await screen.findByRole('button', { name: /^Upload Logo/ });
    await waitFor(() => expect(control).toHaveFocus());
    expect(control).toHaveAccessibleDescription(/Logo is required\.$/);
  });

  it('is restored from the toast after it was removed', async () => {
    const { user, value } = open(LOGO, { value: ESTATE });
    await user.click(screen.getByRole('button', { name: 'Remove Logo' }));
    expect(value()).toBeUndefined();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(value()).toEqual(ESTATE);
  });

  it('keeps its alt text when the picture is replaced', async () => {
    const { user, value } = open(LOGO, { value: { ...ESTATE, altText: 'A tower' } });
    await user.upload(input('Upload Logo'), fileNamed('tower.png'));
    await waitFor(() => expect(value()).toMatchObject({ key: 'files/tower.png', altText: 'A tower' }));
  });

  it('shows its former picture again when a replacing upload is cancelled', async () => {
    const { services, running } = manualUploads();
    const { user, current } = openForm({ definition: oneField(LOGO), services, form: { field: ESTATE } });
    await user.upload(input('Upload Logo'), fileNamed('tower.png'));
    await user.upload(input('Upload Logo'), fileNamed('lobby.png'));
    expect(running[0]?.options.signal.aborted).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Cancel upload of Logo' }));
    expect(running[1]?.options.signal.aborted).toBe(true);
    expect(current()).toEqual({ field: ESTATE });
  });

  it('restores a replaced upload with undo, ready for a retry', async () => {
    const { services } = manualUploads();
    const { user, current, store } = openForm({ definition: oneField(LOGO), services, form: { field: ESTATE } });
    await user.upload(input('Upload Logo'), fileNamed('tower.png'));
    await user.upload(input('Upload Logo'), fileNamed('lobby.png'));
    act(() => store.undo());
    expect(current()).toMatchObject({ field: { fileName: 'tower.png', status: 'failed' } });
    await user.click(screen.getByRole('button', { name: 'Retry upload of Logo' }));
    await user.click(screen.getByRole('button', { name: 'Cancel upload of Logo' }));
    expect(current()).toEqual({ field: ESTATE });
  });

  it('is chosen again if a restored draft has it unfinished, and keeps its alt text', async () => {
    const { user, current, store } = openForm({ definition: oneField(LOGO) });
    act(() => store.restore({ field: { uid: 'u', status: 'uploading', fileName: 'tower.png', altText: 'A tower' } }));
    expect(screen.getByText('This file was not uploaded. Choose it again or remove it.')).toBeVisible();
    await user.upload(input('Choose the file again for Logo'), fileNamed('tower.png'));
    await waitFor(() => expect(current()).toMatchObject({ field: { key: 'files/tower.png', altText: 'A tower' } }));
    expect(screen.queryByText(/was not uploaded/)).not.toBeInTheDocument();
  });

  it('shows its former picture again even if its row was closed and opened during the upload', async () => {
    const { services } = manualUploads();
    const rows: Field = {
      ...{ type: 'list', label: 'Rows', itemLabel: 'Row', addLabel: 'Row', stored: { each: { collection: 'ROW' } } },
      fields: { logo: LOGO },
    };
    const form = { field: [{ $id: 'a', logo: ESTATE }] };
    const { user, current } = openForm({ definition: oneField(rows), services, form });
    const toggle = () => screen.getByRole('button', { name: /^(?:Expand|Collapse) all/ });
    await user.click(toggle());
    await user.upload(input('Upload Logo'), fileNamed('tower.png'));
    await user.click(toggle());
    await user.click(toggle());
    await user.click(screen.getByRole('button', { name: 'Cancel upload of Logo' }));
    expect(current()).toEqual(form);
  });

  it('[UPL-010] blocks SAVE while it is uploaded', async () => {
    const { user } = open(LOGO, { fate: { kind: 'hangs' } });
    await user.upload(input('Upload Logo'), fileNamed('estate.png'));
    expect(screen.getByRole('button', { name: 'SAVE' })).toBeDisabled();
    expect(screen.getByText('file is still uploading')).toBeVisible();
  });

  it('[UPL-016, UPL-018] that is infected says so, and is listed in the summary of problems', async () => {
    const { user } = open(LOGO, { fate: { kind: 'refused', status: 422, message: 'virus' } });
    await user.upload(input('Upload Logo'), fileNamed('estate.png'));
    expect(await screen.findByText('Upload Failed, File is infected, Please upload another file.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '1 problem: Logo' }));
    const summary = await screen.findByRole('dialog');
    expect(within(summary).getByText('The file is infected, Saving this image is disabled.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'SAVE', hidden: true })).toBeDisabled();
  });

  it('with the wrong extension in its key has an invalid format', async () => {
    const field: Field = { ...LOGO, keyEndings: ['jpg', 'png'] };
    const { user } = open(field);
    await user.upload(input('Upload Logo'), fileNamed('estate.gif'));
    expect(await screen.findByText('Invalid format.')).toBeVisible();
  });

  it('accepts one of several dropped files and names the others', async () => {
    const { value } = open(LOGO);
    fireEvent.drop(input('Upload Logo'), { dataTransfer: transferOf(fileNamed('a.png'), fileNamed('b.png')) });
    await waitFor(() => expect(value()).toMatchObject({ key: 'files/a.png' }));
    expect(screen.getByRole('alert')).toHaveTextContent('b.png Maximum of 1 file');
  });

  it('is read-only in a read-only form', () => {
    openForm({ definition: oneField(LOGO), form: { field: ESTATE }, readOnly: true });
    expect(screen.getByLabelText('Alt text of Logo')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: /^(?:Replace|Remove|Upload) Logo/ })).not.toBeInTheDocument();
  });
});

describe('a file of a form with a size limit', () => {
  it('must not exceed it, and the control says so', async () => {
    const { user } = open({ ...LOGO, maxMegabytes: 2 });
    expect(screen.getByRole('button', { name: /^Upload Logo/ })).toHaveAccessibleDescription(/\(max 2 MB\)$/);
    await user.upload(input('Upload Logo'), new File([new Uint8Array(2 * 1024 * 1024)], 'logo.png'));
    expect(await screen.findByText(/^File is too big/)).toBeVisible();
  });
});

describe('a gallery', () => {
  it('[UPL-003] rejects videos if it does not allow them', async () => {
    const { value } = open(GALLERY);
    fireEvent.drop(input('Add to Gallery'), { dataTransfer: transferOf(fileNamed('tour.mp4')) });
    expect(await screen.findByText('You can only upload jpeg, jpg, png, gif file type')).toBeVisible();
    expect(value()).toEqual([]);
  });

  it('[UPL-003, UPL-007] accepts mp4 if it does, and says so', async () => {
    const { services, running } = manualUploads();
    const { user } = openForm({ definition: oneField({ ...GALLERY, videos: true }), services });
    expect(screen.getByRole('button', { name: /^Add to Gallery/ })).toHaveAccessibleDescription(
      '.jpeg, .jpg, .png, .mp4 (max 50 MB)',
    );
    await user.upload(input('Add to Gallery'), [fileNamed('estate.png'), fileNamed('tour.mp4')]);
    expect(running.map(({ options }) => options.to)).toEqual(['/upload/objects', '/upload/objects']);
    expect(screen.getByRole('group', { name: 'Image 1' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Video 2' })).toBeVisible();
  });

  it.each([
    [{}, '/uploads/images'],
    [{ uploadTo: '/upload/images' }, '/upload/images'],
    [{ videos: true }, '/upload/objects'],
  ] as const)('with %j is uploaded to %s', async (settings, to) => {
    const { services, running } = manualUploads();
    const { user } = openForm({ definition: oneField({ ...GALLERY, ...settings }), services });
    await user.upload(input('Add to Gallery'), fileNamed('estate.png'));
    expect(running.map(({ options }) => options.to)).toEqual([to]);
  });

  it('[API-REST-019, UPL-020] is sent to /upload/images under a name of path, id and file name', async () => {
    const { services, running } = manualUploads();
    const { user, current } = openForm({
      definition: oneField({ ...GALLERY, uploadTo: '/upload/images' }),
      services,
    });
    await user.upload(input('Add to Gallery'), fileNamed('estate.png'));
    const [item] = current()['field'] as readonly FileItem[];
    expect(running[0]?.options.fields).toMatchObject({ filename: `images/${item?.uid ?? ''}estate.png` });
  });

  it('can hold more than three files', async () => {
    const { user, value } = open(GALLERY);
    await user.upload(
      input('Add to Gallery'),
      Array.from({ length: 6 }, (_, index) => fileNamed(`${index}.png`)),
    );
    await waitFor(() => expect(value()).toHaveLength(6));
    await waitFor(() => expect(JSON.stringify(value())).not.toContain('uploading'));
    expect(screen.getByText('6 files · 6 without alt text')).toBeVisible();
  });

  it('[UPL-022, UPL-023] has one featured file: the first one added, then the first remaining one', async () => {
    const { user, value } = open(GALLERY);
    await user.upload(input('Add to Gallery'), [fileNamed('a.png'), fileNamed('b.png'), fileNamed('c.png')]);
    await waitFor(() => expect(featured(value())).toEqual([true, false, false]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Image 1' })).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Remove Image 1' }));
    expect(featured(value())).toEqual([true, false]);
  });

  it('[UPL-025] has captions, and alt texts for ALP', async () => {
    const { user, value } = open(GALLERY, { value: [ESTATE] });
    await user.type(screen.getByLabelText('Caption of Image 1'), 'Dawn');
    await user.type(screen.getByLabelText('Alt text of Image 1'), 'A tower');
    expect(value()).toEqual([{ ...ESTATE, caption: 'Dawn', altText: 'A tower' }]);
  });

  it('is reordered by keyboard', async () => {
    const { user, value } = open(GALLERY, { value: [ESTATE, TOUR] });
    await user.click(screen.getByRole('button', { name: 'Move Video 2 back' }));
    expect(value()).toEqual([TOUR, ESTATE]);
    expect(screen.getByRole('button', { name: 'Move Video 1' })).toBeVisible();
  });

  it('shows a video in a dialog', async () => {
    const { user } = open(GALLERY, { value: [TOUR] });
    await user.click(screen.getByRole('button', { name: 'Preview Video 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'tour.mp4' });
    expect(within(dialog).getByLabelText('tour.mp4')).toHaveAttribute('controls');
  });

  it('uploads four files at a time, and continues when one is done or cancelled', async () => {
    const { services, running } = manualUploads();
    const { user } = openForm({ definition: oneField(GALLERY), services });
    await user.upload(
      input('Add to Gallery'),
      Array.from({ length: 7 }, (_, index) => fileNamed(`${index}.png`)),
    );
    expect(running).toHaveLength(4);
    running[0]?.finish({ key: 'k', fileName: '0.png', fileType: 'image/png', scanned: true });
    await waitFor(() => expect(running).toHaveLength(5));
    await user.click(screen.getByRole('button', { name: 'Cancel upload of Image 6' }));
    await user.click(screen.getByRole('button', { name: 'Cancel upload of Image 2' }));
    expect(running.map(({ file }) => file.name)).toEqual(['0.png', '1.png', '2.png', '3.png', '4.png', '6.png']);
  });
});

describe('a list of videos', () => {
  it.each(['tour.mp4', 'tour.3gp', 'tour.gif'])('[UPL-027] accepts %s', async (name) => {
    const { user, value } = open(CLIPS);
    await user.upload(input('Add to Clips'), fileNamed(name));
    await waitFor(() => expect(value()).toMatchObject([{ key: `files/${name}` }]));
  });

  it('[UPL-027] refuses anything else', async () => {
    const { value } = open(CLIPS);
    fireEvent.drop(input('Add to Clips'), { dataTransfer: transferOf(fileNamed('tour.webm')) });
    expect(await screen.findByText('You can only upload 3GP/MP4 file type')).toBeVisible();
    expect(value()).toEqual([]);
  });

  it('[UPL-020] is sent under a name of path, id and file name', async () => {
    const { services, running } = manualUploads();
    const { user, current } = openForm({ definition: oneField(CLIPS), services });
    await user.upload(input('Add to Clips'), fileNamed('tour.mp4'));
    const [item] = current()['field'] as readonly FileItem[];
    expect(running[0]?.options).toMatchObject({
      to: '/uploads/videos',
      fields: { filename: `videos/${item?.uid ?? ''}tour.mp4` },
    });
  });

  it('[BRAND-005] is sent with the brand that is edited', async () => {
    const { services, running } = manualUploads();
    const { user } = openForm({ definition: oneField(CLIPS), services, brand: 'AVIDA' });
    await user.upload(input('Add to Clips'), fileNamed('tour.mp4'));
    expect(running[0]?.options.fields).toMatchObject({ brand: 'AVIDA' });
  });

  it('[UPL-031] has a new video featured only if it is the only one', async () => {
    const { user, value } = open(CLIPS);
    await user.upload(input('Add to Clips'), fileNamed('a.mp4'));
    await waitFor(() => expect(featured(value())).toEqual([true]));
    await user.upload(input('Add to Clips'), fileNamed('b.mp4'));
    await waitFor(() => expect(featured(value())).toEqual([true, false]));
  });

  it('[UPL-029] has exactly one featured: selecting one deselects the others', async () => {
    const { user, value } = open(CLIPS, {
      value: [
        { ...TOUR, featured: true },
        { ...TOUR, key: 'b.mp4' },
      ],
    });
    await user.click(screen.getByRole('radio', { name: 'Make Video 2 the featured video' }));
    expect(featured(value())).toEqual([false, true]);
  });

  it('[UPL-030] features the first remaining one when the featured one is removed', async () => {
    const { user, value } = open(CLIPS, {
      value: [TOUR, { ...TOUR, key: 'b.mp4', featured: true }, { ...TOUR, key: 'c.mp4' }],
    });
    await user.click(screen.getByRole('button', { name: 'Remove Video 2' }));
    expect(featured(value())).toEqual([true, false]);
  });

  it('accepts one more while there are fewer than 25', () => {
    const videos = (count: number) => Array.from({ length: count }, (_, index) => ({ ...TOUR, key: `${index}.mp4` }));
    open(CLIPS, { value: videos(25) });
    expect(screen.getByRole('button', { name: /^Add to Clips/ })).toBeDisabled();
  });

  it.each([
    ['without an answer', new UploadRefusedError(0, '')],
    ['with an answer that has no words of its own', new UploadRefusedError(502, '')],
    ['for a reason that nobody foresaw', new TypeError('no body')],
  ])('[UPL-032] that failed %s is logged, and shown at its tile with Retry', async (_how, failure) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { services, running } = manualUploads();
    const { user, current } = openForm({ definition: oneField(CLIPS), services });
    await user.upload(input('Add to Clips'), fileNamed('tour.mp4'));
    running[0]?.fail(failure);
    const tile = within(screen.getByRole('group', { name: 'Video 1' }));
    expect(await tile.findByText('Failed')).toBeVisible();
    expect(log).toHaveBeenCalledExactlyOnceWith('An upload failed.', failure);
    await user.click(tile.getByRole('button', { name: 'Retry upload of Video 1' }));
    running[1]?.finish({ key: 'k', fileName: 'tour.mp4', fileType: 'video/mp4', scanned: true });
    await waitFor(() => expect(current()).toMatchObject({ field: [{ key: 'k' }] }));
  });

  it.each([400, 422, 500])('[UPL-032] that is refused with %i is shown and not logged', async (status) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { user } = open(CLIPS, { fate: { kind: 'refused', status, message: 'Not this one.' } });
    await user.upload(input('Add to Clips'), fileNamed('tour.mp4'));
    const tile = within(screen.getByRole('group', { name: 'Video 1' }));
    expect(await tile.findByText(status === 422 ? 'Infected' : 'Failed')).toBeVisible();
    expect(log).not.toHaveBeenCalled();
  });

  it('says that an infected one is an attachment that cannot be saved', async () => {
    const { user } = open(CLIPS, { fate: { kind: 'refused', status: 422, message: 'virus' } });
    await user.upload(input('Add to Clips'), fileNamed('tour.mp4'));
    expect(await screen.findByText('The file is infected, Saving this attachment is disabled.')).toBeVisible();
  });
});

describe('a field with documents', () => {
  const RULES = { $id: 'a', key: 'files/rules.pdf', fileName: 'rules.pdf', fileType: 'application/pdf' };

  it('accepts several at once, each with a caption, and none is featured', async () => {
    const { user, value } = open(PAPERS, { value: [RULES] });
    await user.upload(input('Add to Papers'), [fileNamed('pets.pdf'), fileNamed('fees.docx')]);
    await waitFor(() => expect(value()).toMatchObject([{ key: 'files/rules.pdf' }, { fileName: 'pets.pdf' }, {}]));
    await user.type(screen.getByLabelText('Caption of Document 2'), 'Pets');
    expect(value()).toMatchObject([RULES, { key: 'files/pets.pdf', caption: 'Pets' }, { fileName: 'fees.docx' }]);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByText('3 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Add to Papers/ })).toBeDisabled();
  });

  it('keep their buttons in place when an upload ends or fails', async () => {
    const { services, running } = manualUploads();
    const { user } = openForm({ definition: oneField(PAPERS), services, form: { field: [RULES] } });
    await user.upload(input('Add to Papers'), fileNamed('pets.pdf'));
    const buttons = () =>
      within(screen.getByRole('group', { name: 'Document 2' }))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label'));
    const others = ['Move Document 2', 'Move Document 2 back', 'Move Document 2 on', 'Copy Document 2'];
    expect(buttons()).toEqual([...others, 'Preview Document 2', 'Cancel upload of Document 2']);
    for (const name of ['Copy Document 2', 'Preview Document 2']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    act(() => running[0]?.finish({ key: 'k', fileName: 'pets.pdf', fileType: 'application/pdf', scanned: true }));
    expect(await screen.findByRole('button', { name: 'Remove Document 2' })).toBeVisible();
    expect(buttons()).toEqual([...others, 'Preview Document 2', 'Remove Document 2']);
    expect(screen.getByRole('button', { name: 'Copy Document 2' })).not.toHaveAttribute('aria-disabled');

    await user.upload(input('Add to Papers'), fileNamed('cars.pdf'));
    act(() => running[1]?.fail(new UploadRefusedError(0, '')));
    expect(await screen.findByRole('button', { name: 'Retry upload of Document 3' })).toHaveTextContent('Retry');
    const third = within(screen.getByRole('group', { name: 'Document 3' })).getAllByRole('button');
    expect(third.map((button) => button.getAttribute('aria-label'))).toEqual([
      ...['Move Document 3', 'Move Document 3 back', 'Move Document 3 on', 'Copy Document 3'],
      ...['Preview Document 3', 'Remove Document 3', 'Retry upload of Document 3'],
    ]);
  });

  it('are reordered, previewed if they are PDF files, and removed', async () => {
    const pets = { $id: 'b', key: 'files/pets.docx', fileName: 'pets.docx' };
    const { user, value } = open(PAPERS, { value: [pets, RULES] });
    expect(screen.queryByRole('button', { name: 'Preview Document 1' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Preview Document 2' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Move Document 2 back' }));
    expect(value()).toMatchObject([RULES, pets]);
    await user.click(screen.getByRole('button', { name: 'Remove Document 2' }));
    expect(value()).toMatchObject([RULES]);
  });

  it('rejects anything but documents', async () => {
    const { value } = open(PAPERS);
    fireEvent.drop(input('Add to Papers'), { dataTransfer: transferOf(fileNamed('estate.png')) });
    expect(await screen.findByText('You can only upload pdf, doc, docx file type')).toBeVisible();
    expect(value()).toEqual([]);
  });
});

describe('the focus', () => {
  function press(name: string | RegExp, { user }: Pick<ReturnType<typeof open>, 'user'>): Promise<void> {
    screen.getByRole('button', { name }).focus();
    return user.keyboard('{Enter}');
  }

  it('stays in the field of one picture whatever is done to it', async () => {
    const { services, running } = manualUploads();
    const opened = openForm({ definition: oneField(LOGO), services, form: { field: ESTATE } });
    const dropArea = () => screen.getByRole('button', { name: /^Upload Logo/ });
    const tile = () => screen.getByRole('group', { name: 'Logo' });
    await press('Remove Logo', opened);
    expect(dropArea()).toHaveFocus();
    fireEvent.change(input('Upload Logo'), { target: { files: [fileNamed('tower.png')] } });
    await waitFor(() => expect(tile()).toHaveFocus());
    act(() => running[0]?.fail(new UploadRefusedError(500, '')));
    await screen.findByText('Failed');
    await press('Retry upload of Logo', opened);
    expect(tile()).toHaveFocus();
    await press('Cancel upload of Logo', opened);
    expect(dropArea()).toHaveFocus();
  });

  it('goes to the neighbour of a file that is removed, and stays on the button that moved one to the end', async () => {
    const opened = open(GALLERY, { value: [ESTATE, TOUR, { ...ESTATE, key: 'files/lobby.png' }] });
    await press('Move Image 1 on', opened);
    await press('Move Image 2 on', opened);
    expect(screen.getByRole('button', { name: 'Move Image 3 on' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Move Image 3 on' })).toHaveAttribute('aria-disabled', 'true');
    await press('Remove Video 1', opened);
    expect(screen.getByRole('group', { name: 'Image 1' })).toHaveFocus();
    await press('Remove Image 2', opened);
    expect(screen.getByRole('group', { name: 'Image 1' })).toHaveFocus();
    await press('Remove Image 1', opened);
    expect(screen.getByRole('button', { name: /^Add to Gallery/ })).toHaveFocus();
  });

  it('goes to the file that filled the field', async () => {
    open(PAPERS, { value: [ESTATE, TOUR] });
    screen.getByRole('button', { name: /^Add to Papers/ }).focus();
    fireEvent.change(input('Add to Papers'), { target: { files: [fileNamed('fees.pdf')] } });
    await waitFor(() => expect(screen.getByRole('group', { name: 'Document 3' })).toHaveFocus());
  });
});
