import { describe, expect, it } from 'vitest';
import { createValidate, type CompiledEditor, type Validate } from '../../../src/compile';
import { ajvValidator } from '../../../src/compile/ajv';
import type { Brand } from '../../../src/definition';
import type { FormData } from '../../../src/tree';
import { productEditors, productRecordEditors } from '../../round-trip/support/editors';
import { row } from './support/catalogue';

const editors = new Map([...productEditors, ...productRecordEditors]);
const validators = new Map<CompiledEditor, Validate>();

/** Validation messages of a form, as displayed. */
function problemsOf(form: string, data: FormData, brand: Brand): readonly string[] {
  const compiled = editors.get(`${form} of ${brand}`) ?? editors.get(form);
  if (!compiled) throw new RangeError(`There is no form ${form} of ${brand}.`);
  const validate = validators.get(compiled) ?? createValidate(compiled, ajvValidator(compiled.validationSchema));
  validators.set(compiled, validate);
  return validate(data).map(({ message }) => message);
}

/** An uploaded file. */
function file(key: string) {
  return { key };
}

function unitPlan(plan: FormData): FormData {
  return { unitPlans: [plan] };
}

function areaRow(area: FormData): FormData {
  return unitPlan({ areas: [area] });
}

function branch(item: FormData): FormData {
  return { main: { items: [item] } };
}

/** An entered value, and the row that specifies its outcome. */
interface EnteredValue {
  readonly id: string;
  readonly form: string;
  readonly data: FormData;
  readonly brand?: Brand;
  /** Value of the `{…}` placeholder in the message. */
  readonly filled?: string;
}

const REJECTED: readonly EnteredValue[] = [
  { id: 'PROP-029', form: 'property', data: { overview: { lotArea: 'abc' } } },
  { id: 'PROP-030', form: 'property', data: { overview: { floorArea: 'abc' } } },
  {
    id: 'PROP-031',
    form: 'property',
    data: { overview: { lowestPrice: 3, highestPrice: 2 } },
    brand: 'ALP',
    filled: '2',
  },
  { id: 'PROP-035', form: 'property', data: { overview: { logo: file('files/logo.gif') } } },
  { id: 'PROPF-013', form: 'property-floor-plans', data: { lowestSize: -1 } },
  { id: 'PROPF-014', form: 'property-floor-plans', data: { lowestSize: 'abc' } },
  { id: 'PROPF-015', form: 'property-floor-plans', data: { lowestSize: 3, highestSize: 2 }, brand: 'ALP', filled: '2' },
  { id: 'PROPF-016', form: 'property-floor-plans', data: { highestSize: -1 } },
  { id: 'PROPF-016', form: 'property-floor-plans', data: { highestSize: 'abc' } },
  { id: 'PROPF-017', form: 'property-floor-plans', data: { floors: -1 } },
  { id: 'PROPF-017', form: 'property-floor-plans', data: { floors: 'abc' } },
  { id: 'PROPF-018', form: 'property-floor-plans', data: { residentialUnits: -1 } },
  { id: 'PROPF-018', form: 'property-floor-plans', data: { residentialUnits: 'abc' } },
  { id: 'PROPF-019', form: 'property-floor-plans', data: unitPlan({ totalArea: -1 }) },
  { id: 'PROPF-019', form: 'property-floor-plans', data: unitPlan({ totalArea: 'abc' }) },
  { id: 'PROPF-020', form: 'property-floor-plans', data: areaRow({ sqm: -1 }) },
  { id: 'PROPF-020', form: 'property-floor-plans', data: areaRow({ sqm: 'abc' }) },
  { id: 'PROPF-021', form: 'property-floor-plans', data: areaRow({ sqft: -1 }) },
  { id: 'PROPF-021', form: 'property-floor-plans', data: areaRow({ sqft: 'abc' }) },
  { id: 'PROPC-010', form: 'property-construction-updates', data: { percentage: -1 } },
  { id: 'PROPC-011', form: 'property-construction-updates', data: { percentage: 'abc' } },
  { id: 'PROPC-012', form: 'property-construction-updates', data: { start: '13/2026' } },
  { id: 'PROPC-013', form: 'property-construction-updates', data: { start: '2026-02', end: '2026-02' } },
  { id: 'PROPC-014', form: 'property-construction-updates', data: { details: 'x'.repeat(3001) } },
  { id: 'PROPC-015', form: 'property-construction-updates', data: { images: [{ key: 'a.png', status: 'uploading' }] } },
  { id: 'SHOW-015', form: 'showroom', data: branch({ hotline: '(02) 8888' }), brand: 'AMAIA' },
  { id: 'SHOW-015', form: 'showroom', data: branch({ telephone: '+63' }), brand: 'AMAIA' },
  { id: 'SHOW-016', form: 'showroom', data: branch({ hotline: '12x' }) },
  { id: 'SHOW-016', form: 'showroom', data: branch({ telephone: '12x' }) },
  { id: 'SHOW-017', form: 'showroom', data: branch({ email: 'a@' }) },
  { id: 'CONT-045', form: 'article', data: { overview: { videoLink: 'https://example.com' } } },
  { id: 'CONT-046', form: 'article', data: { overview: { image: { key: 'a.png', status: 'uploading' } } } },
  { id: 'GAL-010', form: 'gallery', data: { main: { images: [{ key: 'a.png', status: 'uploading' }] } } },
  { id: 'BAN-022', form: 'hero-banner', data: { banner: { image: file('files/a.gif') } } },
  { id: 'USR-015', form: 'add-user', data: { details: { contactNumber: '9171234567' } } },
  { id: 'USR-015', form: 'add-user', data: { details: { contactNumber: '0917123456' } } },
  { id: 'USR-017', form: 'add-user', data: { details: { email: 'a@' } } },
  { id: 'MAIL-003', form: 'emails', data: { emails: [{ email: 'a@' }] } },
  { id: 'MDDOR-016', form: 'add-property-document', data: { document: { file: file('files/a.doc') } } },
  { id: 'UPL-018', form: 'property', data: { overview: { logo: { key: 'a.png', status: 'infected' } } } },
  { id: 'UPL-019', form: 'property-overview', data: { document: { key: 'a.pdf', status: 'infected' } } },
];

describe('an invalid value', () => {
  it.each(REJECTED)('gets the message of $id: $form $data', ({ id, form, data, brand = 'ALP', filled = '' }) => {
    const quoted = [...row(id).matchAll(/'([^']+)'/g)].map(([, text = '']) => text.replace(/\{[^}]*\}/, filled));
    expect(problemsOf(form, data, brand).filter((message) => quoted.includes(message))).toHaveLength(1);
  });
});

/** Accepted values next to the limit. */
const ACCEPTED: readonly EnteredValue[] = [
  { id: 'PROP-031', form: 'property', data: { overview: { lowestPrice: 2, highestPrice: 2 } } },
  { id: 'PROP-035', form: 'property', data: { overview: { logo: file('files/logo.webp') } } },
  { id: 'PROPF-015', form: 'property-floor-plans', data: { lowestSize: 2, highestSize: 2 } },
  { id: 'PROPC-013', form: 'property-construction-updates', data: { start: '2026-02', end: '2026-03' } },
  { id: 'PROPC-014', form: 'property-construction-updates', data: { details: 'x'.repeat(3000) } },
  { id: 'SHOW-015', form: 'showroom', data: branch({ hotline: '028888' }), brand: 'AMAIA' },
  { id: 'SHOW-016', form: 'showroom', data: branch({ telephone: '+63 (2) 88-88' }) },
  { id: 'USR-015', form: 'add-user', data: { details: { contactNumber: '09171234567' } } },
  { id: 'USR-015', form: 'add-user', data: { details: { contactNumber: '639171234567' } } },
];

it.each(ACCEPTED)('a value that $id accepts: $form $data', ({ id, form, data, brand = 'ALP' }) => {
  const quoted = [...row(id).matchAll(/'([^']+)'/g)].map(([, text = '']) => text.replace(/\{.*/, ''));
  expect(problemsOf(form, data, brand).filter((message) => quoted.some((text) => message.startsWith(text)))).toEqual(
    [],
  );
});
