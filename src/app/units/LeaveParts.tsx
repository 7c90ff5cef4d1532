import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { LeavingTest, WatchedForm } from '../../form';
import { useLatest } from '../../hooks/useLatest';
import { useStoresSelector } from '../../hooks/useStoresSelector';
import { useToasts } from '../../shell/toasts';
import { LeaveQuestion } from '../LeaveQuestion';
import type { OpenForms } from '../parts/openForms';
import { useUnsavedForms } from '../parts/useUnsavedForms';
import { editorTexts } from '../texts';
import { unitTexts } from './texts';
import type { ShownUnits } from './useShownUnits';

/** The question before leaving a page with unsaved forms or unit names. */
export function LeaveParts(props: {
  readonly forms: OpenForms;
  readonly shown: Pick<ShownUnits, 'state' | 'units' | 'names'>;
  readonly watched: WatchedForm;
  readonly isLeaving: LeavingTest;
  /** Noun for a unit, for the warning that drafts do not keep typed unit names; that of a removed unit is saved once it is restored. */
  readonly noun: string;
}): ReactNode {
  const { forms, shown, watched, isLeaving, noun } = props;
  const { units, names } = shown;
  const { changed, keptAt } = useUnsavedForms(forms);
  const states = useMemo(() => changed.map(({ state }) => state), [changed]);
  const removals = useStoresSelector(states, (state) => state.get().notice?.isPageGone === true);
  const toasts = useToasts();
  const latest = useLatest(shown);
  const named = units.filter((unit) => names.unsavedName(unit) !== undefined);
  const isPageGone = removals.includes(true);
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
      countUploading: watched.countUploading,
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
      {...(isPageGone && { text: editorTexts.leaveGone({ noun: editorTexts.page }), canSave: false })}
    />
  );
}
