import type { Queryable } from '../database/database';
import type { Services } from '../services';
import { addActivities } from '../identity/administration/activities';
import { grantScopes, ensureRole } from '../identity/administration/ensureRole';
import { stableId } from '../identity/stableId';
import { administrationScopes, allScopes } from '../identity/vocabulary';
import { SEED_BRANDS, type SeedBrand } from './brands';

type BrandName = SeedBrand['name'];

/** A demo account. Its name describes its purpose. */
export interface DemoAccount {
  readonly email: string;
  readonly name: string;
  readonly description: string;
  /** Absent: no tenant, a platform administrator. */
  readonly brand: BrandName | undefined;
  /** Further brands of the account, with the same role. */
  readonly furtherBrands?: readonly BrandName[];
  readonly roleName: string;
  readonly scopes: readonly string[];
  /** Why the console refuses this account; absent: accepted. */
  readonly refusal?: 'unknown_user' | 'pending_user' | 'inactive_user' | 'inactive_role';
}

/** Users with access to contracts see nothing else, so contracts have their own role (SIGN-009). */
const editorScopes = without(allScopes, [/contract_document/, /:(role|user)$/]);

/** Every demo account; the sign-in page of the embedded provider lists them in this order. */
export const demoAccounts: readonly DemoAccount[] = [
  account('Platform Administrator', {
    brand: undefined,
    description: 'Manages users and roles',
    scopes: administrationScopes,
  }),
  ...SEED_BRANDS.map(({ name: brand }) =>
    account(`${brand} Editor`, { brand, description: `Full access to the content of ${brand}`, scopes: editorScopes }),
  ),
  account('ALP Reader', {
    brand: 'ALP',
    description: 'Reads everything, opens About Us, changes nothing',
    scopes: [...editorScopes.filter((scope) => scope.startsWith('read:')), 'manage:company-information-about-us'],
  }),
  account('ALP Contracts', {
    brand: 'ALP',
    description: 'Contracts officer: contract documents only',
    scopes: allScopes.filter((scope) => scope.includes('contract_document')),
  }),
  account('AVIDA Limited', {
    brand: 'AVIDA',
    description: 'Edits, but only some tabs, sections and content types',
    scopes: [
      ...without(editorScopes, [/^manage:/, /^create:property-category-/]),
      'manage:company-information-about-us',
      'manage:company-information-facts',
      'manage:property-overview',
      'manage:property-location',
      'create:property-category-condominium',
      'manage:content-news',
      'manage:content-events',
    ],
  }),
  account('AMAIA Pending', {
    brand: 'AMAIA',
    description: 'Has not verified the e-mail address yet',
    scopes: editorScopes,
    refusal: 'pending_user',
  }),
  account('AMAIA Inactive', {
    brand: 'AMAIA',
    description: 'Was deactivated',
    scopes: editorScopes,
    refusal: 'inactive_user',
  }),
  account('ALISI Suspended', {
    brand: 'ALISI',
    description: 'Has a role that is inactive',
    scopes: editorScopes,
    refusal: 'inactive_role',
  }),
  account('Group Editor', {
    brand: 'ALP',
    furtherBrands: ['AVIDA'],
    description: 'Works for two brands: ALP and AVIDA',
    scopes: editorScopes,
  }),
  account('Unknown Visitor', {
    brand: undefined,
    description: 'Known to the provider, not to the console',
    scopes: [],
    refusal: 'unknown_user',
  }),
];

/**
 * Stores the tenants of the four brands and the demo accounts with one role each, in one transaction. Existing ones are left
 * unchanged, so that changes made in the console are kept.
 */
export async function seedIdentity({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  await database.transaction(async (transaction) => {
    await transaction.query(
      `INSERT INTO tenant (id, name, created_at)
       SELECT id, name, $2 FROM jsonb_to_recordset($1::jsonb) AS t (id uuid, name text) ON CONFLICT DO NOTHING`,
      [JSON.stringify(SEED_BRANDS.map(({ tenantId, name }) => ({ id: tenantId, name }))), now],
    );
    for (const demo of demoAccounts) {
      if (demo.refusal !== 'unknown_user') await seedAccount(transaction, demo, now);
    }
  });
}

async function seedAccount(database: Queryable, demo: DemoAccount, now: Date): Promise<void> {
  const userId = demoUserId(demo.email);
  const tenantIds = [demo.brand, ...(demo.furtherBrands ?? [])].flatMap(
    (brand) => SEED_BRANDS.find(({ name }) => name === brand)?.tenantId ?? [],
  );
  const [firstName = '', ...lastNames] = demo.name.split(' ');
  const stored = await database.query(
    `INSERT INTO app_user
       (id, first_name, last_name, email, is_active, verified_at, reason, contact_number, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) ON CONFLICT DO NOTHING RETURNING id`,
    [
      userId,
      firstName,
      lastNames.join(' '),
      demo.email,
      demo.refusal !== 'pending_user' && demo.refusal !== 'inactive_user',
      demo.refusal === 'pending_user' ? null : now,
      demo.refusal === 'inactive_user' ? 'No longer works on this brand.' : null,
      demoContactNumber(demo.email),
      now,
    ],
  );
  if (stored.length === 0) return;
  const role = await ensureRole(database, {
    id: stableId(`demo role ${demo.email}`),
    tenantId: tenantIds[0],
    name: demo.roleName,
    description: demo.description,
    isActive: demo.refusal !== 'inactive_role',
    now,
  });
  if (role.isNew) await grantScopes(database, role.id, demo.scopes);
  await database.query('INSERT INTO user_role (user_id, role_id) VALUES ($1, $2)', [userId, role.id]);
  await addActivities(database, { userId, actorId: undefined, activities: ['Created with the demo accounts.'], now });
  for (const tenantId of tenantIds) {
    await database.query('INSERT INTO user_tenant (user_id, tenant_id) VALUES ($1, $2)', [userId, tenantId]);
  }
}

/** The user id of a demo account, the same on every machine. */
export function demoUserId(email: string): string {
  return stableId(`demo user ${email}`);
}

/** A fictitious mobile number, distinct for each account. */
function demoContactNumber(email: string): string {
  const position = demoAccounts.findIndex((account) => account.email === email);
  return `0900${String(position).padStart(7, '0')}`;
}

/** "ALP Editor" signs in as alp.editor@demo.example. */
function account(name: string, rest: Omit<DemoAccount, 'name' | 'email' | 'roleName'>): DemoAccount {
  return { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@demo.example`, roleName: name, ...rest };
}

function without(scopes: readonly string[], patterns: readonly RegExp[]): readonly string[] {
  return scopes.filter((scope) => !patterns.some((pattern) => pattern.test(scope)));
}
