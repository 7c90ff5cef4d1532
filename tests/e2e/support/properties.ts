import { expect, type Locator, type Page } from '@playwright/test';
import { answeredSave } from './sent';

/** The path of a property's editor. */
export function propertyPath(slug: string): string {
  return `/manage-properties/${slug}`;
}

/** The open section of the open unit. */
export function sectionOf(page: Page, label: string): Locator {
  return page.getByRole('tabpanel', { name: label });
}

/** Opens a section of the open unit and waits for its form. */
export async function openSection(page: Page, label: string): Promise<Locator> {
  await page.getByRole('tab', { name: label }).click();
  const section = sectionOf(page, label);
  await expect(section).toBeVisible();
  return section;
}

/** The link that serves as the tab of a unit. */
export function unitTab(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Units' }).getByRole('link', { name });
}

/** Saves all forms of a property, and waits until the screen is idle again. */
export async function savePage(page: Page): Promise<void> {
  const saved = answeredSave(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog', { name: 'Save' }).getByRole('button', { name: 'Yes' }).click();
  await saved;
  await expect(page.getByRole('progressbar', { name: 'Saving…' })).toHaveCount(0);
  await expect(page.getByText('Nothing changed yet')).toBeVisible();
}
