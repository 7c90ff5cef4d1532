import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { areas } from '../../../schemas';
import { AreaGate } from '../../../src/app/AreaGate';
import { isWithin } from '../../../src/session/menuArea';
import { SessionProvider } from '../../../src/session/SessionContext';
import { userWith } from '../support/people';
import { signedIn } from '../support/sessions';

/** The scope that opens each area. */
const SCOPES = new Set(areas.flatMap(({ access }) => (access ? [access.read] : [])));

/** Whether the screens of an area show to a person of ALP with these scopes; the invalid page does otherwise. */
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

/** The route and what is below it open with the scope alone, and neither with all the others nor with another action. */
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
