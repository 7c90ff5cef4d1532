import type { ReactNode } from 'react';
import { isFileField, type PlacedFile } from '../../definition';
import { formTexts } from '../../lib/messages';
import type { FormValue } from '../../tree';
import { partIds, textOf, type InputField } from './widget';

interface FieldFrameProps {
  readonly id: string;
  readonly settings: InputField | PlacedFile;
  /** What is counted, where there is a limit. */
  readonly value: FormValue;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Label above, input, then help and errors. A group of choices is named by a legend of its own. */
export function FieldFrame({ id, settings, value, required, error, children }: FieldFrameProps) {
  const ids = partIds(id);
  const label = (
    <>
      <span>
        {settings.label}
        {required && (
          <span className="f-required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </span>
      <Counter settings={settings} value={value} />
    </>
  );
  const input = isNamedByLabel(settings) ? (
    <>
      <label className="f-label" id={ids.label} htmlFor={id}>
        {label}
      </label>
      {children}
    </>
  ) : (
    <>
      <div className="f-label" id={ids.label}>
        {label}
      </div>
      {children}
    </>
  );
  return (
    <div className="f-field">
      {input}
      {settings.help !== undefined && (
        <div className="f-help" id={ids.help}>
          {settings.help}
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

/** Types that are more than one input, or none that a label can name. */
const GROUPS: ReadonlySet<string> = new Set(['radio', 'richText', 'timeRange', 'days', 'pages']);

function isNamedByLabel(settings: InputField | PlacedFile): boolean {
  return !GROUPS.has(settings.type) && !isFileField(settings);
}

/** How many characters there are of how many, where there is a limit. Rich text is counted with its markup, by the rule alone. */
function Counter({ settings, value }: Pick<FieldFrameProps, 'settings' | 'value'>) {
  const limit = settings.type === 'text' || settings.type === 'multiline' ? settings.maxLength : undefined;
  if (limit === undefined) return null;
  const length = textOf(value).length;
  return (
    <span className="f-count" data-over={length > limit || undefined}>
      {formTexts.count(length, limit)}
    </span>
  );
}
