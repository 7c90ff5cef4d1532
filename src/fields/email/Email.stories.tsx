import type { Meta } from '@storybook/react-vite';
import { OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Email', component: OneField };
export default meta;

const FIELD = { type: 'email', label: 'Email', stored: 'EMAIL', required: 'Email is required.' } as const;
const FILLED = 'showroom@example.com';

export const Empty: OneFieldStory = { args: { field: FIELD } };

export const Filled: OneFieldStory = { args: { field: FIELD, value: FILLED } };

export const Missing: OneFieldStory = { args: { field: FIELD, checked: true } };

export const Disabled: OneFieldStory = {
  args: { field: { ...FIELD, enabledWhen: { field: 'other', in: ['yes'] } }, value: FILLED },
};

export const ReadOnly: OneFieldStory = { args: { field: FIELD, value: FILLED, readOnly: true } };

export const Dark: OneFieldStory = { ...Filled, globals: { mode: 'dark' } };

export const Narrow: OneFieldStory = { args: { field: FIELD, value: FILLED, width: 280 } };

export const NoAddress: OneFieldStory = { args: { field: FIELD, value: 'showroom@', checked: true } };
