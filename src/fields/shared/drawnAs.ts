import type { Look, PlacedField } from '../../definition';
import { kindOf, type Drawn } from '../../kinds';

/**
 * How a field is drawn.
 * @param look what the layout says; it holds for texts only
 */
export function drawnAs(field: Pick<PlacedField, 'type'>, look: Look | undefined): Drawn {
  const own = kindOf(field).drawn;
  return look !== undefined && (own === 'line' || own === 'paragraphs') ? look : own;
}
