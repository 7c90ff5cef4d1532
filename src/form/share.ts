import { ownProperty } from '../lib/objects';
import { isGroup } from '../tree';

/**
 * Structural sharing: returns `next` with every part that equals the one in `previous` replaced by it. List items are matched by `$id`,
 * otherwise by position. Unchanged parts keep their identity and do not re-render.
 */
export function share<T>(previous: unknown, next: T): T {
  if (Object.is(previous, next)) return previous as T;
  if (Array.isArray(previous) && Array.isArray(next)) return shareLists(previous, next) as T;
  if (isGroup(previous) && isGroup(next)) return shareGroups(previous, next) as T;
  return next;
}

function shareLists(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const byId = new Map(previous.flatMap((item) => (idOf(item) === undefined ? [] : [[idOf(item), item] as const])));
  const shared = next.map((item, index) => {
    const id = idOf(item);
    return share(id === undefined ? previous[index] : (byId.get(id) ?? previous[index]), item);
  });
  const isSame = shared.length === previous.length && shared.every((item, index) => Object.is(item, previous[index]));
  return isSame ? previous : shared;
}

function shareGroups(previous: Readonly<Record<string, unknown>>, next: Readonly<Record<string, unknown>>): unknown {
  const keys = Object.keys(next);
  const entries = keys.map((key) => [key, share(ownProperty(previous, key), next[key])] as const);
  const isSame =
    keys.length === Object.keys(previous).length &&
    entries.every(([key, value]) => Object.hasOwn(previous, key) && Object.is(value, previous[key]));
  return isSame ? previous : Object.fromEntries(entries);
}

function idOf(item: unknown): string | undefined {
  const id = isGroup(item) ? item['$id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}
