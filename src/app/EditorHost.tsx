import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isDenial } from '../api/errors';
import type { PlannedEntry } from '../api/plans';
import { useStableCallback } from '../hooks/useStableCallback';
import {
  countUploading,
  EditorForm,
  FormOutline,
  FormServicesProvider,
  SaveBar,
  type FormStore,
  type LeavingTest,
  type WatchedForm,
} from '../form';
import { useSession } from '../session/SessionContext';
import { useToasts } from '../shell/toasts';
import type { LoadedEntry } from '../stores/editorStore';
import { services } from './services';
import {
  DraftNote,
  EditorDialogs,
  RemoteNoticeAlert,
  EditorOpening,
  Notices,
  ProblemMark,
  savedNote,
} from './EditorNotices';
import type { Editing, EditingEvents, EditingSubject } from './editing';
import { DrawerEditorFrame, PartFrame, ScreenFrame } from './editorFrames';
import { createFormServices } from './formServices';
import { History } from './history/History';
import { InvalidRoute } from './InvalidRoute';
import { LeaveQuestion, leavesForm } from './LeaveQuestion';
import type { OpenEditor } from './openEditor';
import type { OpenForm, OpenForms } from './parts/openForms';
import { PlanButton, plannableEntry, PlanNotice } from './plans/EntryPlanning';
import { OpenPresence } from './presence/OpenPresence';
import { PreviewBeside, PreviewButton, PreviewOver, type PreviewedForm } from './preview/FormPreview';
import { usePreviewState } from './preview/usePreviewState';
import { SaveAlone } from './parts/SaveAlone';
import { isHiddenIn, recordNameIn, type RecordSettings } from './recordInForm';
import { useTextTarget } from './textTarget';
import { editorTexts } from './texts';
import { useDraft, type FormDrafts } from './useDraft';
import { useEditing } from './useEditing';
import type { Opening } from './useOpenEditor';
import { useSaveQuestion } from './useSaveQuestion';

/** Content of the head of an editor. */
export interface HeadParts {
  readonly title: string;
  readonly description: string | undefined;
  /** When and by whom the entry was last saved; '' until it is open. */
  readonly note: string;
  /** Marks a form that has problems. */
  readonly mark: ReactNode;
}

/** One of several forms on a screen. */
export interface FormGroup extends Pick<OpenForm, 'key' | 'name' | 'position'> {
  readonly forms: OpenForms;
  readonly isShown: boolean;
  /** Whether somebody else removed this part (parts that can be removed and restored separately only). */
  readonly isGone?: boolean;
  /** Makes the form visible. */
  readonly show: () => void;
  /** Search of the form's own address, if it has one: its draft links there. */
  readonly search?: string;
  /** Container for the preview of the focused form. */
  readonly beside: Element | null;
  /** Whether the form can also be saved separately. */
  readonly isSavedAlone: boolean;
  /** The history of the whole screen; one of the forms shows it. */
  readonly history?: ReactNode;
}

/** What the screen or drawer around an editor configures. */
export interface EditorHostProps extends Pick<
  EditingEvents,
  'onPageDeleted' | 'onMissing' | 'onSaved' | 'onSaveFailed'
> {
  /** Of `useOpenEditor`. */
  readonly opening: Opening;
  readonly subject: EditingSubject;
  /** The area of a record, which tells its name and whether it is hidden. */
  readonly recordArea?: RecordSettings;
  /** Whether the user may save the entry with this id, or a new entry if there is none. */
  readonly canSave: (loaded: Pick<LoadedEntry, 'id'>) => boolean;
  /** The surrounding frame: a screen, or a drawer, which has no room beside the form. */
  readonly frame?: 'screen' | 'drawer';
  readonly head?: (parts: HeadParts) => ReactNode;
  /** What to schedule showing and hiding for, if the entry supports it; it must be an entry of the form's brand. */
  readonly plannable?: Omit<PlannedEntry, 'id'> | undefined;
  /** Rendered before the tools of the form. */
  readonly tools?: (editing: Pick<Editing, 'refresh'>) => ReactNode;
  /** Id of the tab whose panel the form is. */
  readonly tabId?: string | undefined;
  /** Handles CANCEL; by default it discards the changes, which can be undone. */
  readonly onCancel?: (() => void) | undefined;
  /** Which navigations leave the form; by default those to another path. */
  readonly isLeaving?: LeavingTest;
  /** Set if the screen has several forms: outline, save bar, drafts and the question before leaving then belong to the screen. */
  readonly formGroup?: FormGroup | undefined;
  /** Shows only the head; the form keeps its unsaved changes. */
  readonly isFolded?: boolean;
}

const FRAMES = { screen: ScreenFrame, drawer: DrawerEditorFrame, part: PartFrame };

/**
 * Every editor of the console, on screens and in drawers: loading and its failures, head, form, outline, preview, history, presence,
 * draft, conflicts, save bar and the question before leaving.
 */
export function EditorHost(props: EditorHostProps): ReactNode {
  const { opening, subject, head, frame = 'screen' } = props;
  if (opening.status === 'open') return <OpenHost key={opening.open.draftPlace.visit} {...props} open={opening.open} />;
  if (opening.status === 'failed' && isDenial(opening.error)) {
    const { scope } = opening.error.details;
    return <InvalidRoute reason={typeof scope === 'string' ? { kind: 'scope', scope } : { kind: 'address' }} />;
  }
  const Frame = FRAMES[props.formGroup ? 'part' : frame];
  const { title, description } = opening.compiled.editor;
  return (
    <Frame
      head={head?.({ title, description, note: '', mark: null })}
      form={<EditorOpening opening={opening} noun={subject.noun} />}
    />
  );
}

function OpenHost(props: EditorHostProps & { readonly open: OpenEditor }): ReactNode {
  const { open, subject, head, tabId, formGroup, isLeaving = leavesForm, isFolded = false, frame = 'screen' } = props;
  const { recordArea } = props;
  const { form } = open;
  const { title, description, saving, preview: previewed } = open.compiled.editor;
  const { scopes } = useSession();
  const editing = useEditing(props);
  useTextTarget(form);
  const { loaded, notice } = useSyncExternalStore(editing.state.subscribe, editing.state.get);
  const isRestored = notice?.kind === 'removed' && !notice.isPageGone && formGroup?.isGone === false;
  useEffect(() => {
    if (isRestored) void editing.handleNews('anything');
  }, [editing, isRestored]);
  const [now] = useState(Date.now);
  const plannable = plannableEntry({ kind: props.plannable, brandId: open.brandId, id: loaded.id });
  const formServices = useMemo(() => createFormServices({ scopes, brandId: open.brandId }), [scopes, open]);
  const toasts = useToasts();
  const canSave = props.canSave(loaded);
  const visited = useMemo(
    () => (loaded.id === undefined ? undefined : open.store.presenceTarget?.(loaded.id)),
    [loaded.id, open.store],
  );
  const nameOfRecord = () => recordArea && recordNameIn(open, recordArea);
  const drafts = useDraft(open, loaded.id, { group: formGroup, name: nameOfRecord });
  const keepsDraft = useSyncExternalStore(drafts.status.subscribe, () => drafts.status.get()?.kind !== 'notKept');
  const preview = usePreviewState(previewed, frame === 'screen');
  const step = loaded.id === undefined ? saving?.create : saving?.change;
  const { isConfirmed, dialog } = useSaveQuestion(step);
  const save = useStableCallback(async () => {
    if (await isConfirmed()) await editing.save();
  });
  const watched = useMemo(() => watchedForm(form, save), [form, save]);
  useFormGroup(formGroup, { form, editing, drafts, watched });

  function discardChanges(): void {
    if (!form.getSnapshot().dirty) return;
    watched.discard();
    toasts.success(editorTexts.takenBack);
  }

  const Frame = FRAMES[formGroup ? 'part' : frame];
  return (
    <FormServicesProvider value={formServices}>
      <Frame
        isFolded={isFolded}
        onFocus={formGroup && (() => formGroup.forms.setFocused(formGroup.key))}
        head={head?.({ title, description, note: savedNote(loaded, now), mark: <ProblemMark form={form} /> })}
        tools={
          <>
            {props.tools?.(editing)}
            {visited && services.hasContentCapability('page' in visited ? 'presence' : 'recordPresence') && (
              <OpenPresence of={visited} noun={subject.noun} />
            )}
            {formGroup ? formGroup.history : <History {...{ open, editing, canSave, subject, keepsDraft }} />}
            {formGroup?.isSavedAlone && canSave && (
              <SaveAlone store={form} title={title} onSave={() => void editing.save()} onDiscard={discardChanges} />
            )}
            {plannable && canSave && (
              <PlanButton
                {...plannable}
                name={loaded.name ?? nameOfRecord() ?? title}
                isHidden={recordArea ? isHiddenIn(open, recordArea) : loaded.isHidden}
              />
            )}
            {preview.isOffered && <PreviewButton state={preview} />}
          </>
        }
        form={
          <>
            <RemoteNoticeAlert editing={editing} />
            {loaded.isHidden && (
              <Alert severity="info" sx={{ mb: 2.25 }}>
                {editorTexts.hidden({ noun: subject.noun })}
              </Alert>
            )}
            {plannable && <PlanNotice {...plannable} />}
            <Notices
              {...{ open, editing, canSave, noun: subject.noun }}
              offered={formGroup ? undefined : drafts.offered}
            />
            <Box {...(tabId === undefined ? {} : { role: 'tabpanel', 'aria-labelledby': tabId })}>
              <EditorForm
                store={form}
                readOnly={!canSave}
                isNew={loaded.id === undefined}
                onPreview={preview.isOffered ? preview.showOne : undefined}
              />
            </Box>
          </>
        }
        {...(!formGroup && {
          outline: <FormOutline store={form} />,
          beside: preview.isBeside ? <PreviewBeside form={form} loaded={loaded} /> : undefined,
          foot: (
            <SaveBar
              store={form}
              readOnly={!canSave}
              label={step?.label}
              note={<DraftNote form={form} status={drafts.status} />}
              onSave={() => void save()}
              onCancel={props.onCancel ?? discardChanges}
            />
          ),
        })}
      />
      {formGroup && preview.isBeside && <BesideGroup group={formGroup} form={form} loaded={loaded} />}
      <PreviewOver form={form} loaded={loaded} state={preview} />
      {dialog}
      <EditorDialogs open={open} editing={editing} hasLoader={formGroup === undefined} />
      {formGroup === undefined && (
        <LeaveQuestion
          form={watched}
          {...{ isLeaving, keepsDraft }}
          {...(notice?.kind === 'removed' && leaveRemoved(subject, loaded))}
        />
      )}
    </FormServicesProvider>
  );
}

/** The question before leaving an entry that somebody removed; a page without an id is saved as a new one. */
function leaveRemoved({ noun }: EditingSubject, { id }: LoadedEntry) {
  const isNew = id === undefined;
  return { text: isNew ? editorTexts.leaveAnew({ noun }) : editorTexts.leaveGone({ noun }), canSave: isNew };
}

/** Registers a form with the others of its screen. */
function useFormGroup(
  group: FormGroup | undefined,
  open: {
    readonly form: FormStore;
    readonly editing: Editing;
    readonly drafts: FormDrafts;
    readonly watched: WatchedForm;
  },
): void {
  const { form: store, editing, drafts, watched } = open;
  const { draft, settle } = drafts.offered;
  const { forms, key, name, position, show } = group ?? {};
  const offered = useMemo(
    () =>
      draft && {
        draft,
        discard: settle,
        restore: () => editing.restoreDraft(draft, settle),
      },
    [draft, editing, settle],
  );
  const isOfThisVisit = forms !== undefined && draft?.together === forms.visit;
  useEffect(() => {
    // The form disappeared with its part of the screen, which was put back since.
    if (isOfThisVisit) offered?.restore();
  }, [isOfThisVisit, offered]);
  useEffect(() => {
    if (!forms || key === undefined || name === undefined || position === undefined || !show) return undefined;
    const { member, state } = editing;
    const { status: draftStatus } = drafts;
    const { discard } = watched;
    return forms.add({ key, name, position, show, store, member, state, discard, draftStatus, offered });
  }, [drafts, editing, forms, key, name, offered, position, show, store, watched]);
}

/** The preview of the focused form, on screens of several forms. */
function BesideGroup({ group, ...previewed }: PreviewedForm & { readonly group: FormGroup }): ReactNode {
  const { forms, beside, isShown } = group;
  const current = useSyncExternalStore(forms.subscribe, forms.current);
  if (!beside || !isShown || current?.store !== previewed.form) return null;
  return createPortal(<PreviewBeside {...previewed} />, beside);
}

/** A form for the question before leaving: its screen saves it, or its changes are discarded. */
function watchedForm(form: FormStore, save: () => Promise<void>): WatchedForm {
  return {
    ...form,
    save,
    discard: () => form.restore(form.getSnapshot().base),
    countUploading: () => countUploading(form.getSnapshot().current),
  };
}
