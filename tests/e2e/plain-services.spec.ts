import { areas, editorsOfArea } from '../../schemas';
import {
  BRANDS,
  isCardArea,
  isRecordArea,
  type AreaDefinition,
  type Brand,
  type EditorDefinition,
} from '../../src/definition';
import { accountOf, takeThroughLife, type Part, type Work } from './support/areaLife';
import { startPlainConsole, type PlainConsole } from './support/plainConsole';
import { expect, test } from './support/test';
import { fillUser, openAdd, openUpdate, save } from './support/users';

/** With a console for each worker whose services know the specification alone. */
const plainTest = test.extend<object, { readonly plain: PlainConsole }>({
  plain: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const plain = await startPlainConsole();
      await use(plain);
      await plain.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const LIVED_IN: readonly Brand[] = ['ALP', 'AVIDA'];

/**
 * The console with services that know the operations, arguments and fields of the owner's specification alone
 * (docs/decisions/0010): it lives in every area, and asks for nothing else.
 */
plainTest.describe('with services of the specification alone', () => {
  plainTest.describe.configure({ mode: 'parallel' });

  for (const brand of LIVED_IN) {
    for (const area of areas.filter((one) => isOf(one, brand))) {
      plainTest(`${brand}: ${area.menu.label}, from the first entry to the last removal`, async ({ enter, plain }) => {
        plainTest.slow();
        const { page } = await enter({ account: accountOf(area, brand), path: area.path, at: plain });
        await takeThroughLife(page, await workOf(area, brand), area);
        expect(plain.refusals).toEqual([]);
      });
    }
  }

  plainTest('a role and a user are listed, made and changed', async ({ enter, plain }) => {
    const { page } = await enter({ account: 'platform.administrator', path: '/manage-roles', at: plain });
    const changed = page.getByText('Update success', { exact: true });
    await plainTest.step('a role', async () => {
      await page.getByRole('link', { name: 'Add Role' }).click();
      await page.getByLabel('Brand').selectOption({ label: 'ALP' });
      await page.getByLabel('Role Name').fill('Plain Desk');
      await page.getByLabel('Description').fill('Careers');
      await page.getByLabel('Status').selectOption({ label: 'Active' });
      await page.getByRole('checkbox', { name: 'Careers: all permissions', exact: true }).click();
      await page.getByRole('button', { name: 'SAVE' }).click();
      await expect(page.getByText('Role has successfully created.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Edit Role' })).toBeVisible();
      await page.getByRole('checkbox', { name: 'View links', exact: true }).click();
      await page.getByRole('button', { name: 'SAVE' }).click();
      await expect(changed).toBeVisible();
      await page.reload();
      await expect(page.getByRole('checkbox', { name: 'View links', exact: true })).toBeChecked();
    });
    await plainTest.step('a user', async () => {
      await page.goto(`${plain.url}/manage-users`);
      const drawer = await openAdd(page);
      await fillUser(drawer, { firstName: 'Plain', lastName: 'Person', email: 'plain.person@demo.example' });
      await save(drawer);
      await expect(page.getByRole('heading', { name: 'Plain Person' })).toBeVisible();
      const update = await openUpdate(page);
      await update.getByLabel('First Name').fill('Plainer');
      await save(update);
      await expect(page.getByRole('heading', { name: 'Plainer Person' })).toBeVisible();
    });
    expect(plain.refusals).toEqual([]);
  });

  plainTest('what they do not keep is left out, with a word where it would be', async ({ enter, plain }) => {
    const { page } = await enter({ account: 'alp.editor', path: '/home', at: plain });
    await expect(page.getByText(/cannot list the pages of all areas/)).toBeVisible();

    await page.goto(`${plain.url}/manage-company-information`);
    const trash = page.getByRole('button', { name: 'Deleted pages' });
    await expect(trash).toHaveAttribute('aria-disabled', 'true');
    await expect(trash).toHaveAccessibleDescription('The content service keeps no deleted pages.');
    await page
      .getByRole('link', { name: /About Us/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'History' })).toHaveAccessibleDescription(
      'The content service keeps no earlier versions of pages.',
    );

    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').fill('about');
    await expect(page.getByText(/cannot search the pages of all areas/)).toBeVisible();
    expect(plain.refusals).toEqual([]);
  });
});

/** Contracts belong to no brand: their officer works on them once. */
function isOf(area: AreaDefinition, brand: Brand): boolean {
  if (area.name === 'contracts') return brand === 'ALP';
  return area.audience !== 'platform' && (area.brands ?? BRANDS).includes(brand);
}

/** An area lives in each brand; of its tabs or sections, each in one that has it, turn about. */
async function workOf(area: AreaDefinition, brand: Brand): Promise<Work> {
  const editors = (await editorsOfArea[area.name]?.()) ?? [];
  const places = isCardArea(area) ? (area.units?.sections ?? []) : isRecordArea(area) ? [] : area.tabs;
  const isOfBrand = ({ name, brands }: EditorDefinition) => {
    const turn = places.findIndex(({ editor }) => editor === name);
    const having = LIVED_IN.filter(
      (one) => (brands ?? BRANDS).includes(one) && (places[turn]?.brands ?? BRANDS).includes(one),
    );
    return turn < 0 || places.length === 1 ? having.includes(brand) : having[turn % having.length] === brand;
  };
  return {
    brand,
    editors,
    parts: new Map(editors.filter(isOfBrand).map(({ name }): readonly [string, Part] => [name, 'brief'])),
  };
}
