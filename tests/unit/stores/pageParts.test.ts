import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { properties } from '../../../schemas/properties/area';
import { propertyAmenities } from '../../../schemas/properties/amenities';
import { propertyFloorPlans } from '../../../schemas/properties/floorPlans';
import { editors } from '../../../schemas/properties/editors';
import { property } from '../../../schemas/properties/property';
import { storedUnits } from '../../../src/app/units/storedUnits';
import { compileEditor } from '../../../src/compile';
import type { EditorDefinition } from '../../../src/definition';
import { createPageStore } from '../../../src/stores/pageStore';
import { createSectionStore } from '../../../src/stores/sectionStore';
import { createUnitStore } from '../../../src/stores/unitStore';
import type { FormData, Page } from '../../../src/tree';
import { fakeContentService } from '../support/contentService';
import { pageService } from '../support/pageService';
import { newStoredId, storedProperty } from '../support/storedProperty';

const UNITS = storedUnits(properties.units!, editors, 'AVIDA');

/** The parts of the screen of a property, each with a store of its own, over one service. */
async function openProperty() {
  const newId = newStoredId;
  const page = storedProperty({ overview: { terrain: 'Flat' } });
  const service = pageService([page]);
  const { client } = fakeContentService(service.answer);
  const compiled = compileEditor(property, brands.AVIDA);
  const form = createPageStore({ client, ...compiled, brandId: 'brand-AVIDA', newId, slug: 'lake-walk' });
  const loaded = await form.load();
  const reader = form.pageReader!()!;
  const [unit] = page.containers.find(({ name }) => name === 'UNITS')!.field_collections;
  const sectionOf = (definition: EditorDefinition, order: number) => {
    const { editor, lens, defaults } = compileEditor(definition, brands.AVIDA);
    return createSectionStore({
      client,
      editor,
      lens,
      defaults,
      newId,
      place: { page: reader, unitId: unit!.id, order },
    });
  };
  const units = createUnitStore({ client, page: reader, stored: UNITS, newId });
  return { service, page, form, loaded, units, sectionOf, overviewOf };
}

function overviewOf(form: FormData, change: FormData): FormData {
  return { ...form, overview: { ...(form['overview'] as FormData), ...change } };
}

describe('the parts of one page, on one screen', () => {
  it('can each be saved right after another one', async () => {
    const { service, form, loaded, units, sectionOf } = await openProperty();
    const amenities = sectionOf(propertyAmenities, 2);
    const plans = sectionOf(propertyFloorPlans, 3);
    const [loadedAmenities, loadedPlans] = [await amenities.load(), await plans.load()];
    await amenities.save({ form: { ...loadedAmenities.form, title: 'Room to breathe' }, loaded: loadedAmenities });
    await amenities.load();
    expect(service.saves()).toHaveLength(1);
    const saved = await form.save({ form: overviewOf(loaded.form, { terrain: 'Hilly' }), loaded });
    expect(saved).toMatchObject({ kind: 'saved', mergedWith: undefined, form: { overview: { terrain: 'Hilly' } } });
    expect(service.saves()).toHaveLength(2);
    await form.load();
    await plans.save({ form: { ...loadedPlans.form, floors: 41 }, loaded: loadedPlans });
    expect(service.saves()).toHaveLength(3);
    await units.add();
    const again = await form.load();
    await form.save({ form: overviewOf(again.form, { projectName: 'Lake Walk West' }), loaded: again });
    expect(service.saves()).toHaveLength(5);
    const text = JSON.stringify(service.stored('Lake Walk West'));
    for (const value of ['Room to breathe', 'Hilly', '"41"', 'NEW-UNIT']) expect(text).toContain(value);
  });

  it('are merged with what somebody else saved and another part has read, or conflict with it', async () => {
    const { service, page, form, loaded, sectionOf } = await openProperty();
    const theirs = (from: string, to: string) =>
      service.change(page.id, (one) => JSON.parse(JSON.stringify(one).replaceAll(`"${from}"`, `"${to}"`)) as Page);
    theirs('Flat', 'Hilly');
    await sectionOf(propertyAmenities, 2).load();
    const mine = { form: overviewOf(loaded.form, { projectName: 'Lake Walk West' }), loaded };
    expect(await form.save(mine)).toMatchObject({
      ...{ kind: 'saved', mergedWith: 'Somebody' },
      form: { overview: { projectName: 'Lake Walk West', terrain: 'Hilly' } },
    });
    expect(service.saves()).toHaveLength(1);
    theirs('Hilly', 'Steep');
    await sectionOf(propertyAmenities, 2).load();
    const other = { form: overviewOf(loaded.form, { terrain: 'Level' }), loaded };
    expect(await form.save(other)).toMatchObject({
      kind: 'conflict',
      theirs: { form: { overview: { terrain: 'Steep' } } },
    });
    expect(service.saves()).toHaveLength(1);
  });

  it('repeat a save unchanged if it got no response', async () => {
    const { service, form, loaded, sectionOf } = await openProperty();
    const amenities = sectionOf(propertyAmenities, 2);
    const first = await amenities.load();
    await amenities.save({ form: { ...first.form, title: 'Room to breathe' }, loaded: first });
    await amenities.load();
    const asked = { form: overviewOf(loaded.form, { terrain: 'Hilly' }), loaded, isRepeated: true };
    expect(await form.save(asked)).toMatchObject({ kind: 'saved' });
    expect(service.saves().map(([first]) => first?.arguments)).toMatchObject([{}, { expected_revision: 1 }, {}]);
  });
});
