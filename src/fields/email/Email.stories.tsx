import type { Meta } from '@storybook/react-vite';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Email', component: OneField };
export default meta;

const FIELD = { type: 'email', label: 'Email', stored: 'EMAIL', required: 'Email is required.' } as const;
const FILLED = 'showroom@example.com';

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const NoAddress: OneFieldStory = { args: { field: FIELD, value: 'showroom@', checked: true } };
