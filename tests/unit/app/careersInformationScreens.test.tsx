import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Brand } from '../../../src/definition';
import { pageService } from '../support/pageService';
import { shownLabels } from '../schemas/support/labels';
import { openScreen } from './support/openScreen';

const SCOPES = ['read:careers', 'create:careers', 'update:careers'];

/** The screen of a brand whose page does not exist yet. */
async function open(brand: Brand = 'ALISI') {
  const service = pageService();
  const path = '/manage-careers/careers-information-details';
  const opened = await openScreen({ path, brand, scopes: SCOPES, answer: service.answer });
  await screen.findByText(/Not saved yet\.$/);
  const { user } = opened;
  return {
    ...{ ...opened, service },
    async fill(label: string, text: string) {
      await user.click(screen.getByRole('textbox', { name: label }));
      await user.paste(text);
    },
    async upload(name: string) {
      const input = screen.getByLabelText('Add to Image Gallery', { selector: 'input' });
      await user.upload(input, new File(['a'], name, { type: 'image/png' }));
      await screen.findByText(name);
    },
  };
}

it('[CAR-025] the careers information is one form with a default label and a description', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Careers Information Details$/);
  expect(shownLabels().slice(0, 2)).toEqual(['Careers (Default)', 'Description']);
});

it.each([
  ['ALP', ['Caption of Image 1', 'Alt text of Image 1']],
  ['ALISI', ['Caption of Image 1']],
] as const)('[CAR-026, CAR-027] its pictures have in %s: %j', async (brand, texts) => {
  const { upload } = await open(brand);
  await upload('office.png');
  const gallery = within(screen.getByRole('region', { name: 'Image Gallery' }));
  expect(gallery.getAllByRole('textbox').map((input) => input.getAttribute('aria-label'))).toEqual(texts);
});

it.each(['Video', 'Panorama'])('[CAR-028] its %s links have a preview', async (kind) => {
  const { user, fill } = await open();
  await fill(`${kind} link 1`, 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await user.click(
    within(screen.getByRole('region', { name: `${kind} Links` })).getByRole('button', { name: /Preview/ }),
  );
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('[CAR-029, CAR-031, CAR-033] its first save creates the page under its tag, then its content, and says so', async () => {
  const { user, fill, service } = await open();
  await fill('Careers (Default)', 'Work with us');
  await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'SAVE' }));
  expect(await screen.findByText('Update Success')).toBeVisible();
  expect(service.saves().map((plan) => plan.map(({ operation }) => operation))).toEqual([
    ['addOrUpdateBrandPage', 'addOrUpdateContainersFCFields'],
  ]);
  const tag = 'careers-information-details-alisi';
  expect(service.asked('BrandPage')[0]?.variables).toMatchObject({ tag, slug: tag });
  expect(service.stored('Careers Information Details ALISI')).toMatchObject({ tag, slug: tag });
});
