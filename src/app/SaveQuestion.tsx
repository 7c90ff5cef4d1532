import type { ReactNode } from 'react';
import type { SaveStep } from '../definition';
import { ConfirmDialog } from '../shell/ConfirmDialog';

/** Asks before a form is saved, where its definition wants that (PROP-024). */
export function SaveQuestion(props: {
  readonly step: SaveStep;
  readonly save: () => void;
  readonly close: () => void;
}): ReactNode {
  const { step, save, close } = props;
  return (
    <ConfirmDialog
      title={step.title ?? step.label}
      question={step.question ?? ''}
      onYes={() => {
        close();
        save();
      }}
      onNo={close}
    />
  );
}
