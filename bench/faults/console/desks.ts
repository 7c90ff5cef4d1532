import type { Locator, Page } from 'playwright-core';
import { askIdentity } from '../../../tests/e2e/support/identity';
import { ask, brandId } from '../../../tests/e2e/support/service';
import { mustHold } from '../fault';
import { addItem, cardOf, hasNothingUnsaved, type Desk } from './desk';
import { slugsOf, storedPage, textsIn } from './stored';

const facts: Desk = {
  name: 'page',
  account: 'alp.editor',
  brand: 'ALP',
  path: `/manage-company-information/facts/${brandId('ALP')}`,
  isNew: false,
  ready: factsTitle,
  title: factsTitle,
  async add(page, text) {
    const section = await addItem(cardOf(page, 'Sections'), { button: '+ Add Section', item: 'Section' });
    const content = await addItem(section, { button: '+ Add Content', item: 'Content' });
    await content.getByLabel('Title', { exact: true }).fill(text);
  },
  isSaved: hasNothingUnsaved,
  async storedTexts(asker) {
    const page = await storedPage(asker, { brand: 'ALP', tag: 'COMPANY-INFO-ALP', slug: 'facts-alp' });
    mustHold(page !== undefined, 'the page should be there');
    return textsIn(page, 'facts', 'ALP');
  },
};

const SECTION = { brand: 'ALP', tag: 'PROPERTIES-ALP', slug: 'lakeside-greens' } as const;

const amenities: Desk = {
  name: 'section',
  account: 'alp.editor',
  brand: 'ALP',
  path: `/manage-properties/${SECTION.slug}?section=amenities`,
  isNew: false,
  ready: amenitiesTitle,
  title: amenitiesTitle,
  async add(page, text) {
    const item = await addItem(cardOf(page, 'Amenities'), { button: '+ Add Row', item: 'Amenity' });
    await item.getByLabel('Name', { exact: true }).fill(text);
  },
  isSaved: async (page) => page.getByRole('button', { name: 'SAVE', exact: true, disabled: true }).isVisible(),
  async storedTexts(asker) {
    const page = await storedPage(asker, SECTION);
    const units = page?.containers.find(({ name }) => name === 'UNITS')?.field_collections ?? [];
    const sections = units.flatMap(({ children }) => children.filter(({ name }) => name === 'AMENITIES'));
    mustHold(sections.length === units.length, `each unit should have the section once, ${sections.length} have`);
    return (await Promise.all(sections.map((tree) => textsIn(tree, 'property-amenities', 'ALP')))).flat();
  },
};

const career: Desk = {
  name: 'record',
  account: 'avida.editor',
  brand: 'AVIDA',
  path: '/manage-careers/careers?open=new',
  isNew: true,
  ready: careerTitle,
  title: careerTitle,
  async begin(page) {
    const drawer = page.getByRole('dialog', { name: 'Add Career' });
    await drawer.getByLabel('Department').selectOption({ label: 'Sales' });
    await drawer.getByLabel('Location').fill('Tagaytay');
  },
  isSaved: async (page) => !page.url().includes('open=new') || hasNothingUnsaved(page),
  async storedTexts(asker, round) {
    const { data } = await ask({ ...asker, query: CAREERS, variables: { brand: brandId('AVIDA'), search: round } });
    const found = data?.['getFilteredCareers'] as { readonly careers: readonly { readonly title: string }[] };
    return found.careers.map(({ title }) => title);
  },
};

const CAREERS = `query ($brand: ID!, $search: String!) {
  getFilteredCareers(brand_id: $brand, search: $search, page: 1, limit: 20) { careers { title } }
}`;

const role: Desk = {
  name: 'record of the identity service',
  account: 'platform.administrator',
  brand: 'ALP',
  path: '/manage-roles/add',
  isNew: true,
  ready: roleName,
  title: roleName,
  async begin(page) {
    await page.getByLabel('Brand').selectOption({ label: 'ALP' });
    await page.getByLabel('Description').fill('Made while something fails');
    await page.getByLabel('Status').selectOption({ label: 'Active' });
    await page.getByRole('checkbox', { name: 'Careers: all permissions' }).check();
  },
  isSaved: async (page) => !page.url().includes('/add') || hasNothingUnsaved(page),
  async storedTexts(asker, round) {
    const { data } = await askIdentity({ ...asker, path: `roles?limit=20&q=${round}` });
    return (data as readonly { readonly name: string }[]).map(({ name }) => name);
  },
};

const emails: Desk = {
  name: 'rows',
  account: 'avida.editor',
  brand: 'AVIDA',
  path: '/manage-email',
  isNew: false,
  ready: (page) => cardOf(page, 'Email addresses').getByRole('button', { name: '+ Add Email' }),
  async add(page, text) {
    const item = await addItem(cardOf(page, 'Email addresses'), { button: '+ Add Email', item: 'Email' });
    await item.getByLabel('Category').selectOption('Inquiry');
    await item.getByLabel('Email').fill(`${text}@avida.example`);
  },
  isSaved: hasNothingUnsaved,
  async storedTexts(asker) {
    const { data } = await ask({ ...asker, query: EMAILS, variables: { brand: brandId('AVIDA') } });
    return (data?.['getListOfEmails'] as readonly { readonly email: string }[]).map(({ email }) => email);
  },
};

const EMAILS = 'query ($brand: ID!) { getListOfEmails(brandId: $brand) { email } }';

const ARTICLES = { brand: 'ALP', tag: 'CONTENT-ALP' } as const;

const article: Desk = {
  name: 'blocks',
  account: 'alp.editor',
  brand: 'ALP',
  path: '/manage-content/add/announcements',
  isNew: true,
  ready: articleTitle,
  title: articleTitle,
  async add(page, text) {
    const rows = cardOf(page, 'Choose Components');
    const actions = rows.getByRole('button', { name: /^Actions of / });
    const before = await actions.count();
    await rows.getByRole('button', { name: '+ Add Row' }).click();
    await page
      .getByRole('dialog', { name: 'Choose a layout' })
      .getByRole('button', { name: /^Component 10( |$)/ })
      .click();
    await actions.nth(before).waitFor();
    const row = rows.getByRole('button', { name: new RegExp(`^Row ${before + 1} `) });
    if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
    await rows
      .getByRole('group', { name: `Row ${before + 1}`, exact: true })
      .getByLabel('Message')
      .fill(text);
  },
  isSaved: async (page) => !page.url().includes('/add/') || hasNothingUnsaved(page),
  async storedTexts(asker, round) {
    const slugs = await slugsOf(asker, ARTICLES, round);
    const pages = await Promise.all(slugs.map((slug) => storedPage(asker, { ...ARTICLES, slug })));
    const there = pages.filter((page) => page !== undefined);
    return (await Promise.all(there.map((page) => textsIn(page, 'article', 'ALP')))).flat();
  },
};

/** Every kind of editor: a page, a section of a unit, a record of each service, rows, and a page of blocks. */
export const DESKS = [facts, amenities, career, role, emails, article] as const;

function factsTitle(page: Page): Locator {
  return cardOf(page, 'Page').getByLabel('Title', { exact: true });
}

function amenitiesTitle(page: Page): Locator {
  return page.getByRole('tabpanel', { name: 'Amenities' }).getByLabel('Title', { exact: true });
}

function careerTitle(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Add Career' }).getByLabel('Career Title');
}

function roleName(page: Page): Locator {
  return page.getByLabel('Role Name');
}

function articleTitle(page: Page): Locator {
  return cardOf(page, 'Overview').getByRole('textbox', { name: 'Title', exact: true });
}
