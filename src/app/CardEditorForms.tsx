import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useState, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { valueAt } from '../compile';
import type { CardArea, EditorDefinition } from '../definition';
import { useSession } from '../session/SessionContext';
import type { StoredUnits } from '../tree';
import { editedAs } from './editedPage';
import type { EditingEvents } from './editing';
import { PartsFrame } from './editorFrames';
import { EditorHead } from './EditorHead';
import { EditorHost, type FormGroup } from './EditorHost';
import { LeaveQuestion } from './LeaveQuestion';
import type { OpenEditor } from './openEditor';
import { maySavePage, PAGE_SUBJECT, plannedPages } from './pageSubject';
import { createOpenForms } from './parts/openForms';
import { PartsBar } from './parts/PartsBar';
import { PartsDraftOffer } from './parts/PartsDraftOffer';
import { usePartsSaving } from './parts/usePartsSaving';
import { PageHistory } from './units/PageHistory';
import { PageOutline } from './units/PageOutline';
import { unitTexts } from './units/texts';
import { UnitSections } from './units/UnitSections';
import { UnsavedMark } from './units/UnsavedMark';
import { useShownUnits, type PageWithUnits as UnitsOfPage } from './units/useShownUnits';
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
function PageForm(
  props: Omit<CardEditorFormsProps, 'units'> & {
    readonly formGroup?: FormGroup;
    readonly fold?: Fold;
    /** Below the head. */
    readonly offer?: ReactNode;
  },
): ReactNode {
  const { area, opening, title, formGroup, fold, offer } = props;
  const { scopes, selectedBrand } = useSession();
  return (
    <EditorHost
      opening={opening}
      subject={PAGE_SUBJECT}
      canSave={maySavePage(area.access, scopes)}
      planned={plannedPages(area, selectedBrand)}
      head={({ description, note }) => (
        <>
          <EditorHead title={title} description={description} note={note} />
          {fold && <FoldButton {...fold} />}
          {offer && <Box sx={{ '&&': { gridColumn: '1 / -1' } }}>{offer}</Box>}
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

/** Several forms on one screen: they are saved and left together. */
function PageWithUnits(
  props: CardEditorFormsProps & { readonly open: OpenEditor; readonly units: StoredUnits },
): ReactNode {
  const { area, open, units: stored } = props;
  const page = open.loaded.id === undefined ? undefined : open.store.pageReader?.();
  const kind = area.kindField === undefined ? undefined : valueAt(open.loaded.form, area.kindField.split('.'));
  if (!page || !area.units) return <PageForm {...props} />;
  const hasSeveral = typeof kind === 'string' && area.units.severalFor.includes(kind);
  return <PageAndSections {...props} {...{ page, hasSeveral, stored }} units={area.units} />;
}

function PageAndSections(
  props: Omit<CardEditorFormsProps, 'units'> & Omit<UnitsOfPage, 'forms'> & { readonly open: OpenEditor },
): ReactNode {
  const { area, open, editedKey, onCancel } = props;
  const [forms] = useState(() => createOpenForms(crypto.randomUUID()));
  const { scopes } = useSession();
  const unitsOf = { ...props, forms };
  const shown = useShownUnits(unitsOf);
  const { watched, over } = usePartsSaving(forms, open.compiled);
  const [isFolded, setFolded] = useState(false);
  const [beside, setBeside] = useState<Element | null>(null);
  const fold = { isFolded, isUnsaved: shown.unsaved.has(PAGE_KEY), toggle: () => setFolded(!isFolded) };
  const unfold = useCallback(() => setFolded(false), []);
  const canSave = maySavePage(area.access, scopes)({ id: open.loaded.id });
  const { editor } = open.compiled;
  const isLeaving = (from: Location, to: Location) => from.pathname !== to.pathname && editedAs(to.state) !== editedKey;
  const formGroup = {
    ...{ forms, key: PAGE_KEY, name: editor.title, position: 0, beside },
    ...{ isShown: !isFolded, show: unfold, isSavedAlone: false },
    history: (
      <PageHistory
        {...unitsOf}
        {...{ shown, canSave, noun: PAGE_SUBJECT.noun }}
        restored={(loaded) => props.saved?.({ id: loaded.id ?? '', isFirst: false, loaded })}
      />
    ),
  };
  return (
    <>
      <PartsFrame
        setBeside={setBeside}
        parts={
          <>
            <PageForm {...props} {...{ formGroup, fold }} offer={canSave && <PartsDraftOffer forms={forms} />} />
            <UnitSections {...unitsOf} {...{ shown, canSave, beside }} />
          </>
        }
        outline={<PageOutline forms={forms} shown={shown} pageKey={PAGE_KEY} />}
        foot={
          <PartsBar
            forms={forms}
            readOnly={!canSave}
            label={editor.saving?.change?.label}
            onSave={() => void watched.save()}
            onCancel={onCancel}
          />
        }
      />
      {over}
      <LeaveQuestion form={watched} isLeaving={isLeaving} />
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
