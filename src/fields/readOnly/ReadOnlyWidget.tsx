import { textOf } from '../../kinds';
import { formTexts } from '../../lib/messages';
import type { WidgetProps } from '../shared/widget';
import './ReadOnlyWidget.css';

/** A value that is shown and never changed here; a new one is announced. */
export function ReadOnlyWidget({ id, value, describedBy }: WidgetProps<'readOnly'>) {
  const text = textOf(value);
  return (
    <output className="f-output" id={id} aria-describedby={describedBy} data-empty={text === '' || undefined}>
      {text === '' ? formTexts.nothing : text}
    </output>
  );
}
