import { countUploading } from '../fields/files/filesInForm';
import { fieldTexts } from '../fields/shared/texts';
import type { Problem } from '../tree';
import { partText } from './partText';
import type { FormSession } from './sessionState';
import { formTexts } from './texts';

/** Why SAVE is disabled, in words for people. */
export interface SaveBlock {
  readonly kind: 'saving' | 'unchanged' | 'uploading' | 'problems';
  readonly text: string;
}

const SAVING = blockWithout('saving');
const UNCHANGED = blockWithout('unchanged');
const UPLOADING = blockWithout('uploading');

/**
 * What keeps a session from being saved now; undefined when it can be (SHELL-015, CI-016, UPL-010). The same reason is the
 * same object.
 */
export function saveBlock({ save, dirty, current, problems }: FormSession): SaveBlock | undefined {
  if (save.kind === 'saving') return SAVING;
  if (!dirty) return UNCHANGED;
  if (countUploading(current) > 0) return UPLOADING;
  return problems.length > 0 ? blockOf(problems) : undefined;
}

/** Without problems to name. */
function blockWithout(kind: Exclude<SaveBlock['kind'], 'problems'>): SaveBlock {
  return {
    kind,
    get text() {
      return formTexts[kind];
    },
  };
}

const blocks = new WeakMap<readonly Problem[], SaveBlock>();

function blockOf(problems: readonly Problem[]): SaveBlock {
  const known = blocks.get(problems);
  if (known) return known;
  const [only] = problems;
  const isNamed = problems.length === 1 && only !== undefined && only.labels.length > 0;
  const text = isNamed
    ? formTexts.problem({ where: partText(only.labels) })
    : fieldTexts.problems({ count: problems.length });
  const block: SaveBlock = { kind: 'problems', text };
  blocks.set(problems, block);
  return block;
}
