import type { Queryable } from '../../database/database';
import { demoAccounts } from '../../seed/identity';
import { FIRST_ROLE, FIRST_TENANT } from '../firsts';

/** An account of the embedded provider, which needs no password. */
export interface ProviderAccount {
  readonly email: string;
  readonly name: string;
  /** The purpose of the account, or its role. */
  readonly description: string;
  /** The heading it is listed under: a brand, or the platform. */
  readonly group: string;
  /** The console refuses this account; it demonstrates the refusal. */
  readonly isRefused: boolean;
}

/**
 * The accounts of the sign-in page: the demo accounts first, then the other users of this installation (at most 200 in
 * total), so that a user created in the console can be tried immediately.
 */
export async function listAccounts(database: Queryable): Promise<readonly ProviderAccount[]> {
  const users = await database.query<ProviderAccount>(
    `SELECT u.email, u.first_name || ' ' || u.last_name AS name, coalesce(r.name, 'No role') AS description,
       coalesce(t.name, 'Platform') AS group,
       NOT (u.is_active AND u.verified_at IS NOT NULL AND coalesce(r.is_active, true)) AS "isRefused"
     FROM app_user u
     ${FIRST_ROLE} ${FIRST_TENANT}
     ORDER BY t.name NULLS FIRST, u.email LIMIT 200`,
  );
  const demo = demoAccounts.flatMap(({ email, name, description, brand, refusal }): ProviderAccount[] => {
    const user = users.find((candidate) => candidate.email === email);
    if (user) return [{ ...user, description }];
    return refusal === 'unknown_user'
      ? [{ email, name, description, group: brand ?? 'Platform', isRefused: true }]
      : [];
  });
  return [...demo, ...users.filter(({ email }) => !demoAccounts.some((account) => account.email === email))];
}

/** The account of an e-mail address, or undefined. */
export async function findAccount(database: Queryable, email: string): Promise<ProviderAccount | undefined> {
  const accounts = await listAccounts(database);
  return accounts.find((account) => account.email.toLowerCase() === email.toLowerCase());
}
