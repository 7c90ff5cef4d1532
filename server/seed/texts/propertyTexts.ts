import type { SeedBrand } from '../brands';
import type { PictureName } from './brandTexts';

/** Texts of a demo property; everything else is the same for all. */
export interface PropertyText {
  readonly name: string;
  readonly type: string;
  readonly status: string;
  readonly location: string;
  /** A place of the gazetteer, with its coordinates. */
  readonly place: readonly [name: string, region: string, latitude: string, longitude: string];
  /** Pesos; null: not listed. */
  readonly prices: readonly [lowest: string | null, highest: string | null];
  readonly units: readonly [string, ...string[]];
  readonly picture: PictureName;
}

const TAGUIG = ['Bonifacio Global City, Taguig', 'Metro Manila', '14.5508', '121.0505'] as const;
const QUEZON = ['Vertis North, Quezon City', 'Metro Manila', '14.6543', '121.0373'] as const;
const LAGUNA = ['Nuvali, Santa Rosa, Laguna', 'Luzon', '14.2378', '121.0564'] as const;
const CEBU = ['Cebu City', 'Visayas', '10.3157', '123.8854'] as const;
const DAVAO = ['Davao City', 'Mindanao', '7.0731', '125.6128'] as const;

/** The demo properties of each brand, last saved first. */
export const propertyTexts: Readonly<Record<SeedBrand['name'], readonly PropertyText[]>> = {
  ALP: [
    text(['Garden Court Residences', 'Condominium', 'Pre-Selling'], {
      place: TAGUIG,
      prices: ['18500000', '64000000'],
      units: ['North Tower', 'South Tower', 'Park Tower'],
    }),
    text(['Lakeside Greens', 'Lots', 'Currently Selling'], {
      place: LAGUNA,
      prices: ['9800000', '22500000'],
      picture: 'park',
    }),
    text(['Hillcrest Townhomes', 'Townhouse', 'RFO (Ready for Occupancy)'], {
      place: QUEZON,
      prices: ['24000000', '31000000'],
      units: ['Phase 1', 'Phase 2'],
      picture: 'home',
    }),
    text(['Meridian Offices', 'Office', 'New Launches'], {
      place: CEBU,
      prices: ['12000000', null],
      units: ['Tower One'],
    }),
    text(['Bayview Estate', 'Estate', 'Sold out'], { place: DAVAO, prices: [null, null], picture: 'park' }),
  ],
  AVIDA: [
    text(['Central Park Towers', 'Condominium', 'Pre-Selling'], {
      place: QUEZON,
      prices: ['4500000', '11250000'],
      units: ['Tower 1', 'Tower 2'],
    }),
    text(['Verde Parkhomes', 'House and Lot', 'Currently Selling'], {
      place: LAGUNA,
      prices: ['6200000', '9800000'],
      units: ['Phase 1', 'Phase 2', 'Phase 3'],
      picture: 'home',
    }),
    text(['Southfield Settings', 'Lots', 'Currently Selling'], {
      place: LAGUNA,
      prices: ['2900000', '5400000'],
      picture: 'park',
    }),
    text(['Turf Residences', 'Condominium', 'RFO (Ready for Occupancy)'], {
      place: TAGUIG,
      prices: ['7300000', '15900000'],
      units: ['Tower 1', 'Tower 2'],
    }),
    text(['Riala Workspaces', 'Office', 'New Launches'], {
      place: CEBU,
      prices: ['5100000', '8700000'],
      units: ['East Wing'],
    }),
    text(['Towers Davao', 'Condominium', 'Pre-Selling and RFO (Ready for Occupancy)'], {
      place: DAVAO,
      prices: ['3800000', '7400000'],
      units: ['Tower 1'],
    }),
    text(['Hillcrest Nook', 'Townhouse', 'Sold out'], {
      place: QUEZON,
      prices: ['8100000', null],
      units: ['Cluster A'],
      picture: 'home',
    }),
    text(['Market Arcade', 'Commercial', 'Currently Selling'], { place: CEBU, prices: [null, null] }),
    text(['Village Greens', 'House and Lot', 'New Launches'], {
      place: DAVAO,
      prices: ['5600000', '8900000'],
      units: ['Phase 1'],
      picture: 'home',
    }),
    text(['Asten Place', 'Apartments', 'Currently Selling'], { place: TAGUIG, prices: ['6900000', '9100000'] }),
    text(['Seascape Cove', 'Leisure', 'Pre-Selling'], {
      place: CEBU,
      prices: ['10500000', '19900000'],
      picture: 'park',
    }),
  ],
  AMAIA: [
    text(['Steps Nuvali', 'Condominium', 'Currently Selling'], {
      place: LAGUNA,
      prices: ['1900000', '3200000'],
      units: ['Building A', 'Building B'],
    }),
    text(['Scapes Laguna', 'House and Lot', 'RFO (Ready for Occupancy)'], {
      place: LAGUNA,
      prices: ['1450000', '2600000'],
      units: ['Cluster 1', 'Cluster 2'],
      picture: 'home',
    }),
    text(['Skies Cubao', 'Condominium', 'Pre-Selling'], {
      place: QUEZON,
      prices: ['2700000', '4800000'],
      units: ['Tower 1'],
    }),
    text(['Series Davao', 'Townhouse', 'New Launches'], {
      place: DAVAO,
      prices: ['2100000', null],
      units: ['Phase 1'],
      picture: 'home',
    }),
  ],
  ALISI: [
    text(['Greenways Estate', 'Estate', 'Currently Selling'], {
      place: LAGUNA,
      prices: ['15000000', '48000000'],
      picture: 'park',
    }),
    text(['Harbor Point', 'Commercial', 'New Launches'], { place: CEBU, prices: [null, null] }),
    text(['Cityscape Residences', 'Condominium', 'Pre-Selling'], {
      place: TAGUIG,
      prices: ['9900000', '27500000'],
      units: ['East Tower', 'West Tower'],
    }),
  ],
};

function text(
  [name, type, status]: readonly [name: string, type: string, status: string],
  rest: Pick<PropertyText, 'place' | 'prices'> & Partial<Pick<PropertyText, 'units' | 'picture'>>,
): PropertyText {
  const { place, prices, units = ['NEW-UNIT'], picture = 'skyline' } = rest;
  return { name, type, status, location: place[0].split(', ').at(-1) ?? place[0], place, prices, units, picture };
}
