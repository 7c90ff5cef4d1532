import { useCallback, useState, type ReactNode } from 'react';
import type { EditorDefinition } from '../definition';
import { ConfirmDialog } from '../hooks/ConfirmDialog';

/** The confirmation before saving, if the definition has one. */
export interface SaveQuestion {
  /** Resolves to the user's answer; true if there is no question. Stable for the same question. */
  readonly isConfirmed: () => Promise<boolean>;
  /** Rendered by the screen. */
  readonly dialog: ReactNode;
}

type SaveStep = NonNullable<EditorDefinition['saving']>['change'];

/** @param step the label of the save button and the question */
export function useSaveQuestion(step: SaveStep): SaveQuestion {
  const [pending, setPending] = useState<{ readonly answer: (isYes: boolean) => void }>();
  const question = step?.question;
  const isConfirmed = useCallback(async () => {
    if (question === undefined) return true;
    const isYes = await new Promise<boolean>((answer) => setPending({ answer }));
    setPending(undefined);
    return isYes;
  }, [question]);
  const dialog = pending && step && (
    <ConfirmDialog
      title={step.title ?? step.label}
      question={question ?? ''}
      onConfirm={() => pending.answer(true)}
      onCancel={() => pending.answer(false)}
    />
  );
  return { isConfirmed, dialog };
}
