import { useState } from 'react';
import { textOf } from '../../kinds';
import type { FormValue } from '../../tree';
import { logError } from '../../lib/log';
import type { CalendarPopover, CalendarView } from './CalendarPopover';
import { IconButton } from './Icon';
import { calendarTexts } from './texts';
import { TypedInput, useTypedText } from './TypedInput';
import { inputAttributes, type WidgetProps } from './widget';
import './CalendarInput.css';

interface CalendarInputProps extends Omit<WidgetProps, 'settings' | 'path' | 'onChange'> {
  readonly settings: { readonly label: string; readonly placeholder?: string };
  readonly onChange: (value: FormValue) => void;
  /** Accessible name, if the label of the field is not enough. */
  readonly name?: string;
  readonly view: CalendarView;
  /** Typed text → stored form; undefined if it is invalid. */
  readonly parse: (text: string) => string | undefined;
  /** Stored form → displayed text. */
  readonly print: (text: string) => string;
}

/** A day or month: typed in any usual format, or picked from a calendar, which is loaded when first opened. */
export function CalendarInput(props: CalendarInputProps) {
  const { id, settings, value, onChange, disabled, readOnly, name, view, parse, print } = props;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [Popover, setPopover] = useState<typeof CalendarPopover>();
  const [isCalendarMissing, setIsCalendarMissing] = useState(false);
  const typed = useTypedText({
    value,
    onChange,
    parse: (text) => (text.trim() === '' ? undefined : (parse(text) ?? text)),
    print: (stored) => print(textOf(stored)),
  });
  const chooseLabel = calendarTexts.choose({ label: settings.label });
  const missingId = `${id}:missing`;

  async function open(button: HTMLElement): Promise<void> {
    setAnchor(button);
    try {
      const loaded = await import('./CalendarPopover');
      setPopover(() => loaded.CalendarPopover);
      setIsCalendarMissing(false);
    } catch (error) {
      logError('The calendar could not be loaded.', error);
      setAnchor(undefined);
      setIsCalendarMissing(true);
    }
  }

  return (
    <>
      <div className="f-with-action f-calendar-input">
        <TypedInput
          typed={typed}
          aria-label={name}
          placeholder={settings.placeholder ?? calendarTexts.form[view]}
          {...inputAttributes(props, isCalendarMissing && missingId)}
        />
        {!disabled && !readOnly && (
          <IconButton
            label={chooseLabel}
            icon="calendar"
            aria-haspopup="dialog"
            aria-expanded={anchor !== undefined}
            onClick={(event) => void open(event.currentTarget)}
          />
        )}
      </div>
      {isCalendarMissing && (
        <div className="f-help" id={missingId} role="status">
          {calendarTexts.missing}
        </div>
      )}
      {anchor && Popover && (
        <Popover
          anchor={anchor}
          label={chooseLabel}
          view={view}
          value={parse(textOf(value))}
          choose={onChange}
          close={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}
