import type { Services } from '../services';
import { seedContent } from './content';
import { seedIdentity } from './identity';

/** Stores the demo data in an empty database: brands with their tenants, accounts, pages and pictures. */
export async function seed(services: Services): Promise<void> {
  await seedIdentity(services);
  await seedContent(services);
}
