import type { ReactNode } from 'react';
import { textOf } from '../../kinds';
import { isFileField, type PlacedFile } from '../../definition';
import { countCharacters } from '../../lib/characters';
import type { FormValue } from '../../tree';
import { RequiredMark } from './Marks';
import { fieldTexts } from './texts';
import { lengthLimit, partIds, type InputField, type LengthLimit } from './widget';
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
  const limit = lengthLimit(settings);
  const label = (
    <span>
      {settings.label}
      {required && <RequiredMark />}
    </span>
  );
  return (
    <div className="f-field">
      {!isNamedByLabel(settings) && (
        <div className="f-label" id={ids.label}>
          {label}
        </div>
      )}
      {isNamedByLabel(settings) && limit === undefined && (
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

/** Types with several inputs, or with one that a `label` element cannot name. */
const GROUPS: ReadonlySet<string> = new Set([
  ...['radio', 'richText', 'timeRange', 'dateTime', 'days', 'multiChoice', 'quantity', 'pages', 'entries'],
]);

function isNamedByLabel(settings: InputField | PlacedFile): boolean {
  return !GROUPS.has(settings.type) && !isFileField(settings);
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
