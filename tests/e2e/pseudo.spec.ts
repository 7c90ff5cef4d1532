import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { areas } from '../../schemas';
import { historyTexts } from '../../src/app/history/texts';
import { trashTexts } from '../../src/app/trash/texts';
import { isCardArea, isRecordArea, type AreaDefinition } from '../../src/definition';
import { itemTexts } from '../../src/fields/list/texts';
import { formTexts } from '../../src/form/texts';
import { setLocale, type Locale } from '../../src/lib/texts';
import { listTexts } from '../../src/list/texts';
import { sessionTexts } from '../../src/session/texts';
import { deployTexts } from '../../src/shell/deploy/texts';
import { paletteTexts } from '../../src/shell/palette/texts';
import { shellTexts, shortcutTexts } from '../../src/shell/texts';
import { givenTexts, type Given } from './support/leftBehind';
import { blockLiveEvents } from './support/news';
import { untilIdle } from './support/rest';
import { expect, test, type Entry } from './support/test';

// The console in the pseudo-locale, whose letters all have a diacritic and whose texts are 1.4 times as long. A word without diacritics
// that is not data is a text that no translator would find; a screen wider than its window breaks in languages longer than English.

const PSEUDO = JSON.parse(readFileSync('src/locales/pseudo.json', 'utf8')) as Locale;
const QUERY = '?locale=pseudo';
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** A failure on one screen does not hide those on the next. */
const softly = expect.configure({ soft: true });

// Names are looked up in the same texts that the console shows.
test.beforeAll(() => setLocale(PSEUDO));
test.afterAll(() => setLocale({ language: 'en', texts: {} }));

test('pseudo-locale: the pages around signing in', async ({ page, running }) => {
  const given = await givenTexts();
  await page.goto(`${running.url}/admin/login${QUERY}&error=unknown_user`);
  await expect(page.getByRole('alert')).toHaveText(sessionTexts.signInRefused.unknown_user);
  await expectLocalized(page, given);
});

for (const [name, groupAreas] of [
  ['cards', areas.filter(isCardArea)],
  ['records', areas.filter(isRecordArea)],
  ['pages and rows', areas.filter((area) => !isCardArea(area) && !isRecordArea(area))],
] as const) {
  test(`pseudo-locale: areas of ${name}, something of theirs, and something new`, async ({ enter }) => {
    test.slow();
    const given = await givenTexts();
    for (const account of new Set(groupAreas.map(accountFor))) {
      const { page } = await enter(inPseudoLocale(given, { account, path: '/home' }));
      await expectLoaded(page);
      for (const area of groupAreas.filter((one) => accountFor(one) === account)) {
        await test.step(area.name, async () => {
          await choose(page, area);
          await expectLocalizedAtEverySize(page, given);
          const entry = page.getByRole('main').getByRole('link').first();
          if ((await entry.count()) === 0) return;
          await entry.click();
          await expectForm(page);
          await expectLocalizedAtEverySize(page, given);
          // A drawer covers the menu.
          await page.goBack();
        });
      }
    }
  });
}

test('pseudo-locale: overlays of a screen', async ({ enter }) => {
  const given = await givenTexts();
  const { page } = await enter(inPseudoLocale(given, { account: 'group.editor', path: '/home' }));
  await expectLoaded(page);
  await expectLocalized(page, given);

  await test.step('the menus of the header', async () => {
    await page.getByRole('button', { name: deployTexts.status }).click();
    await expect(page.getByRole('dialog', { name: deployTexts.title({ brand: 'ALP' }) })).toBeVisible();
    await expectLocalized(page, given);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: shellTexts.userMenu({ initials: 'GE', name: 'Group Editor' }) }).click();
    await expect(page.getByRole('menuitemradio', { name: shellTexts.dark })).toBeVisible();
    await expectLocalized(page, given);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: shellTexts.brandSwitch({ brand: 'ALP' }) }).click();
    await expect(page.getByRole('menuitemradio', { name: 'AVIDA' })).toBeVisible();
    await expectLocalized(page, given);
    await page.keyboard.press('Escape');
  });

  await test.step('the palette and the shortcuts', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('s');
    await expect(page.getByText(paletteTexts.searching)).toHaveCount(0);
    await expectLocalized(page, given);
    const query = '98765432109876';
    await page.getByRole('combobox').fill(query);
    await expect(page.getByText(paletteTexts.nothing({ query }))).toBeVisible();
    await expectLocalized(page, given);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: shortcutTexts.title })).toBeVisible();
    await expectLocalized(page, given);
    await page.keyboard.press('Escape');
  });

  await test.step('a list without results, the trash', async () => {
    const { origin } = new URL(page.url());
    await open(page, `${origin}/manage-content?search=nothing`);
    await expect(page.getByText(listTexts.noResults)).toBeVisible();
    await expectLocalized(page, given);
    await page.getByRole('button', { name: trashTexts.open({ nouns: trashTexts.pages }) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectLocalized(page, given);
    await open(page, `${origin}/7`);
    await expectLocalized(page, given);
  });
});

test('pseudo-locale: an editor at work', async ({ enter }) => {
  const given = await givenTexts();
  const path = '/manage-content/blogs/small-balconies-many-plants';
  const { page } = await enter(inPseudoLocale(given, { account: 'alp.editor', path }));
  await expectForm(page);
  await page.getByRole('button', { name: itemTexts.expandAll }).first().click();
  await expectLocalized(page, given);

  await test.step('problems, a menu, the layouts', async () => {
    await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectLocalized(page, given);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: itemTexts.actions({ name: itemTexts.name({ label: 'Row', position: 1 }) }) })
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectLocalized(page, given);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: itemTexts.add({ label: 'Add Row' }) })
      .first()
      .click();
    await expectLocalized(page, given);
    await page.keyboard.press('Escape');
  });

  await test.step('the history, and leaving', async () => {
    await page.getByRole('main').getByText(historyTexts.open, { exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await untilIdle(page);
    await expectLocalized(page, given);
    await page.keyboard.press('Escape');
    await page.getByRole('navigation').getByRole('link').first().click();
    await expect(page.getByRole('dialog', { name: formTexts.leaveTitle })).toBeVisible();
    await expectLocalized(page, given);
  });
});

function accountFor({ name }: AreaDefinition): string {
  if (name === 'contracts') return 'alp.contracts';
  return name === 'users' || name === 'roles' ? 'platform.administrator' : 'alp.editor';
}

/** Opens the console in the pseudo-locale, and collects the responses of the services. Their event stream would keep the network busy. */
function inPseudoLocale(given: Given, { account, path }: Required<Pick<Entry, 'account' | 'path'>>): Entry {
  const before = async (page: Page): Promise<void> => {
    given.listenTo(page);
    await blockLiveEvents(page);
  };
  return { account, path: path + QUERY, before };
}

/** Goes to an area by the menu, which does not load the console anew. */
async function choose(page: Page, { path }: AreaDefinition): Promise<void> {
  const menu = page.getByRole('navigation', { name: shellTexts.navigation });
  // A phone has no menu, and its groups are closed when it is back.
  await expect(menu).toBeVisible();
  const closed = menu.getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  const link = menu.locator(`a[href="${path}"], a[href^="${path}/"]`).first();
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expectLoaded(page);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectLoaded(page);
}

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await untilIdle(page);
}

async function expectForm(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: formTexts.cancel }).first()).toBeVisible();
  await untilIdle(page);
}

/** Expects that no text is left untranslated, and nothing is wider than the window. */
async function expectLocalized(page: Page, given: Given): Promise<void> {
  await softly.poll(() => given.leftBehind(page), page.url()).toEqual([]);
  await softly.poll(() => overflowOf(page), page.url()).toBeLessThanOrEqual(0);
}

/** As `expectLocalized`, on a phone as well. */
async function expectLocalizedAtEverySize(page: Page, given: Given): Promise<void> {
  await expectLocalized(page, given);
  await page.setViewportSize(PHONE);
  await expectLocalized(page, given);
  await page.setViewportSize(WIDE);
}

/** The number of pixels by which the document is wider than its window. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
