import type { ReactNode } from 'react';
import { kindOf, textOf } from '../../kinds';
import type { InputField } from '../../kinds/field';
import type { LengthLimit } from '../../kinds/kind';
import type { PlacedFile } from '../../definition';
import { countCharacters } from '../../lib/characters';
import type { FormValue } from '../../tree';
import { RequiredMark } from './Marks';
import { fieldTexts } from './texts';
import { partIds } from './widget';
import './FieldFrame.css';

interface FieldFrameProps {
  readonly id: string;
  readonly settings: InputField | PlacedFile;
  /** Its characters are counted if there is a limit. */
  readonly value: FormValue;
  readonly required: boolean;
  /** A remark about a value that is accepted nevertheless. */
  readonly warning?: string | undefined;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Label, input, help, warning and errors. Groups of inputs reference the label by `aria-labelledby`. */
export function FieldFrame({ id, settings, value, required, warning, error, children }: FieldFrameProps) {
  const ids = partIds(id);
  const { isLabelledGroup, countedTo } = kindOf(settings);
  const limit = countedTo?.(settings);
  const label = (
    <span>
      {settings.label}
      {required && <RequiredMark />}
    </span>
  );
  return (
    <div className="f-field">
      {isLabelledGroup && (
        <div className="f-label" id={ids.label}>
          {label}
        </div>
      )}
      {!isLabelledGroup && limit === undefined && (
        <label className="f-label" id={ids.label} htmlFor={id}>
          {label}
        </label>
      )}
      {limit !== undefined && (
        <div className="f-label">
          <label id={ids.label} htmlFor={id}>
            {label}
          </label>
          <Counter id={ids.count} length={countCharacters(textOf(value))} limit={limit} />
        </div>
      )}
      {children}
      {settings.help !== undefined && (
        <div className="f-help" id={ids.help}>
          {settings.help}
        </div>
      )}
      {warning !== undefined && (
        <div className="f-warning" id={ids.warning}>
          {warning}
        </div>
      )}
      {error !== undefined && (
        <div className="f-error" id={ids.error}>
          {error}
        </div>
      )}
    </div>
  );
}

/** The share of a limit from which the counter is highlighted. */
const NEAR_LIMIT = 0.8;

/** Character count and limit. It describes the input and is not part of its name. */
function Counter(props: { readonly id: string; readonly length: number; readonly limit: LengthLimit }) {
  const { id, length, limit } = props;
  const { max, isAdvice } = limit;
  return (
    <span
      className="f-count"
      id={id}
      data-advice={isAdvice || undefined}
      data-near={length >= max * NEAR_LIMIT || undefined}
      data-over={length > max || undefined}
    >
      {fieldTexts.count({ length, limit: max })}
    </span>
  );
}
