import Box from '@mui/material/Box';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import {
  EditorForm,
  FormOutline,
  FormServicesProvider,
  SaveBar,
  useSession as useFormSession,
  type FormStore,
} from '../form';
import { formatMoment } from '../lib/dates';
import { editorTexts, formTexts } from '../lib/messages';
import { useSession } from '../session/SessionContext';
import type { Loaded } from '../stores/editorStore';
import { sizes } from '../theme/tokens';
import type { EditingEvents, EditingSubject } from './editing';
import { EditorDialogs } from './EditorDialogs';
import { EDITOR_GRID, PREVIEW_GRID } from './editorLayout';
import { EditorNotices } from './EditorNotices';
import { createFormServices } from './formServices';
import { History } from './history/History';
import { leavesForm } from './keptDraft';
import { contentCan } from './MissingTool';
import type { OpenEditor } from './openEditor';
import type { OpenForms } from './openForms';
import { PagePresence } from './presence/PagePresence';
import { PreviewBeside, PreviewOver } from './preview/FormPreview';
import { PreviewButton } from './preview/PreviewButton';
import { usePreviewState } from './preview/usePreviewState';
import { SaveQuestion } from './SaveQuestion';
import { useEditing } from './useEditing';

/** What the head of an editor says besides its title. */
export interface HeadParts {
  /** When and by whom it was saved. */
  readonly note: string;
  /** Marks a form that has problems. */
  readonly mark: ReactNode;
}

/** One of several forms on a screen. */
export interface AmongForms {
  readonly forms: OpenForms;
  /** What the form is called among them. */
  readonly key: string;
}

/** A whole screen with a form: head, form, outline, save bar, draft and conflicts. */
export function EditorPane(
  props: Pick<EditingEvents, 'gone' | 'saved' | 'unsaved'> & {
    readonly open: OpenEditor;
    readonly subject: EditingSubject;
    /** Whether the user may save it, as it is stored: what is new asks for another access. */
    readonly canSave: (loaded: Loaded) => boolean;
    readonly head: (parts: HeadParts) => ReactNode;
    /** The id of the tab that the form is the panel of. */
    readonly tabId?: string;
    readonly onCancel: () => void;
    /** Where the screen has several forms: then it is the screen that asks before they are left. */
    readonly among?: AmongForms;
    /** Shows the head alone; the form keeps what is not saved of it. */
    readonly isFolded?: boolean;
  },
): ReactNode {
  const { open, subject, head, tabId, among, isFolded = false } = props;
  const { form } = open;
  const { scopes } = useSession();
  const editing = useEditing(props);
  const { loaded } = useSyncExternalStore(editing.state.subscribe, editing.state.get);
  const [now] = useState(Date.now);
  const formServices = useMemo(() => createFormServices({ scopes, brandId: open.brandId }), [scopes, open]);
  const canSave = props.canSave(loaded);
  const { saving, preview: hasPreview = false } = open.compiled.editor;
  const preview = usePreviewState(hasPreview);
  const step = loaded.id === undefined ? saving?.create : saving?.change;
  const [isAsked, setAsked] = useState(false);
  useEffect(() => among?.forms.add(among.key, form), [among, form]);
  const save = () => void editing.save();
  return (
    <FormServicesProvider value={formServices}>
      <Box
        sx={preview.isBeside ? PREVIEW_GRID : EDITOR_GRID}
        {...(among && { onFocusCapture: () => among.forms.enter(among.key) })}
      >
        <Box sx={{ minWidth: 0 }}>
          <Box sx={HEAD}>
            {head({ note: savedNote(loaded, now), mark: <ProblemMark form={form} /> })}
            <Box sx={TOOLS}>
              {subject.kind === 'page' && loaded.id !== undefined && contentCan('presence') && (
                <PagePresence pageId={loaded.id} />
              )}
              <History {...{ open, editing, canSave }} noun={subject.noun} />
              {preview.isOffered && <PreviewButton state={preview} />}
            </Box>
          </Box>
          <Box hidden={isFolded}>
            <EditorNotices open={open} editing={editing} canSave={canSave} noun={subject.noun} />
            <Box {...(tabId === undefined ? {} : { role: 'tabpanel', 'aria-labelledby': tabId })}>
              <EditorForm
                store={form}
                readOnly={!canSave}
                isNew={loaded.id === undefined}
                onPreview={preview.isOffered ? preview.showOne : undefined}
              />
            </Box>
          </Box>
        </Box>
        {preview.isBeside ? (
          <PreviewBeside form={form} />
        ) : (
          <Box sx={OUTLINE}>{!isFolded && <FormOutline store={form} />}</Box>
        )}
      </Box>
      <Box hidden={isFolded} sx={FOOT}>
        <SaveBar
          store={form}
          readOnly={!canSave}
          label={step?.label}
          onSave={step?.question === undefined ? save : () => setAsked(true)}
          onCancel={props.onCancel}
          isMeant={among && (() => among.forms.isMeant(among.key))}
        />
      </Box>
      <PreviewOver form={form} state={preview} />
      {isAsked && step && <SaveQuestion step={step} save={save} close={() => setAsked(false)} />}
      <EditorDialogs open={open} editing={editing} isLeaving={leavesForm} asksBeforeLeaving={among === undefined} />
    </FormServicesProvider>
  );
}

/** The mark of a form that shows problems. */
function ProblemMark({ form }: { readonly form: FormStore }): ReactNode {
  const { shown } = useFormSession(form);
  if (shown.length === 0) return null;
  return <Box component="span" role="img" aria-label={formTexts.problems(shown.length)} sx={MARK} />;
}

function savedNote({ savedAt, savedBy }: Loaded, now: number): string {
  if (savedAt === undefined) return editorTexts.neverSaved;
  return `${editorTexts.lastSaved(formatMoment(savedAt, now), savedBy)}.`;
}

/** The tools stand beside title and description; tabs have the whole width. */
const HEAD = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
  columnGap: 2,
  '& > *': { gridColumn: 1, minWidth: 0 },
  '& > .MuiTabs-root': { gridColumn: '1 / -1' },
} as const;
const TOOLS = {
  '&&': { gridColumn: 2 },
  gridRow: '1 / span 2',
  alignSelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1,
  mb: 1,
} as const;

/** On narrow screens the outline has no room; the problem summary leads to what needs attention there. */
const OUTLINE = {
  display: { xs: 'none', lg: 'block' },
  position: 'sticky',
  top: sizes.header + 26,
  alignSelf: 'start',
} as const;

/** The save bar stays in sight at the foot of the screen. */
const FOOT = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'appBar',
  mt: 'auto',
  px: { xs: 2, md: 4.25 },
  py: 1.5,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

const MARK = {
  display: 'inline-block',
  width: 6,
  height: 6,
  ml: 0.75,
  borderRadius: '50%',
  bgcolor: 'error.main',
  verticalAlign: 2,
} as const;
