import { requireIds } from '../../content/arguments';
import { BadInput } from '../../errors';
import { messages } from '../messages';
import { optionalId, readFields, requiredText, type RequestFields } from '../../requestFields';
import { optionalFlag, optionalRevision, requiredName } from './bodies';

/** The validated input of the role form (ROLE-009 to ROLE-013). */
export interface RoleInput {
  /** Absent: not sent. */
  readonly tenantId: string | undefined;
  readonly name: string;
  readonly description: string;
  readonly isActive: boolean;
  /** Absent: not sent. */
  readonly permissionIds: readonly string[] | undefined;
}

export interface RoleUpdate extends RoleInput {
  /** Absent: applies to the current revision. */
  readonly expectedRevision: number | undefined;
}

/** @throws BadInput with the same text as the form */
export function readNewRole(body: unknown): RoleInput & { readonly tenantId: string } {
  const input = readRoleUpdate(body);
  const { tenantId } = input;
  if (tenantId === undefined) throw new BadInput('tenantId', messages.roleBrandMissing);
  return { ...input, tenantId };
}

/** @throws BadInput */
export function readRoleUpdate(body: unknown): RoleUpdate {
  const fields = readFields(body);
  const tenantId = readTenant(fields);
  const name = requiredName(fields, 'name', messages.roleNameMissing);
  const description = requiredText(fields, 'description', messages.roleDescriptionMissing);
  const isActive = optionalFlag(fields, 'isActive');
  if (isActive === undefined) throw new BadInput('isActive', messages.roleStatusMissing);
  return {
    ...{ tenantId, name, description, isActive, permissionIds: readPermissionIds(fields) },
    expectedRevision: optionalRevision(fields),
  };
}

/** `tenantId`, or `tenant` as an id or an object with one. */
function readTenant(body: RequestFields): string | undefined {
  const { tenant } = body;
  const tenantId = optionalId(body, 'tenantId');
  if (tenantId !== undefined) return tenantId;
  return typeof tenant === 'object' && tenant !== null
    ? optionalId({ tenant: (tenant as RequestFields)['id'] }, 'tenant')
    : optionalId(body, 'tenant');
}

function readPermissionIds(body: RequestFields): readonly string[] | undefined {
  const ids = body['permissionIds'] ?? undefined;
  if (ids === undefined) return undefined;
  if (!Array.isArray(ids) || ids.length > MAX_IDS || !ids.every((id): id is string => typeof id === 'string')) {
    throw new BadInput('permissionIds', messages.notIds('permissionIds'));
  }
  return requireIds(ids, 'permissionIds');
}

const MAX_IDS = 1000;
