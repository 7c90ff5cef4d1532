import {
  dayOfInstant,
  instantOfDay,
  instantOfMoment,
  momentOfInstant,
  parseDay,
  parseMoment,
  parseMonth,
  parseTime,
  printDay,
  printMoment,
  printMonth,
  printTime,
} from '../../lib/calendar';
import type { FormValue } from '../values';
import { asText, type TextCodec } from './codec';

/** A day, stored as MM/DD/YYYY; also reads instants of older data. */
export const dayCodec = calendarCodec({ parse: (text) => parseDay(text) ?? dayOfInstant(text), print: printDay });

/** A day, stored as an instant in UTC. */
export const instantCodec = calendarCodec({
  parse: (text) => dayOfInstant(text) ?? parseDay(text),
  print: (text) => (parseDay(text) === text ? instantOfDay(text) : text),
});

/** A month, stored as MM/YYYY. */
export const monthCodec = calendarCodec({ parse: parseMonth, print: printMonth });

/** A time of day, stored as hh:mm a. */
export const timeCodec = calendarCodec({ parse: parseTime, print: printTime });

/** A day with a time, stored as an instant in UTC. */
export const momentCodec = calendarCodec({
  parse: (text) => momentOfInstant(text) ?? parseMoment(text),
  print: (text) => (parseMoment(text) === text ? instantOfMoment(text) : text),
});

/** A day with a time, stored as MM/DD/YYYY hh:mm a; also reads instants. */
export const formattedMomentCodec = calendarCodec({
  parse: (text) => parseMoment(text) ?? momentOfInstant(text),
  print: printMoment,
});

interface CalendarFormat {
  readonly parse: (text: string) => string | undefined;
  readonly print: (text: string) => string;
}

/** Unparsable text is kept unchanged, so that nothing stored or typed is lost. */
function calendarCodec({ parse, print }: CalendarFormat): TextCodec {
  return {
    read(stored): FormValue {
      const text = asText(stored);
      return text === undefined ? undefined : (parse(text) ?? text);
    },
    write(value) {
      const text = asText(value);
      return text === undefined ? null : print(text);
    },
  };
}
