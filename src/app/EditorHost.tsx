import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { isDenial } from '../api/errors';
import { fieldTexts } from '../fields/shared/texts';
import {
  EditorForm,
  FormOutline,
  FormServicesProvider,
  SaveBar,
  useFormSession,
  type FormStore,
  type LeavingTest,
} from '../form';
import { formatMoment } from '../lib/dates';
import { useSession } from '../session/SessionContext';
import { ConfirmDialog } from '../shell/ConfirmDialog';
import { useToasts } from '../shell/toasts';
import type { Loaded } from '../stores/editorStore';
import { DeniedScreen } from './DeniedScreen';
import { DraftOffer } from './DraftOffer';
import type { Editing, EditingEvents, EditingSubject } from './editing';
import { EditorDialogs } from './EditorDialogs';
import { EditorOpening } from './EditorOpening';
import { DrawerEditorFrame, ScreenFrame } from './editorFrames';
import { createFormServices } from './formServices';
import { History } from './history/History';
import { leavesForm } from './keptDraft';
import { LeaveQuestion } from './LeaveQuestion';
import { contentCan } from './MissingTool';
import type { OpenEditor } from './openEditor';
import type { OpenForms } from './openForms';
import { PagePresence } from './presence/PagePresence';
import { PreviewBeside, PreviewOver } from './preview/FormPreview';
import { PreviewButton } from './preview/PreviewButton';
import { usePreviewState } from './preview/usePreviewState';
import { editorTexts } from './texts';
import { useDraft } from './useDraft';
import { useEditing } from './useEditing';
import type { Opening } from './useOpenEditor';

/** What the head of an editor says. */
export interface HeadParts {
  readonly title: string;
  readonly description: string | undefined;
  /** When and by whom it was saved; '' until it is open. */
  readonly note: string;
  /** Marks a form that has problems. */
  readonly mark: ReactNode;
}

/** One of several forms on a screen. */
export interface FormGroup {
  readonly forms: OpenForms;
  /** What the form is called among them. */
  readonly key: string;
}

/** What a place of the console says about the editor that it holds. */
export interface EditorHostProps extends Pick<EditingEvents, 'gone' | 'saved' | 'unsaved'> {
  /** Of `useOpenEditor`. */
  readonly opening: Opening;
  readonly subject: EditingSubject;
  /** Whether the user may save what is stored under this id, or, without one, something new. */
  readonly canSave: (loaded: Pick<Loaded, 'id'>) => boolean;
  /** Where the editor stands: on the screen, or in a drawer over it, which has no room beside the form. */
  readonly frame?: keyof typeof FRAMES;
  readonly head?: (parts: HeadParts) => ReactNode;
  /** The id of the tab that the form is the panel of. */
  readonly tabId?: string | undefined;
  /** What CANCEL does; by default it takes the changes back, which can be undone. */
  readonly onCancel?: (() => void) | undefined;
  /** Which navigation leaves the form; by default one to another path. */
  readonly isLeaving?: LeavingTest;
  /** Where the screen has several forms: then it is the screen that asks before they are left. */
  readonly formGroup?: FormGroup | undefined;
  /** Shows the head alone; the form keeps its unsaved changes. */
  readonly isFolded?: boolean;
}

const FRAMES = { screen: ScreenFrame, drawer: DrawerEditorFrame };

/**
 * Every editor of the console, wherever it stands: opening and its failures, head, form, outline, preview, history, presence,
 * draft, conflicts, save bar and the question before leaving.
 */
export function EditorHost(props: EditorHostProps): ReactNode {
  const { opening, subject, head, frame = 'screen' } = props;
  if (opening.status === 'open') return <OpenHost {...props} open={opening.open} />;
  if (opening.status === 'failed' && isDenial(opening.error)) {
    return <DeniedScreen scope={opening.error.details['scope']} />;
  }
  const Frame = FRAMES[frame];
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
  const { form } = open;
  const { title, description, saving, preview: hasPreview = false } = open.compiled.editor;
  const { scopes } = useSession();
  const editing = useEditing(props);
  const { loaded } = useSyncExternalStore(editing.state.subscribe, editing.state.get);
  const [now] = useState(Date.now);
  const formServices = useMemo(() => createFormServices({ scopes, brandId: open.brandId }), [scopes, open]);
  const toasts = useToasts();
  const canSave = props.canSave(loaded);
  const preview = usePreviewState(hasPreview, frame === 'screen');
  const step = loaded.id === undefined ? saving?.create : saving?.change;
  const [isAsked, setAsked] = useState(false);
  useEffect(() => formGroup?.forms.add(formGroup.key, form), [formGroup, form]);
  const save = () => void editing.save();

  function takeBack(): void {
    const { base, dirty } = form.getSnapshot();
    if (!dirty) return;
    form.restore(base);
    toasts.success(editorTexts.takenBack);
  }

  const Frame = FRAMES[frame];
  return (
    <FormServicesProvider value={formServices}>
      <Frame
        isFolded={isFolded}
        onFocus={formGroup && (() => formGroup.forms.enter(formGroup.key))}
        head={head?.({ title, description, note: savedNote(loaded, now), mark: <ProblemMark form={form} /> })}
        tools={
          <>
            {subject.kind === 'page' && loaded.id !== undefined && contentCan('presence') && (
              <PagePresence pageId={loaded.id} />
            )}
            <History {...{ open, editing, canSave }} noun={subject.noun} />
            {preview.isOffered && <PreviewButton state={preview} />}
          </>
        }
        form={
          <>
            <Notices open={open} editing={editing} canSave={canSave} noun={subject.noun} />
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
        outline={<FormOutline store={form} />}
        beside={preview.isBeside ? <PreviewBeside form={form} /> : undefined}
        foot={
          <SaveBar
            store={form}
            readOnly={!canSave}
            label={step?.label}
            onSave={step?.question === undefined ? save : () => setAsked(true)}
            onCancel={props.onCancel ?? takeBack}
            isMeant={formGroup && (() => formGroup.forms.isMeant(formGroup.key))}
          />
        }
      />
      <PreviewOver form={form} state={preview} />
      {isAsked && step && (
        <ConfirmDialog
          title={step.title ?? step.label}
          question={step.question ?? ''}
          onYes={() => {
            setAsked(false);
            save();
          }}
          onNo={() => setAsked(false)}
        />
      )}
      <EditorDialogs open={open} editing={editing} />
      {formGroup === undefined && <LeaveQuestion form={form} isLeaving={isLeaving} />}
    </FormServicesProvider>
  );
}

/** Above a form: that it can only be read, or that there is a draft of an earlier visit. */
function Notices(props: {
  readonly open: OpenEditor;
  readonly editing: Editing;
  readonly canSave: boolean;
  /** What is edited, in messages. */
  readonly noun: string;
}): ReactNode {
  const { open, editing, canSave, noun } = props;
  const { loaded } = useSyncExternalStore(editing.state.subscribe, editing.state.get);
  const { draft, settle } = useDraft(open, loaded.id);
  if (!canSave) {
    return (
      <Alert severity="info" sx={{ mb: 2.25 }}>
        {editorTexts.readOnly({ noun })}
      </Alert>
    );
  }
  if (!draft || loaded.id !== open.loaded.id) return null;
  return (
    <DraftOffer
      key={draft.visit}
      draft={draft}
      compiled={open.compiled}
      onRestore={() => {
        editing.restore(draft);
        settle();
      }}
      onDiscard={settle}
    />
  );
}

/** The mark of a form that shows problems. */
function ProblemMark({ form }: { readonly form: FormStore }): ReactNode {
  const { shown } = useFormSession(form);
  if (shown.length === 0) return null;
  return <Box component="span" role="img" aria-label={fieldTexts.problems({ count: shown.length })} sx={MARK} />;
}

function savedNote({ savedAt, savedBy }: Loaded, now: number): string {
  if (savedAt === undefined) return editorTexts.neverSaved;
  const at = formatMoment(savedAt, now);
  return savedBy === undefined ? editorTexts.lastSaved({ at }) : editorTexts.lastSavedBy({ at, by: savedBy });
}

const MARK = {
  display: 'inline-block',
  width: 6,
  height: 6,
  ml: 0.75,
  borderRadius: '50%',
  bgcolor: 'error.main',
  verticalAlign: 2,
} as const;
