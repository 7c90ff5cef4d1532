import type { AreaAccess, RecordArea } from '../definition';

/** Whether a user may do something with the records of an area; where the area names no scopes the services decide. */
export function mayWrite(
  { access }: Pick<RecordArea, 'access'>,
  scopes: ReadonlySet<string>,
  action: Exclude<keyof AreaAccess, 'read'>,
): boolean {
  if (access === undefined) return true;
  const scope = access[action];
  return scope !== undefined && scopes.has(scope);
}
