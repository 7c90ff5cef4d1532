/** What every test of the console starts from: a faked content service understands what real ones do. */
import { refuseFaults } from '../unit/support/contentService';
import { notUnderstood } from '../unit/support/contracts';

refuseFaults(notUnderstood);
