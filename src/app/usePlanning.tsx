import { lazy, useState, type ReactNode } from 'react';
import { LazyOverlay } from '../hooks/LazyOverlay';
import type { PlannedEntry } from '../api/plans';
import type { RowPlanning } from '../list/areaList';
import { planMarks, plansOf } from '../shell/plans/brandPlans';
import { usePlans } from '../shell/plans/usePlans';
import { services } from './services';

const EntryPlans = lazy(async () => ({ default: (await import('../shell/plans/EntryPlans')).EntryPlans }));

/**
 * Scheduled showing and hiding of the entries of a list.
 * @param of kind and brand of the entries; undefined if they cannot be scheduled
 * @returns the marks of rows and the handler that opens their plans, with the dialog that shows them
 */
export function usePlanning(
  of: (Omit<PlannedEntry, 'id'> & { readonly brandId: string; readonly canChange: boolean }) | undefined,
): { readonly planning: RowPlanning | undefined; readonly dialog: ReactNode } {
  const brandPlans = of && services.plans(of.brandId);
  const { plans } = usePlans(brandPlans);
  const [opened, setOpened] = useState<{ readonly id: string; readonly name: string }>();
  if (!of || !brandPlans) return { planning: undefined, dialog: null };
  const { kind, of: tagOrKind, canChange } = of;
  const entryOf = (id: string): PlannedEntry => ({ kind, of: tagOrKind, id });
  return {
    planning: {
      marksOf: (id) => planMarks(plansOf(plans, entryOf(id))),
      open: canChange ? setOpened : undefined,
    },
    dialog: opened && (
      <LazyOverlay>
        <EntryPlans
          brandPlans={brandPlans}
          entry={entryOf(opened.id)}
          name={opened.name}
          close={() => setOpened(undefined)}
        />
      </LazyOverlay>
    ),
  };
}
