import { memo, useEffect, useState } from 'react';
import type { FormSection } from '../fields/shared/sections';
import { fieldTexts } from '../fields/shared/texts';
import { problemsIn } from './errors';
import { FormSurface } from './FormSurface';
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
  return (
    <ul>
      {store.sections.map((section) => {
        const count = problemsIn(section, problems).length;
        return (
          <li key={section.id} data-inner={section.over === undefined ? undefined : ''}>
            <a
              href={`#${section.id}`}
              aria-label={count > 0 ? `${section.title} ${fieldTexts.problems({ count })}` : undefined}
              aria-current={section.id === current ? 'location' : undefined}
              onClick={(event) => {
                // The address stays as it is: it belongs to the screen.
                event.preventDefault();
                showForm?.();
                requestAnimationFrame(() => goToCard(section));
              }}
            >
              <span>{section.title}</span> {count > 0 && <span className="f-outline-count">{count}</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
});

function goToCard({ id }: FormSection): void {
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
