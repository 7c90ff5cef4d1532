import type { Brand } from '../../../src/definition';
import { expect, type Locator, type Page } from '@playwright/test';
import { answeredSave } from './sent';
import { ask, brandId } from './service';

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

/** Saves the open section, and waits until the screen is idle again. */
export async function saveSection(page: Page, message: string): Promise<void> {
  const saved = answeredSave(page);
  await page.getByRole('button', { name: 'SAVE', exact: true }).click();
  await saved;
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Saving…' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'SAVE', exact: true })).toBeDisabled();
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

interface Collection {
  readonly id: string;
  readonly name: string;
  readonly order: number;
  readonly fields: readonly { readonly name: string; readonly value: string | null }[];
  readonly children: readonly Collection[];
}

interface StoredProperty {
  readonly id: string;
  readonly containers: readonly { readonly name: string; readonly field_collections: readonly Collection[] }[];
}

interface PropertyRequest {
  readonly url: string;
  readonly token: string;
  readonly brand: Brand;
  readonly slug: string;
}

/** Reads a property directly from the service. */
async function readProperty({ url, token, brand, slug }: PropertyRequest): Promise<StoredProperty> {
  const variables = { brand: brandId(brand), tag: `PROPERTIES-${brand}`, slug };
  const { data, errors } = await ask({ url, token, query: PROPERTY, variables });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data!['getSpecificBrandPage'] as StoredProperty;
}

/** Reads the units of a property, with their sections, directly from the service. */
export async function storedUnits(request: PropertyRequest): Promise<readonly Collection[]> {
  const { containers } = await readProperty(request);
  return containers.find(({ name }) => name === 'UNITS')!.field_collections;
}

/** Removes a unit of a property directly through the service, as somebody else would. */
export async function removeStoredUnit(request: PropertyRequest & { readonly unit: string }): Promise<void> {
  const unit = (await storedUnits(request)).find(({ name }) => name === request.unit)!;
  const query = 'mutation ($ids: [ID!]!) { removeMultipleFieldCollection(ids: $ids) { ids } }';
  const { errors } = await ask({ ...request, query, variables: { ids: [unit.id] } });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
}

const NODE = 'id name order fields { name value }';
const PROPERTY = `query ($brand: ID!, $tag: String!, $slug: String!) {
  getSpecificBrandPage(brand_id: $brand, tag: $tag, slug: $slug) {
    id
    containers { name field_collections { ${NODE} children { ${NODE} children { ${NODE} } } } }
  }
}`;
