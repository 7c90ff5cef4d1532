import type { Services } from '../services';
import { seedContent } from './content';
import { seedIdentity } from './identity';

/** Fills an empty database with the demo: brands with their tenants, accounts, pages and pictures. */
export async function seed(services: Services): Promise<void> {
  await seedIdentity(services);
  await seedContent(services);
}
