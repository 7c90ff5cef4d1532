/** The programs of an installation by their names for `npm run`, as paths from the root of the project. */
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
 * The file name of a built program, in the folder of the services.
 * @param {string} source path of its source
 */
export function builtName(source) {
  return source.replace(/^.*\//, '').replace(/\.ts$/, '.js');
}
