import { WEEKDAYS } from '../../lib/weekdays';
import { asText } from './codec';
import { textItemCodec } from './textItem';

/** A day of the week by its name in small letters, in a field of its own; any other text stays the text it is. */
export const weekdayCodec = textItemCodec('day', (stored) => {
  const text = asText(stored);
  return WEEKDAYS.find((day) => day === text?.trim().toLowerCase()) ?? text;
});
