import { ServiceError } from '../api/errors';
import type { BulkAction } from '../definition';
import { bulkTexts } from '../lib/listMessages';
import { logError } from '../lib/log';
import type { RecordSource } from '../stores/records/source';

/** What became of one chosen row. */
export interface BulkResult {
  readonly id: string;
  /** Why it failed, in words for people; undefined when it is done. */
  readonly error: string | undefined;
}

/** Does one action with one record: removes it, or sets the properties that the action names and keeps all others. */
export async function runBulkOn(
  source: Pick<RecordSource, 'read' | 'update' | 'remove'>,
  action: BulkAction,
  id: string,
): Promise<BulkResult> {
  try {
    if (action.does === 'remove') await source.remove?.(id);
    else await source.update(id, { ...(await source.read(id)).values, ...action.does.set });
    return { id, error: undefined };
  } catch (error) {
    logError(`'${action.label}' failed for ${id}.`, error);
    return { id, error: error instanceof ServiceError ? error.message : bulkTexts.failed };
  }
}
