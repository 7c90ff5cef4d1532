import { Button } from '@mui/material';
import { useLayoutEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../fields/shared/Icon';
import { pathKey } from '../fields/shared/path';
import type { Problem } from '../tree';
import { problemsIn } from './errors';
import type { SaveBarForm } from './saving';
import { formTexts } from './texts';
import { useSessionParts } from './useSession';
import './ProblemSummary.css';

interface ProblemSummaryProps {
  /** Must be a stable list. */
  readonly forms: readonly SaveBarForm[];
  readonly close: () => void;
}

/**
 * Lists every problem of the forms by card, next to the form. Selecting one reveals and focuses its input; the list stays open for the
 * next one.
 */
export function ProblemSummary({ forms, close }: ProblemSummaryProps) {
  const stores = useMemo(() => forms.map(({ store }) => store), [forms]);
  const problems = useSessionParts(stores, (session) => session.problems);
  const groups = useMemo(() => forms.flatMap((form, at) => byCard(form, problems[at] ?? [])), [forms, problems]);
  const [selected, setSelected] = useState<Selection>({ key: undefined, index: 0 });
  const panel = useRef<HTMLDivElement>(null);
  const title = useId();
  const inOrder = groups.flatMap((group) => group.problems.map((problem) => ({ problem, form: group.form })));

  // A layout effect, so that the clean-up runs while the panel still has the focus.
  useLayoutEffect(() => {
    const previous = document.activeElement;
    const element = panel.current;
    element?.focus();
    return () => {
      if (previous instanceof HTMLElement && element?.contains(document.activeElement)) previous.focus();
    };
  }, []);

  function select(index: number): void {
    const { problem, form } = inOrder.at(index) ?? {};
    if (!problem || !form) return;
    setSelected({ key: keyOf(form, problem), index: inOrder.findIndex((one) => one.problem === problem) });
    form.show?.();
    form.store.reveal(problem.path);
  }

  /** Selects the next or previous problem. If the selected one was fixed, the next problem has taken its position. */
  function step(by: 1 | -1): void {
    const at = inOrder.findIndex(({ problem, form }) => keyOf(form, problem) === selected.key);
    const indexAfterFix = selected.index - (by > 0 ? 1 : 0);
    select(((at < 0 ? indexAfterFix : at) + by) % inOrder.length);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    // Keeps a drawer around the form open.
    event.stopPropagation();
    close();
  }

  return (
    <div
      ref={panel}
      className="f-summary"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
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
                  aria-current={keyOf(group.form, problem) === selected.key || undefined}
                  onClick={() => select(inOrder.findIndex((one) => one.problem === problem))}
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

/** The last selected problem and its index in the list; initially the start of the list. */
interface Selection {
  readonly key: string | undefined;
  readonly index: number;
}

/** The problems of one card, or, without a title, of no card. */
interface ProblemGroup {
  readonly id: string;
  readonly form: SaveBarForm;
  readonly title: string | undefined;
  readonly problems: readonly Problem[];
}

/** Groups the problems of a form by card; with several forms, titles include the form's name. */
function byCard(form: SaveBarForm, problems: readonly Problem[]): readonly ProblemGroup[] {
  const { store, name } = form;
  const groups = store.sections.map((section): ProblemGroup => ({
    ...{ id: section.id, form },
    title: titleOf(section.title, name),
    problems: problemsIn(section, problems),
  }));
  const placed = new Set(groups.flatMap((group) => group.problems));
  const others = problems.filter((problem) => !placed.has(problem));
  const unplaced: ProblemGroup = { id: store.idPrefix, form, title: name, problems: others };
  return [...groups, unplaced].filter((group) => group.problems.length > 0);
}

/** Avoids repeating a card title that equals the form's name. */
function titleOf(card: string, form: string | undefined): string {
  if (form === undefined) return card;
  return form.split(' › ').at(-1) === card ? form : `${form} › ${card}`;
}

function keyOf({ store }: SaveBarForm, { path }: Problem): string {
  return `${store.idPrefix} ${pathKey(path)}`;
}
