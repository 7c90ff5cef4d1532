import { fieldTexts } from './texts';
import './Marks.css';

/** Marks what has unsaved changes; stands behind its name, as a word of its own. */
export function ChangedMark() {
  return (
    <>
      {' '}
      <span className="f-changed" role="img" aria-label={fieldTexts.changed} title={fieldTexts.changed} />
    </>
  );
}

/** Marks what must be given; stands behind its name. Who does not see it is told by the input. */
export function RequiredMark() {
  return (
    <span className="f-required" aria-hidden="true">
      {' *'}
    </span>
  );
}

/** How many problems there are in something; nothing for none. */
export function ProblemCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="f-problem-count" role="img" aria-label={fieldTexts.problems({ count })}>
      {count}
    </span>
  );
}
