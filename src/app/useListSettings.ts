import { useMemo } from 'react';
import type { AreaDefinition } from '../definition';
import { createListMemory } from '../list/listMemory';
import type { ListSettings } from '../list/settings/ListSettings';
import { useSession } from '../session/SessionContext';
import { createLocalViews, createServedViews } from '../stores/listViews';
import { hasContentCapability } from './hasContentCapability';
import { services } from './services';

/**
 * The user's settings for the list of an area. Views are stored by the services or, if these store none or the list belongs to no
 * brand, by this browser.
 */
export function useListSettings({ name, access }: Pick<AreaDefinition, 'name' | 'access'>): ListSettings {
  const { user, selectedBrand, scopes } = useSession();
  const brandId = selectedBrand?.id;
  const isServed = brandId !== undefined && hasContentCapability('listViews');
  const mayShare = access?.update !== undefined && scopes.has(access.update);
  const key = [user.id, name, ...(brandId === undefined ? [] : [brandId])].join('_');
  const storage = useMemo(
    () => ({
      memory: createListMemory(localStorage, `LIST_${key}`),
      views: isServed
        ? createServedViews(services.content, { brandId, list: name })
        : createLocalViews(localStorage, `LIST_VIEWS_${key}`),
    }),
    [brandId, isServed, key, name],
  );
  return { ...storage, sharedWith: isServed && mayShare ? selectedBrand?.name : undefined };
}
