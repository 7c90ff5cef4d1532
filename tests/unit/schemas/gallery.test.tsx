import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gallery } from '../../../schemas/gallery/gallery';
import type { Brand } from '../../../src/definition';
import type { FormData } from '../../../src/tree';
import { fileNamed, manualUploads } from '../fields/support/files';
import { openForm } from '../fields/support/openForm';
import { savedPage, written } from './support/savedPage';

const LAKE = { $id: 'a', key: 'files/lake.png', fileName: 'lake.png', fileType: 'image/png', featured: true };
const TOUR = 'https://tours.example/lake';

function open(main: FormData = {}, given: Partial<Parameters<typeof openForm>[0]> = {}) {
  return openForm({ definition: gallery, form: { main }, isNew: true, ...given });
}

function addPictures(): HTMLElement {
  return screen.getByLabelText('Add to Images', { selector: 'input' });
}

function saveButton(): HTMLElement {
  return screen.getByRole('button', { name: 'SAVE' });
}

describe('the form of a gallery', () => {
  it('[GAL-004, GAL-005, GAL-007] has a default label, a title, pictures with captions, and links to videos and panoramas', async () => {
    const { user } = open({}, { brand: 'AVIDA' });
    expect(screen.getByPlaceholderText('Override Label')).toHaveAccessibleName('Gallery (Default)');
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeRequired();
    await user.upload(addPictures(), [fileNamed('lake.png'), fileNamed('garden.png')]);
    expect(screen.getByLabelText('Caption of Image 1')).toBeEnabled();
    expect(screen.getByLabelText('Caption of Image 2')).toBeEnabled();
    for (const list of ['Video link', 'Panorama link']) {
      await user.click(screen.getByRole('textbox', { name: `${list} 1` }));
      await user.paste(TOUR);
      await user.click(screen.getByRole('button', { name: `+ Add ${list.toLowerCase()}` }));
      expect(screen.getByRole('textbox', { name: `${list} 2` })).toHaveFocus();
    }
  });

  it.each<[Brand, number]>([
    ['ALP', 1],
    ['AVIDA', 0],
    ['AMAIA', 0],
    ['ALISI', 0],
  ])('[GAL-006] of %s has %i alt texts for one picture', (brand, count) => {
    open({ images: [LAKE] }, { brand });
    expect(screen.queryAllByLabelText('Alt text of Image 1')).toHaveLength(count);
  });

  it.each(['Video link', 'Panorama link'])('[GAL-008] previews a %s in a frame of 700 by 400', async (name) => {
    const { user } = open({ videos: [{ $id: 'v', url: TOUR }], panoramas: [{ $id: 'p', url: TOUR }] });
    await user.click(screen.getByRole('button', { name: `Preview ${name} 1` }));
    const dialog = await screen.findByRole('dialog', { name: `${name} 1` });
    const frame = within(dialog).getByTitle(`${name} 1`);
    expect(['src', 'width', 'height'].map((attribute) => frame.getAttribute(attribute))).toEqual([TOUR, '700', '400']);
  });

  it('[GAL-009, GAL-011] can be saved once it is changed and has a title', async () => {
    const { user, showProblems } = open();
    expect(saveButton()).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Gallery (Default)' }), 'Pictures');
    await showProblems();
    expect(await screen.findByText('Title is required.')).toBeVisible();
    expect(saveButton()).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'The lake');
    await waitFor(() => expect(saveButton()).toBeEnabled());
  });

  it('[GAL-011] cannot be saved unchanged', async () => {
    const { user } = open({ title: 'The lake' }, { isNew: false });
    const title = screen.getByRole('textbox', { name: 'Title' });
    await user.type(title, 's');
    await waitFor(() => expect(saveButton()).toBeEnabled());
    await user.type(title, '{Backspace}');
    await waitFor(() => expect(saveButton()).toBeDisabled());
  });

  it('[GAL-010] waits for each picture', async () => {
    const { services, running } = manualUploads();
    const { user } = open({ title: 'The lake' }, { services });
    await user.upload(addPictures(), [fileNamed('lake.png'), fileNamed('garden.png')]);
    const finish = (at: number) =>
      running[at]?.finish({ key: `files/${at}.png`, fileName: `${at}.png`, fileType: 'image/png', scanned: true });
    expect(saveButton()).toBeDisabled();
    expect(screen.getByText('file is still uploading')).toBeVisible();
    finish(0);
    expect(await screen.findByRole('button', { name: 'Remove Image 1' })).toBeVisible();
    expect(saveButton()).toBeDisabled();
    finish(1);
    await waitFor(() => expect(saveButton()).toBeEnabled());
    expect(screen.queryByText('file is still uploading')).not.toBeInTheDocument();
  });

  describe('once saved', () => {
    async function save() {
      const { user, saved, store } = open();
      for (const [input, text] of [
        [screen.getByRole('textbox', { name: 'Gallery (Default)' }), 'Pictures'],
        [screen.getByRole('textbox', { name: 'Title' }), 'The lake'],
        [screen.getByRole('textbox', { name: 'Video link 1' }), 'https://vimeo.com/76979871'],
        [screen.getByRole('textbox', { name: 'Panorama link 1' }), TOUR],
      ] as const) {
        await user.click(input);
        await user.paste(text);
      }
      await user.upload(addPictures(), [fileNamed('lake.png'), fileNamed('garden.png')]);
      await user.click(screen.getByLabelText('Caption of Image 2'));
      await user.paste('Roses');
      await user.click(screen.getByLabelText('Alt text of Image 2'));
      await user.paste('A garden');
      await waitFor(() => expect(saveButton()).toBeEnabled());
      await user.click(saveButton());
      const [form = {}] = saved;
      const page = savedPage(store, 'ALP', form);
      return { form, page, group: page.containers[0]!.field_collections[0]! };
    }

    it('[GAL-012] is a page of galleries with one group in one container', async () => {
      const { page } = await save();
      expect([page.tag, page.name]).toEqual(['GALLERY-ALP', 'The lake']);
      expect(page.containers.map((container) => container.name)).toEqual(['GALLERY-CONTAINER']);
      expect(page.containers[0]!.field_collections.map(({ name }) => name)).toEqual(['GALLERY-FC']);
    });

    it('[GAL-013] has its label and its title as fields', async () => {
      const [, fields] = written((await save()).group);
      expect(fields).toEqual(['0 GALLERY-DEFAULT = Pictures', '1 GALLERY-TITLE = The lake']);
    });

    it('[GAL-014] has its media below, each kind ordered separately', async () => {
      const { group } = await save();
      expect(group.children.map(written)).toEqual([
        ['0 IMAGES', ['0 IMAGE = files/lake.png', '1 IMAGE = files/garden.png']],
        ['1 VIDEOS', ['0 VIDEO = https://vimeo.com/76979871']],
        ['2 PANORAMAS', [`0 PANORAMA = ${TOUR}`]],
      ]);
      const [images, videos, panoramas] = group.children;
      expect(images!.fields.map(({ meta_data: meta }) => meta)).toMatchObject([
        { key: 'files/lake.png', featured: 'true' },
        { key: 'files/garden.png', description: 'Roses', alt_text: 'A garden', featured: 'false' },
      ]);
      expect([videos, panoramas].map((links) => links!.fields[0]!.label)).toEqual(['video', 'panorama']);
    });

    it('[GAL-015] names its values as the documents do; captions belong to their images (UPL-021)', async () => {
      const { form } = await save();
      const keys = Object.keys(form['main'] ?? {}).toSorted();
      expect(keys).toEqual(['images', 'label', 'panoramas', 'title', 'videos']);
      expect(form).toMatchObject({ main: { images: [{}, { caption: 'Roses' }] } });
    });
  });
});
