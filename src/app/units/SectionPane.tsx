import Box from '@mui/material/Box';
import { useCallback, useMemo, type ReactNode } from 'react';
import type { EditorDefinition, UnitSection } from '../../definition';
import { useSession } from '../../session/SessionContext';
import type { PageReader } from '../../stores/pageReader';
import { EditorHost } from '../EditorHost';
import type { OpenForms } from '../parts/openForms';
import { useOpenEditor } from '../useOpenEditor';
import { sectionTabId } from './SectionTabs';
import type { ShownUnits } from './useShownUnits';

/** One section of one unit. Hidden, it keeps what is not saved yet. */
export function SectionPane(props: {
  readonly section: UnitSection;
  readonly definition: EditorDefinition;
  readonly page: PageReader;
  readonly unitId: string;
  /** Among the sections of its unit. */
  readonly order: number;
  /** What a unit is called in messages. */
  readonly noun: string;
  readonly isShown: boolean;
  readonly canSave: boolean;
  readonly forms: OpenForms;
  readonly formKey: string;
  /** What the form is called among those of the screen, and where it stands among them. */
  readonly name: string;
  readonly position: number;
  /** Where its preview stands. */
  readonly beside: Element | null;
  readonly go: ShownUnits['go'];
  /** It was not saved. It must stay the same function. */
  readonly onUnsaved: () => void;
}): ReactNode {
  const { section, definition, page, unitId, order, noun, isShown, canSave, go, onUnsaved } = props;
  const { forms, formKey: key, name, position, beside } = props;
  const { selectedBrand: brand } = useSession();
  const place = useMemo(() => ({ page, unitId, order }), [page, unitId, order]);
  const show = useCallback(() => go({ unit: unitId, section: section.key }), [go, section, unitId]);
  return (
    <Box hidden={!isShown}>
      <EditorHost
        opening={useOpenEditor({ definition, brand, section: place })}
        subject={{ kind: 'section', noun }}
        canSave={() => canSave}
        tabId={sectionTabId(section)}
        formGroup={{ forms, key, name, position, isShown, show, beside, isSavedAlone: true }}
        unsaved={onUnsaved}
      />
    </Box>
  );
}
