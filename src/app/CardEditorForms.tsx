import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { brands } from '../../schemas/brands';
import { compileEditor, valueAt } from '../compile';
import type { CardArea, EditorDefinition } from '../definition';
import { SaveBar, type LeavingTest, type WatchedForm } from '../form';
import { useLatest } from '../hooks/useLatest';
import { formatMoment } from '../lib/dates';
import { useSession } from '../session/SessionContext';
import { useToasts } from '../shell/toasts';
import type { StoredDraft } from '../stores/drafts';
import type { StoredUnits } from '../tree';
import { DraftOffer } from './DraftOffer';
import type { EditingEvents } from './editing';
import { PartsFrame } from './editorFrames';
import { maySave } from './areaAccess';
import { EditorHead } from './EditorHead';
import { EditorHost, type FormGroup } from './EditorHost';
import { LeaveQuestion } from './LeaveQuestion';
import type { OpenEditor } from './openEditor';
import { PAGE_SUBJECT, plannablePages } from './pageSubject';
import { createOpenForms, type OfferedFormDraft, type OpenForm, type OpenForms } from './parts/openForms';
import { usePartsSaving } from './parts/usePartsSaving';
import { useUnsavedForms } from './parts/useUnsavedForms';
import { editorTexts } from './texts';
import { PageHistory } from './units/PageHistory';
import { PageOutline } from './units/PageOutline';
import { editorOf } from './units/storedUnits';
import { unitTexts } from './units/texts';
import { createTypedNames } from './units/typedNames';
import { UnitSections } from './units/UnitSections';
import { UnsavedMark } from './units/UnsavedMark';
import { useShownUnits, type PageWithUnits, type ShownUnits } from './units/useShownUnits';
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
  const { opening, units } = props;
  // Typed unit names are not part of any draft, so they are kept here while the page is reopened.
  const [names] = useState(createTypedNames);
  if (opening.status !== 'open' || !units) return <PageForm {...props} />;
  return <ScreenOfPageWithUnits {...props} {...{ units, names }} open={opening.open} />;
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
function ScreenOfPageWithUnits(
  props: CardEditorFormsProps &
    Pick<PageWithUnits, 'names'> & { readonly open: OpenEditor; readonly units: StoredUnits },
): ReactNode {
  const { area, open, units: stored } = props;
  const page = open.loaded.id === undefined ? undefined : open.store.pageReader?.();
  const kind = area.kindField === undefined ? undefined : valueAt(open.loaded.form, area.kindField.split('.'));
  if (!page || !area.units) return <PageForm {...props} />;
  const hasSeveral = typeof kind === 'string' && area.units.severalFor.includes(kind);
  return <PageAndSections {...props} {...{ page, hasSeveral, stored }} units={area.units} />;
}

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

/** The save bar of a screen of several forms: lists the unsaved ones and saves them together. */
function PartsBar(props: {
  readonly forms: OpenForms;
  readonly readOnly: boolean;
  readonly label: string | undefined;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}): ReactNode {
  const { forms, ...bar } = props;
  const all = useSyncExternalStore(forms.subscribe, forms.list);
  const current = useSyncExternalStore(forms.subscribe, forms.current);
  if (!current) return null;
  return <SaveBar {...bar} store={current.store} forms={all} note={<UnsavedParts forms={forms} />} />;
}

function LeaveParts(props: {
  readonly forms: OpenForms;
  readonly shown: Pick<ShownUnits, 'state' | 'units' | 'names'>;
  readonly watched: WatchedForm;
  readonly isLeaving: LeavingTest;
  /** Noun for a unit, for the warning that drafts do not keep typed unit names; that of a removed unit is saved once it is restored. */
  readonly noun: string;
}): ReactNode {
  const { forms, shown, watched, isLeaving, noun } = props;
  const { units, names } = shown;
  const { keptAt } = useUnsavedForms(forms);
  const toasts = useToasts();
  const latest = useLatest(shown);
  const named = units.filter((unit) => names.unsavedName(unit) !== undefined);
  const isWaiting = named.some(({ isGone }) => isGone);
  /** Aborted once no name waits for a removed unit any more: closes the toasts about that. */
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const controller = new AbortController();
    waiting.current = controller;
    return () => controller.abort();
  }, [isWaiting]);
  const form = useMemo((): WatchedForm => {
    const named = () => latest.current.units.filter((unit) => names.unsavedName(unit) !== undefined);
    return {
      subscribe(listener) {
        const stops = [watched.subscribe(listener), names.subscribe(listener)];
        return () => stops.forEach((stop) => stop());
      },
      getSnapshot: () => ({ dirty: watched.getSnapshot().dirty || named().length > 0 }),
      async save() {
        if (watched.getSnapshot().dirty) await watched.save();
        for (const unit of watched.getSnapshot().dirty ? [] : named()) {
          if (unit.isGone) toasts.error(unitTexts.nameWaits({ noun }), waiting.current?.signal);
          else await latest.current.state.rename(unit.id, names.unsavedName(unit) ?? unit.name);
        }
      },
      discard() {
        watched.discard();
        for (const { id } of named()) names.close(id);
      },
    };
  }, [latest, names, noun, toasts, watched]);
  const notKept = isWaiting ? unitTexts.nameLost({ noun }) : unitTexts.nameTyped({ noun });
  return (
    <LeaveQuestion
      {...{ form, isLeaving }}
      notKept={named.length > 0 ? notKept : undefined}
      isSaving={shown.state.isBusy}
      keepsDraft={keptAt !== 'never' && named.length === 0}
    />
  );
}

function UnsavedParts({ forms }: { readonly forms: OpenForms }): ReactNode {
  const { changed, keptAt } = useUnsavedForms(forms);
  const [now] = useState(Date.now);
  if (changed.length === 0) return null;
  if (keptAt === 'never') {
    return (
      <Box component="span" role="alert" sx={{ color: 'error.main' }}>
        {editorTexts.draftNotKept}
      </Box>
    );
  }
  const parts = changed.map(({ name }) => name).join(', ');
  if (keptAt === undefined) return editorTexts.unsavedParts({ parts });
  return editorTexts.unsavedPartsKept({ parts, at: formatMoment(keptAt, now) });
}

/**
 * Offers the drafts that an earlier visit left in the forms of a screen, all at once. Drafts in a unit that was removed since are
 * discarded along with them; after restoring, they are offered again once the unit is put back.
 */
function PartsDraftOffer(props: {
  readonly forms: OpenForms;
  readonly shown: Pick<ShownUnits, 'lost' | 'discardLost'>;
  readonly editors: readonly EditorDefinition[];
}): ReactNode {
  const { forms, editors } = props;
  const { lost, discardLost } = props.shown;
  const { selectedBrand: brand } = useSession();
  const all = useSyncExternalStore(forms.subscribe, forms.list);
  const newest = useMemo(() => newestVisit(all), [all]);
  const [first] = newest;
  const lostOfVisit = useMemo(
    () => lost.filter((one) => first && visitOf(one.draft) === visitOf(first.offered.draft)),
    [first, lost],
  );
  const drafts = useMemo(
    () => [
      ...newest.map(({ form, offered }) => ({ ...offered, name: form.name, compiled: form.store.compiled })),
      ...lostOfVisit.map(({ section, draft }) => ({
        draft,
        ...{ name: draft.screen?.title ?? section.label },
        compiled: compileEditor(editorOf(section, editors), brand && brands[brand.name]),
      })),
    ],
    [lostOfVisit, brand, editors, newest],
  );
  if (!first) return null;
  return (
    <DraftOffer
      key={visitOf(first.offered.draft)}
      drafts={drafts}
      onRestore={() => newest.forEach(({ offered }) => offered.restore())}
      onDiscard={() => {
        newest.forEach(({ offered }) => offered.discard());
        discardLost(lostOfVisit);
      }}
    />
  );
}

/** A form with its offered draft. */
interface Offer {
  readonly form: OpenForm;
  readonly offered: OfferedFormDraft;
}

/** The drafts of the latest visit, newest first. */
function newestVisit(forms: readonly OpenForm[]): readonly Offer[] {
  const offers = forms
    .flatMap((form) => (form.offered ? [{ form, offered: form.offered }] : []))
    .toSorted((a, b) => b.offered.draft.at - a.offered.draft.at);
  const [newest] = offers;
  return newest ? offers.filter(({ offered }) => visitOf(offered.draft) === visitOf(newest.offered.draft)) : [];
}

/** Drafts of older console versions have no common visit id: each is a visit of its own. */
function visitOf(draft: StoredDraft): string {
  return draft.together ?? draft.visit;
}
