import { describe, expect, it } from 'vitest';
import { defineEditor, findProblems, type Fields } from '../../../src/definition';

const POSITION: Fields = {
  latitude: { type: 'coordinates', label: 'Latitude', stored: 'LATITUDE', axis: 'latitude', mapWith: 'longitude' },
  longitude: { type: 'coordinates', label: 'Longitude', stored: 'LONGITUDE', axis: 'longitude', locked: true },
  note: { type: 'text', label: 'Note', stored: 'NOTE' },
};
const PLACE = { type: 'place', label: 'Location', stored: 'LOCATION' } as const;
const PAGES = {
  type: 'pages',
  label: 'Blogs',
  stored: { field: 'BLOGS', as: { join: '#' } },
  pages: { tag: 'CONTENT-{BRAND}', categories: [{ value: 'blogs', label: 'Blogs' }] },
} as const;

function problemsOf(field: unknown, others: Fields = POSITION): readonly string[] {
  const stored = { collection: 'PLACES', save: 'updateCollection' } as const;
  const fields = { ...others, field } as Fields;
  const problems = findProblems(defineEditor({ name: 'places', title: 'Places', stored, fields }));
  return problems.map(({ where, expected, got }) => `${where.replace('fields.field.', '')}: ${expected}, got ${got}`);
}

describe('the definition of a place', () => {
  it('may name the coordinates that it fills', () => {
    expect(problemsOf(PLACE)).toEqual([]);
    expect(problemsOf({ ...PLACE, coordinates: { latitude: 'latitude', longitude: 'longitude' } })).toEqual([]);
  });

  it.each([
    [{ latitude: 'latitude' }, 'coordinates.longitude: this setting, got nothing'],
    [{ latitude: 'latitude', longitude: 'lon' }, 'coordinates.longitude: one of latitude, longitude, note, got "lon"'],
    [
      { latitude: 'note', longitude: 'longitude' },
      'coordinates.latitude: the key of a coordinates field with the latitude, got a text field',
    ],
    [
      { latitude: 'latitude', longitude: 'latitude' },
      'coordinates.longitude: the key of a coordinates field with the longitude, got one with the latitude',
    ],
  ])('names existing coordinates: %j', (coordinates, problem) => {
    expect(problemsOf({ ...PLACE, coordinates })).toEqual([problem]);
  });
});

describe('the definition of a coordinate', () => {
  const field = { type: 'coordinates', label: 'Latitude', stored: 'LAT', axis: 'latitude' } as const;

  it('names its axis', () => {
    expect(problemsOf({ ...field, axis: 'north' })).toEqual(['axis: one of "latitude", "longitude", got "north"']);
  });

  it('shows its map with the other half', () => {
    expect(problemsOf({ ...field, mapWith: 'longitude' })).toEqual([]);
    expect(problemsOf({ ...field, mapWith: 'latitude' })).toEqual([
      'mapWith: the key of a coordinates field with the longitude, got one with the latitude',
    ]);
  });
});

describe('the definition of related pages', () => {
  it('has no problem', () => {
    expect(problemsOf(PAGES)).toEqual([]);
  });

  it.each([
    [{ ...PAGES, stored: 'BLOGS' }, 'stored: an object with field and as, got "BLOGS"'],
    [{ ...PAGES, pages: {} }, 'pages.tag: this setting, got nothing'],
    [
      { ...PAGES, pages: { tag: 'T', categories: ['blogs'] } },
      'pages.categories.0: an object with value and label, got "blogs"',
    ],
    [
      { ...PAGES, stored: { ...PAGES.stored, field: 'NOTE' } },
      'stored: a place of its own, got field NOTE, which fields.note.stored has',
    ],
  ])('reports where it is wrong', (definition, problem) => {
    expect(problemsOf(definition)).toEqual([problem]);
  });
});
