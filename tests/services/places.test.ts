import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GAZETTEER } from '../../server/places/gazetteer';
import { brandId, startContent, type Answer, type Person, type RunningContent } from './support/content';
import { startHttpServer, type HttpServer } from './support/httpServer';
import { errorOf } from './support/records';

const SEARCH =
  'query ($brand: ID!, $text: String!) { getLocations(brand_id: $brand, location: $text) { name place_id } }';
const LOCATE = `query ($brand: ID!, $place: ID!) {
  getLocationGeocode(brand_id: $brand, place_id: $place) { latitude longitude }
}`;
const ALP = brandId('ALP');
const UNAVAILABLE = {
  code: 'SERVICE_UNAVAILABLE',
  message: 'The place search is not available at the moment. Try again later.',
};

interface Found {
  readonly name: string;
  readonly place_id: string;
}

function placesOf({ data, errors }: Answer): readonly Found[] {
  expect(errors).toEqual([]);
  return data?.['getLocations'] as unknown as readonly Found[];
}

async function namesFor(person: Person, text: string): Promise<readonly string[]> {
  return placesOf(await person.ask(SEARCH, { brand: ALP, text })).map(({ name }) => name);
}

function locate(person: Person, place: string): Promise<Answer> {
  return person.ask(LOCATE, { brand: ALP, place });
}

describe('the built-in places', () => {
  let running: RunningContent;
  let editor: Person;
  beforeAll(async () => {
    running = await startContent();
    editor = await running.person('alp.editor');
  });
  afterAll(() => running.stop());

  it.each([
    ['Makati', 'Makati, Metro Manila', [14.5547, 121.0244]],
    ['cebu city', 'Cebu City, Cebu', [10.3157, 123.8854]],
    ['Batanes', 'Batanes, Cagayan Valley', [20.45, 121.97]],
    ['BGC', 'Bonifacio Global City, Taguig', [14.5508, 121.0505]],
    ['naia', 'Ninoy Aquino International Airport, Pasay', [14.5086, 121.0194]],
  ] as const)(
    '[API-GQL-023, API-GQL-024] include %s and its coordinates',
    async (text, name, [latitude, longitude]) => {
      const [first] = placesOf(await editor.ask(SEARCH, { brand: ALP, text }));
      expect(first?.name).toBe(name);
      const { data } = await locate(editor, first?.place_id ?? '');
      expect(data?.['getLocationGeocode']).toEqual({ latitude, longitude });
    },
  );

  it.each([
    ['PARANAQUE', 'Parañaque, Metro Manila'],
    ['  las   piñas ', 'Las Piñas, Metro Manila'],
    ['dasmarinas', 'Dasmariñas, Cavite'],
    ['Sta. Rosa', 'Santa Rosa, Laguna'],
    ['lapu lapu', 'Lapu-Lapu, Cebu'],
    ['st lukes', "St. Luke's Medical Center Global City, Taguig"],
    ['cebu ayala', 'Ayala Center Cebu, Cebu City'],
    ['san fernando, la union', 'San Fernando, La Union'],
    ['global city', 'Bonifacio Global City, Taguig'],
  ])('are found by %j', async (text, name) => {
    expect(await namesFor(editor, text)).toContain(name);
  });

  it('list names that start with the text first, then those with a later word that does, then the others', async () => {
    const names = await namesFor(editor, 'naga');
    expect(names.slice(0, 2).toSorted()).toEqual(['Naga, Camarines Sur', 'Naga, Cebu']);
    const rizal = await namesFor(editor, 'rizal');
    expect(rizal[0]).toBe('Rizal, Calabarzon');
    expect(rizal.indexOf('Rizal Park, Manila')).toBeLessThan(rizal.indexOf('Antipolo, Rizal'));
    const inside = await namesFor(editor, 'uiapo');
    expect(inside).toEqual(['Quiapo, Manila']);
  });

  it('are ten at most', async () => {
    expect(await namesFor(editor, 'a')).toHaveLength(10);
  });

  it.each(['', '  ', '!?', 'Atlantis', '%'])('are empty for %j', async (text) => {
    expect(await namesFor(editor, text)).toEqual([]);
  });

  it('have all provinces and cities, each once, in the Philippines', async () => {
    const count = (kind: string) => GAZETTEER.filter((entry) => entry.kind === kind).length;
    expect([count('province'), count('city')]).toEqual([82, 149]);
    const outside = GAZETTEER.filter(
      ({ latitude, longitude }) => latitude < 4.5 || latitude > 21.2 || longitude < 116.9 || longitude > 126.7,
    );
    expect(outside).toEqual([]);
    const names = GAZETTEER.map(({ kind, name, within }) => `${kind} ${name}, ${within}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('cannot be located by an unknown id', async () => {
    for (const id of ['ph-city-atlantis', '', '../secret', 'constructor']) {
      expect(errorOf(await locate(editor, id))).toMatchObject({ code: 'NOT_FOUND', message: 'Place not found.' });
    }
  });

  it('are available to the staff of the brand, whatever their scopes', async () => {
    const officer = await running.person('alp.contracts');
    expect(await namesFor(officer, 'Makati')).toContain('Makati, Metro Manila');
    const avida = await running.person('avida.editor');
    const administrator = await running.person('platform.administrator');
    for (const [query, variables] of [
      [SEARCH, { brand: ALP, text: 'Makati' }],
      [LOCATE, { brand: ALP, place: 'ph-city-makati-metro-manila' }],
    ] as const) {
      expect(errorOf(await avida.ask(query, variables))).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Brand not found.',
      });
      expect(errorOf(await administrator.ask(query, variables))).toMatchObject({ code: 'FORBIDDEN' });
      expect(errorOf(await editor.ask(query, { ...variables, brand: 'x' }))).toMatchObject({ argument: 'brand_id' });
    }
  });

  it('are not searched with a very long text', async () => {
    const answer = await editor.ask(SEARCH, { brand: ALP, text: 'a'.repeat(201) });
    expect(errorOf(answer)).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'location' });
  });
});

describe('places from Google', () => {
  let google: HttpServer;
  let running: RunningContent;
  let editor: Person;
  beforeAll(async () => {
    google = await startHttpServer();
    running = await startContent({ PLACES: 'google', PLACES_KEY: 'secret-key', PLACES_URL: `${google.url}/` });
    editor = await running.person('alp.editor');
  });
  beforeEach(() => {
    google.requests.length = 0;
  });
  afterAll(async () => {
    await running.stop();
    await google.stop();
  });

  it('[API-GQL-023] are the suggestions of its autocompletion in the Philippines', async () => {
    const suggestion = (id: string, text: string) => ({ placePrediction: { placeId: id, text: { text } } });
    const suggestions = Array.from({ length: 12 }, (_item, index) => suggestion(`ChIJ${index}`, `Place ${index}`));
    google.answer = () => ({ body: { suggestions: [{ queryPrediction: { text: { text: 'x' } } }, ...suggestions] } });
    const found = placesOf(await editor.ask(SEARCH, { brand: ALP, text: ' Ñandú & co ' }));
    expect(found).toHaveLength(10);
    expect(found[0]).toEqual({ name: 'Place 0', place_id: 'ChIJ0' });
    const [request] = google.requests;
    expect(request).toMatchObject({ method: 'POST', path: '/v1/places:autocomplete' });
    expect(request?.headers['x-goog-api-key']).toBe('secret-key');
    expect(JSON.parse(request?.body ?? '')).toEqual({ input: 'Ñandú & co', includedRegionCodes: ['ph'] });
  });

  it('are empty when it suggests nothing', async () => {
    google.answer = () => ({ body: {} });
    expect(await namesFor(editor, 'Atlantis')).toEqual([]);
  });

  it('[API-GQL-024] are located by their ids', async () => {
    google.answer = () => ({ body: { location: { latitude: 14.5, longitude: 121.02 } } });
    expect((await locate(editor, 'ChIJ-_1')).data?.['getLocationGeocode']).toEqual({
      latitude: 14.5,
      longitude: 121.02,
    });
    expect(google.requests[0]).toMatchObject({ method: 'GET', path: '/v1/places/ChIJ-_1' });
    expect(google.requests[0]?.headers).toMatchObject({
      'x-goog-api-key': 'secret-key',
      'x-goog-fieldmask': 'location',
    });
  });

  it.each([
    ['does not exist any more', 'ChIJ1', { status: 404, body: { error: { status: 'NOT_FOUND' } } }],
    [
      'is none',
      'ChIJ1',
      { status: 400, body: { error: { message: 'Not a valid Place ID', status: 'INVALID_ARGUMENT' } } },
    ],
    ['is an address', '../../secrets?', {}],
  ])('are not found by an id that %s', async (_what, id, answer) => {
    google.answer = () => answer;
    expect(errorOf(await locate(editor, id))).toMatchObject({ code: 'NOT_FOUND', message: 'Place not found.' });
  });

  it.each([
    ['refuses the key', { status: 400, body: { error: { details: [{ reason: 'API_KEY_INVALID' }] } } }],
    ['has a limit', { status: 429 }],
    ['sends the key elsewhere', { status: 307, headers: { location: '/elsewhere' } }],
    ['fails', { status: 500, body: 'down' }],
    ['answers nonsense', { body: { suggestions: 'x', location: {} } }],
    ['is silent', 'nothing'],
  ] as const)('are not available when it %s', async (_what, answer) => {
    google.answer = () => answer;
    expect(errorOf(await editor.ask(SEARCH, { brand: ALP, text: 'Makati' }))).toMatchObject(UNAVAILABLE);
    expect(errorOf(await locate(editor, 'ChIJ1'))).toMatchObject(UNAVAILABLE);
  });
});

describe('places from Nominatim', () => {
  let nominatim: HttpServer;
  let running: RunningContent;
  let editor: Person;
  beforeAll(async () => {
    nominatim = await startHttpServer();
    running = await startContent({ PLACES: 'nominatim', PLACES_URL: `${nominatim.url}/geo` });
    editor = await running.person('alp.editor');
  });
  beforeEach(() => {
    nominatim.requests.length = 0;
  });
  afterAll(async () => {
    await running.stop();
    await nominatim.stop();
  });

  it('[API-GQL-023] are its matches in the Philippines, with the ids of the map', async () => {
    nominatim.answer = () => ({
      body: [
        { place_id: 1, osm_type: 'relation', osm_id: 103703, display_name: 'Makati, Metro Manila' },
        { place_id: 2, osm_type: 'node', osm_id: '42', display_name: 'Makati, Somewhere' },
        { place_id: 3, display_name: 'A postcode' },
      ],
    });
    expect(placesOf(await editor.ask(SEARCH, { brand: ALP, text: 'Makati & co' }))).toEqual([
      { name: 'Makati, Metro Manila', place_id: 'R103703' },
      { name: 'Makati, Somewhere', place_id: 'N42' },
    ]);
    const address = new URL(nominatim.requests[0]?.path ?? '', nominatim.url);
    expect(address.pathname).toBe('/geo/search');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      ...{ q: 'Makati & co', countrycodes: 'ph', limit: '10', format: 'jsonv2' },
    });
  });

  it('[API-GQL-024] are located by their ids', async () => {
    nominatim.answer = () => ({ body: [{ lat: '14.5567949', lon: '121.0211226' }] });
    expect((await locate(editor, 'R103703')).data?.['getLocationGeocode']).toEqual({
      latitude: 14.5567949,
      longitude: 121.0211226,
    });
    expect(nominatim.requests[0]?.path).toBe('/geo/lookup?osm_ids=R103703&format=jsonv2');
  });

  it.each([
    ['that it does not know', 'N1'],
    ['that is none', 'N1,N2'],
  ])('are not found by an id %s', async (_what, id) => {
    nominatim.answer = () => ({ body: [] });
    expect(errorOf(await locate(editor, id))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    ['fails', { status: 502, body: '<html>' }],
    ['answers nonsense', { body: { error: 'x' } }],
    ['is silent', 'nothing'],
  ] as const)('are not available when it %s', async (_what, answer) => {
    nominatim.answer = () => answer;
    expect(errorOf(await editor.ask(SEARCH, { brand: ALP, text: 'Makati' }))).toMatchObject(UNAVAILABLE);
    expect(errorOf(await locate(editor, 'N1'))).toMatchObject(UNAVAILABLE);
  });

  it('are not available when a place comes without coordinates', async () => {
    nominatim.answer = () => ({ body: [{ lat: '', lon: null }] });
    expect(errorOf(await locate(editor, 'N1'))).toMatchObject(UNAVAILABLE);
  });
});
