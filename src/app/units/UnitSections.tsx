import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useCallback, useMemo, type ReactNode } from 'react';
import type { EditorDefinition, UnitSection } from '../../definition';
import { useLatest } from '../../hooks/useLatest';
import { ListMessage } from '../../list/ListMessage';
import { useSession } from '../../session/SessionContext';
import { shellTexts } from '../../shell/texts';
import type { PageReader } from '../../stores/pageReader';
import type { Unit } from '../../stores/unitStore';
import { sizes } from '../../theme/tokens';
import { EditorHost } from '../EditorHost';
import type { OpenForms } from '../parts/openForms';
import { editorTexts } from '../texts';
import { useOpenEditor } from '../useOpenEditor';
import { formKey, partsOfKey } from './formKeys';
import { sectionTabId, SectionTabs } from './SectionTabs';
import { editorOf } from './storedUnits';
import { unitTexts } from './texts';
import { unitTabId, UnitTabs } from './UnitTabs';
import type { PageWithUnits, ShownUnits } from './useShownUnits';

/** Where the units begin, for the outline. */
export const UNITS_ID = 'page-units';

interface UnitSectionsProps extends PageWithUnits {
  readonly shown: ShownUnits;
  readonly canSave: boolean;
  /** Where the preview of a section stands. */
  readonly beside: Element | null;
}

/** The units of a page and their sections, below its form (PROP-049, PROPU). */
export function UnitSections({ shown, canSave, beside, ...of }: UnitSectionsProps): ReactNode {
  const { noun, noAccess } = of.units;
  const { state, units, hasSeveral, unit, sections, section, unsaved, hasUnsaved, names, hasDraft } = shown;
  const { addressOf, go } = shown;
  if (!section) return <ListMessage title={noAccess} />;
  if (state.error !== undefined) return <UnitsFailed noun={noun} retry={state.retry} />;
  if (!state.units) return <UnitsLoading />;
  const putBack = async (gone: Unit): Promise<void> => {
    const pressed = document.activeElement;
    const isBack = await state.putBack(gone);
    // The notice goes, and with it the button that was pressed. Whoever went on elsewhere meanwhile stays there.
    if (!isBack || ![pressed, document.body].includes(document.activeElement)) return;
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
            sections={sections}
            current={section}
            isUnsaved={({ key }) => unsaved.has(formKey(unit.id, key))}
            addressOf={({ key }) => addressOf({ unit: unit.id, section: key })}
          />
        ) : (
          <ListMessage title={unitTexts.none({ noun })} hint={unitTexts.noneHint({ noun })} />
        )}
      </Box>
      <SectionPanes {...of} {...{ shown, canSave, beside }} />
    </>
  );
}

/** The form that is seen, and out of sight those with unsaved changes: switching tabs loses nothing. */
function SectionPanes(
  props: PageWithUnits & {
    readonly shown: ShownUnits;
    readonly canSave: boolean;
    readonly beside: Element | null;
  },
): ReactNode {
  const { units: declared, editors, page, forms, shown, canSave, beside } = props;
  const { units, sections, hasSeveral, current, kept, addressOf, go, state } = shown;
  return kept.map((key) => {
    const { unitId, section: name } = partsOfKey(key);
    const section = sections.find((one) => one.key === name);
    const unit = units.find(({ id }) => id === unitId);
    if (!section || !unit) return null;
    const order = declared.sections.indexOf(section);
    return (
      <SectionPane
        key={key}
        {...{ section, page, unitId, order, canSave, forms, beside, go }}
        definition={editorOf(section, editors)}
        noun={declared.noun}
        isShown={key === current}
        isGone={unit.isGone === true}
        formKey={key}
        search={addressOf({ unit: unitId, section: name })}
        name={hasSeveral ? `${unit.name.trim() || unitTexts.unnamed} › ${section.label}` : section.label}
        position={1 + units.indexOf(unit) * declared.sections.length + order}
        onMissed={state.refresh}
      />
    );
  });
}

/** One section of one unit. Hidden, it keeps what is not saved yet. */
function SectionPane(props: {
  readonly section: UnitSection;
  readonly definition: EditorDefinition;
  readonly page: PageReader;
  readonly unitId: string;
  /** Among the sections of its unit. */
  readonly order: number;
  /** What a unit is called in messages. */
  readonly noun: string;
  readonly isShown: boolean;
  readonly isGone: boolean;
  readonly canSave: boolean;
  readonly forms: OpenForms;
  readonly formKey: string;
  /** Of its address. */
  readonly search: string;
  /** What the form is called among those of the screen, and where it stands among them. */
  readonly name: string;
  readonly position: number;
  /** Where its preview stands. */
  readonly beside: Element | null;
  readonly go: ShownUnits['go'];
  /** Its unit was found to be removed. It must stay the same function. */
  readonly onMissed: () => void;
}): ReactNode {
  const { section, definition, page, unitId, order, noun, isShown, isGone, canSave, go, onMissed } = props;
  const { forms, formKey: key, search, name, position, beside } = props;
  const { selectedBrand: brand } = useSession();
  const place = useMemo(() => ({ page, unitId, order }), [page, unitId, order]);
  const inSight = useLatest(isShown);
  // What is in sight stays at its address, which may just be changing.
  const show = useCallback(
    () => inSight.current || go({ unit: unitId, section: section.key }),
    [go, inSight, section, unitId],
  );
  return (
    <Box hidden={!isShown}>
      <EditorHost
        opening={useOpenEditor({ definition, brand, section: place })}
        subject={{ kind: 'section', noun }}
        canSave={() => canSave}
        tabId={sectionTabId(section)}
        formGroup={{ forms, key, name, position, isShown, isGone, show, search, beside, isSavedAlone: true }}
        missed={onMissed}
      />
    </Box>
  );
}

/** The units did not come. */
function UnitsFailed({ noun, retry }: { readonly noun: string; readonly retry: () => void }): ReactNode {
  return (
    <Alert severity="error" action={<Button onClick={retry}>{shellTexts.retry}</Button>} sx={{ mt: 4 }}>
      {editorTexts.loadFailed({ noun: `${noun}s` })}
    </Alert>
  );
}

/** Somebody else removed the unit that is worked in. */
export function UnitGone(props: {
  readonly noun: string;
  /** Whether something of it is not saved. */
  readonly hasInput: boolean;
  readonly isBusy: boolean;
  /** Undefined where the user may not. */
  readonly putBack: (() => void) | undefined;
}): ReactNode {
  const { noun, hasInput, isBusy, putBack } = props;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1 }}
      action={
        putBack && (
          // It keeps the focus, in case it has to be pressed again.
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

/** The units are on their way. */
function UnitsLoading(): ReactNode {
  return (
    <Box sx={{ mt: 4 }} role="status" aria-label={shellTexts.loading}>
      <Skeleton variant="rounded" height={48} />
    </Box>
  );
}
