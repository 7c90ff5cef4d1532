import { useState } from 'react';
import { textOf } from '../../kinds';
import type { FormValue } from '../../tree';
import { logError } from '../../lib/log';
import type { CalendarPopover, CalendarView } from './CalendarPopover';
import { IconButton } from './Icon';
import { calendarTexts } from './texts';
import { TypedInput, useTyped } from './TypedInput';
import { inputAttributes, type WidgetProps } from './widget';
import './CalendarInput.css';

interface CalendarInputProps extends Omit<WidgetProps, 'settings' | 'path' | 'onChange'> {
  readonly settings: { readonly label: string; readonly placeholder?: string };
  readonly onChange: (value: FormValue) => void;
  /** What it is called, where the field's label does not say it. */
  readonly name?: string;
  readonly view: CalendarView;
  /** The kept form of a typed text; undefined for what is none. */
  readonly parse: (text: string) => string | undefined;
  /** The shown form of a kept text. */
  readonly print: (text: string) => string;
}

/** A day or month: typed in any usual way, or chosen from a calendar, which is loaded when it is first asked for. */
export function CalendarInput(props: CalendarInputProps) {
  const { id, settings, value, onChange, disabled, readOnly, name, view, parse, print } = props;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [Popover, setPopover] = useState<typeof CalendarPopover>();
  const [isMissing, setIsMissing] = useState(false);
  const typed = useTyped({
    value,
    onChange,
    parse: (text) => (text.trim() === '' ? undefined : (parse(text) ?? text)),
    print: (kept) => print(textOf(kept)),
  });
  const chooseLabel = calendarTexts.choose({ label: settings.label });
  const missingId = `${id}:missing`;

  async function open(button: HTMLElement): Promise<void> {
    setAnchor(button);
    try {
      const loaded = await import('./CalendarPopover');
      setPopover(() => loaded.CalendarPopover);
      setIsMissing(false);
    } catch (error) {
      logError('The calendar could not be loaded.', error);
      setAnchor(undefined);
      setIsMissing(true);
    }
  }

  return (
    <>
      <div className="f-with-action f-calendar-input">
        <TypedInput
          typed={typed}
          aria-label={name}
          placeholder={settings.placeholder ?? calendarTexts.form[view]}
          {...inputAttributes(props, isMissing && missingId)}
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
      {isMissing && (
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
