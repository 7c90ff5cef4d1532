import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { COMPANY_SCOPES } from '../support/people';
import { openScreen } from './support/openScreen';

const LIST = '/manage-company-information';

/** Opens the address of a missing tab as a user of ALP. */
async function openMissing(tab: string, scopes = COMPANY_SCOPES) {
  const opened = await openScreen({
    path: `${LIST}/${tab}/brand-alp`,
    brand: 'ALP',
    scopes,
    answer: () => new Error('NOT_FOUND'),
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^PAGE NOT FOUND$/);
  expect(screen.getByText('This tab does not exist, or your role has no access to it.')).toBeVisible();
  return opened;
}

describe('the address of a tab', () => {
  it('[CI-011] that is unknown is not found, and leads back to the list', async () => {
    const { user, address } = await openMissing('no-such-tab');
    await user.click(screen.getByRole('link', { name: 'Go to Manage Company Information' }));
    await waitFor(() => expect(address()).toBe(LIST));
  });

  it('[CI-011] whose scope is missing is not found', async () => {
    const scope = 'manage:company-information-facts';
    expect(COMPANY_SCOPES).toContain(scope);
    await openMissing(
      'facts',
      COMPANY_SCOPES.filter((one) => one !== scope),
    );
  });

  it('[CI-011] of another brand is not found', async () => {
    await openMissing('footer-links');
  });
});

it('the address of a page of another brand is the invalid page', async () => {
  const path = `${LIST}/about-us/brand-avida`;
  const { asked, address } = await openScreen({ path, brand: 'ALP', scopes: COMPANY_SCOPES, answer: () => ({}) });
  expect(await screen.findByRole('heading', { name: 'Invalid Page' })).toBeVisible();
  expect(screen.getByText('This page belongs to another brand.')).toBeVisible();
  expect(asked.filter(({ name }) => name.startsWith('BrandPage'))).toEqual([]);
  expect(address()).toBe(path);
});
