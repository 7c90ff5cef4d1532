import type { Queryable } from '../database/database';
import type { Services } from '../services';
import { addActivities } from './administration/activities';
import { lockAdministration } from './administration/administrator';
import { grantScopes, ensureRole } from './administration/ensureRole';
import { FIRST_ROLE } from './firsts';
import { storeMissingBrands } from './ensureBrands';
import { administrationScopes } from './vocabulary';

/**
 * Creates the user of FIRST_ADMINISTRATOR, for an installation without demo accounts: an active platform administrator whose
 * address counts as verified, because the operator names it. Missing brands are stored too, so that the administrator can create
 * their roles and users. Once there is a platform administrator, active or not, the setting has no effect.
 */
export async function ensureFirstAdministrator(
  services: Pick<Services, 'database' | 'clock' | 'newId' | 'logger'>,
  email: string,
): Promise<void> {
  const { database, logger, newId } = services;
  const outcome = await database.transaction(async (transaction) => {
    // Serializes nodes that start at the same time.
    await lockAdministration(transaction);
    if (await hasAdministrator(transaction)) return 'there is one';
    if (await isTaken(transaction, email)) return 'taken';
    await storeMissingBrands(transaction, newId);
    await storeAdministrator(transaction, { services, email });
    return 'stored';
  });
  // Without the address, which the operator knows: more people read the logs.
  if (outcome === 'stored') logger.info('the first platform administrator was stored');
  if (outcome === 'taken') logger.error('FIRST_ADMINISTRATOR has no effect: the address is that of a user of a brand');
}

async function hasAdministrator(transaction: Queryable): Promise<boolean> {
  const found = await transaction.query(`SELECT 1 FROM app_user u ${FIRST_ROLE} WHERE r.is_platform LIMIT 1`);
  return found.length > 0;
}

async function isTaken(transaction: Queryable, email: string): Promise<boolean> {
  return (await transaction.query('SELECT 1 FROM app_user WHERE lower(email) = lower($1)', [email])).length > 0;
}

interface NewAdministrator {
  readonly services: Pick<Services, 'clock' | 'newId'>;
  readonly email: string;
}

async function storeAdministrator(
  transaction: Queryable,
  { services: { clock, newId }, email }: NewAdministrator,
): Promise<void> {
  const now = clock();
  const userId = newId();
  const role = { name: 'Platform Administrator', description: 'Manages users and roles', tenantId: undefined };
  const { id: roleId } = await ensureRole(transaction, { ...role, id: newId(), isActive: true, now });
  // Nobody has the role yet, because there is no administrator, so an existing one may be activated.
  await transaction.query('UPDATE role SET is_active = true WHERE id = $1', [roleId]);
  await grantScopes(transaction, roleId, administrationScopes);
  await transaction.query(
    `INSERT INTO app_user (id, first_name, last_name, email, is_active, verified_at, created_at, updated_at)
     VALUES ($1, 'Platform', 'Administrator', $2, true, $3, $3, $3)`,
    [userId, email, now],
  );
  await transaction.query('INSERT INTO user_role (user_id, role_id) VALUES ($1, $2)', [userId, roleId]);
  const activities = ['Created as the first platform administrator by the setting FIRST_ADMINISTRATOR.'];
  await addActivities(transaction, { userId, actorId: undefined, activities, now });
}
