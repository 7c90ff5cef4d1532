import type { Queryable } from '../../database/database';
import { BadInput, NotFound } from '../../errors';
import { messages } from '../messages';
import { addActivities, addActivityOfRole } from './activities';
import {
  requireRemainingAdministrator,
  type AdministrationOptions,
  type RequestedChange,
  changeOnce,
} from './administrator';
import { requireRevision } from './bodies';
import type { RoleInput, RoleUpdate } from './roleInput';
import { readRole } from './roleReading';
import { nameOfTenant } from './features';

/**
 * Creates a role of a brand.
 * @returns the id
 * @throws NotFound for an unknown brand or permission, DuplicateValue for the name
 */
export async function createRole(
  options: AdministrationOptions,
  { input, caller, keyed }: RequestedChange<RoleInput & { readonly tenantId: string }>,
): Promise<string> {
  const id = options.newId();
  const created = await changeOnce(options, { keyed, unique: ROLE_NAME }, async (transaction, now) => {
    const tenantName = await nameOfTenant(transaction, input.tenantId);
    await transaction.query(
      `INSERT INTO role (id, tenant_id, name, description, is_active, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $6)`,
      [id, input.tenantId, input.name, input.description, input.isActive, now],
    );
    await setPermissions(transaction, id, input.permissionIds ?? []);
    const activities = [`Created the role ${input.name} of ${tenantName}.`];
    const { userId } = caller;
    await addActivities(transaction, { userId, actorId: userId, roleId: id, activities, now });
    return id;
  });
  return created.answer;
}

/**
 * Changes a role, which takes effect with the next call of its users. Permissions that are not sent are unchanged.
 * @throws NotFound, BadInput for another brand, DuplicateValue, RevisionConflict, NoAdministratorLeft
 */
export async function updateRole(
  options: AdministrationOptions,
  { id, input, caller, keyed }: RequestedChange<RoleUpdate> & { readonly id: string },
): Promise<void> {
  await changeOnce(options, { keyed, unique: ROLE_NAME }, async (transaction, now) => {
    const previous = await readRole(transaction, id);
    if (!previous) throw new NotFound(messages.noRole);
    requireRevision(previous.revision, input.expectedRevision);
    if (input.tenantId !== undefined && input.tenantId !== previous.tenant?.id) {
      throw new BadInput('tenantId', messages.roleBrandLocked);
    }
    const before = previous.permissions.map((permission) => permission.id);
    const after = input.permissionIds ?? before;
    const changes = [
      previous.name === input.name ? [] : [`name, was ${previous.name}`],
      previous.description === input.description ? [] : ['description'],
      previous.isActive === input.isActive ? [] : [input.isActive ? 'set to active' : 'set to inactive'],
      describeDifference(before, after),
    ].flat();
    if (changes.length === 0) return;
    await transaction.query(
      'UPDATE role SET name = $2, description = $3, is_active = $4, updated_at = $5 WHERE id = $1',
      [id, input.name, input.description, input.isActive, now],
    );
    await setPermissions(transaction, id, after);
    const change = `the role ${input.name} of ${previous.tenant?.name ?? 'the platform'}: ${changes.join('; ')}.`;
    const activities = [`Changed ${change}`];
    const { userId } = caller;
    await addActivities(transaction, { userId, actorId: userId, roleId: id, activities, now });
    const activity = `${caller.name} changed ${change}`;
    await addActivityOfRole(transaction, { roleId: id, actorId: caller.userId, activity, now });
    await requireRemainingAdministrator(transaction);
  });
}

/** @throws NotFound naming the first permission that does not exist */
async function setPermissions(transaction: Queryable, roleId: string, ids: readonly string[]): Promise<void> {
  const existing = await transaction.query<{ id: string }>(
    'SELECT id::text AS id FROM permission WHERE id = ANY ($1::uuid[])',
    [[...ids]],
  );
  const unknown = ids.find((id) => !existing.some((permission) => permission.id === id));
  if (unknown !== undefined) {
    throw new NotFound(messages.noPermission(unknown), `permissionIds[${ids.indexOf(unknown)}]`);
  }
  await transaction.query('DELETE FROM role_permission WHERE role_id = $1 AND NOT permission_id = ANY ($2::uuid[])', [
    roleId,
    [...ids],
  ]);
  await transaction.query(
    'INSERT INTO role_permission (role_id, permission_id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING',
    [roleId, [...ids]],
  );
}

function describeDifference(before: readonly string[], after: readonly string[]): readonly string[] {
  const added = after.filter((id) => !before.includes(id)).length;
  const removed = before.filter((id) => !after.includes(id)).length;
  return [
    ...(added > 0 ? [`${added} ${added === 1 ? 'permission' : 'permissions'} added`] : []),
    ...(removed > 0 ? [`${removed} ${removed === 1 ? 'permission' : 'permissions'} removed`] : []),
  ];
}

/** The name of a role is unique within its brand; letter case does not matter (B-7). */
const ROLE_NAME = { index: 'role_name', argument: 'name', message: messages.roleNameTaken };
