import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { externalLinks } from '../../../schemas/links/external-links';
import { socialMediaLinks } from '../../../schemas/links/social-media-links';
import { UploadRefusedError } from '../../../src/form';
import type { FormItem } from '../../../src/tree';
import { storyServices } from '../../../stories/support/services';
import { fileNamed } from '../fields/support/files';
import { openForm } from '../fields/support/openForm';

const FACEBOOK: FormItem = { $id: '1', name: 'Facebook', link: 'https://facebook.example/avida' };

function saveButton(): HTMLElement {
  return screen.getByRole('button', { name: 'SAVE' });
}

async function addRow(services = storyServices()) {
  const opened = openForm({ definition: socialMediaLinks, brand: 'AVIDA', form: { links: [FACEBOOK] }, services });
  await opened.user.click(screen.getByRole('button', { name: '+ Add Link' }));
  const row = within(await screen.findByRole('group', { name: 'Link 2' }));
  return {
    ...opened,
    row,
    name: row.getByRole('textbox', { name: 'Name' }),
    link: row.getByRole('textbox', { name: 'Link' }),
    picture: row.getByLabelText('Upload Image', { selector: 'input' }),
  };
}

describe.each([
  ['Social Media', socialMediaLinks],
  ['External Links', externalLinks],
] as const)('the tab %s', (label, definition) => {
  it('[LINK-002] is a list of rows with image, name and link', async () => {
    const { user } = openForm({ definition, brand: 'AVIDA', form: { links: [FACEBOOK] } });
    const list = within(screen.getByRole('region', { name: label }));
    await user.click(list.getByRole('button', { name: '+ Add Link' }));
    const row = within(await list.findByRole('group', { name: 'Link 2' }));
    expect(row.getByRole('button', { name: /^Upload Image/ })).toBeEnabled();
    expect(row.getAllByRole('textbox').map((input) => input.getAttribute('id')?.split('.').at(-1))).toEqual([
      'name',
      'link',
    ]);
  });

  async function addWith(given: string, text: string) {
    const { user, showProblems } = openForm({ definition, brand: 'AVIDA' });
    await user.click(screen.getByRole('button', { name: '+ Add Link' }));
    await user.type(screen.getByRole('textbox', { name: given }), text);
    await showProblems();
    expect(screen.getByRole('textbox', { name: given })).toBeValid();
    expect(saveButton()).toBeDisabled();
  }

  it('[LINK-003] needs a name in each row', async () => {
    await addWith('Link', 'https://a.example');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('This is required');
  });

  it('[LINK-004] needs a link in each row', async () => {
    await addWith('Name', 'A');
    expect(screen.getByRole('textbox', { name: 'Link' })).toHaveAccessibleDescription('This is required');
  });
});

describe('the links of a brand', () => {
  it('[SHELL-015] are saved only when every row has a name and a link', async () => {
    const { user, row, name, link } = await addRow();
    await waitFor(() => expect(saveButton()).toBeDisabled());
    await user.type(name, 'TikTok');
    await user.click(link);
    await user.click(document.body);
    expect(await row.findByText('This is required')).toBeVisible();
    expect(saveButton()).toBeDisabled();
    await user.type(link, 'https://tiktok.example');
    await waitFor(() => expect(saveButton()).toBeEnabled());
  });

  it('[UPL-018] are not saved with an infected picture, before or after SAVE is pressed', async () => {
    const upload = () => Promise.reject(new UploadRefusedError(422, ''));
    const { user, name, link, picture, row } = await addRow({ ...storyServices(), upload });
    await user.type(name, 'TikTok');
    await user.type(link, 'https://tiktok.example');
    await waitFor(() => expect(saveButton()).toBeEnabled());
    await user.upload(picture, fileNamed('logo.png'));
    expect(await row.findByText('The file is infected, Saving this image is disabled.')).toBeVisible();
    await waitFor(() => expect(saveButton()).toBeDisabled());
  });
});
