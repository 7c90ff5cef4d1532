/** Setup of every test of the console: fake content services reject requests that real ones would not understand. */
import { refuseFaults } from '../unit/support/contentService';
import { notUnderstood } from '../unit/support/contracts';

refuseFaults(notUnderstood);
