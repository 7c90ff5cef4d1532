import { formTexts } from '../lib/messages';
import { countUploading } from '../fields/images/fileRules';
import type { Session } from './session';

/** Why SAVE is disabled, in words for people. */
export interface SaveBlock {
  readonly kind: 'saving' | 'unchanged' | 'uploading' | 'problems';
  readonly text: string;
}

/** What keeps a session from being saved now; undefined when it can be (SHELL-015, CI-016, UPL-010). */
export function saveBlock(session: Session): SaveBlock | undefined {
  const { save, dirty, current, problems } = session;
  if (save.kind === 'saving') return { kind: 'saving', text: formTexts.saving };
  if (!dirty) return { kind: 'unchanged', text: formTexts.unchanged };
  if (countUploading(current) > 0) return { kind: 'uploading', text: formTexts.uploading };
  const [only] = problems;
  if (!only) return undefined;
  const isOne = problems.length === 1 && only.labels.length > 0;
  const text = isOne ? formTexts.problem(formTexts.where(only.labels)) : formTexts.problems(problems.length);
  return { kind: 'problems', text };
}
