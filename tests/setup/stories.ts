/** Setup of the stories as tests, on top of .storybook/preview.tsx. */
import { forgetOwners } from '../support/owners';

forgetOwners();
