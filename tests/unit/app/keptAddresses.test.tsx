import 'fake-indexeddb/auto';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { areas } from '../../../schemas';
import { isCardArea } from '../../../src/definition';
import { CONSOLE_PATHS } from '../../../src/definition/names';

/** The paths of routes, including nested ones. */
function addressesOf(routes: readonly RouteObject[]): readonly string[] {
  return routes.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...addressesOf(children)]);
}

it('the console has no screens of its own at addresses that an area may have', async () => {
  const { routes } = await import('../../../src/app/routes');
  const ofAreas = areas.flatMap(({ path, menu }) => [path, menu.group?.path ?? path]);
  const own = addressesOf(routes).filter((address) =>
    ofAreas.every((path) => address !== path && !address.startsWith(`${path}/`)),
  );
  const first = [...new Set(own.map((address) => address.split('/')[1] ?? ''))].filter((word) => word !== '');
  // The build puts its scripts and styles into assets/.
  expect([...first, 'assets'].toSorted()).toEqual(CONSOLE_PATHS);
});

it('[SHELL-012] the address of a new page has a kind only if its pages have kinds', async () => {
  const { routes } = await import('../../../src/app/routes');
  const known = areas
    .filter(isCardArea)
    .filter(({ path }) => matchRoutes(routes, `${path}/add/news`)?.at(-1)?.route.path !== '*');
  expect(known.map(({ name }) => name)).toEqual(['properties', 'content']);
});
