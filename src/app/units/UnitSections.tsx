import Box from '@mui/material/Box';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CardArea, EditorDefinition, PageUnits } from '../../definition';
import { ListMessage } from '../../list/ListMessage';
import { openTabs } from '../../session/access';
import { useSession } from '../../session/SessionContext';
import type { PageReader } from '../../stores/pageReader';
import type { Unit } from '../../stores/unitStore';
import type { StoredUnits } from '../../tree';
import { EDITOR_GRID } from '../editorFrames';
import type { OpenForms } from '../openForms';
import { services } from '../services';
import { formKey, partsOfKey } from './formKeys';
import { lostUnit } from './lostUnit';
import { SectionPanes } from './SectionPanes';
import { SectionTabs } from './SectionTabs';
import { unitTexts } from './texts';
import { readUnitPlace, withUnitPlace } from './unitAddress';
import { UnitGone, UnitsFailed, UnitsLoading } from './UnitStates';
import { UnitTabs } from './UnitTabs';
import { useUnits } from './useUnits';

interface UnitSectionsProps {
  readonly area: CardArea;
  readonly units: PageUnits;
  readonly stored: StoredUnits;
  readonly editors: readonly EditorDefinition[];
  readonly page: PageReader;
  /** Whether the page is of a kind that has several. */
  readonly hasSeveral: boolean;
  readonly forms: OpenForms;
}

/** The units of a page and their sections, below its form (PROP-049, PROPU). Each section is saved by itself. */
export function UnitSections(props: UnitSectionsProps): ReactNode {
  const { area, units: declared, editors, page, hasSeveral, forms } = props;
  const { noun } = declared;
  const session = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { state, unsaved, hasUnsaved } = useUnitForms(props);
  const sections = useMemo(() => openTabs(declared.sections, session), [declared, session]);
  const place = readUnitPlace(search);
  const units = state.units ?? [];
  const unit = (hasSeveral ? units.find(({ id }) => id === place.unit) : undefined) ?? units[0];
  const section = sections.find(({ key }) => key === place.section) ?? sections[0];
  const wanted = unit && section && formKey(unit.id, section.key);
  const current = wanted !== undefined && unit?.isGone && !unsaved.has(wanted) ? undefined : wanted;
  const canSave = area.access.update !== undefined && session.scopes.has(area.access.update);
  useEffect(() => {
    // The focused form was hidden: shortcuts go to the visible one.
    forms.enter(undefined);
  }, [current, forms]);

  if (!section) return <ListMessage title={declared.noAccess} />;
  if (state.error !== undefined) return <UnitsFailed noun={noun} retry={state.retry} />;
  if (!state.units) return <UnitsLoading />;
  const go = (id: string | undefined) =>
    void navigate({ search: withUnitPlace(search, { unit: id }) }, { replace: true, preventScrollReset: true });
  return (
    <>
      <Box sx={HEAD}>
        <Box sx={{ minWidth: 0 }}>
          {(hasSeveral || !unit) && (
            <UnitTabs
              {...{ state, units, noun, go }}
              current={unit}
              canChange={canSave}
              isUnsaved={hasUnsaved}
              addressOf={({ id }) => withUnitPlace(search, { unit: id })}
            />
          )}
          {unit?.isGone && (
            <UnitGone noun={noun} putBack={canSave && !state.isBusy ? () => void state.putBack(unit) : undefined} />
          )}
          {unit ? (
            <SectionTabs
              sections={sections}
              current={section}
              isUnsaved={({ key }) => unsaved.has(formKey(unit.id, key))}
              addressOf={({ key }) => withUnitPlace(search, { unit: unit.id, section: key })}
            />
          ) : (
            <ListMessage title={unitTexts.none({ noun })} hint={unitTexts.noneHint({ noun })} />
          )}
        </Box>
      </Box>
      <SectionPanes
        {...{ declared, editors, sections, units, page, current, canSave, forms }}
        onUnsaved={state.refresh}
      />
    </>
  );
}

/** The units of the page, and which of them have forms with unsaved changes. */
function useUnitForms({ page, stored, units: { noun, sections }, forms }: UnitSectionsProps) {
  const { user, selectedBrand } = useSession();
  const [{ unit: addressed }] = useState(readUnitPlace(useLocation().search));
  const unsaved = useSyncExternalStore(forms.subscribe, forms.unsaved);
  const hasUnsaved = useCallback(
    ({ id }: Unit) => [...forms.unsaved()].some((key) => partsOfKey(key).unitId === id),
    [forms],
  );
  const draftOf = useCallback(
    (units: readonly Unit[]) =>
      lostUnit({
        ...{ drafts: services.drafts, addressed, units, editors: sections.map(({ editor }) => editor) },
        of: { userId: user.id, brandId: selectedBrand?.id ?? '' },
      }),
    [addressed, sections, selectedBrand, user],
  );
  return { state: useUnits({ page, noun, stored, isKept: hasUnsaved, draftOf }), unsaved, hasUnsaved };
}

/** Close to the form that belongs to it. */
const HEAD = { ...EDITOR_GRID, pb: 0 } as const;
