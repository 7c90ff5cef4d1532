import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { hideSplash } from '../../tests/e2e/support/test';
import { signIn } from '../../tests/services/support/signIn';
import { figure, median, type Table } from '../measure';
import { newPlace } from '../support/engines';
import { startServicesProcess } from '../support/servicesProcess';
import { roundsOfRun } from '../support/settings';
import { staffWith } from '../support/staff';
import { noteKeys } from '../support/typing';
import { measureEditing } from './editing';
import { LARGE, SMALL, storeProperty } from './largeProperty';

const ROUNDS = roundsOfRun(5);
/** Maximum milliseconds from the click on a tab until its form is painted. */
const LIMIT = 1_000;
const SECTIONS = ['Overview', 'Locations & Landmarks', 'Amenities', 'Floor Plans', 'Construction Updates'] as const;

/** Opens every section of a large property in Chromium, types in it and saves it, in rounds. Measures the build. */
export async function run(): Promise<readonly Table[]> {
  const place = await newPlace('embedded', { holdsDemo: true });
  const services = await startServicesProcess({ entry: 'build', env: place.env });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const tokens = await signIn(services.url, 'alp.editor@demo.example');
    const staff = staffWith(services.url, tokens.accessToken);
    for (const size of [LARGE, SMALL]) await storeProperty(staff, size);
    const page = await openConsole(browser, services.url, tokens);
    return [await measureOpening(page, services.url), ...(await measureEditing(page, services.url))];
  } finally {
    await browser.close();
    await services.stop();
    await place.remove();
  }
}

async function measureOpening(page: Page, url: string): Promise<Table> {
  const measured = new Map<string, number[]>(SECTIONS.map((section) => [section, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    // The last of them is open at first, so that each has to be opened.
    await page.goto(`${url}/manage-properties/${LARGE.slug}?section=construction-updates`);
    await page.getByRole('tabpanel', { name: 'Construction Updates' }).locator('input').first().waitFor();
    for (const section of SECTIONS) measured.get(section)!.push(await millisecondsToOpen(page, section));
  }
  return tableOf(measured);
}

async function openConsole(
  browser: Browser,
  url: string,
  tokens: { readonly accessToken: string; readonly refreshToken: string },
): Promise<Page> {
  const localStorage = [
    { name: 'ACCESS_TOKEN', value: tokens.accessToken },
    { name: 'REFRESH_TOKEN', value: tokens.refreshToken },
  ];
  const context = await browser.newContext({
    viewport: { width: 1_280, height: 900 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  await context.addInitScript(hideSplash);
  await context.addInitScript(noteKeys);
  return context.newPage();
}

/** Measured in the page, so that the round trip does not count. It contains no named function: those cannot be sent to the page. */
function millisecondsToOpen(page: Page, section: string): Promise<number> {
  return page.evaluate(async (label) => {
    const tab = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find(
      ({ textContent }) => textContent === label,
    );
    if (!tab) throw new Error(`There is no tab '${label}'.`);
    const start = performance.now();
    tab.click();
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const inputs = document.querySelectorAll<HTMLElement>(`[role="tabpanel"][aria-labelledby="${tab.id}"] input`);
      if ([...inputs].some(({ offsetParent }) => offsetParent !== null)) break;
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - start;
  }, section);
}

function tableOf(measured: ReadonlyMap<string, readonly number[]>): Table {
  const size = `${LARGE.units} units × (${LARGE.plans} plans × ${LARGE.areas} areas × ${LARGE.images} images, ${LARGE.landmarks} landmarks)`;
  return {
    name: `Sections: milliseconds from the click on a tab to its form, of ${size}; limit ${LIMIT}`,
    rows: [...measured].map(([section, values]) => ({
      section,
      median: figure(median(values), LIMIT),
      slowest: figure(Math.max(...values), LIMIT),
    })),
  };
}
