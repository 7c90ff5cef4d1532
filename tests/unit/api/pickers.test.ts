import { buildSchema, parse, validate } from 'graphql';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../src/api/errors';
import { composePageNames, readLinkedPages, searchPickable } from '../../../src/api/pickedPages';
import { findPlaces, readGeocode } from '../../../src/api/places';
import { fakeContentService, refusal } from '../support/contentService';

describe('places', () => {
  it('are requested with brand and text', async () => {
    const { client, calls } = fakeContentService(() => ({ getLocations: [{ name: 'Makati', place_id: 'p1' }] }));
    await expect(findPlaces(client, { brandId: 'b1', text: 'mak' })).resolves.toEqual([{ id: 'p1', name: 'Makati' }]);
    expect(calls.map(({ variables }) => variables)).toEqual([{ brand_id: 'b1', location: 'mak' }]);
  });

  it('are located by id', async () => {
    const { client, calls } = fakeContentService(() => ({ getLocationGeocode: { latitude: 14.5, longitude: 121 } }));
    const place = { brandId: 'b1', placeId: 'p1' };
    await expect(readGeocode(client, place)).resolves.toEqual({ latitude: 14.5, longitude: 121 });
    expect(calls.map(({ variables }) => variables)).toEqual([{ brand_id: 'b1', place_id: 'p1' }]);
  });

  it('without coordinates are an error', async () => {
    const { client } = fakeContentService(() => ({ getLocationGeocode: null }));
    await expect(readGeocode(client, { brandId: 'b1', placeId: 'p1' })).rejects.toThrow('expected coordinates');
  });
});

describe('pages to pick', () => {
  it('are filtered by category', async () => {
    const { client, calls } = fakeContentService(() => ({ searchPages: { totalCount: 0, pages: [] } }));
    const search = { brandId: 'b1', tag: 'CONTENT-AVIDA', page: 2, limit: 20 };
    await searchPickable(client, { ...search, category: 'blogs', search: 'south' });
    await searchPickable(client, { ...search, category: undefined, search: '' });
    const common = { brand_id: 'b1', tag: 'CONTENT-AVIDA', page: 2, limit: 20 };
    expect(calls.map(({ variables }) => variables)).toEqual([
      { ...common, search: 'south', filters: { content: { type: 'blogs' } } },
      common,
    ]);
  });

  it('are requested by a document that conforms to the contract of the service', () => {
    const contract = buildSchema(readFileSync('server/content/schema.graphql', 'utf8'));
    expect(validate(contract, parse(composePageNames(['a', 'b']).document))).toEqual([]);
  });

  it('are not reported as removed when the service fails', async () => {
    const { client } = fakeContentService(() => refusal('INTERNAL_SERVER_ERROR', 'Something went wrong.'));
    await expect(readLinkedPages(client, ['a'])).rejects.toThrow(ServiceError);
  });
});
