import { areas, editorsOfArea } from '../../schemas';
import { hasBrand } from '../../scripts/definitions';
import {
  BRANDS,
  isCardArea,
  isRecordArea,
  type AreaDefinition,
  type AreaTab,
  type Brand,
  type EditorDefinition,
  type RowsTab,
} from '../../src/definition';
import {
  accountOf,
  comparedFields,
  exerciseArea,
  startOf,
  storageMethodsOf,
  type Part,
  type Work,
} from './support/areaLife';
import { hasOwn } from './support/hand';
import { test } from './support/test';

test.describe.configure({ mode: 'parallel' });

/** The ways of storing that an earlier test covers. */
const coveredWays = new Set<string>();

/**
 * Every area works. The first brand that has an editor tests all of its fields; the others only those that no brand before them
 * has: forms that lack some are covered by the stories and the laws. Entries are changed and removed only in the first editor that
 * is stored in its way; the others would send the same. A new area is covered without a change here.
 */
for (const area of areas.filter(({ audience }) => audience !== 'platform')) {
  const editors = (await editorsOfArea[area.name]?.()) ?? [];
  for (const brand of area.brands ?? BRANDS) {
    const work = workFor(area, editors, brand);
    if (work.parts.size === 0) continue;
    test(`${brand}: ${area.menu.label}, from the first entry to the last removal`, async ({ enter }) => {
      test.slow();
      const { page } = await enter({ account: accountOf(area, brand), path: startOf(area, work) });
      await exerciseArea(page, work, area);
    });
  }
}

function workFor(area: AreaDefinition, editors: readonly EditorDefinition[], brand: Brand): Work {
  const parts = editors.flatMap((editor): readonly [string, Part][] => {
    const tab = tabsOf(area).find((one) => one.editor === editor.name);
    const brandsWithEditor = (area.brands ?? BRANDS).filter(
      (one) => hasBrand(editor, one) && (tab?.brands?.includes(one) ?? true),
    );
    if (!brandsWithEditor.includes(brand)) return [];
    const unlike = brandsWithEditor.slice(0, brandsWithEditor.indexOf(brand));
    const newWays = storageMethodsOf(area, editor).filter((way) => !coveredWays.has(way));
    for (const way of newWays) coveredWays.add(way);
    if (newWays.length > 0) return [[editor.name, { how: 'whole' }]];
    const others = unlike.map((one) => comparedFields(editor, one));
    return hasOwn(comparedFields(editor, brand), others) ? [[editor.name, { how: 'own', unlike }]] : [];
  });
  return { brand, editors, parts: new Map(parts) };
}

function tabsOf(area: AreaDefinition): readonly (AreaTab | RowsTab)[] {
  return isCardArea(area) || isRecordArea(area) ? [] : area.tabs;
}
