import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** The page as it stands has no accessibility findings. A finding is told by its rule and the elements that break it. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  await expectNoFindings(page);
}

/** The same in the light and in the dark appearance, which follow the system: they differ in nothing but their colours. */
export async function expectAccessibleInLightAndDark(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFindings(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoFindings(page);
}

/** What a form learns a moment after the last key (a button that is enabled) may begin to fade in meanwhile; a finding stays. */
async function expectNoFindings(page: Page, rules?: string[]): Promise<void> {
  await expect(async () => {
    await page.evaluate(finishTransitions);
    expect(await page.evaluate(findings, rules)).toEqual([]);
  }).toPass({ timeout: AT_REST_MILLISECONDS });
}

const AT_REST_MILLISECONDS = 10_000;

/**
 * Runs in the browser, on the page without its frames: a frame whose sandbox lets nothing run cannot be looked into.
 * @param rules only these; all where it is left out
 */
async function findings(rules: string[] | undefined): Promise<readonly object[]> {
  // A menu stands outside of all landmarks while it covers the page, and hides them.
  const isCovered = document.querySelector('#root[aria-hidden="true"]') !== null;
  const { violations } = await (window as unknown as { readonly axe: typeof axe }).axe.run(document, {
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
    ...(isCovered && { rules: { region: { enabled: false } } }),
    resultTypes: ['violations'],
    iframes: false,
  });
  return violations.map(({ id, help, nodes }) => ({ id, help, elements: nodes.map(({ html }) => html) }));
}

/**
 * Runs in the browser: what is half faded in has no contrast of its own. What moves for ever is left alone. A change of the
 * appearance begins its transitions within two frames.
 */
async function finishTransitions(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
}
