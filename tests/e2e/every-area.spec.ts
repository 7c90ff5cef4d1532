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
import { accountOf, comparedFields, takeThroughLife, type Part, type Work } from './support/areaLife';
import { hasOwn } from './support/hand';
import { test } from './support/test';

test.describe.configure({ mode: 'parallel' });

/**
 * Every area lives. The first brand that has an editor works on all of its fields; the others only on those that no brand before
 * them has: a form that lacks some is the matter of the stories and the laws. Something is changed and removed again in the first
 * editor that is stored in its way; the others of its area would send the same. A new area is covered without a word here.
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
  const wholeWays = new Set<string>();
  const parts = editors.flatMap((editor): readonly [string, Part][] => {
    const tab = tabsOf(area).find((one) => one.editor === editor.name);
    const having = (area.brands ?? BRANDS).filter(
      (one) => hasBrand(editor, one) && (tab?.brands?.includes(one) ?? true),
    );
    if (!having.includes(brand)) return [];
    const unlike = having.slice(0, having.indexOf(brand));
    const way = wayOfStoring(editor);
    if (unlike.length === 0 && !wholeWays.has(way)) {
      wholeWays.add(way);
      return [[editor.name, { how: 'whole' }]];
    }
    const others = unlike.map((one) => comparedFields(editor, one));
    return hasOwn(comparedFields(editor, brand), others) ? [[editor.name, { how: 'own', unlike }]] : [];
  });
  return { brand, editors, parts: new Map(parts) };
}

/** How a page or a section is saved. Records and rows have ways of their own. */
function wayOfStoring({ name, stored }: EditorDefinition): string {
  if ('page' in stored) return stored.page.save;
  return 'save' in stored ? stored.save : name;
}

function tabsOf(area: AreaDefinition): readonly (AreaTab | RowsTab)[] {
  return isCardArea(area) || isRecordArea(area) ? [] : area.tabs;
}
