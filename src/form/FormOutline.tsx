import { memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChangedMark, ProblemCount } from '../fields/shared/Marks';
import type { FormSection } from '../fields/shared/sections';
import { valueAt } from '../compile';
import { sameValue, type FormPath } from '../tree';
import { problemsIn } from './errors';
import { FormSurface } from './FormSurface';
import { isShown } from './isShown';
import type { FormSession } from './sessionState';
import type { FormStore } from './store';
import { formTexts } from './texts';
import { useSessionPart } from './useSession';
import './FormOutline.css';

/** The cards of the form, with how many problems each holds; marks the one being read. */
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
  /** The id of the card that is being read. */
  readonly current: string | undefined;
  /** Brings the form into sight; without it it always is. */
  readonly showForm?: (() => void) | undefined;
}) {
  const { store, current, showForm } = props;
  const problems = useSessionPart(store, ({ shown }) => shown);
  const changed = useSessionPart(store, (session) => changedIn(store.sections, session)).split(' ');
  const hidden = useSessionPart(store, (session) => hiddenIn(store, session)).split(' ');
  const sections = store.sections.filter(({ id }) => !hidden.includes(id));
  return (
    <ul>
      {sections.map((section) => {
        const count = problemsIn(section, problems).length;
        return (
          <li key={section.id} data-inner={section.over === undefined ? undefined : ''}>
            <a
              href={`#${section.id}`}
              aria-current={section.id === current ? 'location' : undefined}
              onClick={(event) => {
                // The address stays as it is: it belongs to the screen.
                event.preventDefault();
                showForm?.();
                // What was out of sight is rendered by the next frame.
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

/** The ids of the cards with unsaved changes, in one text. What did not change is the very same object, so this is soon known. */
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

/** The ids of the cards that are not shown now, because a group or list on the way to them is not, in one text. */
function hiddenIn({ compiled, sections }: FormStore, { current }: FormSession): string {
  const hidden = sections.filter(({ path }) => !isShown(compiled, current, path));
  return hidden.map(({ id }) => id).join(' ');
}

function goToCard({ reveals }: FormStore, { id, path, keys }: FormSection): void {
  // The tab that it is in opens at once.
  flushSync(() => reveals.ask([...path, ...keys.slice(0, 1)]));
  const card = document.getElementById(id);
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
}

/** The part of the window, in percent from its top, in which a card is being read. */
const READING_ZONE = '-15% 0px -65% 0px';

/**
 * The id of the card that is being read.
 * @param sections the same list while they are the same
 */
export function useSectionInView(sections: readonly FormSection[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent(seen.target.id);
      },
      { rootMargin: READING_ZONE },
    );
    for (const { id } of sections) {
      const card = document.getElementById(id);
      if (card) observer.observe(card);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
