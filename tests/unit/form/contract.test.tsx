import Form from '@rjsf/core';
import type { FieldPathList, RJSFSchema } from '@rjsf/utils';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { act, createRef, type RefObject } from 'react';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { aboutUs } from '../../../schemas/company-information/about-us';
import { facts } from '../../../schemas/company-information/facts';
import { footerLinks } from '../../../schemas/company-information/footer-links';
import { compileEditor } from '../../../src/compile';
import { FastForm, noValidator } from '../../../src/form/FastForm';
import type { FormData, FormValue } from '../../../src/tree';

/** Runs and edits per editor; in total thousands. */
const RUNS = 60;
const EDITS = 20;
/** Timeout of a run. */
const TIMEOUT_MILLISECONDS = 120_000;

/** Nothing is rendered: only the data matters. */
const fields = { ObjectField: () => null, ArrayField: () => null };

interface Edit {
  readonly path: FieldPathList;
  readonly value: FormValue;
}

/** A random edit that a person could make in a form: a value typed or emptied, an item added, removed or moved. */
function editOf(form: FormData, seed: number): Edit {
  const places = placesOf(form, []);
  const place = places[seed % places.length]!;
  const variant = Math.floor(seed / places.length);
  const value = valueAt(form, place);
  if (!Array.isArray(value)) return { path: place, value: variant % 4 === 0 ? undefined : `text ${variant}` };
  const items = value as readonly FormData[];
  const at = items.length === 0 ? 0 : variant % items.length;
  switch (variant % 3) {
    case 0:
      return { path: place, value: [...items, { web: `new ${variant}`, items: [], images: [] }] };
    case 1:
      return { path: place, value: items.filter((_, index) => index !== at) };
    default:
      return { path: place, value: [...items.slice(at), ...items.slice(0, at)] };
  }
}

const TEXTS = ['title', 'seoTitle', 'web', 'mobile', 'body', 'text', 'link', 'caption'];

function placesOf(value: FormValue, path: FieldPathList): readonly FieldPathList[] {
  if (Array.isArray(value)) {
    return [path, ...(value as readonly FormValue[]).flatMap((item, index) => placesOf(item, [...path, index]))];
  }
  const group = value as FormData;
  const below = Object.entries(group).filter(([, part]) => typeof part === 'object');
  const own = path.length === 0 ? [] : TEXTS.map((key) => [...path, key]);
  return [...own, ...below.flatMap(([key, part]) => placesOf(part, [...path, key]))];
}

function valueAt(form: FormData, path: FieldPathList): FormValue {
  return path.reduce<FormValue>((value, key) => (value as Record<string | number, FormValue> | undefined)?.[key], form);
}

function mount(form: FormData, schema: RJSFSchema) {
  const fast = createRef<FastForm>();
  const stock = createRef<Form<FormValue>>();
  const common = { schema, initialFormData: form, validator: noValidator, fields, noValidate: true };
  render(
    <>
      <FastForm ref={fast} {...common} />
      <Form ref={stock as RefObject<Form<FormValue>>} {...common} />
    </>,
  );
  return { fast: fast.current!, stock: stock.current! };
}

describe.each([
  ['about-us', aboutUs, 'ALP'],
  ['facts', facts, 'AVIDA'],
  ['footer-links', footerLinks, 'AMAIA'],
] as const)('%s', (_name, definition, brand) => {
  const { schema, defaults } = compileEditor(definition, brands[brand]);

  it(
    'gets the same data from our form as from the stock form, by any edits',
    () => {
      const seeds = fc.array(fc.nat(), { minLength: EDITS, maxLength: EDITS });
      fc.assert(
        fc.property(seeds, (edits) => {
          const { fast, stock } = mount(defaults, schema);
          for (const seed of edits) {
            const { path, value } = editOf(fast.state.formData as FormData, seed);
            act(() => {
              fast.onChange(value, path);
              stock.onChange(structuredClone(value), path);
            });
            expect(fast.state.formData).toEqual(stock.state.formData);
          }
        }),
        { numRuns: RUNS },
      );
    },
    TIMEOUT_MILLISECONDS,
  );
});

describe('our form', () => {
  const { schema, defaults } = compileEditor(aboutUs, brands.ALP);

  it('keeps every one of several edits made before anything is rendered', () => {
    const { fast } = mount(defaults, schema);
    act(() => {
      fast.onChange('Title', ['main', 'title']);
      fast.onChange('SEO', ['main', 'seoTitle']);
    });
    expect(fast.state.formData).toMatchObject({ main: { title: 'Title', seoTitle: 'SEO' } });
  });
});
