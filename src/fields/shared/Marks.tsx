import { fieldTexts } from './texts';
import './Marks.css';

/** Marks unsaved changes; place it after the name, which it follows as a separate word. */
export function ChangedMark() {
  return (
    <>
      {' '}
      <span className="f-changed" role="img" aria-label={fieldTexts.changed} title={fieldTexts.changed} />
    </>
  );
}

/** Marks a required field; place it after the name. Screen readers get `aria-required` from the input instead. */
export function RequiredMark() {
  return (
    <span className="f-required" aria-hidden="true">
      {' *'}
    </span>
  );
}

/** A badge with the number of problems; renders nothing for 0. */
export function ProblemCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="f-problem-count" role="img" aria-label={fieldTexts.problems({ count })}>
      {count}
    </span>
  );
}
