import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInLightAndDark } from './support/axe';
import { card, chooseAction, editorPath, focusText, openRow, showProblems } from './support/editor';
import { propertyPath } from './support/properties';
import { expect, test } from './support/test';

// axe looks at the parts of a screen in their stories, and at the list of every area in every-area.spec.ts. Here it looks at
// one screen of each kind as a whole: its landmarks, its headings, and what lies over it.

interface Screen {
  readonly kind: string;
  readonly account: string;
  readonly path: string;
  /** What is clicked there. */
  link?(page: Page): Locator;
  /** There when the screen has loaded. */
  ready(page: Page): Locator;
}

const SCREENS: readonly Screen[] = [
  {
    kind: 'cards',
    account: 'avida.editor',
    path: '/manage-properties',
    ready: (page) => page.getByRole('link', { name: 'Central Park Towers', exact: true }),
  },
  {
    kind: 'a property with its units',
    account: 'avida.editor',
    path: `${propertyPath('central-park-towers')}?section=floor-plans`,
    ready: (page) => page.getByRole('tabpanel', { name: 'Floor Plans' }),
  },
  {
    kind: 'an article with its preview',
    account: 'alp.editor',
    path: '/manage-content/blogs/small-balconies-many-plants',
    ready: (page) => page.frameLocator('iframe[title="Preview"]').locator('article'),
  },
  {
    kind: 'rows',
    account: 'avida.editor',
    path: '/manage-links',
    ready: (page) => page.getByRole('button', { name: '+ Add Link' }),
  },
  {
    kind: 'records with an open drawer',
    account: 'avida.editor',
    path: '/manage-careers/careers?open=new',
    ready: (page) => page.getByRole('dialog', { name: 'Add Career' }).getByLabel('Career Title'),
  },
  {
    kind: 'the permissions of a role',
    account: 'platform.administrator',
    path: '/manage-roles',
    link: (page) => page.getByRole('link', { name: 'ALP Reader', exact: true }),
    ready: (page) => page.getByRole('table', { name: 'Permissions' }),
  },
  {
    kind: 'a user with their activities',
    account: 'platform.administrator',
    path: '/manage-users',
    link: (page) => page.getByRole('link', { name: 'ALP Editor', exact: true }),
    ready: (page) => page.getByRole('table', { name: 'Activity Log' }),
  },
  {
    kind: 'home',
    account: 'alp.editor',
    path: '/home',
    ready: (page) => page.getByRole('heading', { name: 'Pages with problems' }),
  },
  {
    kind: 'the invalid page',
    account: 'alp.editor',
    path: '/nowhere',
    ready: (page) => page.getByRole('heading', { name: 'Invalid Page' }),
  },
];

for (const { kind, account, path, link, ready } of SCREENS) {
  test(`no accessibility findings: ${kind}`, async ({ enter }) => {
    const { page } = await enter({ account, path });
    await link?.(page).click();
    await expect(ready(page).first()).toBeVisible();
    await expectAccessibleInLightAndDark(page);
  });
}

test('no accessibility findings: the pages around signing in', async ({ page, running }) => {
  await page.goto(`${running.url}/admin/login?error=unknown_user`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Accounts that the console refuses').click();
  await expect(page.getByRole('button', { name: 'unknown.visitor@demo.example' })).toBeVisible();
  await expectAccessibleInLightAndDark(page);
});

test('no accessibility findings: a list, its menus, without a result, narrow', async ({ enter }) => {
  const { page } = await enter({ account: 'alp.editor' });
  await expect(page.getByRole('row', { name: 'About Us ALP' })).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.getByRole('button', { name: 'Account of ALP Editor' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.getByRole('searchbox').fill('nothing of this name');
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expectAccessible(page);
});

test('no accessibility findings: an editor with open rows and problems, its menu, a question, a draft, reading only', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'alp.editor', path: editorPath('about-us', 'ALP') });
  const bodies = card(page, 'Body');

  await test.step('open rows, problems', async () => {
    const first = await openRow(bodies, 'Body 1');
    await focusText(first.getByRole('textbox', { name: 'Mobile Content' }));
    await chooseAction(bodies, 'Body 2', 'Insert below Body 2');
    await showProblems(page);
    await expect(bodies.getByText('Body Content is required')).toBeVisible();
    await card(page, 'Images').getByRole('button', { name: 'Remove Image 3' }).click();
    await expect(page.getByText('Image 3 removed')).toBeVisible();
    await expectAccessibleInLightAndDark(page);
  });

  await test.step('a menu, a question', async () => {
    await bodies.getByRole('button', { name: 'Actions of Body 1' }).click();
    await expect(page.getByRole('menuitem', { name: 'Duplicate Body 1' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Facts' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep draft and leave' }).click();
  });

  await test.step('a draft, narrow', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.getByRole('tab', { name: 'About Us' }).click();
    await expect(page.getByText(/^Restore your changes of /)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('reading only', async () => {
    const { page: reading } = await enter({ account: 'alp.reader', path: editorPath('about-us', 'ALP') });
    await openRow(card(reading, 'Body'), 'Body 1');
    await expectAccessibleInLightAndDark(reading);
  });
});
