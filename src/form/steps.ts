import { merge, sameValue, type FormData, type FormValue, isGroup } from '../tree';
import { share } from './share';

/** What undo and redo lead to. */
export interface Steps {
  /** The form before each step, the last one last. */
  readonly past: readonly FormData[];
  /** The forms that were taken back, the last one last. */
  readonly future: readonly FormData[];
}

/**
 * Steps as if they had been made on what is stored now: taking one back takes back nobody else's changes.
 * @param stored.base what they were made on
 * @param stored.theirs what is stored now
 */
export function onTopOf<WithSteps extends Steps>(
  steps: WithSteps,
  { base, theirs }: { readonly base: FormData; readonly theirs: FormData },
): WithSteps {
  if (sameValue(base, theirs)) return steps;
  const rebase = (form: FormData) => share(form, merge({ base, mine: form, theirs }).form);
  return { ...steps, past: steps.past.map(rebase), future: steps.future.map(rebase) };
}

/**
 * A form whose items have the ids that a save gave them.
 * @param renamed former id → the id it has now
 */
export function withNewIds<Value extends FormValue>(value: Value, renamed: ReadonlyMap<string, string>): Value {
  if (renamed.size === 0) return value;
  if (Array.isArray(value)) {
    const items = (value as readonly FormValue[]).map((item) => withNewIds(item, renamed));
    return items as unknown as Value;
  }
  if (!isGroup(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => [
    key,
    key === '$id' && typeof part === 'string' ? (renamed.get(part) ?? part) : withNewIds(part, renamed),
  ]);
  return Object.fromEntries(entries) as Value;
}
