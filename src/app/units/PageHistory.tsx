import { useMemo, type ReactNode } from 'react';
import { brands } from '../../../schemas/brands';
import { errorMessage } from '../../api/errors';
import { compileEditor } from '../../compile';
import { logError } from '../../lib/log';
import { useSession } from '../../session/SessionContext';
import { useToasts } from '../../shell/toasts';
import type { LoadedEntry } from '../../stores/editorStore';
import { restoreWholePage } from '../../stores/history';
import type { BatchSaveOutcome } from '../../stores/saveWithMerge';
import { HistoryButton } from '../history/History';
import type { VersionToRestore } from '../history/HistoryDrawer';
import { historyTexts } from '../history/texts';
import { unsavedOutcome } from '../history/unsavedOutcome';
import type { OpenEditor } from '../openEditor';
import { useUnsavedForms } from '../parts/useUnsavedForms';
import { services } from '../services';
import { editorTexts } from '../texts';
import { combinedFields, combinedHistory, restoreAll, unitsMoved } from './pageVersions';
import { editorOf } from './storedUnits';
import { unitTexts } from './texts';
import type { PageWithUnits, ShownUnits } from './useShownUnits';

/** The combined history of a page with units: saves of its form and of every section. */
export function PageHistory(
  props: PageWithUnits & {
    readonly open: OpenEditor;
    readonly shown: ShownUnits;
    readonly canSave: boolean;
    readonly noun: string;
    /** Called after a version was restored. */
    readonly onRestored: (loaded: LoadedEntry) => void;
  },
): ReactNode {
  const { units: declared, stored, editors, page: reader, forms, open, shown, canSave, noun, onRestored } = props;
  const { selectedBrand: brand, scopes } = useSession();
  const toasts = useToasts();
  const { changed, keptAt } = useUnsavedForms(forms);
  const unsaved = unsavedOutcome({ isUnsaved: changed.length > 0, keepsDraft: keptAt !== 'never' });
  const { sections } = shown;
  const versioned = useMemo(
    () => ({
      ...{ client: services.content, reader, stored, page: open },
      sections: sections.map((section) => ({
        ...section,
        compiled: compileEditor(editorOf(section, editors), brand && brands[brand.name]),
        order: declared.sections.indexOf(section),
      })),
    }),
    [brand, declared, editors, open, reader, sections, stored],
  );
  const history = useMemo(() => combinedHistory(versioned), [versioned]);
  const fields = useMemo(() => combinedFields(versioned, declared.noun), [declared, versioned]);

  // The service restores a whole page only for users who may write all of it.
  const restoresWholePage = declared.sections.every(({ access }) => scopes.has(access));

  function questionOf({ when, form }: VersionToRestore): string {
    if (!restoresWholePage) return unitTexts.restoreOwn({ noun, when });
    const { back, gone } = unitsMoved(form, shown.units);
    return [
      unitTexts.restoreWhole({ noun, when, units: unitTexts.units.toLowerCase() }),
      ...(gone.length > 0 ? [unitTexts.restoreGone({ names: gone.join(', ') })] : []),
      ...(back.length > 0 ? [unitTexts.restoreBack({ names: back.join(', ') })] : []),
    ].join(' ');
  }

  async function restore({ revision, when, form }: VersionToRestore): Promise<void> {
    try {
      const expected = reader.latest()?.revision ?? undefined;
      if (restoresWholePage) await restoreWholePage(services.content, { id: reader.id, revision, expected });
      const reason = restoresWholePage ? undefined : failureReason(await restoreAll(versioned, form), noun);
      if (reason !== undefined) {
        toasts.error(reason);
        return;
      }
      const loaded = await open.store.load();
      toasts.success((unsaved === 'kept' ? historyTexts.restoredOverDraft : historyTexts.restored)({ when }));
      onRestored(loaded);
      // Unsaved changes stay as the drafts that the closing forms leave behind, if drafts can be stored.
      open.reopen(loaded.slug);
    } catch (error) {
      logError(`The ${noun} was not restored.`, error);
      toasts.error(errorMessage(error) ?? editorTexts.failed);
    }
  }

  return (
    <HistoryButton
      {...{ history, fields, noun, questionOf }}
      title={open.compiled.editor.title}
      capability="history"
      unsaved={unsaved}
      isAbout={(change) => open.store.isAffectedBy?.(change) === true}
      onRestore={canSave ? (wanted) => void restore(wanted) : undefined}
    />
  );
}

/** The reason why nothing was restored; undefined after success. */
function failureReason(together: BatchSaveOutcome, noun: string): string | undefined {
  if (together.kind === 'saved') return undefined;
  const { rejection } = together;
  if (rejection.kind === 'refused') return rejection.message;
  return historyTexts.conflict({ by: rejection.theirs.savedBy ?? editorTexts.somebody, noun });
}
