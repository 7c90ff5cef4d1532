import type { ServiceAbilities } from '../../../src/api/contract/abilities';

/** Services that offer all that the console can use. */
export const EVERYTHING: Pick<ServiceAbilities, 'offers'> = { offers: () => true };
