import type { Look, PlacedField } from '../../definition';
import { kindOf, type PreviewShape } from '../../kinds';

/**
 * What represents a field in a sketch or a preview.
 * @param look from the layout; applies to texts only
 */
export function drawingKindOf(field: Pick<PlacedField, 'type'>, look: Look | undefined): PreviewShape {
  const byType = kindOf(field).previewShape;
  return look !== undefined && (byType === 'line' || byType === 'paragraphs') ? look : byType;
}
