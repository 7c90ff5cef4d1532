import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { finishTransitions } from '../../support/transitions';

/** Expects no accessibility findings in the current state of the page. Each is reported by its rule and the elements that violate it. */
export async function expectAccessible(page: Page): Promise<void> {
  await loadAxe(page);
  await expectNoFindings(page);
}

/** The same in light and dark mode, which follow the system. They differ only in colours: dark mode is checked for contrast alone. */
export async function expectAccessibleInLightAndDark(page: Page): Promise<void> {
  await loadAxe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFindings(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoFindings(page);
}

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** Retries: a late change (a button that becomes enabled after the last key) may still be fading in; a real finding persists. */
async function expectNoFindings(page: Page, rules?: string[]): Promise<void> {
  await expect(async () => {
    await page.evaluate(finishTransitions);
    expect(await page.evaluate(findings, rules)).toEqual([]);
  }).toPass({ timeout: SETTLE_TIMEOUT_MILLISECONDS });
}

const SETTLE_TIMEOUT_MILLISECONDS = 10_000;

/**
 * Runs in the browser, on the page without its frames: axe cannot run in a frame whose sandbox blocks scripts.
 * @param rules only these; all of them if omitted
 */
async function findings(rules: string[] | undefined): Promise<readonly object[]> {
  // While a menu covers the page it is outside of all landmarks, and hides them.
  const isCovered = document.querySelector('#root[aria-hidden="true"]') !== null;
  const { violations } = await (window as unknown as { readonly axe: typeof axe }).axe.run(document, {
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
    ...(isCovered && { rules: { region: { enabled: false } } }),
    resultTypes: ['violations'],
    iframes: false,
  });
  return violations.map(({ id, help, nodes }) => ({ id, help, elements: nodes.map(({ html }) => html) }));
}
