import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The page as it stands has no accessibility findings. A finding is told by its rule and the elements that break it. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoFindings(page, builderFor(page));
}

/** The same in the light and in the dark appearance, which follow the system: they differ in nothing but their colours. */
export async function expectAccessibleInLightAndDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFindings(page, builderFor(page).withRules('color-contrast'));
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
}

/** A frame whose sandbox lets nothing run cannot be looked into, and waiting for it would never end. */
function builderFor(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).exclude('iframe[sandbox]');
}

/** What a form learns a moment after the last key (a button that is enabled) may begin to fade in meanwhile; a finding stays. */
async function expectNoFindings(page: Page, builder: AxeBuilder): Promise<void> {
  await expect(async () => {
    await page.evaluate(finishTransitions);
    // A menu stands outside of all landmarks while it covers the page, and hides them.
    if ((await page.locator('#root[aria-hidden="true"]').count()) > 0) builder.disableRules('region');
    const { violations } = await builder.analyze();
    const findings = violations.map(({ id, help, nodes }) => ({ id, help, elements: nodes.map(({ html }) => html) }));
    expect(findings).toEqual([]);
  }).toPass({ timeout: AT_REST_MILLISECONDS });
}

const AT_REST_MILLISECONDS = 10_000;

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
