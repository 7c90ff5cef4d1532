import type { User } from '../api/identity';
import type { PlannedEntry } from '../api/plans';
import { entryKindOf, type AreaAccess, type EntryAction, type RecordArea } from '../definition';
import { isPlatformAdministrator, type Access } from '../session/access';

type GuardedArea = Pick<RecordArea, 'access' | 'audience'>;
type Person = Pick<Access, 'scopes'> & { readonly user: Pick<User, 'tenants'> };

/**
 * Whether a user may write entries of an area. Entries of the platform are reserved for users without a tenant; if the area names
 * no scopes, the services decide.
 */
export function mayWrite(
  { access, audience }: GuardedArea,
  { scopes, user }: Person,
  action: Exclude<keyof AreaAccess, 'read'>,
): boolean {
  if (audience === 'platform' && !isPlatformAdministrator(user)) return false;
  if (access === undefined) return true;
  const scope = access[action];
  return scope !== undefined && scopes.has(scope);
}

/** The user's rights on the entries of an area. */
export function entryRights(area: GuardedArea, person: Person) {
  return {
    create: mayWrite(area, person, 'create'),
    update: mayWrite(area, person, 'update'),
    remove: mayWrite(area, person, 'delete'),
  };
}

/** Whether a user may save an entry of an area: new entries and stored ones require different scopes. */
export function maySave(area: GuardedArea, person: Person): (entry: { readonly id: string | undefined }) => boolean {
  return ({ id }) => mayWrite(area, person, id === undefined ? 'create' : 'update');
}

/** The further actions a user may take on a row of an area: those without a scope and those whose scope the user holds (CTR-016). */
export function entryActionsFor({ entries }: RecordArea, scopes: ReadonlySet<string>): readonly EntryAction[] {
  return (entries.actions ?? []).filter(({ access }) => access === undefined || scopes.has(access));
}

/** The records of an area, if showing and hiding them can be scheduled. */
export function plannableRecords(area: RecordArea): Omit<PlannedEntry, 'id'> | undefined {
  const of = area.visibility === undefined ? undefined : entryKindOf(area);
  return of === undefined ? undefined : { kind: 'record', of };
}
