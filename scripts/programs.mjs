/** The programs of an installation by the names that `npm run` has for them, as paths from the root of the project. */
export const PROGRAMS = {
  start: 'server/main.ts',
  data: 'scripts/data.ts',
  doctor: 'scripts/doctor.ts',
  reset: 'scripts/reset.ts',
  'rotate-keys': 'scripts/rotateKeys.ts',
  migrations: 'scripts/migrations.ts',
  'audit-content': 'scripts/auditContent.ts',
  'audit-orders': 'scripts/auditOrders.ts',
};

/**
 * What the build makes of a program, in the folder of the services.
 * @param {string} source its path
 */
export function builtName(source) {
  return source.replace(/^.*\//, '').replace(/\.ts$/, '.js');
}
