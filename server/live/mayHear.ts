import { mayReadPage, mayUseRecords, sharedTags } from '../content/access';
import { isOwn, placeOf } from '../content/records/saveRecord';
import type { RecordStores } from '../content/records/stores';
import type { Caller } from '../services';
import type { LiveEvent } from './liveFeed';

/** Whether somebody may hear of what happened: of what they may read, and of nothing else. */
export function mayHear(caller: Caller, event: LiveEvent, stores: Pick<RecordStores, 'find'>): boolean {
  const { kind, brand_name: brandName } = event;
  if (kind === 'user' || kind === 'role') return caller.isPlatformAdministrator;
  if (caller.isPlatformAdministrator || caller.tenantIds.length === 0) return false;
  if (event.people !== null) return event.people.includes(caller.userId);
  if (kind === 'page') return mayHearOfPage(caller, event);
  const isOfWebsite = kind === 'deployment' || (kind === 'plan' && event.tag === null);
  if (isOfWebsite) return brandName !== null && isOwn(caller, brandName);
  if (kind === 'plan' && event.slug !== null) return mayHearOfPage(caller, event);
  const store = stores.find(kind === 'plan' ? (event.tag ?? '') : kind);
  if (store === undefined) return false;
  const place = placeOf(store, brandName ?? undefined);
  return isOwn(caller, place.brandName) && mayUseRecords(caller, place, ['read']);
}

function mayHearOfPage(caller: Caller, event: LiveEvent): boolean {
  const { tag, slug, category, brand_name: brandName, brand_tenant_id: tenantId } = event;
  if (tag === null || slug === null || brandName === null || tenantId === null) return false;
  const isVisible = caller.tenantIds.includes(tenantId) || sharedTags(caller).includes(tag);
  return isVisible && mayReadPage(caller, { tag, slug, brandName, category });
}
