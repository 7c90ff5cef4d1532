import { useMemo } from 'react';
import { findReferences, type ReferringEntry } from '../api/references';
import { MAX_LISTED_REFERENCES, type FindReferences, type ReferenceSummary } from '../list/References';
import { pathOfPlace } from './findScreens';
import { screenOfEntry } from './screenOfEntry';
import { services } from './services';
import type { TextTargetState } from './textTarget';
import { currentBrandContext } from './brandContext';

/**
 * Finds the references to entries of a brand. The function is stable for the same brand.
 * @returns undefined if the service does not support it
 */
export function useFindReferences(brandId: string | undefined): FindReferences | undefined {
  const isSupported = services.hasContentCapability('references');
  return useMemo(
    () => (brandId === undefined || !isSupported ? undefined : (ids) => findReferring(brandId, ids)),
    [brandId, isSupported],
  );
}

async function findReferring(brandId: string, ids: readonly string[]): Promise<ReferenceSummary> {
  const { entries, ...counts } = await findReferences(services.content, { brandId, ids, limit: MAX_LISTED_REFERENCES });
  return { ...counts, entries: await Promise.all(entries.map((entry) => withPath(entry, brandId))) };
}

/** Adds the path of an entry's screen; entries of other brands than the selected one have none. */
async function withPath(entry: ReferringEntry, brandId: string): Promise<ReferenceSummary['entries'][number]> {
  const { id, name, label, place, named } = entry;
  const context = currentBrandContext();
  const screen = context?.brand.id === brandId ? await screenOfEntry(entry, context) : undefined;
  const hints = [screen?.area.menu.label, label].filter((hint) => hint !== undefined);
  const state: TextTargetState | undefined = named === undefined ? undefined : { sought: { named, label } };
  return { id, name, hint: hints.join(' · '), path: context && screen && pathOfPlace(place, screen, context), state };
}
