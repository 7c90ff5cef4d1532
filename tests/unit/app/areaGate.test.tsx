import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { areas } from '../../../schemas';
import { AreaGate } from '../../../src/app/AreaGate';
import { isWithin } from '../../../src/session/menuArea';
import { SessionProvider } from '../../../src/session/SessionContext';
import { refusal, type GraphQLCall } from '../support/contentService';
import { userWith } from '../support/people';
import { signedIn } from '../support/sessions';
import { openScreen } from './support/openScreen';

/** The scope that opens each area. */
const SCOPES = new Set(areas.flatMap(({ access }) => (access ? [access.read] : [])));

/** Whether a user of ALP with these scopes sees the screens of an area instead of the invalid page. */
async function opens(area: (typeof areas)[number], scopes: readonly string[]): Promise<boolean> {
  const controller = await signedIn(userWith({ scopes }));
  const gate = (
    <SessionProvider controller={controller}>
      <AreaGate area={area}>
        <h1>The screen</h1>
      </AreaGate>
    </SessionProvider>
  );
  const { unmount } = render(<RouterProvider router={createMemoryRouter([{ path: '*', element: gate }])} />);
  const heading = (await screen.findByRole('heading', { level: 1 })).textContent;
  unmount();
  expect(['The screen', 'Invalid Page']).toContain(heading);
  return heading === 'The screen';
}

/** The route and its children open with this scope alone, and neither with all others nor with another action. */
async function expectOwnScope(route: string, scope: string): Promise<void> {
  const below = areas.filter(({ path }) => isWithin(path, route));
  expect(below).not.toEqual([]);
  const others = [...SCOPES].filter((other) => other !== scope);
  for (const area of below) {
    expect([area.path, await opens(area, [scope])]).toEqual([area.path, true]);
    expect([area.path, await opens(area, [...others, scope.replace('read:', 'update:')])]).toEqual([area.path, false]);
  }
}

describe('the screens of an area', () => {
  it('[PERM-004] of /manage-company-information need read:company-information', () =>
    expectOwnScope('/manage-company-information', 'read:company-information'));

  it('[PERM-005] of /manage-properties need read:property', () =>
    expectOwnScope('/manage-properties', 'read:property'));

  it('[PERM-006] of /manage-awards need read:awards_content', () =>
    expectOwnScope('/manage-awards', 'read:awards_content'));

  it('[PERM-007] of /manage-showroom need read:showroom', () => expectOwnScope('/manage-showroom', 'read:showroom'));

  it('[PERM-008] of /manage-content need read:content', () => expectOwnScope('/manage-content', 'read:content'));

  it('[PERM-009] of /manage-hero-banner need read:banner', () => expectOwnScope('/manage-hero-banner', 'read:banner'));

  it('[PERM-010] of /manage-gallery need read:gallery', () => expectOwnScope('/manage-gallery', 'read:gallery'));

  it('[PERM-011] of /manage-careers need read:careers', () => expectOwnScope('/manage-careers', 'read:careers'));

  it('[PERM-012] of /manage-links need read:links', () => expectOwnScope('/manage-links', 'read:links'));

  it('[PERM-013] of /manage-email need read:email', () => expectOwnScope('/manage-email', 'read:email'));

  it('[PERM-014] of /manage-home-buying-guide need read:hbg', () =>
    expectOwnScope('/manage-home-buying-guide', 'read:hbg'));

  it('[PERM-015] of /manage-mddor-documents need read:mdor', () =>
    expectOwnScope('/manage-mddor-documents', 'read:mdor'));

  it('[PERM-016] of /manage-contracts need read:contract_document_entry', () =>
    expectOwnScope('/manage-contracts', 'read:contract_document_entry'));
});

describe('the screens of the console', () => {
  const openAs = (brand: 'ALP' | 'none', path: string, scopes: readonly string[] = []) =>
    openScreen({ path, brand, scopes, answer: () => ({}) });

  it('open the sample feature with its permission; the invalid page names it otherwise', async () => {
    await openAs('ALP', '/sample-feature', ['sample']);
    expect(await screen.findByRole('heading', { name: 'Sample Feature' })).toBeVisible();
    cleanup();
    await openAs('ALP', '/sample-feature', ['read:contract_document_entry']);
    expect(await screen.findByRole('heading', { name: 'Invalid Page' })).toBeVisible();
    expect(screen.getByText(/'View sample feature' \(read:sample\).*ask a platform administrator/)).toBeVisible();
  });

  it('lead staff of a brand from the users to company information', async () => {
    const { address } = await openAs('ALP', '/manage-users', ['read:company-information']);
    await waitFor(() => expect(address()).toBe('/manage-company-information'));
  });

  it('are those of no brand for platform administrators', async () => {
    await openAs('none', '/manage-company-information', [...SCOPES]);
    expect(await screen.findByRole('heading', { name: 'Invalid Page' })).toBeVisible();
  });

  it('are the home for staff of a brand; the platform has none', async () => {
    await openAs('ALP', '/home', ['read:contract_document_entry']);
    expect(await screen.findByText(/^Your role reads no pages of this brand/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Pages with problems' })).not.toBeInTheDocument();
    cleanup();
    await openAs('none', '/home');
    expect(await screen.findByRole('heading', { name: 'Invalid Page' })).toBeVisible();
  });
});

describe('a screen that may only be read', () => {
  const read = (name: string) => {
    if (name === 'BrandPage') return refusal('NOT_FOUND', 'Page not found.');
    return name === 'Links' ? { getLinks: [] } : name === 'Emails' ? { getListOfEmails: [] } : {};
  };

  it.each([
    ['/manage-email', 'read:email', '+ Add Email'],
    ['/manage-links', 'read:links', '+ Add Link'],
    ['/manage-home-buying-guide/faq', 'read:hbg', '+ Add Section'],
  ])('[PERM-024] at %s has no SAVE and nothing to add', async (path, scope, add) => {
    const answer = ({ name }: GraphQLCall) => read(name);
    await openScreen({ path, brand: 'ALP', scopes: [scope], answer });
    expect(await screen.findByText(/^You can read this /)).toBeVisible();
    for (const name of ['SAVE', add]) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    cleanup();
    await openScreen({
      path,
      brand: 'ALP',
      scopes: ['read', 'create', 'update'].map((action) => scope.replace('read', action)),
      answer,
    });
    for (const name of ['SAVE', add]) expect(await screen.findByRole('button', { name })).toBeVisible();
  });
});
