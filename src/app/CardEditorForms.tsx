import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { valueAt } from '../compile';
import type { CardArea, EditorDefinition } from '../definition';
import { useSession } from '../session/SessionContext';
import type { StoredUnits } from '../tree';
import { editedAs } from './editedPage';
import type { EditingEvents } from './editing';
import { EditorHead } from './EditorHead';
import { EditorHost, type FormGroup } from './EditorHost';
import { LeaveQuestion } from './LeaveQuestion';
import type { OpenEditor } from './openEditor';
import { createOpenForms } from './openForms';
import { maySavePage, PAGE_SUBJECT } from './pageSubject';
import { unitTexts } from './units/texts';
import { UnitSections } from './units/UnitSections';
import { UnsavedMark } from './units/UnsavedMark';
import type { Opening } from './useOpenEditor';

interface CardEditorFormsProps extends Pick<EditingEvents, 'gone' | 'saved'> {
  readonly area: CardArea;
  readonly editors: readonly EditorDefinition[];
  readonly opening: Opening;
  readonly title: string;
  readonly editedKey: string;
  /** Absent where the pages of the area have none. */
  readonly units: StoredUnits | undefined;
  readonly onCancel: () => void;
}

/** The forms of an open page: its own, and below it those of its units where the area has any. */
export function CardEditorForms(props: CardEditorFormsProps): ReactNode {
  const { opening, units } = props;
  if (opening.status !== 'open' || !units) return <PageForm {...props} />;
  return <PageWithUnits {...props} open={opening.open} units={units} />;
}

/** The form of the page itself. */
function PageForm(props: CardEditorFormsProps & { readonly formGroup?: FormGroup; readonly fold?: Fold }): ReactNode {
  const { area, opening, title, formGroup, fold } = props;
  const { scopes } = useSession();
  return (
    <EditorHost
      opening={opening}
      subject={PAGE_SUBJECT}
      canSave={maySavePage(area.access, scopes)}
      head={({ description, note }) => (
        <>
          <EditorHead title={title} description={description} note={note} />
          {fold && <FoldButton {...fold} />}
        </>
      )}
      onCancel={props.onCancel}
      gone={props.gone}
      saved={props.saved}
      formGroup={formGroup}
      isFolded={fold?.isFolded === true}
    />
  );
}

/** Several forms on one screen, each with its own SAVE; they are left together. */
function PageWithUnits(
  props: CardEditorFormsProps & { readonly open: OpenEditor; readonly units: StoredUnits },
): ReactNode {
  const { area, editors, open, units, editedKey } = props;
  const [forms] = useState(createOpenForms);
  const formGroup = useMemo(() => ({ forms, key: PAGE_KEY }), [forms]);
  const unsaved = useSyncExternalStore(forms.subscribe, forms.unsaved);
  const [isFolded, setFolded] = useState(false);
  const fold = { isFolded, isUnsaved: unsaved.has(PAGE_KEY), toggle: () => setFolded(!isFolded) };
  const page = open.loaded.id === undefined ? undefined : open.store.pageReader?.();
  const kind = area.kindField === undefined ? undefined : valueAt(open.loaded.form, area.kindField.split('.'));
  const isLeaving = (from: Location, to: Location) => from.pathname !== to.pathname && editedAs(to.state) !== editedKey;
  if (!page || !area.units) return <PageForm {...props} />;
  return (
    <>
      <Box>
        <PageForm {...props} formGroup={formGroup} fold={fold} />
      </Box>
      <UnitSections
        area={area}
        units={area.units}
        stored={units}
        editors={editors}
        page={page}
        hasSeveral={typeof kind === 'string' && area.units.severalFor.includes(kind)}
        forms={forms}
      />
      <LeaveQuestion form={forms} isLeaving={isLeaving} />
    </>
  );
}

/** Whether the form of the page is out of the way of those of its units. */
interface Fold {
  readonly isFolded: boolean;
  readonly isUnsaved: boolean;
  readonly toggle: () => void;
}

function FoldButton({ isFolded, isUnsaved, toggle }: Fold): ReactNode {
  return (
    <Button
      size="small"
      aria-expanded={!isFolded}
      onClick={toggle}
      sx={{ justifySelf: 'start', mt: -1.5, mb: 1.5, ml: -0.75 }}
    >
      {isFolded ? unitTexts.showForm : unitTexts.hideForm}
      {isFolded && isUnsaved && <UnsavedMark />}
    </Button>
  );
}

const PAGE_KEY = 'page';
