import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { UnitSection } from '../../definition';
import { FormSurface, OutlineCards, ProblemCount, useSectionInView, useSessionPart } from '../../form';
import { formTexts } from '../../form/texts';
import type { Unit } from '../../stores/unitStore';
import type { OpenForm, OpenForms } from '../parts/openForms';
import { formKey } from './formKeys';
import { displayName } from './sectionTitle';
import { UNITS_ID } from './UnitSections';
import { UnsavedMark } from './UnsavedMark';
import type { ShownUnits } from './useShownUnits';

/** The outline of a page with units: the cards of its form, its units, and the sections and cards of the open unit. */
export function PageOutline(props: {
  readonly forms: OpenForms;
  readonly shown: ShownUnits;
  /** The key of the form of the page itself. */
  readonly pageKey: string;
}): ReactNode {
  const { forms, shown, pageKey } = props;
  const { units, hasSeveral, unit, addressOf, hasUnsaved } = shown;
  const all = useSyncExternalStore(forms.subscribe, forms.list);
  const page = all.find(({ key }) => key === pageKey);
  const open = all.find(({ key }) => key === shown.current);
  const cards = useMemo(() => [...(page?.store.sections ?? []), ...(open?.store.sections ?? [])], [open, page]);
  const current = useSectionInView(cards);
  return (
    <FormSurface className="f-outline" role="navigation" aria-label={formTexts.onThisPage}>
      <h2>{formTexts.onThisPage}</h2>
      {page && <OutlineCards store={page.store} current={current} showForm={page.show} />}
      {hasSeveral && (
        <ul>
          {units.map((one) => (
            <li key={one.id}>
              <RouterLink to={addressOf({ unit: one.id })} onClick={goToUnits} preventScrollReset>
                <span>
                  {displayName(one)}
                  {hasUnsaved(one) && <UnsavedMark />}
                </span>
              </RouterLink>
              {one === unit && <Sections {...{ shown, all, open, current }} unit={one} />}
            </li>
          ))}
        </ul>
      )}
      {!hasSeveral && unit && <Sections {...{ shown, all, open, current, unit }} />}
    </FormSurface>
  );
}

/** The sections of the open unit. */
function Sections(props: {
  readonly shown: ShownUnits;
  readonly unit: Unit;
  readonly all: readonly OpenForm[];
  /** The visible form. */
  readonly open: OpenForm | undefined;
  readonly current: string | undefined;
}): ReactNode {
  const { shown, unit, all, open, current } = props;
  return (
    <ul>
      {shown.sections.map((section) => {
        const form = all.find(({ key }) => key === formKey(unit.id, section.key));
        const to = shown.addressOf({ unit: unit.id, section: section.key });
        return (
          <li key={section.key}>
            <RouterLink to={to} onClick={goToUnits} preventScrollReset>
              {form ? <MarkedSection {...{ section, form }} /> : <span>{section.label}</span>}
            </RouterLink>
            {form && form === open && <OutlineCards store={form.store} current={current} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The name of a section whose form is open, with its unsaved mark and problem count. */
function MarkedSection({ section, form }: { readonly section: UnitSection; readonly form: OpenForm }): ReactNode {
  const isDirty = useSessionPart(form.store, ({ dirty }) => dirty);
  const count = useSessionPart(form.store, ({ visibleProblems }) => visibleProblems.length);
  return (
    <>
      <span>
        {section.label}
        {isDirty && <UnsavedMark />}
      </span>
      <ProblemCount count={count} />
    </>
  );
}

/** Scrolls after the link's target has rendered. */
function goToUnits(): void {
  requestAnimationFrame(() => document.getElementById(UNITS_ID)?.scrollIntoView({ block: 'start' }));
}
