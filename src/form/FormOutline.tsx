import { memo, useEffect, useState, type MouseEvent } from 'react';
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
  const problems = useSessionPart(store, ({ shown }) => shown);
  const current = useSectionInView(store.sections);
  const { stored, title } = store.compiled.editor;
  // A form that is but a part of its screen says which.
  const name = 'collection' in stored ? formTexts.onThisPageOf({ part: title }) : formTexts.onThisPage;
  return (
    <FormSurface className="f-outline" role="navigation" aria-label={name}>
      <h2>{formTexts.onThisPage}</h2>
      <ul>
        {store.sections.map((section) => {
          const count = problemsIn(section, problems).length;
          return (
            <li key={section.id} data-inner={section.over === undefined ? undefined : ''}>
              <a
                href={`#${section.id}`}
                aria-label={count > 0 ? `${section.title} ${fieldTexts.problems({ count })}` : undefined}
                aria-current={section.id === current ? 'location' : undefined}
                onClick={(event) => show(event, section)}
              >
                <span>{section.title}</span> {count > 0 && <span className="f-outline-count">{count}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </FormSurface>
  );
});

/** The address stays as it is: it belongs to the screen. */
function show(event: MouseEvent, section: FormSection): void {
  event.preventDefault();
  const card = document.getElementById(section.id);
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
}

/** The part of the window, in percent from its top, in which a card is being read. */
const READING_ZONE = '-15% 0px -65% 0px';

function useSectionInView(sections: readonly FormSection[]): string | undefined {
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
