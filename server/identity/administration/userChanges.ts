import type { Queryable } from '../../database/database';
import { BadInput, NotFound } from '../../errors';
import type { Caller } from '../../services';
import { messages } from '../messages';
import { addActivities } from './activities';
import {
  requireRemainingAdministrator,
  type AdministrationOptions,
  type RequestedChange,
  changeOnce,
} from './administrator';
import { requireRevision } from './bodies';
import { describeChanges, readPrevious, type NextUser, type PreviousUser } from './userHistory';
import type { UserInput, UserUpdate } from './userInput';
import { nameOfTenant } from './features';

/**
 * Creates a user: inactive and Pending until the link of the mail is used (USR-022).
 * @returns the id
 * @throws NotFound for an unknown brand or role, BadInput for a role that cannot be assigned, DuplicateValue for the e-mail address
 */
export async function createUser(
  options: AdministrationOptions,
  { input, caller, keyed }: RequestedChange<UserInput & { readonly tenantId: string }>,
): Promise<string> {
  const { newId, verifications } = options;
  const id = newId();
  const ticket = await verifications.newTicket();
  const created = await changeOnce(options, { keyed, unique: EMAIL }, async (transaction, now) => {
    const { tenantName, roleName } = await requireBrandAndRole(transaction, input, undefined);
    await transaction.query(
      `INSERT INTO app_user (id, first_name, middle_name, last_name, email, contact_number, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
      [id, input.firstName, input.middleName ?? null, input.lastName, input.email, input.contactNumber, now],
    );
    await transaction.query('INSERT INTO user_tenant (user_id, tenant_id) VALUES ($1, $2)', [id, input.tenantId]);
    await transaction.query('INSERT INTO user_role (user_id, role_id) VALUES ($1, $2)', [id, input.roleId]);
    const name = `${input.firstName} ${input.lastName}`;
    await verifications.store(transaction, ticket, { userId: id, email: input.email, name });
    await addActivities(transaction, {
      userId: id,
      actorId: caller.userId,
      activities: [
        `Created by ${caller.name} with the role ${roleName} of ${tenantName}; an e-mail to verify ${input.email} was sent.`,
      ],
      now,
    });
    return id;
  });
  if (!created.isRepeated) verifications.deliver(ticket);
  return created.answer;
}

/**
 * Changes a user. A new e-mail address has to be verified before the user signs in again.
 * @throws NotFound, BadInput, DuplicateValue, RevisionConflict, NoAdministratorLeft
 */
export async function updateUser(
  options: AdministrationOptions,
  { id, input, caller, keyed }: RequestedChange<UserUpdate> & { readonly id: string },
): Promise<void> {
  const { verifications } = options;
  const ticket = await verifications.newTicket();
  const { answer: isMailNeeded, isRepeated } = await changeOnce(
    options,
    { keyed, unique: EMAIL },
    async (transaction, now) => {
      const previous = await readPrevious(transaction, id);
      if (!previous) throw new NotFound(messages.noUser);
      requireRevision(previous.revision, input.expectedRevision);
      if (previous.tenantId !== undefined && input.tenantId === undefined) {
        throw new BadInput('tenantId', messages.brandMissing);
      }
      const next: NextUser = {
        ...input,
        ...(await requireBrandAndRole(transaction, input, previous)),
        ...statusAfter(previous, input),
      };
      if (id === caller.userId && previous.isActive && !next.isRequestedActive)
        throw new BadInput('isActive', messages.notYourself);
      const activities = describeChanges({ previous, next, actor: caller.name });
      if (activities.length === 0) return false;
      await storeUser(transaction, { id, previous, next, now });
      if (next.mustVerify) {
        const name = `${next.firstName} ${next.lastName}`;
        await verifications.store(transaction, ticket, { userId: id, email: next.email, name });
      }
      await addActivities(transaction, { userId: id, actorId: caller.userId, activities, now });
      await requireRemainingAdministrator(transaction);
      return next.mustVerify;
    },
  );
  if (isMailNeeded && !isRepeated) verifications.deliver(ticket);
}

/**
 * Sends the verification mail again, because links expire.
 * @throws NotFound, BadInput if the address is already verified
 */
export async function sendVerification(
  { database, clock, verifications }: AdministrationOptions,
  { id, caller }: { readonly id: string; readonly caller: Caller },
): Promise<void> {
  const ticket = await verifications.newTicket();
  await database.transaction(async (transaction) => {
    const user = await readPrevious(transaction, id);
    if (!user) throw new NotFound(messages.noUser);
    if (!user.isPending) throw new BadInput('id', messages.verifiedAlready);
    const name = `${user.firstName} ${user.lastName}`;
    await verifications.store(transaction, ticket, { userId: id, email: user.email, name });
    const activities = [`An e-mail to verify ${user.email} was sent again by ${caller.name}.`];
    await addActivities(transaction, { userId: id, actorId: caller.userId, activities, now: clock() });
  });
  verifications.deliver(ticket);
}

/** Whether the user is active after the change, the reason if not, and whether the address has to be verified (again). */
function statusAfter(
  previous: PreviousUser,
  { email, isActive, reason }: UserUpdate,
): Pick<NextUser, 'isActive' | 'isRequestedActive' | 'reason' | 'mustVerify'> {
  const mustVerify = email.toLowerCase() !== previous.email.toLowerCase();
  if (previous.isPending) {
    if (isActive === true) throw new BadInput('isActive', messages.pendingUser);
    return { isActive: false, isRequestedActive: previous.isActive, reason: previous.reason, mustVerify };
  }
  const isRequested = isActive ?? previous.isActive;
  const nextReason = isRequested ? undefined : (reason ?? (previous.isActive ? undefined : previous.reason));
  if (!isRequested && nextReason === undefined) throw new BadInput('reason', messages.reasonMissing);
  return { isActive: isRequested && !mustVerify, isRequestedActive: isRequested, reason: nextReason, mustVerify };
}

/**
 * The names of a user's new brand and role. A role may be inactive if the user already has it.
 * @throws NotFound, BadInput
 */
async function requireBrandAndRole(
  transaction: Queryable,
  { tenantId, roleId }: Pick<UserInput, 'tenantId' | 'roleId'>,
  previous: PreviousUser | undefined,
): Promise<{ readonly tenantName: string | undefined; readonly roleName: string }> {
  const tenantName = tenantId === undefined ? undefined : await nameOfTenant(transaction, tenantId);
  const [role] = await transaction.query<{ name: string; tenant_id: string | null; is_active: boolean }>(
    'SELECT name, tenant_id::text AS tenant_id, is_active FROM role WHERE id = $1 FOR SHARE',
    [roleId],
  );
  if (!role) throw new NotFound(messages.noRole, 'roleId');
  if (role.tenant_id !== (tenantId ?? null)) throw new BadInput('roleId', messages.roleOfOtherBrand);
  if (!role.is_active && previous?.roleId !== roleId) throw new BadInput('roleId', messages.roleInactive);
  return { tenantName, roleName: role.name };
}

async function storeUser(
  transaction: Queryable,
  change: { readonly id: string; readonly previous: PreviousUser; readonly next: NextUser; readonly now: Date },
): Promise<void> {
  const { id, previous, next, now } = change;
  await transaction.query(
    `UPDATE app_user SET first_name = $2, middle_name = $3, last_name = $4, email = $5, contact_number = $6,
       is_active = $7, reason = $8, verified_at = CASE WHEN $9 THEN NULL ELSE verified_at END, updated_at = $10
     WHERE id = $1`,
    [
      id,
      next.firstName,
      next.middleName ?? null,
      next.lastName,
      next.email,
      next.contactNumber,
      next.isActive,
      next.reason ?? null,
      next.mustVerify,
      now,
    ],
  );
  await replaceFirst(transaction, { table: 'tenant', id, from: previous.tenantId, to: next.tenantId });
  await replaceFirst(transaction, { table: 'role', id, from: previous.roleId, to: next.roleId });
  // A user who is locked out has to sign in again after being reactivated.
  if (!next.isActive) {
    await transaction.query('UPDATE sign_in SET ended_at = $2 WHERE user_id = $1 AND ended_at IS NULL', [id, now]);
  }
}

interface Replacement {
  readonly table: 'tenant' | 'role';
  readonly id: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Replaces the first brand or role; further ones, which no form shows, are unchanged. */
async function replaceFirst(transaction: Queryable, { table, id, from, to }: Replacement): Promise<void> {
  if (from === to) return;
  await transaction.query(`DELETE FROM user_${table} WHERE user_id = $1 AND ${table}_id = ANY ($2::uuid[])`, [
    id,
    [from, to].filter((value) => value !== undefined),
  ]);
  if (to === undefined) return;
  await transaction.query(
    `INSERT INTO user_${table} (user_id, ${table}_id, position)
     SELECT $1, $2, coalesce(min(position), 1) - 1 FROM user_${table} WHERE user_id = $1`,
    [id, to],
  );
}

/** An e-mail address belongs to one user; letter case does not matter (C-32). */
const EMAIL = { index: 'app_user_email', argument: 'email', message: messages.emailTaken };
