import { useRef } from 'react';
import { inWeekOrder } from '../../kinds/days';
import { dayTexts } from '../../kinds/texts';
import { isWeekday, WEEKDAYS, type Weekday } from '../../lib/weekdays';
import { itemsIn, type DayItem } from '../../tree';
import { groupAttributes, type WidgetProps } from '../shared/widget';
import './DaysWidget.css';

/** Sets of days selected by one click, replacing the current selection (SHOW-012). */
const SHORTCUTS: Readonly<Record<keyof typeof dayTexts.shortcuts, readonly Weekday[]>> = {
  weekdays: WEEKDAYS.slice(1, 6),
  weekends: [WEEKDAYS[0], WEEKDAYS[6]],
};

/** Checkboxes for the days of the week, from Sunday to Saturday, with shortcuts. Legacy texts that are not days are kept. */
export function DaysWidget(props: WidgetProps<'days'>) {
  const { id, value, onChange, disabled, readOnly } = props;
  const items: readonly DayItem[] = itemsIn(value);
  const chosen = new Set(items.map(({ day }) => day));
  const isLocked = disabled || readOnly;
  // Ticking a day again restores its stored item.
  const former = useRef(new Map<Weekday, DayItem>());

  /** Replaces the selection. */
  function choose(days: readonly Weekday[]): void {
    for (const item of items) if (isWeekday(item.day)) former.current.set(item.day, item);
    const kept = items.filter(({ day }) => !isWeekday(day) || days.includes(day));
    const added = days.filter((day) => !chosen.has(day)).map((day) => former.current.get(day) ?? { day });
    onChange(inWeekOrder([...kept, ...added]));
  }

  return (
    <div className="f-days" id={id} tabIndex={-1} {...groupAttributes(props)}>
      {WEEKDAYS.map((day) => (
        <label key={day} className="f-day">
          <input
            type="checkbox"
            checked={chosen.has(day)}
            disabled={isLocked}
            onChange={({ target }) =>
              choose(WEEKDAYS.filter((one) => (one === day ? target.checked : chosen.has(one))))
            }
          />
          {dayTexts.names[day]}
        </label>
      ))}
      {!isLocked &&
        Object.entries(SHORTCUTS).map(([name, days]) => {
          const isOn = WEEKDAYS.every((day) => chosen.has(day) === days.includes(day));
          return (
            <button
              key={name}
              type="button"
              className="f-quiet"
              aria-pressed={isOn}
              onClick={() => choose(isOn ? [] : days)}
            >
              {dayTexts.shortcuts[name as keyof typeof SHORTCUTS]}
            </button>
          );
        })}
    </div>
  );
}
