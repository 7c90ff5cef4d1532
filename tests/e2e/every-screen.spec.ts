import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { card } from './support/editor';
import { blockLiveEvents } from './support/news';
import { untilIdle, followRequests } from './support/rest';
import { SCREENS, type WalkedScreen } from './support/screens';
import { expect, test } from './support/test';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** The minimum width and height of a touch target, in CSS pixels. */
const MIN_TOUCH_TARGET = 44;

interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Operated by touch instead of a mouse. */
  readonly isTouched?: boolean;
  readonly media?: 'print';
  /** No table is wider than its container. At narrower sizes a table scrolls sideways, and on a phone its rows are cards. */
  readonly hasWholeTables?: boolean;
}

/**
 * The sizes at which every kind of screen is checked: 640 pixels is a laptop at 200 % zoom, 718 an A4 page. Those that are touched follow
 * one another: changing that renders the screen anew.
 */
const SIZES: readonly Size[] = [
  { name: 'a small laptop', width: 1024, height: 768, hasWholeTables: true },
  { name: 'a laptop at 200 % zoom', width: 640, height: 400 },
  { name: 'a tablet', width: 768, height: 1024, isTouched: true },
  { name: 'a phone', ...PHONE, isTouched: true },
  { name: 'paper', width: 718, height: 1024, media: 'print' },
];

for (const account of new Set(SCREENS.map((screen) => screen.account))) {
  const screens = SCREENS.filter((screen) => screen.account === account);
  const whose = account ?? 'nobody';
  test(`the screens of ${whose} have no accessibility findings, and fit small screens, fingers and paper`, async ({
    enter,
    browser,
    running,
  }) => {
    test.slow();
    const path = screens[0]!.path;
    const page =
      account === undefined
        ? await openSignedOut(browser, running.url + path)
        : (await enter({ account, path, before: blockLiveEvents })).page;
    const emulateTouch = await touchEmulationOf(page);
    for (const screen of screens) {
      await test.step(screen.name, async () => {
        await visit(page, screen);
        await test.step('accessibility', () => expectAccessible(page));
        for (const { name: where, width, height, isTouched = false, media = 'screen', hasWholeTables } of SIZES) {
          await test.step(where, async () => {
            await page.emulateMedia({ media });
            await emulateTouch(isTouched);
            await page.setViewportSize({ width, height });
            await expectNoSidewaysScrolling(page);
            if (hasWholeTables) await expectWholeTables(page);
            if (!isTouched) return;
            await expect(async () => expect(await page.evaluate(tooSmall, MIN_TOUCH_TARGET)).toEqual([])).toPass({
              timeout: 5_000,
            });
          });
        }
      });
    }
  });
}

/** Opens a screen at its usual size. The console is loaded only once: it is led there as by the buttons of the browser. */
async function visit(page: Page, { path, then }: WalkedScreen): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(WIDE);
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await untilIdle(page);
  await then?.(page);
  await untilIdle(page);
}

async function openSignedOut(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  followRequests(page);
  await page.goto(address);
  return page;
}

/**
 * Runs in the browser: touch targets that are too small, and inputs with a font so small that iOS zooms in. Links within a text,
 * and elements that are hidden until they have the focus, are exempt, as in WCAG 2.5.8.
 */
function tooSmall(minTarget: number): readonly string[] {
  const pressable = 'button, summary, a, input, select, textarea, [role="button"], [role="tab"], [role="switch"]';
  const editable =
    'input:not([type="checkbox"], [type="radio"], [type="file"]), select, textarea, [contenteditable="true"]';
  return [
    ...[...document.querySelectorAll(pressable)].filter(
      (one) => isVisible(one) && !isInText(one) && smallestSide(one) < minTarget,
    ),
    ...[...document.querySelectorAll(editable)].filter(
      (one) => isVisible(one) && parseFloat(getComputedStyle(one).fontSize) < 16,
    ),
  ].map((one) => one.outerHTML.slice(0, 160));

  function isVisible(one: Element): boolean {
    const { right, width, top, bottom } = one.getBoundingClientRect();
    return (
      width > 1 &&
      right > 0 &&
      bottom > top + 1 &&
      bottom > 0 &&
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })
    );
  }

  function isInText(one: Element): boolean {
    return one.matches('a') && getComputedStyle(one).display === 'inline';
  }

  /** Measures everything that reacts to a press on it: its label, the row that opens the same, the frame of an input. */
  function smallestSide(one: Element): number {
    const coversItem = getComputedStyle(one, '::after').position === 'absolute';
    const around =
      one.closest('label, tr, .MuiButtonBase-root, .MuiInputBase-root, .f-tags') ??
      (coversItem ? one.closest('li') : undefined);
    const { width, height } = (around ?? one).getBoundingClientRect();
    return Math.round(Math.min(width, height));
  }
}

/** Switches a page between touch and mouse. */
async function touchEmulationOf(page: Page): Promise<(isTouched: boolean) => Promise<void>> {
  const protocol = await page.context().newCDPSession(page);
  let wasTouched = false;
  return async (isTouched) => {
    if (isTouched === wasTouched) return;
    wasTouched = isTouched;
    await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
    const configuration = isTouched ? 'mobile' : 'desktop';
    await protocol.send('Emulation.setEmitTouchEventsForMouse', { enabled: isTouched, configuration });
  };
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  // Content that depends on the width of the window is rendered again after a change.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
      message: 'pixels to scroll sideways',
    })
    .toBe(0);
}

async function expectWholeTables(page: Page): Promise<void> {
  const cutOff = () =>
    page
      .getByRole('main')
      .getByRole('table')
      .evaluateAll((tables) => tables.map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0)));
  await expect
    .poll(async () => Math.max(0, ...(await cutOff())), { message: 'pixels of a table out of sight' })
    .toBe(0);
}

test('on a phone every row of a list is a card that names its values, and the menu covers the screen', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'avida.editor', path: '/manage-careers/careers' });
  await page.setViewportSize(PHONE);
  const openMenu = page.getByRole('button', { name: 'Expand sidebar' });
  const menu = page.getByRole('navigation', { name: 'Main' });

  await test.step('a list', async () => {
    const row = page.getByRole('row').filter({ hasText: 'Broker Trainer' });
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('cell', { name: 'Department Sales' })).toBeInViewport({ ratio: 1 });
    await expect(row.getByRole('cell', { name: 'Location Makati' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Title' })).toBeVisible();
  });

  await test.step('the menu leads home', async () => {
    await openMenu.press('Enter');
    await page.getByRole('link', { name: 'AVIDA Console Home' }).press('Enter');
    await expect(menu).toBeHidden();
    await expect(card(page, 'Recent edits').getByRole('listitem').first()).toBeVisible();
  });

  await test.step('an editor on the smallest phone', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await expectNoSidewaysScrolling(page);
    await openMenu.press('Enter');
    await menu.getByRole('link', { name: 'Manage Company Information' }).press('Enter');
    await page.getByRole('link', { name: 'About Us AVIDA' }).press('Enter');
    await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
    await expectNoSidewaysScrolling(page);
  });
});

test('the high-contrast mode of the system shows what is a button, what has the focus, what is on and what is selected', async ({
  enter,
}) => {
  const { page } = await enter({ account: 'avida.editor', path: '/manage-careers/careers', before: blockLiveEvents });
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.getByRole('button', { name: /^Visible/ })).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('button', { name: /^Hidden/ })).toHaveCSS('outline-style', 'none');
  const add = page.getByRole('link', { name: 'Add Career' });
  await expect(add).toHaveCSS('border-style', 'solid');
  await add.click();

  const title = page.getByLabel('Career Title');
  await untilIdle(page);
  await title.focus();
  await expect(title).toHaveCSS('outline-style', 'solid');

  const state = page.getByRole('switch').first();
  const colour = () => state.evaluate((one) => getComputedStyle(one).backgroundColor);
  const on = await colour();
  await state.press('Space');
  await expect(state).not.toBeChecked();
  expect(await colour()).not.toBe(on);
});

test('in a narrow window the breadcrumb shows its ends, and all of it on request', async ({ enter }) => {
  const path = '/manage-content/blogs/small-balconies-many-plants';
  const { page } = await enter({ account: 'alp.editor', path });
  await page.setViewportSize({ width: 1024, height: 768 });
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb).toContainText('Small balconies, many plants');
  await expect(breadcrumb.getByRole('link')).toHaveText(['Manage Content']);
  await expect(breadcrumb.getByText('Blogs')).toHaveCount(0);
  await breadcrumb.getByRole('button', { name: 'Show the whole breadcrumb' }).click();
  await expect(breadcrumb.getByText('Blogs')).toBeVisible();
});
