import { Button } from '@mui/material';
import { useLayoutEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../fields/shared/Icon';
import { pathKey } from '../fields/shared/path';
import type { Problem } from '../tree';
import { problemsIn } from './errors';
import type { BarForm } from './saving';
import { formTexts } from './texts';
import { useSessionParts } from './useSession';
import './ProblemSummary.css';

interface ProblemSummaryProps {
  /** The same list while they are the same. */
  readonly forms: readonly BarForm[];
  readonly close: () => void;
}

/**
 * Every problem of the forms, by card, beside the form that is being mended. Choosing one opens what hides it and puts the focus on
 * its input; the list stays, so that one leads to the next.
 */
export function ProblemSummary({ forms, close }: ProblemSummaryProps) {
  const stores = useMemo(() => forms.map(({ store }) => store), [forms]);
  const problems = useSessionParts(stores, (session) => session.problems);
  const groups = useMemo(() => forms.flatMap((form, at) => byCard(form, problems[at] ?? [])), [forms, problems]);
  const [chosen, setChosen] = useState<Chosen>({ key: undefined, index: 0 });
  const panel = useRef<HTMLDivElement>(null);
  const title = useId();
  const inOrder = groups.flatMap((group) => group.problems.map((problem) => ({ problem, form: group.form })));

  // Before the panel leaves the document, and the focus with it.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const own = panel.current;
    own?.focus();
    return () => {
      if (before instanceof HTMLElement && own?.contains(document.activeElement)) before.focus();
    };
  }, []);

  function choose(index: number): void {
    const { problem, form } = inOrder.at(index) ?? {};
    if (!problem || !form) return;
    setChosen({ key: keyOf(form, problem), index: inOrder.findIndex((one) => one.problem === problem) });
    form.show?.();
    form.store.reveal(problem.path);
  }

  /** The next problem, or the one before; a problem that is mended has given its place to the next. */
  function step(by: 1 | -1): void {
    const at = inOrder.findIndex(({ problem, form }) => keyOf(form, problem) === chosen.key);
    const nextAfterMended = chosen.index - (by > 0 ? 1 : 0);
    choose(((at < 0 ? nextAfterMended : at) + by) % inOrder.length);
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
        <h2 id={title}>{formTexts.problemsTitle({ count: inOrder.length })}</h2>
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
              <li key={`${keyOf(group.form, problem)} ${problem.rule}`}>
                <button
                  type="button"
                  className="f-quiet"
                  aria-current={keyOf(group.form, problem) === chosen.key || undefined}
                  onClick={() => choose(inOrder.findIndex((one) => one.problem === problem))}
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
  readonly form: BarForm;
  readonly title: string | undefined;
  readonly problems: readonly Problem[];
}

/** The cards of a form that has problems, in their order; those of one among several say which. */
function byCard(form: BarForm, problems: readonly Problem[]): readonly Group[] {
  const { store, name } = form;
  const groups = store.sections.map((section): Group => ({
    ...{ id: section.id, form },
    title: titleOf(section.title, name),
    problems: problemsIn(section, problems),
  }));
  const placed = new Set(groups.flatMap((group) => group.problems));
  const others = problems.filter((problem) => !placed.has(problem));
  const unplaced: Group = { id: store.idPrefix, form, title: name, problems: others };
  return [...groups, unplaced].filter((group) => group.problems.length > 0);
}

/** A card is often called as the form is. */
function titleOf(card: string, form: string | undefined): string {
  if (form === undefined) return card;
  return form.split(' › ').at(-1) === card ? form : `${form} › ${card}`;
}

function keyOf({ store }: BarForm, { path }: Problem): string {
  return `${store.idPrefix} ${pathKey(path)}`;
}
