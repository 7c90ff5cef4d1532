import { textOf } from '../../kinds';
import { fieldTexts } from '../shared/texts';
import type { WidgetProps } from '../shared/widget';
import './ReadOnlyWidget.css';

/** A read-only value; changes are announced to screen readers. */
export function ReadOnlyWidget({ id, value, describedBy }: WidgetProps<'readOnly'>) {
  const text = textOf(value);
  return (
    <output className="f-output" id={id} aria-describedby={describedBy} data-empty={text === '' || undefined}>
      {text === '' ? fieldTexts.nothing : text}
    </output>
  );
}
