import { useMemo } from 'react';
import { findReferences, type ReferringEntry } from '../api/references';
import { MOST_REFERRING, type FindReferring, type Referring } from '../list/References';
import { contentCan } from './contentCan';
import { pathOfPlace } from './findScreens';
import { screenOfEntry } from './screenOfEntry';
import { services } from './services';
import type { SoughtState } from './sought';
import { workplace } from './workplace';

/**
 * Finds what refers to entries of a brand; it stays the same function for the same brand.
 * @returns undefined where the service does not know
 */
export function useReferring(brandId: string | undefined): FindReferring | undefined {
  const can = contentCan('references');
  return useMemo(
    () => (brandId === undefined || !can ? undefined : (ids) => findReferring(brandId, ids)),
    [brandId, can],
  );
}

async function findReferring(brandId: string, ids: readonly string[]): Promise<Referring> {
  const { entries, ...counts } = await findReferences(services.content, { brandId, ids, limit: MOST_REFERRING });
  return { ...counts, entries: await Promise.all(entries.map((entry) => openedAt(entry, brandId))) };
}

/** Where an entry opens that is of the brand that is worked on. */
async function openedAt(entry: ReferringEntry, brandId: string): Promise<Referring['entries'][number]> {
  const { id, name, label, place, named } = entry;
  const work = workplace();
  const screen = work?.brand.id === brandId ? await screenOfEntry(entry, work) : undefined;
  const hints = [screen?.area.menu.label, label].filter((hint) => hint !== undefined);
  const state: SoughtState | undefined = named === undefined ? undefined : { sought: { named, label } };
  return { id, name, hint: hints.join(' · '), path: work && screen && pathOfPlace(place, screen, work), state };
}
