import Box from '@mui/material/Box';
import { useMemo, type ReactNode } from 'react';
import type { EditorDefinition, UnitSection } from '../../definition';
import { useSession } from '../../session/SessionContext';
import type { PageReader } from '../../stores/pageReader';
import { EditorFrame } from '../EditorFrame';
import { EditorPane } from '../EditorPane';
import type { OpenForms } from '../openForms';
import { useOpenEditor } from '../useOpenEditor';
import { useTakeBack } from '../useTakeBack';
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
  const { user, selectedBrand } = useSession();
  const place = useMemo(() => ({ page, unitId, order }), [page, unitId, order]);
  const opening = useOpenEditor({ definition, brand: selectedBrand, userId: user.id, section: place });
  const among = useMemo(() => ({ forms, key: formKey }), [forms, formKey]);
  const takeBack = useTakeBack();
  const subject = useMemo(() => ({ kind: 'section', noun }) as const, [noun]);
  return (
    <Box hidden={!isShown}>
      {opening.status === 'open' ? (
        <EditorPane
          open={opening.open}
          subject={subject}
          canSave={() => canSave}
          head={() => null}
          tabId={sectionTabId(section)}
          among={among}
          onCancel={() => takeBack(opening.open.form)}
          gone={stay}
          saved={stay}
          unsaved={onUnsaved}
        />
      ) : (
        <EditorFrame opening={opening} noun={noun}>
          {null}
        </EditorFrame>
      )}
    </Box>
  );
}

/** Whatever becomes of a section, the screen stays. */
function stay(): void {
  // Nothing leads away from here.
}
