import type { StoryObj } from '@storybook/react-vite';
import type { Brand, Field } from '../../src/definition';
import type { FormServices } from '../../src/form';
import type { FormValue } from '../../src/tree';
import { oneField } from './store';
import { StoryForm } from './StoryForm';

/** What a story of one field says. */
export interface FieldStory {
  readonly field: Field;
  readonly value?: FormValue;
  readonly brand?: Brand;
  readonly services?: FormServices;
  readonly readOnly?: boolean;
  /** Shows its problems from the beginning. */
  readonly checked?: boolean;
  /** The width in CSS pixels, for narrow screens. */
  readonly width?: number;
}

/** One field in a form of its own. */
export function OneField({ field, value, width, ...form }: FieldStory) {
  return (
    <div style={{ maxWidth: width ?? 880 }}>
      <StoryForm definition={oneField(field)} {...form} {...(value === undefined ? {} : { form: { field: value } })} />
    </div>
  );
}

/** A story of one field. */
export type OneFieldStory = StoryObj<typeof OneField>;
