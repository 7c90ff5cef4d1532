import { areas, editorsOfArea } from '../../schemas';
import { brandsThatDiffer } from '../../scripts/definitions';
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
import { accountOf, takeThroughLife, type Part, type Work } from './support/areaLife';
import { test } from './support/test';

test.describe.configure({ mode: 'parallel' });

/**
 * Every area lives. The first brand that has an editor works on all of it; the others only on editors that differ from those
 * of the brands before, once. A new area is covered without a word here.
 */
for (const area of areas.filter(({ audience }) => audience !== 'platform')) {
  const editors = (await editorsOfArea[area.name]?.()) ?? [];
  for (const brand of area.brands ?? BRANDS) {
    const work = workFor(area, editors, brand);
    if (work.parts.size === 0) continue;
    test(`${brand}: ${area.menu.label}, from the first entry to the last removal`, async ({ enter }) => {
      test.slow();
      const { page } = await enter({ account: accountOf(area, brand), path: area.path });
      await takeThroughLife(page, work, area);
    });
  }
}

function workFor(area: AreaDefinition, editors: readonly EditorDefinition[], brand: Brand): Work {
  const parts = editors.flatMap((editor): readonly [string, Part][] => {
    const tab = tabsOf(area).find((one) => one.editor === editor.name);
    const among = (area.brands ?? BRANDS).filter((one) => tab?.brands?.includes(one) ?? true);
    const differing = brandsThatDiffer(editor, among);
    return differing.includes(brand) ? [[editor.name, brand === differing[0] ? 'whole' : 'filled']] : [];
  });
  return { brand, editors, parts: new Map(parts) };
}

function tabsOf(area: AreaDefinition): readonly (AreaTab | RowsTab)[] {
  return isCardArea(area) || isRecordArea(area) ? [] : area.tabs;
}
