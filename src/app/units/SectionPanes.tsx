import type { ReactNode } from 'react';
import { partsOfKey } from './formKeys';
import { SectionPane } from './SectionPane';
import { editorOf } from './storedUnits';
import { unitTexts } from './texts';
import type { PageWithUnits, ShownUnits } from './useShownUnits';

/** The form that is seen, and out of sight those with unsaved changes: switching tabs loses nothing. */
export function SectionPanes(
  props: PageWithUnits & {
    readonly shown: ShownUnits;
    readonly canSave: boolean;
    readonly beside: Element | null;
  },
): ReactNode {
  const { units: declared, editors, page, forms, shown, canSave, beside } = props;
  const { units, sections, hasSeveral, current, kept, go, state } = shown;
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
        formKey={key}
        name={hasSeveral ? `${unit.name.trim() || unitTexts.unnamed} › ${section.label}` : section.label}
        position={1 + units.indexOf(unit) * declared.sections.length + order}
        onUnsaved={state.refresh}
      />
    );
  });
}
