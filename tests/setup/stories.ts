/** What the stories start from as tests, beside .storybook/preview.tsx. */
import { forgetOwners } from '../support/owners';

forgetOwners();
