import type { Page } from '@playwright/test';
import { areas, editorsOfArea } from '../../schemas';
import { brands } from '../../schemas/brands';
import {
  BRANDS,
  editorForBrand,
  isCardArea,
  isRecordArea,
  type AreaDefinition,
  type Brand,
  type BrandEditor,
  type EditorDefinition,
} from '../../src/definition';
import { accountOf, exerciseArea, startOf, type Part, type Work } from './support/areaLife';
import { readLeftBehind } from './support/drafts';
import { card } from './support/editor';
import type { Fields } from './support/hand';
import { startPlainConsole, type PlainConsole } from './support/plainConsole';
import { signIn } from './support/signIn';
import { expect, hideSplash, test } from './support/test';
import { fillUser, openAdd, openUpdate, save } from './support/users';

/** The console of a worker runs behind services that implement only the specification. */
const plainTest = test.extend<object, { readonly running: PlainConsole }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const plain = await startPlainConsole();
      await use(plain);
      await plain.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  // Such services have no cards: lists read the trees of their pages, which is expensive. Limiting the cost is up to them.
  // oxlint-disable-next-line no-empty-pattern -- as above.
  withinBounds: async ({}, use) => use(undefined),
});

/** The brand whose forms send the most kinds of requests comes first, so that few are left for the others. */
const BRANDS_IN_ORDER: ReadonlySet<Brand> = new Set(['AVIDA', ...BRANDS]);

/** How editors are stored. */
const STORED_AS = ['page', 'collection', 'rows', 'record'] as const;

const editorsOf = new Map(
  await Promise.all(areas.map(async ({ name }) => [name, (await editorsOfArea[name]?.()) ?? []] as const)),
);

/**
 * The console with services that support only the operations, arguments and fields of the owner's specification
 * (docs/decisions/0010): it works in every kind of area, and requests nothing else.
 */
plainTest.describe('with services of the specification alone', () => {
  plainTest.describe.configure({ mode: 'parallel' });

  plainTest('a platform administrator finds no activity log, which such services do not keep', async ({ enter }) => {
    const { page } = await enter({ account: 'platform.administrator', path: '/activity' });
    await expect(page.getByRole('heading', { name: 'Invalid Page' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Manage Users',
      'Manage Roles',
    ]);
  });

  for (const { area, work } of worksWithNewRequests()) {
    plainTest(
      `${work.brand}: ${area.menu.label}, from the first entry to the last removal`,
      async ({ enter, running }) => {
        plainTest.slow();
        const { page } = await enter({ account: accountOf(area, work.brand), path: startOf(area, work) });
        await exerciseArea(page, work, area);
        expect(running.refusals).toEqual([]);
      },
    );
  }

  plainTest(
    'signing in works, and a draft is deleted when its author logs out, as no key is stored for it',
    async ({ page, running: plain }) => {
      const typed = 'A wording that nobody else may read';
      await page.addInitScript(hideSplash);
      page.on('dialog', (dialog) => void dialog.accept());
      const signInQueries: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/iam/social/azure/login')) signInQueries.push(new URL(request.url()).search);
      });
      await plainTest.step('with nothing but the redirect in the address', async () => {
        await signIn(page, { url: plain.url, email: 'avida.editor@demo.example' });
        await expect(page).toHaveURL(`${plain.url}/manage-company-information`);
        expect(signInQueries).toEqual([`?${new URLSearchParams({ redirect: `${plain.url}/redirect` }).toString()}`]);
      });
      await page.getByRole('link', { name: 'Facts AVIDA' }).click();
      await card(page, 'Page').getByLabel('Title', { exact: true }).fill(typed);
      await expect.poll(() => readLeftBehind(page)).toContain(typed);
      await page.getByRole('button', { name: 'Logout' }).click();
      // The product behind these services asks who comes without proof.
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(/\/admin\/login$/);
      expect(await readLeftBehind(page)).not.toContain(typed);
      expect(plain.refusals).toEqual([]);
    },
  );

  plainTest('a role and a user are listed, created and changed', async ({ enter, running }) => {
    const { page } = await enter({ account: 'platform.administrator', path: '/manage-roles' });
    const changed = page.getByText('Update success', { exact: true });
    await plainTest.step('a role', async () => {
      await page.getByRole('link', { name: 'Add Role' }).click();
      await page.getByLabel('Brand').selectOption({ label: 'ALP' });
      await page.getByLabel('Role Name').fill('Plain Desk');
      await page.getByLabel('Description').fill('Careers');
      await page.getByLabel('Status').selectOption({ label: 'Active' });
      await page.getByRole('checkbox', { name: 'Careers: all permissions', exact: true }).click();
      await page.getByRole('button', { name: 'SAVE' }).click();
      await expect(page.getByText('Role has successfully created.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Edit Role' })).toBeVisible();
      await page.getByRole('checkbox', { name: 'View links', exact: true }).click();
      await page.getByRole('button', { name: 'SAVE' }).click();
      await expect(changed).toBeVisible();
      await menuEntry(page, 'Manage Roles').click();
      await page.getByRole('searchbox').fill('Plain Desk');
      await page.getByRole('link', { name: 'Plain Desk', exact: true }).click();
      await expect(page.getByRole('checkbox', { name: 'View links', exact: true })).toBeChecked();
    });
    await plainTest.step('a user', async () => {
      await menuEntry(page, 'Manage Users').click();
      const drawer = await openAdd(page);
      await fillUser(drawer, { firstName: 'Plain', lastName: 'Person', email: 'plain.person@demo.example' });
      await save(drawer);
      await expect(page.getByRole('heading', { name: 'Plain Person' })).toBeVisible();
      const update = await openUpdate(page);
      await update.getByLabel('First Name').fill('Plainer');
      await save(update);
      await expect(page.getByRole('heading', { name: 'Plainer Person' })).toBeVisible();
    });
    expect(running.refusals).toEqual([]);
  });

  plainTest('unsupported features are omitted, with a note in their place', async ({ enter, running }) => {
    const { page } = await enter({ account: 'alp.editor', path: '/home' });
    await expect(page.getByText(/cannot list the pages of all areas/)).toBeVisible();

    await menuEntry(page, 'Manage Company Information').click();
    const trash = page.getByRole('button', { name: 'Deleted pages' });
    await expect(trash).toHaveAttribute('aria-disabled', 'true');
    await expect(trash).toHaveAccessibleDescription('The content service keeps no deleted pages.');
    await page
      .getByRole('link', { name: /About Us/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'History' })).toHaveAccessibleDescription(
      'The content service keeps no earlier versions of pages.',
    );

    const filter = (name: string) => page.getByRole('combobox', { name, exact: true });
    await menuEntry(page, 'Manage Properties').click();
    await expect(page.getByRole('list', { name: 'Properties' })).toBeVisible();
    for (const specified of ['Status', 'Location', 'Type']) await expect(filter(specified)).toBeVisible();
    await menuEntry(page, 'Manage Awards').click();
    await expect(page.getByRole('list', { name: 'Awards' })).toBeVisible();
    await expect(filter('Organization')).toHaveCount(0);

    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog').getByRole('combobox').fill('about');
    await expect(page.getByText(/cannot search the pages of all areas/)).toBeVisible();
    expect(running.refusals).toEqual([]);
  });
});

function menuEntry(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

interface AreaWork {
  readonly area: AreaDefinition;
  readonly work: Work;
}

/**
 * The editors that send a kind of request that none before them sends. That such services accept each request is tested without a
 * browser: every existing one (tests/unit/api/contract.test.ts), and every one that a test of a screen sends, with its values
 * (`notUnderstood`).
 */
function worksWithNewRequests(): readonly AreaWork[] {
  const covered = new Set<string>();
  return [...BRANDS_IN_ORDER]
    .flatMap((brand) => areas.map((area) => ({ area, work: workOf(area, brand) })))
    .filter(({ work }) => work.parts.size > 0);

  function workOf(area: AreaDefinition, brand: Brand): Work {
    const editors = editorsOf.get(area.name) ?? [];
    const parts = new Map<string, Part>();
    for (const editor of editors.filter((one) => hasEditor(area, brand, one))) {
      const newRequests = requestsOf(area, editorForBrand(editor, brands[brand])).filter((one) => !covered.has(one));
      for (const one of newRequests) covered.add(one);
      if (newRequests.length > 0) parts.set(editor.name, { how: 'brief' });
    }
    return { brand, editors, parts };
  }
}

/** Contracts belong to no brand: their officer works on them once. */
function hasEditor(area: AreaDefinition, brand: Brand, editor: EditorDefinition): boolean {
  if (area.name === 'contracts') return brand === 'ALP';
  const places = isCardArea(area) ? (area.units?.sections ?? []) : isRecordArea(area) ? [] : area.tabs;
  const place = places.find((one) => one.editor === editor.name);
  return area.audience !== 'platform' && [area, editor, place].every((one) => one?.brands?.includes(brand) ?? true);
}

/** The kinds of requests of an editor, as comparable strings: how it is stored in which kind of area, and whether it uploads files. */
function requestsOf(area: AreaDefinition, { stored, fields }: BrandEditor): readonly string[] {
  const kind = isCardArea(area) ? 'cards' : 'others';
  const ways = STORED_AS.filter((one) => one in stored).map((one) => `${kind}: ${one}`);
  return takesFiles(fields) ? [...ways, 'files'] : ways;
}

function takesFiles(fields: Fields): boolean {
  return Object.values(fields).some(
    (field) =>
      'accept' in field ||
      ('fields' in field && takesFiles(field.fields)) ||
      ('types' in field && Object.values(field.types).some((kind) => takesFiles(kind.fields))),
  );
}
