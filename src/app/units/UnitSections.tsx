import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useMemo, type ReactNode } from 'react';
import type { UnitSection } from '../../definition';
import { useStableCallback } from '../../hooks/useStableCallback';
import { ListMessage } from '../../list/ListMessage';
import { useSession } from '../../session/SessionContext';
import { RetryButton } from '../../shell/RetryButton';
import { shellTexts } from '../../shell/texts';
import type { Unit } from '../../stores/unitStore';
import { sizes } from '../../theme/tokens';
import type { EditingEvents } from '../editing';
import { EditorHost } from '../EditorHost';
import { editorTexts } from '../texts';
import { useOpenEditor } from '../useOpenEditor';
import { formKey, partsOfKey } from './formKeys';
import { SectionTabs, sectionTabId } from './SectionTabs';
import { sectionTitle } from './sectionTitle';
import { editorOf } from './storedUnits';
import { unitTexts } from './texts';
import { unitTabId, UnitTabs } from './UnitTabs';
import { UnsavedMark } from './UnsavedMark';
import type { PageWithUnits, ShownUnits } from './useShownUnits';

/** Id of the element where the units begin, for the outline. */
export const UNITS_ID = 'page-units';

interface UnitSectionsProps extends PageWithUnits, Pick<EditingEvents, 'onPageDeleted'> {
  readonly shown: ShownUnits;
  readonly canSave: boolean;
  /** Container for the preview of a section. */
  readonly beside: Element | null;
}

/** The units of a page and their sections, below its form (PROP-049, PROPU). */
export function UnitSections(props: UnitSectionsProps): ReactNode {
  const { shown, canSave } = props;
  const { noun, noAccess } = props.units;
  const { state, units, hasSeveral, unit, sections, section, unsaved, hasUnsaved, names, hasDraft, mounted } = shown;
  const { addressOf, go } = shown;
  if (!section) return <ListMessage title={noAccess} />;
  if (state.error !== undefined) return <UnitsFailed noun={noun} retry={state.retry} />;
  if (!state.units) return <UnitsLoading />;
  const putBack = async (gone: Unit): Promise<void> => {
    const pressedButton = document.activeElement;
    const isRestored = await state.putBack(gone);
    // The notice disappears with the pressed button, so the focus moves to the tab, unless it is somewhere else by now.
    if (!isRestored || ![pressedButton, document.body].includes(document.activeElement)) return;
    const tab = document.getElementById(unitTabId(gone)) ?? document.getElementById(sectionTabId(section));
    tab?.focus();
  };
  return (
    <>
      <Box id={UNITS_ID} sx={{ mt: 4, mb: 2.25, minWidth: 0, scrollMarginTop: sizes.header + 16 }}>
        {(hasSeveral || !unit) && (
          <UnitTabs
            {...{ state, units, names, noun }}
            current={unit}
            canChange={canSave}
            isUnsaved={hasUnsaved}
            addressOf={({ id }) => addressOf({ unit: id })}
            go={(id) => go({ unit: id })}
          />
        )}
        {unit?.isGone && (
          <UnitGone
            noun={noun}
            hasInput={hasUnsaved(unit) || hasDraft(unit)}
            isBusy={state.isBusy}
            putBack={canSave ? () => void putBack(unit) : undefined}
          />
        )}
        {unit ? (
          <SectionTabs
            tabs={sections}
            current={section}
            markOf={({ key }) => unsaved.has(formKey(unit.id, key)) && <UnsavedMark />}
            addressOf={({ key }) => addressOf({ unit: unit.id, section: key })}
          />
        ) : (
          <ListMessage title={unitTexts.none({ noun })} hint={unitTexts.noneHint({ noun })} />
        )}
      </Box>
      {/* The visible form and, hidden, those with unsaved changes: switching tabs loses nothing. */}
      {mounted.map((key) => {
        const of = partsOfKey(key);
        const unitOfForm = units.find(({ id }) => id === of.unitId);
        const sectionOfForm = sections.find((one) => one.key === of.section);
        if (!unitOfForm || !sectionOfForm) return null;
        return <SectionPane key={key} {...props} formKey={key} unit={unitOfForm} section={sectionOfForm} />;
      })}
    </>
  );
}

/** One section of one unit. While hidden, it keeps its unsaved changes. */
function SectionPane(
  props: UnitSectionsProps & { readonly formKey: string; readonly unit: Unit; readonly section: UnitSection },
): ReactNode {
  const { units: declared, editors, page, forms, shown, canSave, beside, formKey: key, unit, section } = props;
  const { units, hasSeveral, current, addressOf, go, state } = shown;
  const { id: unitId, isGone = false } = unit;
  const { selectedBrand: brand } = useSession();
  const order = declared.sections.indexOf(section);
  const place = useMemo(() => ({ page, unitId, order }), [page, unitId, order]);
  const isShown = key === current;
  // A visible form needs no navigation, and its address may just be changing.
  const show = useStableCallback(() => isShown || go({ unit: unitId, section: section.key }));
  return (
    <Box hidden={!isShown}>
      <EditorHost
        opening={useOpenEditor({ definition: editorOf(section, editors), brand, section: place })}
        subject={{ kind: 'section', noun: declared.noun }}
        canSave={() => canSave}
        tabId={sectionTabId(section)}
        formGroup={{
          ...{ forms, key, isShown, isGone, show, beside, isSavedAlone: true },
          name: hasSeveral ? sectionTitle(unit, section) : section.label,
          position: 1 + units.indexOf(unit) * declared.sections.length + order,
          search: addressOf({ unit: unitId, section: section.key }),
        }}
        onMissing={state.refresh}
        onPageDeleted={props.onPageDeleted}
      />
    </Box>
  );
}

function UnitsFailed({ noun, retry }: { readonly noun: string; readonly retry: () => void }): ReactNode {
  return (
    <Alert severity="error" action={<RetryButton onClick={retry} />} sx={{ mt: 4 }}>
      {editorTexts.loadFailed({ noun: `${noun}s` })}
    </Alert>
  );
}

/** Notice that somebody else removed the current unit. */
export function UnitGone(props: {
  readonly noun: string;
  /** Whether the unit has unsaved changes. */
  readonly hasInput: boolean;
  readonly isBusy: boolean;
  /** Undefined if the user may not. */
  readonly putBack: (() => void) | undefined;
}): ReactNode {
  const { noun, hasInput, isBusy, putBack } = props;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1 }}
      action={
        putBack && (
          // Not disabled: it keeps the focus, in case it has to be pressed again.
          <Button aria-disabled={isBusy} onClick={isBusy ? undefined : putBack}>
            {unitTexts.putBack({ noun })}
          </Button>
        )
      }
    >
      {hasInput ? unitTexts.wasRemovedUnsaved({ noun }) : unitTexts.wasRemoved({ noun })}
    </Alert>
  );
}

function UnitsLoading(): ReactNode {
  return (
    <Box sx={{ mt: 4 }} role="status" aria-label={shellTexts.loading}>
      <Skeleton variant="rounded" height={48} />
    </Box>
  );
}
