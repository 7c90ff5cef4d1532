import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { properties } from '../../../schemas/properties/area';
import { editors } from '../../../schemas/properties/editors';
import { property } from '../../../schemas/properties/property';
import { storedUnits } from '../../../src/app/units/storedUnits';
import { compileEditor } from '../../../src/compile';
import { BRANDS, type Brand } from '../../../src/definition';
import {
  newPage,
  newUnit,
  newUnitsContainer,
  planAddUnit,
  planRemoveUnit,
  planRenameUnit,
  planSave,
  unitsOf,
  type FieldCollection,
  type Page,
} from '../../../src/tree';
import { countIds } from '../../round-trip/support/arbitraryTree';
import { runPlan } from '../../round-trip/support/runPlan';

function unitsFor(brand: Brand) {
  return storedUnits(properties.units!, editors, brand);
}

/** A stored page of a brand with units of the given names. */
function pageWith(names: readonly string[], brand: Brand = 'ALP'): Page {
  const newId = countIds('stored');
  const units = names.map((name, order) => ({ ...newUnit(unitsFor(brand), { order, newId }), name }));
  const { container: name, order } = unitsFor(brand);
  return {
    ...newPage({ editor: compileEditor(property, brands[brand]).editor, brandId: 'brand', newId }),
    revision: 4,
    containers: [{ id: 'units', page_id: 'page', name, order, field_collections: units }],
  };
}

function namesOf(page: Page): readonly string[] {
  return unitsOf(page, unitsFor('ALP')).map(({ name, order }) => `${order} ${name}`);
}

function fieldNames({ fields }: FieldCollection): readonly string[] {
  return fields.map(({ name, order }) => `${order} ${name}`);
}

describe('a new unit', () => {
  it.each(BRANDS)('[PROP-042] of %s has the five sections in order, with every field and no values', (brand) => {
    const unit = newUnit(unitsFor(brand), { order: 0, newId: countIds() });
    expect(unit.name).toBe('NEW-UNIT');
    expect(unit.children.map(({ name, order }) => `${order} ${name}`)).toEqual([
      '0 OVERVIEW-DETAILS',
      '1 LOCATION-LANDMARKS',
      '2 AMENITIES',
      '3 FLOOR-PLANS',
      '4 CONSTRUCTION-UPDATES',
    ]);
    const fields = unit.children.flatMap((section) => section.fields);
    expect(fields.map(({ value }) => value)).toEqual(fields.map(() => null));
    expect(
      unit.children.flatMap(({ children }) => children.flatMap((child) => [...child.fields, ...child.children])),
    ).toEqual([]);
  });

  it('[PROP-042] of ALP has every field of its sections', () => {
    const [overview, location, amenities, plans, updates] = newUnit(unitsFor('ALP'), {
      order: 0,
      newId: countIds(),
    }).children;
    expect(fieldNames(overview!)).toEqual([
      '0 PROPERTY-STATUS',
      '1 PROPERTY-TITLE',
      '2 PROPERTY-DETAILS',
      '3 DOCUMENT-TITLE',
      '4 SEO-OVERVIEW-TITLE',
      '5 SEO-OVERVIEW-DESCRIPTION',
      '6 OVERVIEW-HEADING-TAG',
      '9 SUB-HEADING',
      '10 File',
    ]);
    expect(fieldNames(location!)).toEqual([
      '0 LOCATION-DEFAULT',
      '1 LOCATION-SPECIFIC',
      '2 LOCATION-BRIEF',
      '3 REGION',
      '4 LONGITUDE',
      '5 LATITUDE',
      '6 LANDMARKS-DEFAULT',
      '7 SEO-LOCATION-TITLE',
      '8 SEO-LOCATION-DESCRIPTION',
      '9 LOCATION-HEADING-TAG',
      '10 SUB-HEADING',
    ]);
    expect(location!.children.map(({ name }) => name)).toEqual(['IMAGE-GALLERY', 'VIDEOS', 'PANORAMAS', 'LANDMARKS']);
    expect(fieldNames(amenities!)).toEqual([
      '0 AMENITIES-DEFAULT',
      '1 AMENITIES-TITLE',
      '2 AMENITIES-DETAILS',
      '3 SEO-AMENITIES-TITLE',
      '4 SEO-AMENITIES-DESCRIPTION',
    ]);
    expect(fieldNames(plans!)).toEqual([
      '0 UNIT-FLOOR-PLANS-DEFAULT',
      '1 IMAGE-GALLERY-DEFAULT',
      '2 UNIT-SIZE-RANGE-LOWEST',
      '3 UNIT-SIZE-RANGE-HIGHEST',
      '4 NO-OF-FLOORS',
      '5 NO-OF-RESIDENTIAL-UNITS',
      '6 SEO-FLOOR-PLAN-TITLE',
      '7 SEO-FLOOR-PLAN-DESCRIPTION',
      '8 FLOOR-PLAN-HEADING-TAG',
      '9 BODY',
      '10 SUB-HEADING',
    ]);
    expect(plans!.children.map(({ name }) => name)).toEqual([
      'IMAGE-GALLERY',
      'UNITS-FLOOR-PLANS',
      'VIDEOS',
      'PANORAMAS',
    ]);
    expect(fieldNames(updates!)).toEqual([
      '0 CONSTRUCTION-UPDATES-DEFAULT',
      '1 START-DATE',
      '2 PERCENTAGE',
      '3 CONSTRUCTION-END-DATE',
      '4 DETAILS',
      '5 SEO-CONSTRUCTION-PLAN-TITLE',
      '6 SEO-CONSTRUCTION-PLAN-DESCRIPTION',
      '7 CONSTRUCTION-PLAN-HEADING-TAG',
      '8 SUB-HEADING',
    ]);
    expect(updates!.children.map(({ name }) => name)).toEqual(['IMAGE-GALLERY', 'VIDEOS', 'PANORAMAS']);
  });

  it('[PROP-042] of AVIDA has its banner description and tags where ALP has a gap', () => {
    const [overview] = newUnit(unitsFor('AVIDA'), { order: 0, newId: countIds() }).children;
    expect(fieldNames(overview!)).toEqual(expect.arrayContaining(['7 DESCRIPTION', '8 TAGS', '10 File']));
    expect(fieldNames(overview!)).not.toContain('9 SUB-HEADING');
  });
});

describe('a new property', () => {
  it('[PROP-041, PROP-042, PROP-047] is created in one document: the page, then both containers in one call', () => {
    const { editor, lens } = compileEditor(property, brands.AMAIA);
    const newId = countIds();
    const form = { overview: { projectName: 'Lake Walk', propertyType: 'Condominium' } };
    const base = newPage({ editor, brandId: 'brand', newId, form });
    const units = newUnitsContainer(unitsFor('AMAIA'), newId);
    const next = lens.formToTree(form, { ...base, containers: [units] }, newId);
    const { operations } = planSave({ editor, brandId: 'brand', stored: null, next, newId });
    expect(operations.map(({ operation }) => operation)).toEqual([
      'addOrUpdateBrandPage',
      'addOrUpdateContainersFCFields',
    ]);
    expect(operations[0]).toMatchObject({
      arguments: { tag: 'PROPERTIES-AMAIA', item: { id: next.id, name: 'Lake Walk' } },
    });
    const saved = runPlan({ ...next, containers: [] }, operations);
    expect(saved.containers.map(({ name, order }) => `${order} ${name}`)).toEqual(['0 OVERVIEW', '1 UNITS']);
    const savedUnits = saved.containers[1]!.field_collections;
    expect(savedUnits.map(({ name, order }) => `${order} ${name}`)).toEqual(['0 NEW-UNIT']);
    expect(savedUnits[0]!.children.map(({ name, order }) => `${order} ${name}`)).toEqual([
      '0 OVERVIEW-DETAILS',
      '1 LOCATION-LANDMARKS',
      '2 AMENITIES',
      '3 FLOOR-PLANS',
      '4 CONSTRUCTION-UPDATES',
    ]);
  });
});

describe('the units of a page', () => {
  const stored = unitsFor('ALP');

  it('[PROPU-003] are appended, with the number of existing tabs as their order', () => {
    const page = pageWith(['North', 'South']);
    const unit = newUnit(stored, { order: 0, newId: countIds('new') });
    const plan = planAddUnit({ page, stored, unit, newId: countIds('container') });
    expect(plan[0]).toMatchObject({
      operation: 'addUpdateMultipleFieldCollection',
      arguments: { expected_revision: 4, collectionData: { collections: [{ container_id: 'units', order: 2 }] } },
    });
    expect(namesOf(runPlan(page, plan))).toEqual(['0 North', '1 South', '2 NEW-UNIT']);
  });

  it('are put back where they were, and the others are renumbered without sending their contents', () => {
    const page = pageWith(['North', 'South', 'West']);
    const [north, south] = unitsOf(page, stored);
    const removed = runPlan(page, planRemoveUnit(page, stored, south!.id));
    const given = { page: removed, stored, newId: countIds('container') };
    const restored = runPlan(removed, planAddUnit({ ...given, unit: south!, position: 1 }));
    expect(namesOf(restored)).toEqual(['0 North', '1 South', '2 West']);
    expect(unitsOf(restored, stored).map(({ children }) => children.length)).toEqual([5, 5, 5]);
    const alone = { ...given, page: pageWith([]) };
    expect(namesOf(runPlan(alone.page, planAddUnit({ ...alone, unit: north!, position: 3 })))).toEqual(['0 North']);
  });

  it('get their container if the page has none', () => {
    const page = { ...pageWith([]), containers: [] };
    const unit = newUnit(stored, { order: 0, newId: countIds('new') });
    const plan = planAddUnit({ page, stored, unit, newId: countIds('container') });
    expect(namesOf(runPlan(page, plan))).toEqual(['0 NEW-UNIT']);
  });

  it('[PROPU-004] are renamed without sending their contents', () => {
    const page = pageWith(['North', 'South']);
    const [north] = unitsOf(page, stored);
    const plan = planRenameUnit(page, north!, 'Garden Tower');
    expect(JSON.stringify(plan)).not.toContain('OVERVIEW-DETAILS');
    const renamed = runPlan(page, plan);
    expect(namesOf(renamed)).toEqual(['0 Garden Tower', '1 South']);
    expect(unitsOf(renamed, stored)[0]!.children).toHaveLength(5);
  });

  it('[PROPU-008] are removed, and the others renumbered in the same document', () => {
    const page = pageWith(['North', 'South', 'West']);
    const [north] = unitsOf(page, stored);
    const plan = planRemoveUnit(page, stored, north!.id);
    expect(plan.map(({ operation }) => operation)).toEqual([
      'removeMultipleFieldCollection',
      'addUpdateMultipleFieldCollection',
    ]);
    expect(namesOf(runPlan(page, plan))).toEqual(['0 South', '1 West']);
    expect(planRemoveUnit(page, stored, unitsOf(page, stored)[2]!.id)).toHaveLength(1);
  });
});

describe('a map image', () => {
  const { editor, lens } = compileEditor(property, brands.AMAIA);
  const FILE = { key: 'map.png', status: 'done', fileName: 'map.png', fileType: 'image/png' };

  function stored(overview: object): Page {
    const newId = countIds('stored');
    const form = { overview: { projectName: 'Lake Walk', ...overview } };
    const base = newPage({ editor, brandId: 'brand', newId, form });
    return { ...lens.formToTree(form, base, newId), revision: 2 };
  }

  function save(page: Page, overview: object) {
    const newId = countIds('later');
    const next = lens.formToTree({ overview: { projectName: 'Lake Walk', ...overview } }, page, newId);
    return planSave({ editor, brandId: 'brand', stored: page, next, newId }).operations;
  }

  it('[PROP-043, PROP-044] is removed as a field when taken out, while other fields are emptied', () => {
    const page = stored({ mapImage: FILE, terrain: 'Flat' });
    const operations = save(page, {});
    expect(operations.map(({ operation }) => operation)).toEqual(['addOrUpdateFields', 'removeFieldCategories']);
    expect(JSON.stringify(operations[0])).not.toContain('MAP-IMAGE');
    expect(lens.treeToForm(runPlan(page, operations))).toEqual({ overview: { projectName: 'Lake Walk' } });
  });

  it('is emptied instead if another field of its name would replace it', () => {
    const page = stored({ mapImage: FILE });
    const [overview] = page.containers;
    const [collection] = overview!.field_collections;
    const twin = { ...collection!.fields.find(({ name }) => name === 'MAP-IMAGE')!, id: 'twin', order: 60 };
    const fields = [...collection!.fields, twin];
    const twice = { ...page, containers: [{ ...overview!, field_collections: [{ ...collection!, fields }] }] };
    expect(lens.treeToForm(runPlan(twice, save(twice, {})))).toEqual({ overview: { projectName: 'Lake Walk' } });
  });

  it('[PROP-044] is not removed if it was never there, and is written when added later', () => {
    const page = stored({});
    expect(save(page, { terrain: 'Flat' }).map(({ operation }) => operation)).toEqual(['addOrUpdateFields']);
    const emptied = runPlan(stored({ mapImage: FILE }), save(stored({ mapImage: FILE }), {}));
    expect(lens.treeToForm(runPlan(emptied, save(emptied, { mapImage: FILE })))).toMatchObject({
      overview: { mapImage: { key: 'map.png' } },
    });
  });
});
