import { ServiceError } from '../errors';
import { UploadRefused } from '../files/errors';
import type { Metrics } from './metrics';

interface UploadCount {
  readonly metrics: Pick<Metrics, 'uploads'>;
  /** The path of the upload call. */
  readonly kind: string;
}

/** Handles an upload and counts it by outcome. */
export async function countUpload<Answer extends { readonly scanErrorStatus?: number }>(
  { metrics: { uploads }, kind }: UploadCount,
  take: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await take();
    uploads.inc({ kind, outcome: answer.scanErrorStatus === undefined ? 'stored' : 'not_scanned' });
    return answer;
  } catch (error) {
    uploads.inc({ kind, outcome: outcomeOf(error) });
    throw error;
  }
}

function outcomeOf(error: unknown): 'infected' | 'refused' | 'failed' {
  if (error instanceof UploadRefused) return error.status === INFECTED ? 'infected' : 'refused';
  return error instanceof ServiceError && error.status < 500 ? 'refused' : 'failed';
}

/** The status of an infected file (API-REST-024). */
const INFECTED = 422;
