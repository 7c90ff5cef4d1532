import type { UnitSection } from '../../definition';
import { logError } from '../../lib/log';
import { pairs } from '../../lib/pairs';
import type { DraftKey, DraftStorage, KeptDraft } from '../../stores/drafts';
import type { Unit } from '../../stores/unitStore';
import { formKey } from './formKeys';

/** Whose drafts are looked for. */
interface Drafts {
  readonly drafts: Pick<DraftStorage, 'ids'>;
  readonly of: Pick<DraftKey, 'userId' | 'brandId'>;
}

/**
 * The unit that an address names, where it is not there but drafts of its sections are: somebody removed it.
 * @param given.editors those of the sections
 * @returns its id; undefined where nothing is lost, and where the browser keeps no drafts
 */
export async function lostUnit(
  given: Drafts & {
    readonly editors: readonly string[];
    readonly addressed: string | undefined;
    readonly units: readonly Unit[];
  },
): Promise<string | undefined> {
  const { editors, addressed, units } = given;
  if (addressed === undefined || units.some(({ id }) => id === addressed)) return undefined;
  const kept = await idsOf(given, editors);
  return kept.some((ids) => ids.has(addressed)) ? addressed : undefined;
}

/** A draft of a section of a unit that is not there. */
export interface LostDraft {
  readonly section: UnitSection;
  readonly unitId: string;
  readonly draft: KeptDraft;
}

/** The drafts of a unit that is lost; none where they cannot be read. */
export async function lostDrafts(given: {
  readonly drafts: Pick<DraftStorage, 'read'>;
  readonly of: Drafts['of'];
  readonly sections: readonly UnitSection[];
  readonly unitId: string;
}): Promise<readonly LostDraft[]> {
  const { drafts, of, sections, unitId } = given;
  try {
    const read = sections.map(async (section) => {
      const found = await drafts.read({ ...of, editor: section.editor, id: unitId });
      return found.map((draft) => ({ section, unitId, draft }));
    });
    return (await Promise.all(read)).flat();
  } catch (error) {
    logError('The drafts of a removed unit could not be read.', error);
    return [];
  }
}

/** The keys of the forms that drafts are kept of; none where the browser keeps no drafts. */
export async function draftedSections(
  given: Drafts & { readonly sections: readonly UnitSection[]; readonly units: readonly Unit[] },
): Promise<readonly string[]> {
  const { sections, units } = given;
  const there = units.filter(({ isGone }) => !isGone);
  const kept = await idsOf(
    given,
    sections.map(({ editor }) => editor),
  );
  return pairs(sections, kept).flatMap(([section, ids]) =>
    there.filter(({ id }) => ids.has(id)).map(({ id }) => formKey(id, section.key)),
  );
}

/** The ids of what each editor keeps a draft of; none of any where the browser keeps no drafts. */
async function idsOf(
  { drafts, of }: Drafts,
  editors: readonly string[],
): Promise<readonly ReadonlySet<string | undefined>[]> {
  try {
    return await Promise.all(editors.map((editor) => drafts.ids({ ...of, editor })));
  } catch (error) {
    logError('The drafts could not be looked for.', error);
    return [];
  }
}
