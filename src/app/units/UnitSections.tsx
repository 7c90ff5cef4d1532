import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ListMessage } from '../../list/ListMessage';
import { sizes } from '../../theme/tokens';
import { formKey } from './formKeys';
import { SectionPanes } from './SectionPanes';
import { SectionTabs } from './SectionTabs';
import { unitTexts } from './texts';
import { UnitGone, UnitsFailed, UnitsLoading } from './UnitStates';
import { UnitTabs } from './UnitTabs';
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
  const { state, units, hasSeveral, unit, sections, section, unsaved, hasUnsaved, addressOf, go } = shown;
  if (!section) return <ListMessage title={noAccess} />;
  if (state.error !== undefined) return <UnitsFailed noun={noun} retry={state.retry} />;
  if (!state.units) return <UnitsLoading />;
  return (
    <>
      <Box id={UNITS_ID} sx={{ mt: 4, mb: 2.25, minWidth: 0, scrollMarginTop: sizes.header + 16 }}>
        {(hasSeveral || !unit) && (
          <UnitTabs
            {...{ state, units, noun }}
            current={unit}
            canChange={canSave}
            isUnsaved={hasUnsaved}
            addressOf={({ id }) => addressOf({ unit: id })}
            go={(id) => go({ unit: id })}
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
