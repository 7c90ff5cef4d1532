import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useState, type ReactNode } from 'react';
import type { CardArea, EditorDefinition } from '../definition';
import type { LeavingTest } from '../form';
import { useSession } from '../session/SessionContext';
import type { StoredUnits } from '../tree';
import type { EditingEvents } from './editing';
import { storedKind } from './addressedKind';
import { PartsFrame } from './editorFrames';
import { maySave } from './areaAccess';
import { EditorHead } from './EditorHead';
import { EditorHost, type FormGroup } from './EditorHost';
import type { OpenEditor } from './openEditor';
import { PAGE_SUBJECT, plannablePages } from './pageSubject';
import { createOpenForms } from './parts/openForms';
import { PartsBar } from './parts/PartsBar';
import { usePartsSaving } from './parts/usePartsSaving';
import { LeaveParts } from './units/LeaveParts';
import { PageHistory } from './units/PageHistory';
import { PageOutline } from './units/PageOutline';
import { PartsDraftOffer } from './units/PartsDraftOffer';
import { unitTexts } from './units/texts';
import { createTypedNames } from './units/typedNames';
import { UnitSections } from './units/UnitSections';
import { UnsavedMark } from './units/UnsavedMark';
import { useShownUnits, type PageWithUnits } from './units/useShownUnits';
import type { Opening } from './useOpenEditor';

interface CardEditorFormsProps extends Pick<EditingEvents, 'onPageDeleted' | 'onSaved'> {
  readonly area: CardArea;
  readonly editors: readonly EditorDefinition[];
  readonly opening: Opening;
  readonly title: string;
  readonly isLeaving: LeavingTest;
  /** Undefined if the pages of the area have no units. */
  readonly units: StoredUnits | undefined;
  readonly onCancel: () => void;
}

/** The forms of an open page: its own and, below it, those of its units if the area has units. */
export function CardEditorForms(props: CardEditorFormsProps): ReactNode {
  const { area, opening, units: stored } = props;
  // Typed unit names are not part of any draft, so they are kept here while the page is reopened.
  const [names] = useState(createTypedNames);
  const open = opening.status === 'open' ? opening.open : undefined;
  const page = open?.loaded.id === undefined ? undefined : open.store.pageReader?.();
  if (!open || !page || !stored || !area.units) return <PageForm {...props} />;
  const kind = storedKind(area, open.loaded);
  const hasSeveral = kind !== undefined && area.units.severalFor.includes(kind);
  return <PageAndSections {...props} {...{ open, page, hasSeveral, stored, names }} units={area.units} />;
}

/** The form of the page itself. */
function PageForm(
  props: Omit<CardEditorFormsProps, 'units'> & {
    readonly formGroup?: FormGroup;
    readonly fold?: Fold;
    /** Rendered below the head. */
    readonly offer?: ReactNode;
  },
): ReactNode {
  const { area, opening, title, formGroup, fold, offer } = props;
  const session = useSession();
  return (
    <EditorHost
      opening={opening}
      subject={PAGE_SUBJECT}
      canSave={maySave(area, session)}
      plannable={plannablePages(area, session.selectedBrand)}
      head={({ description, note }) => (
        <>
          <EditorHead title={title} description={description} note={note} />
          {fold && <FoldButton {...fold} />}
          {offer && <Box sx={{ '&&': { gridColumn: '1 / -1' } }}>{offer}</Box>}
        </>
      )}
      isLeaving={props.isLeaving}
      onCancel={props.onCancel}
      onPageDeleted={props.onPageDeleted}
      onSaved={props.onSaved}
      formGroup={formGroup}
      isFolded={fold?.isFolded === true}
    />
  );
}

/** Several forms on one screen, saved and left together. */
function PageAndSections(
  props: Omit<CardEditorFormsProps, 'units'> & Omit<PageWithUnits, 'forms'> & { readonly open: OpenEditor },
): ReactNode {
  const { area, open, isLeaving, onCancel } = props;
  const [forms] = useState(() => createOpenForms(crypto.randomUUID()));
  const session = useSession();
  const unitsOf = { ...props, forms };
  const shown = useShownUnits(unitsOf);
  const { watched, dialogs } = usePartsSaving(forms, open.compiled);
  const [isFolded, setFolded] = useState(false);
  const [beside, setBeside] = useState<Element | null>(null);
  const fold = { isFolded, isUnsaved: shown.unsaved.has(PAGE_KEY), toggle: () => setFolded(!isFolded) };
  const unfold = useCallback(() => setFolded(false), []);
  const canSave = maySave(area, session)(open.loaded);
  const { editor } = open.compiled;
  const formGroup = {
    ...{ forms, key: PAGE_KEY, name: editor.title, position: 0, beside },
    ...{ isShown: !isFolded, show: unfold, isSavedAlone: false },
    history: (
      <PageHistory
        {...unitsOf}
        {...{ shown, canSave, noun: PAGE_SUBJECT.noun }}
        onRestored={(loaded) => props.onSaved?.({ id: loaded.id ?? '', isFirst: false, loaded })}
      />
    ),
  };
  return (
    <>
      <PartsFrame
        setBeside={setBeside}
        parts={
          <>
            <PageForm
              {...props}
              {...{ formGroup, fold }}
              offer={canSave && <PartsDraftOffer forms={forms} shown={shown} editors={props.editors} />}
            />
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
      {dialogs}
      <LeaveParts {...{ forms, shown, watched, isLeaving }} noun={props.units.noun} />
    </>
  );
}

/** Whether the form of the page is folded away, to make room for those of its units. */
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
