import { useCallback, useState, type ReactNode } from 'react';
import type { EditorDefinition } from '../definition';
import { ConfirmDialog } from '../hooks/ConfirmDialog';

/** Asks before something is saved, where its definition has a question. */
export interface SaveQuestion {
  /** Whether it may be saved: resolves once that is answered. It stays the same function. */
  readonly isConfirmed: () => Promise<boolean>;
  /** To be rendered by the screen. */
  readonly dialog: ReactNode;
}

type SaveStep = NonNullable<EditorDefinition['saving']>['change'];

/** @param step of saving: what its button says, and what it asks */
export function useSaveQuestion(step: SaveStep): SaveQuestion {
  const [asked, setAsked] = useState<{ readonly answer: (isYes: boolean) => void }>();
  const question = step?.question;
  const isConfirmed = useCallback(async () => {
    if (question === undefined) return true;
    const isYes = await new Promise<boolean>((answer) => setAsked({ answer }));
    setAsked(undefined);
    return isYes;
  }, [question]);
  const dialog = asked && step && (
    <ConfirmDialog
      title={step.title ?? step.label}
      question={question ?? ''}
      onYes={() => asked.answer(true)}
      onNo={() => asked.answer(false)}
    />
  );
  return { isConfirmed, dialog };
}
