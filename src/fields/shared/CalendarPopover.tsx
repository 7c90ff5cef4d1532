import { Button, Popover, Stack } from '@mui/material';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { dayAt } from '../../lib/calendar';
import { useFormServices } from './services';
import { calendarTexts } from './texts';

/** The precision of a calendar. */
export type CalendarView = 'day' | 'month';

interface CalendarPopoverProps {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly view: CalendarView;
  /** Stored form of a day or month. */
  readonly value: string | undefined;
  readonly choose: (value: string | undefined) => void;
  readonly close: () => void;
}

const VIEWS = { day: ['year', 'month', 'day'], month: ['year', 'month'] } as const;
const FORMATS = { day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const satisfies Record<CalendarView, string>;

/** A calendar for a day or a month. The focus returns to the button that opened it. */
export function CalendarPopover({ anchor, label, view, value, choose, close }: CalendarPopoverProps) {
  const { now } = useFormServices();
  const [isOpen, setIsOpen] = useState(true);
  const [today] = useState(() => dayjs(dayAt(now())));
  function finish(selected: Dayjs | undefined): void {
    choose(selected?.format(FORMATS[view]));
    setIsOpen(false);
  }
  return (
    <Popover
      open={isOpen}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={() => setIsOpen(false)}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label }, transition: { onExited: close } }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar
          autoFocus
          value={value === undefined ? null : dayjs(value)}
          referenceDate={today}
          views={VIEWS[view]}
          openTo={view}
          onChange={(selected: Dayjs | null, progress) => {
            if (selected && progress === 'finish') finish(selected);
          }}
        />
      </LocalizationProvider>
      <Stack direction="row" sx={{ justifyContent: 'space-between', px: 2, pb: 1.5 }}>
        <Button size="small" onClick={() => finish(undefined)}>
          {calendarTexts.clear}
        </Button>
        <Button size="small" onClick={() => finish(today)}>
          {calendarTexts.now[view]}
        </Button>
      </Stack>
    </Popover>
  );
}
