import { Button } from '@mui/material';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../fields/shared/Icon';
import { pathKey } from '../fields/shared/path';
import type { FormSection } from '../fields/shared/sections';
import type { Problem } from '../tree';
import { problemsIn } from './errors';
import type { FormStore } from './store';
import { formTexts } from './texts';
import { useSessionPart } from './useSession';
import './ProblemSummary.css';

interface ProblemSummaryProps {
  readonly store: FormStore;
  readonly close: () => void;
}

/**
 * Every problem of the form, by card, beside the form that is being mended. Choosing one opens what hides it and puts the focus on
 * its input; the list stays, so that one leads to the next.
 */
export function ProblemSummary({ store, close }: ProblemSummaryProps) {
  const problems = useSessionPart(store, (session) => session.problems);
  const groups = useMemo(() => byCard(store.sections, problems), [store, problems]);
  const [chosen, setChosen] = useState<Chosen>({ key: undefined, index: 0 });
  const panel = useRef<HTMLDivElement>(null);
  const title = useId();
  const inOrder = groups.flatMap((group) => group.problems);

  useEffect(() => {
    const before = document.activeElement;
    const own = panel.current;
    own?.focus();
    return () => {
      if (before instanceof HTMLElement && own?.contains(document.activeElement)) before.focus();
    };
  }, []);

  function choose(problem: Problem | undefined): void {
    if (!problem) return;
    setChosen({ key: pathKey(problem.path), index: inOrder.indexOf(problem) });
    store.reveal(problem.path);
  }

  /** The next problem, or the one before; a problem that is mended has given its place to the next. */
  function step(by: 1 | -1): void {
    const at = inOrder.findIndex(({ path }) => pathKey(path) === chosen.key);
    const nextAfterMended = chosen.index - (by > 0 ? 1 : 0);
    choose(inOrder.at(((at < 0 ? nextAfterMended : at) + by) % inOrder.length));
  }

  function hear(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    // A drawer around the form stays.
    event.stopPropagation();
    close();
  }

  return (
    <div ref={panel} className="f-summary" role="dialog" aria-labelledby={title} tabIndex={-1} onKeyDown={hear}>
      <div className="f-summary-head">
        <h2 id={title}>{formTexts.problemsTitle({ count: problems.length })}</h2>
        <button type="button" className="f-quiet" aria-label={formTexts.previousProblem} onClick={() => step(-1)}>
          <Icon name="back" />
        </button>
        <button type="button" className="f-quiet" aria-label={formTexts.nextProblem} onClick={() => step(1)}>
          <Icon name="on" />
        </button>
        <Button size="small" onClick={close}>
          {formTexts.close}
        </Button>
      </div>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-label={group.title}>
          {group.title !== undefined && <h3>{group.title}</h3>}
          <ul>
            {group.problems.map((problem) => (
              <li key={`${pathKey(problem.path)} ${problem.rule}`}>
                <button
                  type="button"
                  className="f-quiet"
                  aria-current={pathKey(problem.path) === chosen.key || undefined}
                  onClick={() => choose(problem)}
                >
                  {problem.message} <span>{problem.labels.join(' › ')}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The problem that was chosen last, and its place in the list; before the first choice the start of the list. */
interface Chosen {
  readonly key: string | undefined;
  readonly index: number;
}

/** The problems of one card; without a title those that stand in none. */
interface Group {
  readonly id: string;
  readonly title: string | undefined;
  readonly problems: readonly Problem[];
}

/** The cards that have problems, in their order. */
function byCard(sections: readonly FormSection[], problems: readonly Problem[]): readonly Group[] {
  const groups = sections.map((section): Group => ({
    id: section.id,
    title: section.title,
    problems: problemsIn(section, problems),
  }));
  const placed = new Set(groups.flatMap((group) => group.problems));
  const others: Group = { id: '', title: undefined, problems: problems.filter((problem) => !placed.has(problem)) };
  return [...groups, others].filter((group) => group.problems.length > 0);
}
