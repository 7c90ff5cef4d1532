import type { ServiceCapabilities } from '../../../src/api/contract/capabilities';

/** Services that offer all that the console can use. */
export const EVERYTHING: Pick<ServiceCapabilities, 'offers'> = { offers: () => true };
