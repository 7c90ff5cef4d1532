import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldAt } from '../compile';
import {
  ConflictDialog,
  EditorForm,
  FormOutline,
  FormServicesProvider,
  SaveBar,
  useSession as useFormSession,
  useUnsavedChangesGuard,
  withSides,
  type FormStore,
} from '../form';
import { formatMoment } from '../lib/dates';
import { editorTexts, formTexts, shellTexts } from '../lib/messages';
import { useSession, useSessionController } from '../session/SessionContext';
import { FullScreenLoader } from '../shell/FullScreenLoader';
import { useToasts } from '../shell/toasts';
import { sizes } from '../theme/tokens';
import { DraftOffer } from './DraftOffer';
import { createEditing } from './editing';
import { EditorHead } from './EditorHead';
import { EDITOR_GRID, type EditorScreenProps } from './editorLayout';
import { createFormServices } from './formServices';
import type { OpenPage } from './openPage';
import { useDraft } from './useDraft';

/** The reload after a save comes this long after it, unless the editor says otherwise (CI-019). */
const RELOAD_DELAY = 500;

/** An open page: form, outline, save bar, draft and conflicts. */
export function PageEditor(props: EditorScreenProps & { readonly page: OpenPage }): ReactNode {
  const { area, page } = props;
  const { form, compiled } = page;
  const { scopes } = useSession();
  const navigate = useNavigate();
  const editing = useEditing(props);
  const { loaded, isSaving, conflict } = useSyncExternalStore(editing.state.subscribe, editing.state.get);
  const [now] = useState(Date.now);
  const offer = useDraft(page, loaded.page?.id);
  const formServices = useMemo(() => createFormServices(scopes), [scopes]);
  const leaveQuestion = useUnsavedChangesGuard(form);
  const scope = loaded.page === null ? area.access.create : area.access.update;
  const canSave = scope !== undefined && scopes.has(scope);
  return (
    <FormServicesProvider value={formServices}>
      <Box sx={EDITOR_GRID}>
        <Box sx={{ minWidth: 0 }}>
          <EditorHead
            {...props}
            definition={compiled.editor}
            note={savedNote(loaded, now)}
            mark={<ProblemMark form={form} />}
          />
          {!canSave && (
            <Alert severity="info" sx={{ mb: 2.25 }}>
              {editorTexts.readOnly}
            </Alert>
          )}
          {offer.draft && canSave && loaded === page.loaded && (
            <DraftOffer
              draft={offer.draft}
              compiled={compiled}
              onRestore={() => {
                if (offer.draft) editing.restore(offer.draft);
                offer.settle();
              }}
              onDiscard={() => offer.settle('remove')}
            />
          )}
          <Box role="tabpanel" aria-labelledby={`tab-${props.tab.key}`}>
            <EditorForm store={form} readOnly={!canSave} />
          </Box>
        </Box>
        <Box sx={OUTLINE}>
          <FormOutline store={form} />
        </Box>
      </Box>
      <Box sx={FOOT}>
        <SaveBar
          store={form}
          readOnly={!canSave}
          onSave={() => void editing.save()}
          onCancel={() => void navigate(area.path)}
        />
      </Box>
      {conflict && (
        <ConflictDialog
          intro={conflict.text}
          conflicts={conflict.conflicts.map((one) => ({
            ...one,
            labels: fieldAt(compiled.editor.fields, one.path, conflict.merged).labels,
          }))}
          onResolve={(sides) => conflict.resolve(withSides(conflict.merged, conflict.conflicts, sides))}
          onCancel={conflict.dismiss}
        />
      )}
      {leaveQuestion}
      <FullScreenLoader isOpen={isSaving} label={shellTexts.saving} />
    </FormServicesProvider>
  );
}

/** The mark on the tab of a form that has problems. */
function ProblemMark({ form }: { readonly form: FormStore }): ReactNode {
  const { problems, showProblems } = useFormSession(form);
  if (!showProblems || problems.length === 0) return null;
  return <Box component="span" role="img" aria-label={formTexts.problems(problems.length)} sx={MARK} />;
}

function useEditing({ page, area }: EditorScreenProps & { readonly page: OpenPage }) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const controller = useSessionController();
  const [editing] = useState(() =>
    createEditing({
      form: page.form,
      pages: page.pages,
      loaded: page.loaded,
      messages: page.compiled.editor.messages ?? {},
      reloadDelay: page.compiled.editor.reloadDelay ?? RELOAD_DELAY,
      succeeded: toasts.success,
      failed: toasts.error,
      gone: () => void navigate(area.path),
      signedInAgain: controller.signedInAgain,
      clock: Date.now,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    }),
  );
  return editing;
}

function savedNote({ savedAt, savedBy }: OpenPage['loaded'], now: number): string {
  if (savedAt === undefined) return editorTexts.neverSaved;
  return `${editorTexts.lastSaved(formatMoment(savedAt, now), savedBy)}.`;
}

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
