import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { property } from '../../../schemas/properties/property';
import { withPresetKind } from '../../../src/app/presetKind';
import { compileEditor } from '../../../src/compile';

const { editor, defaults } = compileEditor(property, brands.ALP);
const EVERY_TYPE = new Set(['lots', 'house-and-lot'].map((type) => `create:property-category-${type}`));

function preset(text: string, given: { readonly scopes?: ReadonlySet<string>; readonly field?: string } = {}) {
  const { scopes = EVERY_TYPE, field = 'overview.propertyType' } = given;
  return withPresetKind(editor.fields, defaults, { field, text, can: (scope) => scopes.has(scope) });
}

describe('the kind that an address presets', () => {
  it.each(['house-and-lot', 'House and Lot', 'house and lot', '8', ' House-And-Lot '])(
    '[PROP-004] is found by its kebab form, its name and its id: %s',
    (text) => {
      expect(preset(text)).toMatchObject({ overview: { propertyType: 'House and Lot' } });
    },
  );

  it.each(['castle', '10', '', '__proto__'])('is not preset if it is unknown: %s', (text) => {
    expect(preset(text)).toBe(defaults);
  });

  it('[PROP-048] is not preset if the user may not create it', () => {
    expect(preset('office')).toBe(defaults);
  });

  it('is undefined if the field is not a choice', () => {
    expect(preset('Lots', { field: 'overview.projectName' })).toBe(defaults);
    expect(preset('Lots', { field: 'overview.nothing' })).toBe(defaults);
  });
});
