import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { propertyAmenities } from '../../../schemas/properties/amenities';
import { propertyOverview } from '../../../schemas/properties/overview';
import { property } from '../../../schemas/properties/property';
import { compileEditor } from '../../../src/compile';
import type { EditorDefinition } from '../../../src/definition';
import { createSectionStore } from '../../../src/stores/sectionStore';
import { createPageReader } from '../../../src/stores/pageReader';
import { fakeContentService, refusal, type GraphQLCall } from '../support/contentService';
import { propertyPage, section, unit, type WireUnit } from '../support/propertyPage';

const AMENITIES = section('amenities', 'AMENITIES', { 'AMENITIES-TITLE': 'Room to breathe' });
const NORTH = unit('north', { sections: [AMENITIES] });

/** A service with one property, and the store of a section of its unit 'north'. */
function setUp(given: {
  readonly units?: readonly WireUnit[] | null;
  readonly definition?: EditorDefinition;
  readonly onSave?: (call: GraphQLCall, attempt: number) => Error | undefined;
}) {
  const { units = [NORTH], definition = propertyAmenities } = given;
  let page = units && propertyPage(units, { revision: 3 });
  let attempt = 0;
  let ids = 0;
  const { client, calls } = fakeContentService((call) => {
    if (call.name !== 'Save')
      return page ? { getSpecificBrandPageById: page } : refusal('NOT_FOUND', 'Page not found.');
    return given.onSave?.(call, ++attempt) ?? { m0: [], m1: [] };
  });
  const { editor, lens, defaults } = compileEditor(definition, brands.AVIDA);
  const place = { page: createPageReader(client, 'page-1'), unitId: 'north', order: 2 };
  const store = createSectionStore({ client, editor, lens, defaults, place, newId: () => `new-${++ids}` });
  return {
    store,
    saves: () => calls.filter(({ name }) => name === 'Save'),
    change: (next: readonly WireUnit[], savedBy = 'AVIDA Limited') =>
      (page = propertyPage(next, { revision: 4, savedBy })),
  };
}

describe('a section of a unit', () => {
  it('[PROPU-010] is read from its own unit, and identified by the id of the unit', async () => {
    const other = unit('south', { sections: [section('other', 'AMENITIES', { 'AMENITIES-TITLE': 'Another' })] });
    const { store } = setUp({ units: [other, NORTH] });
    expect(await store.load()).toMatchObject({ id: 'north', form: { title: 'Room to breathe', amenities: [] } });
  });

  it('is saved as one document that names the section only, with the revision of the page', async () => {
    const { store, saves } = setUp({});
    const loaded = await store.load();
    const outcome = await store.save({ form: { ...loaded.form, title: 'Changed' }, loaded });
    expect(outcome).toMatchObject({ kind: 'saved', isFirst: false, form: { title: 'Changed' } });
    expect(saves()).toHaveLength(1);
    expect(saves()[0]!.variables).toMatchObject({
      m0_expected_revision: 3,
      m0_collectionData: { collections: [{ id: 'amenities', parentId: 'north' }] },
    });
  });

  it('of the kind overview replaces what is stored', async () => {
    const overview = section('overview', 'OVERVIEW-DETAILS', { 'PROPERTY-TITLE': 'Before' });
    const { store, saves } = setUp({ definition: propertyOverview, units: [unit('north', { sections: [overview] })] });
    const loaded = await store.load();
    await store.save({ form: { ...loaded.form, title: 'After' }, loaded });
    expect(saves()[0]!.query).toContain('replaceFieldCollection');
    expect(saves()[0]!.variables).toMatchObject({ m0_oldFcIds: { ids: ['overview'] } });
  });

  it('that its unit lacks is created in its place by saving', async () => {
    const { store, saves } = setUp({ units: [unit('north', {})] });
    const loaded = await store.load();
    expect(loaded.form).toEqual({ amenities: [] });
    await store.save({ form: { ...loaded.form, title: 'First' }, loaded });
    expect(saves()[0]!.variables).toMatchObject({
      m0_collectionData: { collections: [{ name: 'AMENITIES', order: 2, parentId: 'north' }] },
    });
  });

  it('is saved silently on top of a save of another section, and names who else saved this one', async () => {
    const plans = section('plans', 'FLOOR-PLANS', { 'NO-OF-FLOORS': '41' });
    const elsewhere = setUp({
      onSave: (_call, attempt) => {
        if (attempt > 1) return undefined;
        elsewhere.change([unit('north', { sections: [AMENITIES, plans] })]);
        return refusal('CONFLICT', 'Somebody saved this page.');
      },
    });
    const loaded = await elsewhere.store.load();
    const outcome = await elsewhere.store.save({ form: { ...loaded.form, title: 'Mine' }, loaded });
    expect(outcome).toMatchObject({ kind: 'saved', mergedWith: undefined });
    expect(elsewhere.saves()[1]!.variables).toMatchObject({ m0_expected_revision: 4 });

    const theirs = { 'AMENITIES-TITLE': 'Room to breathe', 'AMENITIES-DETAILS': '<p>Theirs</p>' };
    const here = setUp({
      onSave: (_call, attempt) => {
        if (attempt > 1) return undefined;
        here.change([unit('north', { sections: [section('amenities', 'AMENITIES', theirs)] })]);
        return refusal('CONFLICT', 'Somebody saved this page.');
      },
    });
    const before = await here.store.load();
    expect(await here.store.save({ form: { ...before.form, title: 'Mine' }, loaded: before })).toMatchObject({
      kind: 'saved',
      mergedWith: 'AVIDA Limited',
      form: { title: 'Mine', details: '<p>Theirs</p>' },
    });
  });

  it('[ERR-007] whose unit or page was deleted is not found, on loading and on saving', async () => {
    await expect(setUp({ units: [unit('south', {})] }).store.load()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(setUp({ units: null }).store.load()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const removed = setUp({
      onSave: () => {
        removed.change([unit('south', {})]);
        return refusal('CONFLICT', 'Somebody saved this page.');
      },
    });
    const loaded = await removed.store.load();
    await expect(removed.store.save({ form: { title: 'Lost?' }, loaded })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is saved without a part that somebody removed concurrently', async () => {
    const { store, saves, change } = setUp({
      onSave: (_call, attempt) => {
        if (attempt > 1) return undefined;
        change([unit('north', {})]);
        return refusal('NOT_FOUND', 'Field collection not found.');
      },
    });
    const loaded = await store.load();
    expect(await store.save({ form: { ...loaded.form, details: '<p>Mine</p>' }, loaded })).toMatchObject({
      ...{ kind: 'saved', mergedWith: 'AVIDA Limited', form: { details: '<p>Mine</p>' } },
    });
    expect(saves()[1]!.variables).toMatchObject({ m0_expected_revision: 4 });
  });

  it('reports in plain words that a part of it was removed if reading it again does not help', async () => {
    const { store } = setUp({ onSave: () => refusal('NOT_FOUND', 'Field collection not found.') });
    const loaded = await store.load();
    await expect(store.save({ form: { ...loaded.form, title: 'Mine' }, loaded })).rejects.toMatchObject({
      ...{ code: 'CONFLICT' },
      message: 'Something that you changed here was removed meanwhile. What you entered stays here.',
    });
  });

  it('has no store for an editor that stores a page', () => {
    expect(() => setUp({ definition: property })).toThrow("The editor 'property' does not store a collection.");
  });
});
