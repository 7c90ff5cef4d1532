import { countChosen, countUploaded, countUploading } from '../fields/files/filesInForm';
import { fieldTexts } from '../fields/shared/texts';
import { memoizeWeak } from '../lib/memoizeWeak';
import type { FormData, Problem } from '../tree';
import { partText } from './partText';
import type { FormSession } from './sessionState';
import type { FormStore } from './store';
import { formTexts } from './texts';

/** A form that a save bar saves. */
export interface SaveBarForm {
  readonly store: FormStore;
  /** Its name, if there are several. */
  readonly name?: string;
  /** Makes it visible; omitted if it always is. */
  readonly show?: () => void;
}

/** The reason why SAVE is disabled, with its user-facing text. */
export interface SaveBlocker {
  readonly kind: 'saving' | 'unchanged' | 'uploading' | 'problems';
  readonly text: string;
  /** The progress of several uploads: '12 of 40 uploaded'. */
  readonly progress?: string | undefined;
  /** The number of problems. */
  readonly count?: number;
}

const SAVING = simpleBlock('saving');
const UNCHANGED = simpleBlock('unchanged');

/**
 * Why a session cannot be saved now; undefined if it can be (SHELL-015, CI-016, UPL-010). Equal reasons are the same object.
 */
export function saveBlocker({ save, dirty, current, problems }: FormSession): SaveBlocker | undefined {
  if (save.kind === 'saving') return SAVING;
  if (!dirty) return UNCHANGED;
  if (countUploading(current) > 0) return uploadBlock(current);
  return problems.length > 0 ? problemBlock(problems) : undefined;
}

/** Why several sessions cannot be saved together; an unchanged one does not block the others. */
export function combinedSaveBlocker(blocks: readonly (SaveBlocker | undefined)[]): SaveBlocker | undefined {
  const ofKind = (kind: SaveBlocker['kind']) => blocks.filter((block) => block?.kind === kind);
  if (ofKind('unchanged').length === blocks.length) return UNCHANGED;
  const [first, ...others] = ofKind('problems');
  const [inProgress] = [...ofKind('saving'), ...ofKind('uploading')];
  if (inProgress || !first || others.length === 0) return inProgress ?? first;
  const count = others.reduce((sum, block) => sum + (block?.count ?? 0), first.count ?? 0);
  return { kind: 'problems', text: fieldTexts.problems({ count }), count };
}

function simpleBlock(kind: Exclude<SaveBlocker['kind'], 'problems' | 'uploading'>): SaveBlocker {
  return {
    kind,
    get text() {
      return formTexts[kind];
    },
  };
}

const uploadBlock = memoizeWeak((form: FormData): SaveBlocker => {
  const total = countChosen(form);
  const progress = total > 1 ? formTexts.uploaded({ done: countUploaded(form), total }) : undefined;
  return { kind: 'uploading', text: formTexts.uploading, progress };
});

const problemBlock = memoizeWeak((problems: readonly Problem[]): SaveBlocker => {
  const [only] = problems;
  const isNamed = problems.length === 1 && only !== undefined && only.labels.length > 0;
  const text = isNamed
    ? formTexts.problem({ where: partText(only.labels) })
    : fieldTexts.problems({ count: problems.length });
  return { kind: 'problems', text, count: problems.length };
});
