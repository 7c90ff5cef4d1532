import type { CDPSession, Page } from 'playwright-core';
import { figure, median, ratio, type Table } from '../measure';
import { roundsOfRun } from '../support/settings';
import { measureTyping } from '../support/typing';
import { LARGE, SMALL, type PropertySize } from './largeProperty';

const ROUNDS = roundsOfRun(5);
/** Keys before the measured ones: the first of them compile code that the later ones use. */
const WARM_UP = 'warm up';
const TYPED = 'measured keystrokes';
/** Maximum milliseconds of script per key. */
const SCRIPT_LIMIT = 5;
/** Maximum cost of a key in the large property, relative to the small one. */
const GROWTH_LIMIT = 1.2;

interface EditFigures {
  readonly keyToPaint: number;
  readonly script: number;
  readonly saved: number;
}

/** Types into the name of an area, three lists deep, and saves: in a large property and, in turn, in a small one. */
export async function measureEditing(page: Page, url: string): Promise<readonly Table[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const measured = new Map<PropertySize, EditFigures[]>([
    [SMALL, []],
    [LARGE, []],
  ]);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [size, figures] of measured) {
      await page.goto(`${url}/manage-properties/${size.slug}?section=floor-plans`);
      figures.push(await edit(page, session, { size, round }));
    }
  }
  return [tableOf(measured)];
}

/** Edits the area in the middle of the plans. */
async function edit(
  page: Page,
  session: CDPSession,
  { size, round }: { readonly size: PropertySize; readonly round: number },
): Promise<EditFigures> {
  const plan = await openRow(page, `Unit Plan ${Math.ceil(size.plans / 2)}`);
  await openRow(plan, `Area ${Math.ceil(size.areas / 2)}`);
  const area = page.getByRole('group', { name: `Area ${Math.ceil(size.areas / 2)}`, exact: true });
  const name = area.getByLabel('Name', { exact: true });
  // Another name in each round, or there would be nothing to save.
  const start = `${round} `;
  await name.fill(start);
  await name.press('End');
  await measureTyping(page, session, WARM_UP);
  const { keyToPaint, script } = await measureTyping(page, session, TYPED);
  const text = await name.inputValue();
  if (text !== start + WARM_UP + TYPED) throw new Error(`Keys were dropped: the input holds '${text}'.`);
  // SAVE opens once the last keys are checked.
  await page.getByRole('button', { name: 'SAVE', exact: true }).click({ trial: true });
  return { keyToPaint: median(keyToPaint), script, saved: await millisecondsToSave(page) };
}

async function openRow(within: Page | ReturnType<Page['getByRole']>, name: string) {
  await within.getByRole('button', { name: new RegExp(`^${name} `) }).click();
  return within.getByRole('group', { name, exact: true });
}

/** From the click on SAVE to the message that it is saved. It contains no named function: those cannot be sent to the page. */
function millisecondsToSave(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const save = [...document.querySelectorAll('button')].find(
      ({ textContent, disabled, offsetParent }) => textContent === 'SAVE' && !disabled && offsetParent !== null,
    );
    if (!save) throw new Error('There is no SAVE to click.');
    const start = performance.now();
    save.click();
    while (!document.body.textContent.includes('SAVED!')) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - start;
  });
}

function tableOf(measured: ReadonlyMap<PropertySize, readonly EditFigures[]>): Table {
  const medianOf = (size: PropertySize, of: keyof EditFigures) =>
    median(measured.get(size)!.map((figures) => figures[of]));
  return {
    name: `Sections: milliseconds of a key and of a save, three lists deep; limits ${SCRIPT_LIMIT} ms of script a key, ${GROWTH_LIMIT} × the small property`,
    rows: [...measured.keys()].map((size) => ({
      property: size.name,
      'key to paint': figure(medianOf(size, 'keyToPaint'), Infinity),
      'script per key': figure(medianOf(size, 'script'), SCRIPT_LIMIT),
      '× small': ratio(medianOf(size, 'script'), medianOf(SMALL, 'script'), GROWTH_LIMIT),
      save: figure(medianOf(size, 'saved'), Infinity),
    })),
  };
}
