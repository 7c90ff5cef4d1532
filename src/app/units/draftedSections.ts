import type { UnitSection } from '../../definition';
import { logError } from '../../lib/log';
import { pairs } from '../../lib/pairs';
import type { DraftKey, DraftStorage, StoredDraft } from '../../stores/drafts';
import type { Unit } from '../../stores/unitStore';
import { formKey } from './formKeys';
import { unitNameIn } from './sectionTitle';

/** Where to look for drafts, and of which user and brand. */
interface DraftScope {
  readonly drafts: Pick<DraftStorage, 'ids'>;
  readonly of: Pick<DraftKey, 'userId' | 'brandId'>;
}

/** A draft of a section of a removed unit. */
export interface LostDraft {
  readonly section: UnitSection;
  readonly unitId: string;
  readonly draft: StoredDraft;
}

/** The drafts of the unit named in the address, if it was removed; none if they cannot be read. */
export async function lostDrafts(given: {
  readonly drafts: Pick<DraftStorage, 'read'>;
  readonly of: DraftScope['of'];
  readonly sections: readonly UnitSection[];
  readonly addressed: string | undefined;
  readonly units: readonly Unit[];
}): Promise<readonly LostDraft[]> {
  const { drafts, of, sections, addressed: unitId, units } = given;
  if (unitId === undefined || units.some(({ id }) => id === unitId)) return [];
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

/** The removed unit that drafts were written in, with its name at that time; undefined without drafts. */
export function lostUnit(drafts: readonly LostDraft[]): Unit | undefined {
  const [first] = drafts;
  if (!first) return undefined;
  const names = drafts.map(({ section, draft }) => unitNameIn(draft.screen?.title ?? '', section));
  return { id: first.unitId, name: names.find((name) => name !== '') ?? '', isGone: true };
}

/** The keys of the forms that have drafts; none if drafts cannot be read. */
export async function draftedSections(
  given: DraftScope & { readonly sections: readonly UnitSection[]; readonly units: readonly Unit[] },
): Promise<readonly string[]> {
  const { sections, units } = given;
  const kept = await idsOf(
    given,
    sections.map(({ editor }) => editor),
  );
  return pairs(sections, kept).flatMap(([section, ids]) =>
    units.filter(({ id }) => ids.has(id)).map(({ id }) => formKey(id, section.key)),
  );
}

/** The ids of the entries with drafts, for each editor; empty if drafts cannot be read. */
async function idsOf(
  { drafts, of }: DraftScope,
  editors: readonly string[],
): Promise<readonly ReadonlySet<string | undefined>[]> {
  try {
    return await Promise.all(editors.map((editor) => drafts.ids({ ...of, editor })));
  } catch (error) {
    logError('The drafts could not be looked for.', error);
    return [];
  }
}
