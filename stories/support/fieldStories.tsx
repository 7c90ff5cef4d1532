import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Brand, Field } from '../../src/definition';
import type { FormServices } from '../../src/form';
import type { FormValue } from '../../src/tree';
import { oneField } from './store';
import { StoryForm } from './StoryForm';

/** The props of a story of one field. */
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
  /** Distinguishes its elements from those of another form on the page. */
  readonly idPrefix?: string;
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

const NARROW = 280;

/** The states that every field has. */
function statesOf({ field, value, width = NARROW, ...form }: FieldStory): Readonly<Record<string, FieldStory>> {
  const filled = { ...form, field, ...(value === undefined ? {} : { value }) };
  return {
    Empty: { ...form, field },
    Filled: filled,
    ...(requirementOf(field) === undefined ? {} : { Missing: { ...form, field, checked: true } }),
    Disabled: { ...filled, field: { ...field, enabledWhen: { field: 'other', in: ['yes'] } } },
    'Read only': { ...filled, readOnly: true },
    Narrow: { ...filled, width },
  };
}

function FieldStates(story: FieldStory) {
  return (
    <div style={{ display: 'grid', gap: 32 }}>
      {Object.entries(statesOf(story)).map(([name, state]) => (
        <figure key={name} aria-label={name} style={{ margin: 0 }}>
          <figcaption style={{ marginBottom: 8, fontSize: 12, textTransform: 'uppercase' }}>{name}</figcaption>
          <OneField {...state} idPrefix={name.replace(' ', '-')} />
        </figure>
      ))}
    </div>
  );
}

function requirementOf(field: Field): string | undefined {
  return 'required' in field ? field.required : undefined;
}

/**
 * A field in the states that all fields have, below one another: empty, filled with the story's value, without a
 * required value, disabled, read-only, and as narrow as on a phone (or as wide as the story says).
 */
export const inEveryState: OneFieldStory = {
  render: (story) => <FieldStates {...story} />,
  // Each state is a form with the same names.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ args, canvas }) => {
    const narrow = canvas.getByRole('figure', { name: 'Narrow' }).lastElementChild;
    await expect(narrow?.scrollWidth).toBeLessThanOrEqual(narrow?.clientWidth ?? 0);
    const requirement = requirementOf(args.field);
    if (requirement === undefined) return;
    const missing = within(canvas.getByRole('figure', { name: 'Missing' }));
    await expect((await missing.findAllByText(requirement))[0]).toBeVisible();
  },
};
