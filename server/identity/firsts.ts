/**
 * SQL: the first role of the user `u` as `r`, which is the only effective one (PERM-002). The columns are null for a user
 * without a role.
 */
export const FIRST_ROLE = `
  LEFT JOIN LATERAL (
    SELECT role.id, role.name, role.is_active, role.is_platform FROM user_role ur JOIN role ON role.id = ur.role_id
    WHERE ur.user_id = u.id ORDER BY ur.position, role.id LIMIT 1
  ) r ON true`;

/** SQL: the first brand of the user `u` as `t`. The columns are null for a platform administrator. */
export const FIRST_TENANT = `
  LEFT JOIN LATERAL (
    SELECT tenant.id, tenant.name FROM user_tenant ut JOIN tenant ON tenant.id = ut.tenant_id
    WHERE ut.user_id = u.id ORDER BY ut.position, tenant.id LIMIT 1
  ) t ON true`;
