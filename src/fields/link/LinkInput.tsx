import type { ReactNode } from 'react';
import { TrimmedInput } from '../shared/TrimmedInput';
import type { WidgetProps } from '../shared/widget';

interface LinkInputProps extends WidgetProps<'link' | 'videoLink'> {
  readonly inputMode: 'text' | 'url';
  /** What the text becomes when it was pasted, or the input is left; as it is unless given. */
  readonly tidy?: ((text: string) => string) | undefined;
  /** Beside the input: what can be done with the link. */
  readonly children: ReactNode;
}

/** An input for a link; spaces around it go when it is left. */
export function LinkInput({ children, ...input }: LinkInputProps) {
  return (
    <div className="f-with-action">
      <TrimmedInput {...input} />
      {children}
    </div>
  );
}
