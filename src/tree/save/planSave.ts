import type { BrandEditor } from '../../definition';
import type { Page } from '../../kinds/page';
import { claimedContainers } from './claims';
import { planFirstSave } from './firstSave';
import { withNeighbours } from './neighbours';
import { storedPage } from './newPage';
import type { SavePlan } from './operations';
import { planRewrite } from './rewriteContainers';
import { planUpdateFields, planUpdateTree } from './updatePage';

/** What a save is planned from. */
export interface SaveRequest {
  readonly editor: BrandEditor;
  readonly brandId: string;
  /** The page as loaded; null when there is none yet. */
  readonly stored: Page | null;
  /** The page as the form makes it. */
  readonly next: Page;
  readonly newId: () => string;
}

/**
 * Plans the save of a page in the style of its definition (tree.md 0); a page that does not exist is created and filled
 * whatever the style.
 * @throws NotAPageEditorError
 */
export function planSave({ editor, brandId, stored, next: written, newId }: SaveRequest): SavePlan {
  const { save, removes = [], alongside = [] } = storedPage(editor);
  const next = withNeighbours(written, alongside, newId);
  if (stored === null) return planFirstSave({ editor, brandId, next });
  const claimed = claimedContainers(editor);
  switch (save) {
    case 'rewriteContainers':
      return planRewrite({ claimed, stored, next, newId });
    case 'updateTree':
      return planUpdateTree({ brandId, claimed, stored, next });
    case 'updateFields':
      return planUpdateFields({ brandId, claimed, stored, next, removes });
  }
}
