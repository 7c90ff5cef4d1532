import Box from '@mui/material/Box';
import { useMemo, type ReactNode } from 'react';
import type { EditorDefinition, UnitSection } from '../../definition';
import { useSession } from '../../session/SessionContext';
import type { PageReader } from '../../stores/pageReader';
import { EditorHost } from '../EditorHost';
import type { OpenForms } from '../openForms';
import { useOpenEditor } from '../useOpenEditor';
import { sectionTabId } from './SectionTabs';

/** One section of one unit, with a draft, a SAVE and problems of its own. Hidden, it keeps what is not saved yet. */
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
  /** It was not saved. It must stay the same function. */
  readonly onUnsaved: () => void;
}): ReactNode {
  const { section, definition, page, unitId, order, noun, isShown, canSave, forms, formKey, onUnsaved } = props;
  const { selectedBrand: brand } = useSession();
  const place = useMemo(() => ({ page, unitId, order }), [page, unitId, order]);
  const formGroup = useMemo(() => ({ forms, key: formKey }), [forms, formKey]);
  return (
    <Box hidden={!isShown}>
      <EditorHost
        opening={useOpenEditor({ definition, brand, section: place })}
        subject={{ kind: 'section', noun }}
        canSave={() => canSave}
        tabId={sectionTabId(section)}
        formGroup={formGroup}
        unsaved={onUnsaved}
      />
    </Box>
  );
}
