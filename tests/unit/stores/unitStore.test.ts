import { describe, expect, it } from 'vitest';
import { properties } from '../../../schemas/properties/area';
import { editors } from '../../../schemas/properties/editors';
import { storedUnits } from '../../../src/app/units/storedUnits';
import { createUnitStore, LastUnitError } from '../../../src/stores/unitStore';
import { createPageReader, PageNotFoundError } from '../../../src/stores/pageReader';
import { notFoundTexts } from '../../../src/stores/texts';
import { fakeContentService, refusal } from '../support/contentService';
import { propertyPage, section, unit, type WireUnit } from '../support/propertyPage';

/** A service with one property; `refuse` returns the error of a save attempt. */
function setUp(given: {
  readonly units: readonly WireUnit[];
  readonly refuse?: (attempt: number) => Error | undefined;
}) {
  let units: readonly WireUnit[] | undefined = given.units;
  let attempt = 0;
  let ids = 0;
  const { client, calls } = fakeContentService((call) => {
    if (call.name !== 'Save') {
      return units
        ? { getSpecificBrandPageById: propertyPage(units, { revision: 5 + attempt }) }
        : refusal('NOT_FOUND', 'Page not found.');
    }
    attempt += 1;
    return given.refuse?.(attempt) ?? { m0: [], m1: [] };
  });
  const stored = storedUnits(properties.units!, editors, 'AVIDA');
  const store = createUnitStore({
    client,
    page: createPageReader(client, 'page-1'),
    stored,
    newId: () => `new-${++ids}`,
  });
  return {
    store,
    saves: () => calls.filter(({ name }) => name === 'Save'),
    /** @param next undefined: the page is removed */
    change: (next: readonly WireUnit[] | undefined) => (units = next),
  };
}

describe('the units of a page', () => {
  it('[PROPU-009, PROPU-010] are read in their stored order, with an id and a name that may be empty', async () => {
    const { store } = setUp({ units: [unit('b', { name: '', order: 1 }), unit('a', { name: 'North', order: 0 })] });
    expect(await store.load()).toEqual([
      { id: 'a', name: 'North' },
      { id: 'b', name: '' },
    ]);
  });

  it('[PROPU-003] are added under a client-generated id, with an expected revision', async () => {
    const { store, saves } = setUp({ units: [unit('a', { name: 'North' })] });
    const { id } = await store.add();
    expect(id).toBe('new-1');
    expect(saves()[0]!.variables).toMatchObject({
      m0_expected_revision: 5,
      m0_collectionData: { collections: [{ id: 'new-1', name: 'NEW-UNIT', order: 1, container_id: 'units' }] },
    });
  });

  it('are changed on top of concurrent saves, so that no unit is lost', async () => {
    const { store, saves, change } = setUp({
      units: [unit('a', { name: 'North' })],
      refuse(attempt) {
        if (attempt > 1) return undefined;
        change([unit('a', { name: 'North' }), unit('theirs', { name: 'Theirs', order: 1 })]);
        return refusal('CONFLICT', 'Somebody saved this page.');
      },
    });
    await store.add();
    expect(saves()).toHaveLength(2);
    expect(saves()[1]!.variables).toMatchObject({
      m0_expected_revision: 6,
      m0_collectionData: { collections: [{ id: 'new-1', order: 2 }] },
    });
  });

  it('are added once if the response was lost and adding is repeated', async () => {
    const { store, saves, change } = setUp({
      units: [unit('a', { name: 'North' })],
      refuse(attempt) {
        if (attempt > 1) return undefined;
        change([unit('a', { name: 'North' }), unit('new-1', { name: 'NEW-UNIT', order: 1 })]);
        return new Error('The connection was cut.');
      },
    });
    await expect(store.add()).rejects.toThrow();
    expect(await store.add()).toMatchObject({ id: 'new-1', units: [{ id: 'a' }, { id: 'new-1' }] });
    expect(saves()).toHaveLength(1);
    expect((await store.add()).id).not.toBe('new-1');
  });

  it('[PROPU-004] are renamed; the same name again saves nothing', async () => {
    const { store, saves } = setUp({ units: [unit('a', { name: 'North' })] });
    await store.rename('a', 'North');
    expect(saves()).toEqual([]);
    await store.rename('a', 'Garden');
    expect(saves()[0]!.variables).toMatchObject({
      m0_collectionData: { collections: [{ id: 'a', name: 'Garden', fields: [], children: [] }] },
    });
    await expect(store.rename('gone', 'X')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are reported as missing, or their page is, if it was removed while the change was planned', async () => {
    const { store, change } = setUp({
      units: [unit('a', { name: 'North' }), unit('b', { name: 'South', order: 1 })],
      refuse(attempt) {
        change(attempt === 1 ? [unit('b', { name: 'South' })] : undefined);
        return refusal('NOT_FOUND', 'Not found.');
      },
    });
    await expect(store.rename('a', 'Garden')).rejects.toThrow(notFoundTexts.unit);
    await expect(store.rename('b', 'Garden')).rejects.toBeInstanceOf(PageNotFoundError);
  });

  it('[PROPU-006] keep the last one, and removing a missing one is no error', async () => {
    const { store, saves } = setUp({ units: [unit('a', { name: 'North' })] });
    await expect(store.remove('a')).rejects.toBeInstanceOf(LastUnitError);
    expect(await store.remove('gone')).toEqual([{ id: 'a', name: 'North' }]);
    expect(saves()).toEqual([]);
  });

  it('are restored with their content if somebody removed them, and only then', async () => {
    const amenities = section('amenities', 'AMENITIES', { 'AMENITIES-TITLE': 'Room to breathe' });
    const south = unit('b', { name: 'South', order: 1, sections: [amenities] });
    const { store, saves, change } = setUp({ units: [unit('a', { name: 'North' }), south] });
    await store.load();
    await store.restore({ id: 'b', name: 'South' });
    expect(saves()).toEqual([]);
    change([unit('a', { name: 'North' })]);
    await store.rename('a', 'Garden');
    await store.restore({ id: 'b', name: 'South' });
    expect(saves()[1]!.variables).toMatchObject({
      m0_collectionData: {
        collections: [
          {
            ...{ id: 'b', name: 'South', order: 1, container_id: 'units' },
            children: [{ id: 'amenities', fields: [{ value: 'Room to breathe' }] }],
          },
        ],
      },
    });
  });

  it('are restored empty, under the same id, if they were never read', async () => {
    const { store, saves } = setUp({ units: [unit('a', { name: 'North' })] });
    await store.restore({ id: 'lost', name: '' });
    const { m0_collectionData: sent } = saves()[0]!.variables as {
      readonly m0_collectionData: { readonly collections: readonly WireUnit[] };
    };
    expect(sent.collections).toMatchObject([{ id: 'lost', name: 'NEW-UNIT', order: 1 }]);
    expect(sent.collections[0]!.children).toHaveLength(5);
  });

  it('are retried a limited number of times, and other errors are reported at once', async () => {
    const conflicting = setUp({
      units: [unit('a', {})],
      refuse: () => refusal('CONFLICT', 'Somebody saved this page.'),
    });
    await expect(conflicting.store.add()).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(conflicting.saves()).toHaveLength(4);
    const forbidden = setUp({ units: [unit('a', {})], refuse: () => refusal('FORBIDDEN', 'No.') });
    await expect(forbidden.store.add()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(forbidden.saves()).toHaveLength(1);
  });
});
