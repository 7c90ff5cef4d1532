import { useSyncExternalStore, type ReactNode } from 'react';
import type { EditorDefinition, PageUnits, UnitSection } from '../../definition';
import type { PageReader } from '../../stores/pageReader';
import type { Unit } from '../../stores/unitStore';
import type { OpenForms } from '../openForms';
import { keptForms, partsOfKey } from './formKeys';
import { SectionPane } from './SectionPane';
import { editorOf } from './storedUnits';

/** The form that is seen, and out of sight those with unsaved changes: switching tabs loses nothing. */
export function SectionPanes(props: {
  readonly declared: PageUnits;
  readonly editors: readonly EditorDefinition[];
  /** Those that the user may open. */
  readonly sections: readonly UnitSection[];
  readonly units: readonly Unit[];
  readonly page: PageReader;
  /** The key of the form that is seen. */
  readonly current: string | undefined;
  readonly canSave: boolean;
  readonly forms: OpenForms;
  /** A section was not saved. It must stay the same function. */
  readonly onUnsaved: () => void;
}): ReactNode {
  const { declared, editors, sections, units, page, current, canSave, forms, onUnsaved } = props;
  const unsaved = useSyncExternalStore(forms.subscribe, forms.unsaved);
  return keptForms({ current, unsaved, units }).map((key) => {
    const { unitId, section: name } = partsOfKey(key);
    const section = sections.find((one) => one.key === name);
    if (!section) return null;
    return (
      <SectionPane
        key={key}
        section={section}
        definition={editorOf(section, editors)}
        page={page}
        unitId={unitId}
        order={declared.sections.indexOf(section)}
        noun={declared.noun}
        isShown={key === current}
        canSave={canSave}
        forms={forms}
        formKey={key}
        onUnsaved={onUnsaved}
      />
    );
  });
}
