import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { EditorDefinition, PageUnits, UnitSection } from '../../definition';
import { useLatest } from '../../hooks/useLatest';
import { openTabs } from '../../session/access';
import { logError } from '../../lib/log';
import { useSession } from '../../session/SessionContext';
import type { PageReader } from '../../stores/pageReader';
import type { Unit } from '../../stores/unitStore';
import type { StoredUnits } from '../../tree';
import type { OpenForms } from '../parts/openForms';
import { services } from '../services';
import { draftedSections, lostDrafts, lostUnit, type LostDraft } from './draftedSections';
import { formKey, keptForms, partsOfKey } from './formKeys';
import type { TypedNames } from './typedNames';
import { readUnitPlace, withUnitPlace, type UnitPlace } from './unitAddress';
import { useUnits, type Units } from './useUnits';

/** What the units of a page are made of. */
export interface PageWithUnits {
  readonly units: PageUnits;
  readonly stored: StoredUnits;
  readonly editors: readonly EditorDefinition[];
  readonly page: PageReader;
  /** Whether the page is of a kind that has several. */
  readonly hasSeveral: boolean;
  readonly forms: OpenForms;
  readonly names: TypedNames;
}

/** The units of a page, and which section of which of them is seen. */
export interface ShownUnits {
  readonly state: Units;
  /** None until they are loaded. */
  readonly units: readonly Unit[];
  readonly hasSeveral: boolean;
  readonly unit: Unit | undefined;
  /** Those that the user may open. */
  readonly sections: readonly UnitSection[];
  readonly section: UnitSection | undefined;
  /** The key of the form that is seen. */
  readonly current: string | undefined;
  /** The keys of the forms that are there, seen or not. */
  readonly kept: readonly string[];
  /** The keys of the forms with unsaved changes. */
  readonly unsaved: ReadonlySet<string>;
  /** Whether anything of it is not saved, be it its name. */
  readonly hasUnsaved: (unit: Unit) => boolean;
  readonly names: TypedNames;
  /** Whether drafts of an earlier visit are offered for it, or are once it is put back. */
  readonly hasDraft: (unit: Unit) => boolean;
  /** The drafts of a unit that was removed since. */
  readonly lost: readonly LostDraft[];
  /** They are not wanted any more. */
  readonly discardLost: (drafts: readonly LostDraft[]) => void;
  /** The search of an address at another unit or section. */
  readonly addressOf: (place: Partial<UnitPlace>) => string;
  /** Goes to another unit or section, without a new entry in the history. It stays the same function. */
  readonly go: (place: Partial<UnitPlace>) => void;
}

/** Reads the units of a page; the address says which of them is seen. */
export function useShownUnits({ units: declared, stored, page, hasSeveral, forms, names }: PageWithUnits): ShownUnits {
  const session = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [{ unit: addressed }] = useState(readUnitPlace(search));
  const unsaved = useSyncExternalStore(forms.subscribe, forms.unsaved);
  const sections = useMemo(() => openTabs(declared.sections, session), [declared, session]);
  const hasUnsaved = useCallback(
    (one: Unit) =>
      names.wanted(one) !== undefined || [...forms.unsaved()].some((key) => partsOfKey(key).unitId === one.id),
    [forms, names],
  );
  const { user, selectedBrand } = session;
  const [userId, brandId] = [user.id, selectedBrand?.id ?? ''];
  const drafts = useMemo(() => ({ drafts: services.drafts, of: { userId, brandId } }), [brandId, userId]);
  const [lost, setLost] = useState<readonly LostDraft[]>([]);
  const draftOf = useCallback(
    async (units: readonly Unit[]) => {
      const unitId = await lostUnit({
        ...{ ...drafts, addressed, units, editors: declared.sections.map(({ editor }) => editor) },
      });
      if (unitId !== undefined) setLost(await lostDrafts({ ...drafts, sections: declared.sections, unitId }));
      return unitId;
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
  const inSight = useRef<string>(undefined);
  const isKept = useCallback((unit: Unit) => unit.id === inSight.current || hasUnsaved(unit), [hasUnsaved]);
  const state = useUnits({ page, noun: declared.noun, stored, names, isKept, draftOf });
  const drafted = useDrafted(state.units !== undefined, forms, () =>
    draftedSections({ ...drafts, sections, units: state.units ?? [] }),
  );

  const place = readUnitPlace(search);
  const units = state.units ?? NONE;
  // Rendered anew where another unit has a name that is not stored, not with each key.
  useSyncExternalStore(names.subscribe, () => units.filter((one) => names.wanted(one) !== undefined).length);
  const [firstId, setFirstId] = useState<string>();
  // Where the address names none: that which was the first at first, wherever somebody else puts it meanwhile.
  const first = units.find(({ id }) => id === firstId) ?? units[0];
  if (first?.id !== firstId) setFirstId(first?.id);
  const unit = (hasSeveral ? units.find(({ id }) => id === place.unit) : undefined) ?? first;
  const section = sections.find(({ key }) => key === place.section) ?? sections[0];
  const wanted = unit && section && formKey(unit.id, section.key);
  const open = useSyncExternalStore(forms.subscribe, forms.list);
  const isOpen = open.some(({ key }) => key === wanted);
  // Put back, it offers its drafts itself.
  if (lost.some(({ unitId }) => units.some(({ id, isGone }) => id === unitId && !isGone))) setLost([]);
  const hasDraft = ({ id }: Unit) =>
    lost.some(({ unitId }) => unitId === id) ||
    open.some(({ key, offered }) => offered !== undefined && partsOfKey(key).unitId === id);
  // Of a unit that is gone nothing can be opened any more; what is open stays.
  const current = unit?.isGone && !isOpen ? undefined : wanted;
  useEffect(() => {
    inSight.current = unit?.id;
  }, [unit]);
  useEffect(() => {
    // The focused form was hidden: undo is for the visible one.
    forms.enter(undefined);
  }, [current, forms]);
  const addressOf = (wantedPlace: Partial<UnitPlace>) => withUnitPlace(search, wantedPlace);
  const latest = useLatest(addressOf);
  const go = useCallback(
    (wantedPlace: Partial<UnitPlace>) =>
      void navigate({ search: latest.current(wantedPlace) }, { replace: true, preventScrollReset: true }),
    [latest, navigate],
  );
  const kept = keptForms({ current, unsaved: new Set([...unsaved, ...drafted]), units });
  return {
    ...{ state, units, hasSeveral, unit, sections, section, current, kept, addressOf, go },
    ...{ unsaved, hasUnsaved, names, hasDraft, lost, discardLost },
  };
}

/** The forms that have drafts of earlier visits, each until that is answered; they are opened to offer them. */
function useDrafted(isReady: boolean, forms: OpenForms, find: () => Promise<readonly string[]>): ReadonlySet<string> {
  const [drafted, setDrafted] = useState<ReadonlySet<string>>(NO_KEYS);
  const found = useLatest(find);
  useEffect(() => {
    if (!isReady) return undefined;
    let isWanted = true;
    void found.current().then((keys) => {
      if (isWanted && keys.length > 0) setDrafted(new Set(keys));
    });
    return () => {
      isWanted = false;
    };
  }, [found, isReady]);
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
