import type { ReactNode } from 'react';
import { VerbatimInput } from '../shared/VerbatimInput';
import type { WidgetProps } from '../shared/widget';

interface LinkInputProps extends WidgetProps<'link' | 'videoLink'> {
  readonly inputMode: 'text' | 'url';
  /** What a pasted text becomes; as it is unless given. */
  readonly afterPaste?: ((text: string) => string) | undefined;
  /** Beside the input: what can be done with the link. */
  readonly children: ReactNode;
}

/** An input for a link. */
export function LinkInput({ children, ...input }: LinkInputProps) {
  return (
    <div className="f-with-action">
      <VerbatimInput {...input} />
      {children}
    </div>
  );
}
