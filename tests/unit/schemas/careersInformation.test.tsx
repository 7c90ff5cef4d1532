import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { careersInformationDetails } from '../../../schemas/careers-information/details';
import { fileNamed } from '../fields/support/files';
import { openForm } from '../fields/support/openForm';
import { savedPage, written } from './support/savedPage';

it('[CAR-030] the careers information is stored as two fields, a gallery, videos and panoramas', async () => {
  const description = '<p>Work where homes begin.</p>';
  const { user, saved, store } = openForm({ definition: careersInformationDetails, form: { main: { description } } });
  const files = [fileNamed('lobby.png'), fileNamed('office.png')];
  await user.upload(screen.getByLabelText('Add to Image Gallery', { selector: 'input' }), files);
  for (const [label, text] of [
    ['Careers (Default)', 'Work with us'],
    ['Caption of Image 2', 'The office'],
    ['Video link 1', 'https://vimeo.com/76979871'],
    ['Panorama link 1', 'https://tours.example/lobby'],
  ] as const) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  }
  await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'SAVE' }));

  const [container] = savedPage(store, 'ALP', saved[0] ?? {}).containers;
  const [collection] = container!.field_collections;
  expect(written(collection!)).toEqual([
    '0 CAREERS-INFORMATION-FC',
    ['0 careers-default = Work with us', `1 description = ${description}`],
    ['0 IMAGE-GALLERY', ['0 IMAGE = files/lobby.png', '1 IMAGE = files/office.png']],
    ['1 VIDEOS', ['0 VIDEO = https://vimeo.com/76979871']],
    ['2 PANORAMAS', ['0 PANORAMA = https://tours.example/lobby']],
  ]);
  expect(collection!.children[0]!.fields.map((field) => field.meta_data)).toMatchObject([
    { key: 'files/lobby.png', featured: 'true' },
    { key: 'files/office.png', featured: 'false', description: 'The office' },
  ]);
});
