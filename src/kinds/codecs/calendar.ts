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
import { parsedCodec } from './codec';

/** A day, stored as MM/DD/YYYY; also reads instants of older data. */
export const dayCodec = parsedCodec((text) => parseDay(text) ?? dayOfInstant(text), printDay);

/** A day, stored as an instant in UTC. */
export const instantCodec = parsedCodec(
  (text) => dayOfInstant(text) ?? parseDay(text),
  (text) => (parseDay(text) === text ? instantOfDay(text) : text),
);

/** A month, stored as MM/YYYY. */
export const monthCodec = parsedCodec(parseMonth, printMonth);

/** A time of day, stored as hh:mm a. */
export const timeCodec = parsedCodec(parseTime, printTime);

/** A day with a time, stored as an instant in UTC. */
export const momentCodec = parsedCodec(
  (text) => momentOfInstant(text) ?? parseMoment(text),
  (text) => (parseMoment(text) === text ? instantOfMoment(text) : text),
);

/** A day with a time, stored as MM/DD/YYYY hh:mm a; also reads instants. */
export const formattedMomentCodec = parsedCodec((text) => parseMoment(text) ?? momentOfInstant(text), printMoment);
