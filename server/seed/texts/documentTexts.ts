import type { ContractType, UsageType } from '../../../schemas/contracts/documentTypes';
import type { SeedBrand } from '../brands';

/** A demo project: name, code, property code and building code. */
export type ProjectText = readonly [name: string, code: string, property: string | null, building: string | null];

/** A demo property document: the index of its project, its name and its text. */
export interface PropertyDocumentText {
  readonly project: number;
  readonly name: string;
  readonly lines: readonly string[];
}

/** A demo contract document, with one version per text; the last one is current. */
export interface ContractText {
  readonly type: ContractType;
  readonly usageType: UsageType;
  readonly versions: readonly string[];
}

/** ALISI has no property documents. */
export const projectTexts: Readonly<Record<SeedBrand['name'], readonly ProjectText[]>> = {
  ALP: [
    ['Acacia Garden Tower', 'AGT', 'AGT-01', 'T1'],
    ['Acacia Garden Tower', 'AGT', 'AGT-02', 'T2'],
    ['The Terraces at Santa Rosa', 'TSR', 'TSR-01', null],
    ['Harbor Row', 'HRW', null, 'B1'],
  ],
  AVIDA: [
    ['First Fields Cavite', 'FFC', 'FFC-PH1', null],
    ['First Fields Cavite', 'FFC', 'FFC-PH2', null],
    ['Station Towers', 'STW', 'STW-01', 'A'],
    ['Station Towers', 'STW', 'STW-02', 'B'],
  ],
  AMAIA: [
    ['Sunrise Steps', 'SST', 'SST-01', null],
    ['Sunrise Scapes Laguna', 'SSL', 'SSL-PH1', null],
    ['Sunrise Skies', 'SSK', null, 'T1'],
  ],
  ALISI: [],
};

const PLANS = [
  { project: 0, name: 'Site development plan', lines: ['Scale 1 : 500', 'Sheet 1 of 4', 'Drainage: see sheet 3'] },
  { project: 1, name: 'Turnover checklist', lines: ['Keys', 'Meters', 'Finishes', 'Signature of the buyer'] },
  { project: 2, name: 'House rules', lines: ['Quiet hours: 22:00 to 07:00', 'Moving in: weekdays, 09:00 to 16:00'] },
];

export const propertyDocumentTexts: Readonly<Record<SeedBrand['name'], readonly PropertyDocumentText[]>> = {
  ALP: PLANS,
  AVIDA: PLANS,
  AMAIA: PLANS.slice(0, 2),
  ALISI: [],
};

export const contractTexts: readonly ContractText[] = [
  {
    type: 'CTS',
    usageType: 'Residential Condo',
    versions: ['First wording.', 'Clause 7 on parking added.', 'Clause 12 on turnover reworded.'],
  },
  { type: 'CTS', usageType: 'House & Lot', versions: ['First wording.'] },
  { type: 'DOAS', usageType: 'Residential Lot', versions: ['First wording.', 'Schedule of fees added.'] },
];
