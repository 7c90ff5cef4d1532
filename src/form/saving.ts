import { countChosen, countUploading } from '../fields/files/filesInForm';
import { fieldTexts } from '../fields/shared/texts';
import { onceFor } from '../lib/onceFor';
import type { FormData, Problem } from '../tree';
import { partText } from './partText';
import type { FormSession } from './sessionState';
import type { FormStore } from './store';
import { formTexts } from './texts';

/** One of the forms that one SAVE is for. */
export interface BarForm {
  readonly store: FormStore;
  /** What it is called among several. */
  readonly name?: string;
  /** Brings it into sight; without it it always is. */
  readonly show?: () => void;
}

/** Why SAVE is disabled, in words for people. */
export interface SaveBlock {
  readonly kind: 'saving' | 'unchanged' | 'uploading' | 'problems';
  readonly text: string;
  /** How far several uploads are: '12 of 40 uploaded'. */
  readonly progress?: string | undefined;
  /** How many problems there are. */
  readonly count?: number;
}

const SAVING = blockWithout('saving');
const UNCHANGED = blockWithout('unchanged');

/**
 * What keeps a session from being saved now; undefined when it can be (SHELL-015, CI-016, UPL-010). The same reason is the
 * same object.
 */
export function saveBlock({ save, dirty, current, problems }: FormSession): SaveBlock | undefined {
  if (save.kind === 'saving') return SAVING;
  if (!dirty) return UNCHANGED;
  if (countUploading(current) > 0) return blockOfUploads(current);
  return problems.length > 0 ? blockOf(problems) : undefined;
}

/** What keeps several sessions from being saved together; one that is unchanged keeps no other from it. */
export function jointBlock(blocks: readonly (SaveBlock | undefined)[]): SaveBlock | undefined {
  const of = (kind: SaveBlock['kind']) => blocks.filter((block) => block?.kind === kind);
  if (of('unchanged').length === blocks.length) return UNCHANGED;
  const [first, ...others] = of('problems');
  const [before] = [...of('saving'), ...of('uploading')];
  if (before || !first || others.length === 0) return before ?? first;
  const count = others.reduce((sum, block) => sum + (block?.count ?? 0), first.count ?? 0);
  return { kind: 'problems', text: fieldTexts.problems({ count }), count };
}

/** Without anything to count. */
function blockWithout(kind: Exclude<SaveBlock['kind'], 'problems' | 'uploading'>): SaveBlock {
  return {
    kind,
    get text() {
      return formTexts[kind];
    },
  };
}

const blockOfUploads = onceFor((form: FormData): SaveBlock => {
  const total = countChosen(form);
  const done = total - countUploading(form);
  const progress = total > 1 ? formTexts.uploaded({ done, total }) : undefined;
  return { kind: 'uploading', text: formTexts.uploading, progress };
});

const blockOf = onceFor((problems: readonly Problem[]): SaveBlock => {
  const [only] = problems;
  const isNamed = problems.length === 1 && only !== undefined && only.labels.length > 0;
  const text = isNamed
    ? formTexts.problem({ where: partText(only.labels) })
    : fieldTexts.problems({ count: problems.length });
  return { kind: 'problems', text, count: problems.length };
});
