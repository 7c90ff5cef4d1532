import { useMemo, useState, type ReactNode } from 'react';
import type { LiveChange } from '../api/live';
import type { PlannedEntry } from '../api/plans';
import type { AreaDefinition, CardArea, ListedArea, RecordArea } from '../definition';
import { lazyOverlay } from '../hooks/lazyComponent';
import type { AreaListProps, ListSettings, PlannedRow, RowPlanning } from '../list/areaList';
import { createListMemory } from '../list/listMemory';
import { useSession } from '../session/SessionContext';
import { planMarks, plansOf } from '../shell/plans/brandPlans';
import { usePlans } from '../shell/plans/usePlans';
import { createLocalViews, createServedViews } from '../stores/listViews';
import type { TrashScope } from '../stores/trash';
import { services } from './services';
import { useListTrash } from './trash/TrashButton';
import { useFindReferences } from './useFindReferences';
import { useNewsCount } from './useNewsCount';

interface AreaListOptions {
  /** Whether a change concerns the content of the list. */
  readonly isNews: (change: LiveChange) => boolean;
  /** Plural noun of the entries. */
  readonly nouns: string;
  /** Must be referentially stable; undefined if nothing is kept, or the user may restore nothing. */
  readonly trashOf: TrashScope | undefined;
  /** Id of the brand whose entries may refer to those of the list; undefined if none do. */
  readonly referredIn: string | undefined;
  /** Kind and brand of the entries; undefined if they cannot be scheduled. */
  readonly plannable:
    | (Omit<PlannedEntry, 'id'> & { readonly brandId: string; readonly canChange: boolean })
    | undefined;
}

/** What the lists of all areas have besides their rows: trash, scheduled plans, references, the user's settings and live updates. */
export function useAreaList(
  area: CardArea | ListedArea | RecordArea,
  { isNews, nouns, trashOf, referredIn, plannable }: AreaListOptions,
): {
  readonly list: AreaListProps & { readonly version: number };
  /** Shows the plans of a row. */
  readonly dialog: ReactNode;
} {
  const settings = useListSettings(area);
  const news = useNewsCount(isNews);
  const { button: tools, restore, version } = useListTrash({ heading: area.list.heading, nouns, of: trashOf });
  const findReferences = useFindReferences(referredIn);
  const { planning, dialog } = usePlanning(plannable);
  const list = { settings, tools, restore, findReferences, planning, version: news + version, now: Date.now };
  return { list, dialog };
}

/**
 * The user's settings for the list of an area. Views are stored by the services or, if these store none or the list belongs to no
 * brand, by this browser.
 */
function useListSettings({ name, access }: Pick<AreaDefinition, 'name' | 'access'>): ListSettings {
  const { user, selectedBrand, scopes } = useSession();
  const brandId = selectedBrand?.id;
  const isServed = brandId !== undefined && services.hasContentCapability('listViews');
  const mayShare = access?.update !== undefined && scopes.has(access.update);
  const key = [user.id, name, ...(brandId === undefined ? [] : [brandId])].join('_');
  const storage = useMemo(
    () => ({
      memory: createListMemory(localStorage, `LIST_${key}`),
      views: isServed
        ? createServedViews(services.content, { brandId, list: name })
        : createLocalViews(localStorage, `LIST_VIEWS_${key}`),
    }),
    [brandId, isServed, key, name],
  );
  return { ...storage, sharedWith: isServed && mayShare ? selectedBrand?.name : undefined };
}

const EntryPlans = lazyOverlay(async () => (await import('../shell/plans/EntryPlans')).EntryPlans);

/** Scheduled showing and hiding of the entries: the marks of rows and the handler that opens their plans, with the dialog that shows them. */
function usePlanning(of: AreaListOptions['plannable']): {
  readonly planning: RowPlanning | undefined;
  readonly dialog: ReactNode;
} {
  const brandPlans = of && services.plans(of.brandId);
  const { plans } = usePlans(brandPlans);
  const [opened, setOpened] = useState<PlannedRow>();
  if (!of || !brandPlans) return { planning: undefined, dialog: null };
  const { kind, of: tagOrKind, canChange } = of;
  const entryOf = (id: string): PlannedEntry => ({ kind, of: tagOrKind, id });
  return {
    planning: {
      marksOf: (id) => planMarks(plansOf(plans, entryOf(id))),
      open: canChange ? setOpened : undefined,
    },
    dialog: opened && (
      <EntryPlans
        brandPlans={brandPlans}
        entry={entryOf(opened.id)}
        name={opened.name}
        isHidden={opened.isHidden}
        close={() => setOpened(undefined)}
      />
    ),
  };
}
