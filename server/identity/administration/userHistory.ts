import type { Queryable } from '../../database/database';
import { FIRST_ROLE, FIRST_TENANT } from '../firsts';
import type { UserUpdate } from './userInput';

/** A user before a change. */
export interface PreviousUser {
  /** Counts the changes; 1 after creation. */
  readonly revision: number;
  readonly firstName: string;
  readonly middleName: string | undefined;
  readonly lastName: string;
  readonly email: string;
  readonly contactNumber: string | undefined;
  readonly isActive: boolean;
  readonly isPending: boolean;
  readonly reason: string | undefined;
  /** Of the first role and the first brand. */
  readonly roleId: string | undefined;
  readonly roleName: string | undefined;
  readonly tenantId: string | undefined;
  readonly tenantName: string | undefined;
}

/** The user after the change. */
export interface NextUser extends Omit<UserUpdate, 'isActive' | 'expectedRevision'> {
  readonly isActive: boolean;
  /** The requested status; it takes effect only after a new address was verified. */
  readonly isRequestedActive: boolean;
  readonly roleName: string;
  readonly tenantName: string | undefined;
  /** Whether the address is new. */
  readonly mustVerify: boolean;
}

/** The stored user, locked until the end of the transaction; undefined if there is none. */
export async function readPrevious(transaction: Queryable, id: string): Promise<PreviousUser | undefined> {
  const [user] = await transaction.query<Record<string, string | number | boolean | null>>(
    `SELECT u.revision, u.first_name AS "firstName", u.middle_name AS "middleName", u.last_name AS "lastName", u.email,
       u.contact_number AS "contactNumber", u.is_active AS "isActive", u.verified_at IS NULL AS "isPending", u.reason,
       r.id::text AS "roleId", r.name AS "roleName", t.id::text AS "tenantId", t.name AS "tenantName"
     FROM app_user u ${FIRST_ROLE} ${FIRST_TENANT} WHERE u.id = $1 FOR UPDATE OF u`,
    [id],
  );
  if (!user) return undefined;
  const present = Object.entries(user).map(([name, value]) => [name, value ?? undefined]);
  return Object.fromEntries(present) as PreviousUser;
}

/** Describes a change, one activity for each kind; empty if nothing changed (C-30). */
export function describeChanges(change: {
  readonly previous: PreviousUser;
  readonly next: NextUser;
  readonly actor: string;
}): readonly string[] {
  const { previous, next, actor } = change;
  const fields = Object.entries(FIELD_LABELS).flatMap(([field, label]) =>
    previous[field as keyof typeof FIELD_LABELS] === next[field as keyof typeof FIELD_LABELS] ? [] : [label],
  );
  const activities: string[] = [];
  if (fields.length > 0) activities.push(`Updated by ${actor}: ${fields.join(', ')}.`);
  if (previous.email !== next.email) {
    const consequence = next.mustVerify ? '; an e-mail to verify the new address was sent' : '';
    activities.push(`E-mail address changed from ${previous.email} to ${next.email} by ${actor}${consequence}.`);
  }
  if (previous.tenantId !== next.tenantId) {
    activities.push(`Brand changed from ${previous.tenantName ?? 'none'} to ${next.tenantName ?? 'none'} by ${actor}.`);
  }
  if (previous.roleId !== next.roleId) {
    activities.push(`Role changed from ${previous.roleName ?? 'none'} to ${next.roleName} by ${actor}.`);
  }
  if (previous.isActive !== next.isRequestedActive) {
    activities.push(
      next.isRequestedActive
        ? `Set to active by ${actor}.`
        : `Set to inactive by ${actor}. Reason: ${next.reason ?? ''}`,
    );
  } else if (previous.reason !== next.reason) {
    activities.push(`Reason of being inactive changed by ${actor}: ${next.reason ?? ''}`);
  }
  return activities;
}

const FIELD_LABELS = {
  firstName: 'first name',
  middleName: 'middle name',
  lastName: 'last name',
  contactNumber: 'mobile number',
} as const;
