import { memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChangedMark, ProblemCount } from '../fields/shared/Marks';
import type { FormSection } from '../fields/shared/sections';
import { valueAt } from '../compile';
import { sameValue, type FormPath } from '../tree';
import { problemsIn } from './errors';
import { FormSurface } from './FormSurface';
import { isPathVisible } from './isPathVisible';
import type { FormSession } from './sessionState';
import type { FormStore } from './store';
import { formTexts } from './texts';
import { useSessionPart } from './useSession';
import './FormOutline.css';

/** Lists the cards of the form with their problem counts, and marks the one in view. */
export const FormOutline = memo(function FormOutline({ store }: { readonly store: FormStore }) {
  const current = useSectionInView(store.sections);
  return (
    <FormSurface className="f-outline" role="navigation" aria-label={formTexts.onThisPage}>
      <h2>{formTexts.onThisPage}</h2>
      <OutlineCards store={store} current={current} />
    </FormSurface>
  );
});

/** The cards of one form in an outline. */
export const OutlineCards = memo(function OutlineCards(props: {
  readonly store: FormStore;
  /** The id of the card in view. */
  readonly current: string | undefined;
  /** Makes the form visible; omitted if it always is. */
  readonly showForm?: (() => void) | undefined;
}) {
  const { store, current, showForm } = props;
  const problems = useSessionPart(store, ({ visibleProblems }) => visibleProblems);
  const changed = useSessionPart(store, (session) => changedIn(store.sections, session)).split(' ');
  const hidden = useSessionPart(store, (session) => hiddenIn(store, session)).split(' ');
  const sections = store.sections.filter(({ id }) => !hidden.includes(id));
  return (
    <ul>
      {sections.map((section) => {
        const count = problemsIn(section, problems).length;
        return (
          <li key={section.id} data-inner={section.groupLabel === undefined ? undefined : ''}>
            <a
              href={`#${section.id}`}
              aria-current={section.id === current ? 'location' : undefined}
              onClick={(event) => {
                // The URL is the screen's: do not change its hash.
                event.preventDefault();
                showForm?.();
                // A hidden form is not rendered before the next frame.
                if (showForm) requestAnimationFrame(() => goToCard(store, section));
                else goToCard(store, section);
              }}
            >
              <span>
                {section.title}
                {changed.includes(section.id) && <ChangedMark />}
              </span>{' '}
              <ProblemCount count={count} />
            </a>
          </li>
        );
      })}
    </ul>
  );
});

/** The ids of the cards with unsaved changes, joined in one string. Cheap, because unchanged values keep their identity. */
function changedIn(sections: readonly FormSection[], { dirty, base, current }: FormSession): string {
  if (!dirty) return '';
  const isChanged = (path: FormPath) => {
    const [before, after] = [valueAt(base, path), valueAt(current, path)];
    return !Object.is(before, after) && !sameValue(before, after);
  };
  const changed = sections.filter(({ kind, path, keys }) =>
    kind === 'list' ? isChanged(path) : keys.some((key) => isChanged([...path, key])),
  );
  return changed.map(({ id }) => id).join(' ');
}

/** The ids of the cards hidden by a condition on a group or list around them, joined in one string. */
function hiddenIn({ compiled, sections }: FormStore, { current }: FormSession): string {
  const hidden = sections.filter(({ path }) => !isPathVisible(compiled, current, path));
  return hidden.map(({ id }) => id).join(' ');
}

function goToCard({ reveals }: FormStore, { id, path, keys }: FormSection): void {
  // Opens the tab of the card before it is scrolled to.
  flushSync(() => reveals.request([...path, ...keys.slice(0, 1)]));
  const card = document.getElementById(id);
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
}

/** The root margin of the observer: a card counts as in view between 15 % and 35 % of the window's height. */
const IN_VIEW_MARGIN = '-15% 0px -65% 0px';

/**
 * The id of the card in view.
 * @param sections must be a stable list
 */
export function useSectionInView(sections: readonly FormSection[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const visible = entries.find(({ isIntersecting }) => isIntersecting);
        if (visible) setCurrent(visible.target.id);
      },
      { rootMargin: IN_VIEW_MARGIN },
    );
    for (const { id } of sections) {
      const card = document.getElementById(id);
      if (card) observer.observe(card);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
