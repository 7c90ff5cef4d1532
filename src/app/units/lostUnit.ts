import { logError } from '../../lib/log';
import type { DraftKey, DraftStorage } from '../../stores/drafts';
import type { Unit } from '../../stores/unitStore';

/**
 * The unit that an address names, where it is not there but drafts of its sections are: somebody removed it.
 * @param given.editors those of the sections
 * @returns its id; undefined where nothing is lost, and where the browser keeps no drafts
 */
export async function lostUnit(given: {
  readonly drafts: Pick<DraftStorage, 'ids'>;
  readonly of: Pick<DraftKey, 'userId' | 'brandId'>;
  readonly editors: readonly string[];
  readonly addressed: string | undefined;
  readonly units: readonly Unit[];
}): Promise<string | undefined> {
  const { drafts, of, editors, addressed, units } = given;
  if (addressed === undefined || units.some(({ id }) => id === addressed)) return undefined;
  try {
    const kept = await Promise.all(editors.map((editor) => drafts.ids({ ...of, editor })));
    return kept.some((ids) => ids.has(addressed)) ? addressed : undefined;
  } catch (error) {
    logError('The drafts could not be looked for.', error);
    return undefined;
  }
}
