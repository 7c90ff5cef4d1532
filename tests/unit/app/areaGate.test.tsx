import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { areas } from '../../../schemas';
import { AreaGate } from '../../../src/app/AreaGate';
import { createTokenStore } from '../../../src/api/tokens';
import { createSession } from '../../../src/session/session';
import { isWithin } from '../../../src/session/menuArea';
import { SessionProvider } from '../../../src/session/SessionContext';
import { memoryStorage } from '../support/storage';
import { BRAND_RECORDS, userWith } from '../support/people';

/** Each route with the only scope that opens it, and everything below it. */
const ROUTES = [
  ['/manage-properties', 'read:property'],
  ['/manage-awards', 'read:awards_content'],
  ['/manage-showroom', 'read:showroom'],
  ['/manage-content', 'read:content'],
  ['/manage-hero-banner', 'read:banner'],
  ['/manage-gallery', 'read:gallery'],
  ['/manage-careers', 'read:careers'],
  ['/manage-links', 'read:links'],
  ['/manage-email', 'read:email'],
  ['/manage-home-buying-guide', 'read:hbg'],
  ['/manage-mddor-documents', 'read:mdor'],
  ['/manage-contracts', 'read:contract_document_entry'],
] as const;

const SCOPES = ROUTES.map(([, scope]) => scope);

/** Whether the screens of an area show to a person of ALP with these scopes; the invalid page does otherwise. */
async function opens(area: (typeof areas)[number], scopes: readonly string[]): Promise<boolean> {
  const controller = createSession({
    tokens: createTokenStore(memoryStorage(), new EventTarget()),
    storage: memoryStorage(),
    events: new EventTarget(),
    clock: Date.now,
    exchangeCode: async () => ({ accessToken: 'a1', refreshToken: 'r1' }),
    readUser: async () => userWith({ scopes }),
    readBrands: async () => BRAND_RECORDS,
  });
  await controller.signIn('code', 'x');
  await controller.load();
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

it('[PERM-005, PERM-006, PERM-007, PERM-008, PERM-009, PERM-010, PERM-011, PERM-012, PERM-013, PERM-014, PERM-015, PERM-016] every route and what is below it opens with its own read scope, and with no other', async () => {
  for (const [route, scope] of ROUTES) {
    const below = areas.filter(({ path }) => isWithin(path, route));
    expect([route, below.length > 0]).toEqual([route, true]);
    for (const area of below) {
      expect([area.path, await opens(area, [scope])]).toEqual([area.path, true]);
      const others = SCOPES.filter((other) => other !== scope);
      expect([area.path, await opens(area, [...others, scope.replace('read:', 'update:')])]).toEqual([
        area.path,
        false,
      ]);
    }
  }
});
