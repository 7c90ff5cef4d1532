import type { Look, PlacedField } from '../../definition';
import { kindOf, type Drawn } from '../../kinds';

/**
 * What represents a field in a sketch or a preview.
 * @param look from the layout; applies to texts only
 */
export function drawnAs(field: Pick<PlacedField, 'type'>, look: Look | undefined): Drawn {
  const byType = kindOf(field).drawn;
  return look !== undefined && (byType === 'line' || byType === 'paragraphs') ? look : byType;
}
