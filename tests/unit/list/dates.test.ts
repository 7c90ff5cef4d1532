import { describe, expect, it } from 'vitest';
import { areas } from '../../../schemas';
import prices from '../../../docs/cookbook/price-list/price-list.area.json' with { type: 'json' };
import { users } from '../../../schemas/users/area';
import {
  areaFromJson,
  isCardArea,
  isPageArea,
  isRecordArea,
  type AreaDefinition,
  type ListColumn,
} from '../../../src/definition';
import { lineText } from '../../../src/list/cards/cardFacts';
import { textOfValue } from '../../../src/list/Value';
import { catalogueAreas } from '../../support/catalogueScreens';

/** Names of instants in the services: `createdAt`, `updated_at`. */
const INSTANT_NAME = /(?:At|_at)$/;
const INSTANT = '2026-01-05T22:02:00.000Z';
const SHOWN_DATE = 'Jan 06, 2026';

/** The columns of an area's table and of its entry details. */
function columnsOf(area: AreaDefinition): readonly ListColumn[] {
  const listed = isPageArea(area) || isRecordArea(area) ? (area.list?.columns ?? []) : [];
  return [...listed, ...(isRecordArea(area) ? (area.entries.view?.facts ?? []) : [])];
}

/** The columns of the log next to the details of an entry. */
function loggedOf(area: AreaDefinition): readonly ListColumn[] {
  return isRecordArea(area) ? (area.entries.view?.log?.columns ?? []) : [];
}

function shownInstants(columns: readonly ListColumn[]): readonly string[] {
  const instants = columns.filter(({ field }) => INSTANT_NAME.test(field));
  return instants.map((column) => textOfValue({ [column.field]: INSTANT }, column));
}

describe('a date of a list or of a detail', () => {
  it.each([
    ['company-information', 2],
    ['users', 4],
    ['roles', 2],
    ['contracts', 1],
    ['property-documents', 1],
  ])("[CONST-002] of %s is shown as 'MMM DD, YYYY'", (name, count) => {
    const area = areas.find((candidate) => candidate.name === name)!;
    expect(shownInstants(columnsOf(area))).toEqual(Array.from({ length: count }, () => SHOWN_DATE));
  });

  it("[CONST-002, USR-025] is always shown as 'MMM DD, YYYY'", () => {
    expect(new Set(catalogueAreas.flatMap((area) => shownInstants(columnsOf(area))))).toEqual(new Set([SHOWN_DATE]));
    const dates = catalogueAreas.flatMap((area) => shownInstants(loggedOf(area)));
    expect(new Set(dates.map((shown) => shown.split(', 06:02')[0]))).toEqual(new Set([SHOWN_DATE]));
  });

  it("of a screen that was added is shown as 'MMM DD, YYYY', too, with or without its time", () => {
    const priceList: AreaDefinition = areaFromJson(prices);
    for (const area of [...areas, priceList]) {
      for (const shown of shownInstants([...columnsOf(area), ...loggedOf(area)])) {
        expect([SHOWN_DATE, `${SHOWN_DATE}, 06:02 AM`], area.name).toContain(shown);
      }
    }
    expect(shownInstants(columnsOf(priceList))).toEqual([`${SHOWN_DATE}, 06:02 AM`]);
  });

  it("[CONST-002] on a card is shown as 'MMM DD, YYYY'", () => {
    const dates = areas.filter(isCardArea).flatMap(({ list }) => list.lines.filter(({ kind }) => kind === 'date'));
    expect(dates.length).toBeGreaterThan(0);
    const card = { id: 'p', name: 'P', slug: 'p', isFeatured: false, savedAt: INSTANT, texts: {}, cover: undefined };
    expect(dates.map((line) => lineText(line, card))).toEqual(dates.map(() => SHOWN_DATE));
  });

  it("[CONST-002] is shown with its time, as 'hh:mm A', in the activity log of a user", () => {
    expect(shownInstants(loggedOf(users))).toEqual([`${SHOWN_DATE}, 06:02 AM`]);
  });
});
