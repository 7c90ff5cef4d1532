import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { awards } from '../../../schemas/company-information/awards';
import { openForm } from '../fields/support/openForm';
import { savedPage } from './support/savedPage';

it('[CI-AWD-003] each section of the awards is stored as a container, ordered from 1', async () => {
  const { user, saved, store } = openForm({ definition: awards, isNew: true });
  for (const section of ['Section 1', 'Section 2', 'Section 3']) {
    await user.click(screen.getByRole('button', { name: '+ Add Section' }));
    const row = within(await screen.findByRole('group', { name: section }));
    await user.click(row.getByRole('button', { name: '+ Add Content' }));
    await user.click(await row.findByRole('textbox', { name: 'Title' }));
    await user.paste(`Of ${section}`);
  }
  await user.click(screen.getByRole('button', { name: 'Actions of Section 3' }));
  await user.click(screen.getByRole('menuitem', { name: 'Move Section 3 up' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'SAVE' }));
  const { containers } = savedPage(store, 'ALP', saved[0] ?? {});
  const titleOf = (container: object) => /Of Section \d/.exec(JSON.stringify(container))?.[0];
  expect(containers.map((container) => [container.name, container.order, titleOf(container)])).toEqual([
    ['SECTION', 1, 'Of Section 1'],
    ['SECTION', 2, 'Of Section 3'],
    ['SECTION', 3, 'Of Section 2'],
  ]);
});
