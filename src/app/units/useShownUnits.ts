import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { EditorDefinition, PageUnits, UnitSection } from '../../definition';
import { useStableCallback } from '../../hooks/useStableCallback';
import { openTabs } from '../../session/access';
import { logError } from '../../lib/log';
import { useSession } from '../../session/SessionContext';
import type { PageReader } from '../../stores/pageReader';
import type { Unit } from '../../stores/unitStore';
import type { StoredUnits } from '../../tree';
import type { OpenForms } from '../parts/openForms';
import { services } from '../services';
import { draftedSections, lostDrafts, lostUnit, type LostDraft } from './draftedSections';
import { formKey, mountedFormKeys, partsOfKey } from './formKeys';
import type { TypedNames } from './typedNames';
import { readUnitPlace, withUnitPlace, type UnitPlace } from './unitAddress';
import { useUnits, type Units } from './useUnits';

/** A page whose kind may have several units, with its open forms. */
export interface PageWithUnits {
  readonly units: PageUnits;
  readonly stored: StoredUnits;
  readonly editors: readonly EditorDefinition[];
  readonly page: PageReader;
  /** Whether the kind of the page has several units. */
  readonly hasSeveral: boolean;
  readonly forms: OpenForms;
  readonly names: TypedNames;
}

/** The units of a page, with the visible unit and section. */
export interface ShownUnits {
  readonly state: Units;
  /** Empty until they are loaded. */
  readonly units: readonly Unit[];
  readonly hasSeveral: boolean;
  readonly unit: Unit | undefined;
  /** The sections that the user may open. */
  readonly sections: readonly UnitSection[];
  readonly section: UnitSection | undefined;
  /** Key of the visible form. */
  readonly current: string | undefined;
  /** Keys of the mounted forms, visible or hidden. */
  readonly mounted: readonly string[];
  /** Keys of the forms with unsaved changes. */
  readonly unsaved: ReadonlySet<string>;
  /** Whether a unit has unsaved changes, including its name. */
  readonly hasUnsaved: (unit: Unit) => boolean;
  readonly names: TypedNames;
  /** Whether drafts of an earlier visit are offered for a unit, or will be once it is put back. */
  readonly hasDraft: (unit: Unit) => boolean;
  /** Drafts of a unit that was removed after they were made. */
  readonly lost: readonly LostDraft[];
  readonly discardLost: (drafts: readonly LostDraft[]) => void;
  /** The search of an address at another unit or section. */
  readonly addressOf: (place: Partial<UnitPlace>) => string;
  /** Navigates to another unit or section without a new history entry. Referentially stable. */
  readonly go: (place: Partial<UnitPlace>) => void;
}

/** Loads the units of a page; the address selects the visible one. */
export function useShownUnits({ units: declared, stored, page, hasSeveral, forms, names }: PageWithUnits): ShownUnits {
  const session = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [{ unit: addressed }] = useState(readUnitPlace(search));
  const unsaved = useSyncExternalStore(forms.subscribe, forms.unsaved);
  const sections = useMemo(() => openTabs(declared.sections, session), [declared, session]);
  const hasUnsaved = useCallback(
    (one: Unit) =>
      names.unsavedName(one) !== undefined || [...forms.unsaved()].some((key) => partsOfKey(key).unitId === one.id),
    [forms, names],
  );
  const { user, selectedBrand } = session;
  const [userId, brandId] = [user.id, selectedBrand?.id ?? ''];
  const drafts = useMemo(() => ({ drafts: services.drafts, of: { userId, brandId } }), [brandId, userId]);
  const [lost, setLost] = useState<readonly LostDraft[]>([]);
  const findDraftedUnit = useCallback(
    async (units: readonly Unit[]) => {
      const found = await lostDrafts({ ...drafts, sections: declared.sections, addressed, units });
      if (found.length > 0) setLost(found);
      return lostUnit(found);
    },
    [addressed, declared, drafts],
  );
  const discardLost = useCallback(
    (given: readonly LostDraft[]) => {
      setLost((all) => all.filter((one) => !given.includes(one)));
      for (const { section, unitId, draft } of given) {
        drafts.drafts
          .remove({ ...drafts.of, editor: section.editor, id: unitId, visit: draft.visit })
          .catch((error: unknown) => logError('The draft is not removed.', error));
      }
    },
    [drafts],
  );
  const visibleId = useRef<string>(undefined);
  const isKept = useCallback((unit: Unit) => unit.id === visibleId.current || hasUnsaved(unit), [hasUnsaved]);
  const state = useUnits({ page, noun: declared.noun, stored, names, isKept, findDraftedUnit });
  const drafted = useDrafted(state.units, forms, (appeared) =>
    draftedSections({ ...drafts, sections, units: appeared }),
  );

  const place = readUnitPlace(search);
  const units = state.units ?? NONE;
  // Re-renders when the number of unsaved names changes, not with every keystroke.
  useSyncExternalStore(names.subscribe, () => units.filter((one) => names.unsavedName(one) !== undefined).length);
  const [firstId, setFirstId] = useState<string>();
  // Default without a unit in the address: the initially first unit, even if somebody else reorders them.
  const first = units.find(({ id }) => id === firstId) ?? units[0];
  if (first?.id !== firstId) setFirstId(first?.id);
  const unit = (hasSeveral ? units.find(({ id }) => id === place.unit) : undefined) ?? first;
  const section = sections.find(({ key }) => key === place.section) ?? sections[0];
  const selectedKey = unit && section && formKey(unit.id, section.key);
  const open = useSyncExternalStore(forms.subscribe, forms.list);
  const isOpen = open.some(({ key }) => key === selectedKey);
  // Once the unit is put back, its forms offer their drafts themselves.
  if (lost.some(({ unitId }) => units.some(({ id, isGone }) => id === unitId && !isGone))) setLost([]);
  const hasDraft = ({ id }: Unit) =>
    lost.some(({ unitId }) => unitId === id) ||
    open.some(({ key, offered }) => offered !== undefined && partsOfKey(key).unitId === id);
  // Forms of a removed unit cannot be opened any more; open ones stay.
  const current = unit?.isGone && !isOpen ? undefined : selectedKey;
  useEffect(() => {
    visibleId.current = unit?.id;
  }, [unit]);
  useEffect(() => {
    // The focused form was hidden: undo is for the visible one.
    forms.setFocused(undefined);
  }, [current, forms]);
  const addressOf = (newPlace: Partial<UnitPlace>) => withUnitPlace(search, newPlace);
  const go = useStableCallback(
    (newPlace: Partial<UnitPlace>) =>
      void navigate({ search: addressOf(newPlace) }, { replace: true, preventScrollReset: true }),
  );
  const mounted = mountedFormKeys({ current, unsaved: new Set([...unsaved, ...drafted]), units });
  return {
    ...{ state, units, hasSeveral, unit, sections, section, current, mounted, addressOf, go },
    ...{ unsaved, hasUnsaved, names, hasDraft, lost, discardLost },
  };
}

/**
 * Keys of the forms with drafts, until the offer is answered; these forms are mounted to offer those of earlier visits, and to restore
 * those of this one. They are looked for in each unit that appears: at first in all, later in those added or put back.
 */
function useDrafted(
  units: readonly Unit[] | undefined,
  forms: OpenForms,
  find: (appeared: readonly Unit[]) => Promise<readonly string[]>,
): ReadonlySet<string> {
  const [drafted, setDrafted] = useState<ReadonlySet<string>>(NO_KEYS);
  const findNow = useEffectEvent(find);
  const known = useRef<ReadonlySet<string>>(NO_KEYS);
  useEffect(() => {
    const existing = units?.filter(({ isGone }) => !isGone) ?? [];
    const appeared = existing.filter(({ id }) => !known.current.has(id));
    known.current = new Set(existing.map(({ id }) => id));
    if (appeared.length === 0) return;
    void findNow(appeared).then((keys) => {
      if (keys.length > 0) setDrafted((before) => new Set([...before, ...keys]));
    });
  }, [units]);
  useEffect(
    () =>
      forms.subscribe(() => {
        const answered = new Set(forms.list().flatMap(({ key, offered }) => (offered ? [] : [key])));
        setDrafted((keys) => {
          const left = [...keys].filter((key) => !answered.has(key));
          return left.length < keys.size ? new Set(left) : keys;
        });
      }),
    [forms],
  );
  return drafted;
}

const NONE: readonly Unit[] = [];
const NO_KEYS: ReadonlySet<string> = new Set();
