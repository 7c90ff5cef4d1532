import type { ServiceAbilities } from './contract/abilities';
import { restError, statusOf, type AuthorizedSend } from './http';
import { numberOf, parseRecord, parseText, textOrEmpty } from './parse';
import { AnswerError } from './errors';
import type { ApiSettings } from './settings';

/** How far a deployment has come. */
export const DEPLOYMENT_STATUSES = ['queued', 'running', 'done', 'failed'] as const;

export type DeploymentStatus = (typeof DEPLOYMENT_STATUSES)[number];

/** A deployment of a brand's website. */
export interface Deployment {
  readonly id: string;
  readonly status: DeploymentStatus;
  /** Who asked for it, as people know them; empty when the service does not say. */
  readonly requestedBy: string;
  readonly requestedAt: string;
  /** Empty while it is under way. */
  readonly finishedAt: string;
  /** What the service says about it; may be empty. */
  readonly message: string;
  /** Milliseconds until the next may be asked for; absent where the service does not say. */
  readonly readyIn: number | undefined;
}

/** The deploy calls of the content service; they fail with the errors of `errors.ts`. */
export interface DeployCalls {
  /** Whether a person may ask for deployments: anybody of the staff, unless the services restrict it (amendment of B-28). */
  isFor(scopes: ReadonlySet<string>): boolean;
  /** Asks for a deployment (DEPLOY-002, B-28). */
  request(brandId: string): Promise<void>;
  /** The last deployment of a brand; nothing when there was none yet, or the service does not say. */
  readLast(brandId: string): Promise<Deployment | undefined>;
}

/** The deploy calls. @param options.send with the bearer */
export function createDeployCalls(options: {
  readonly send: AuthorizedSend;
  readonly settings: ApiSettings;
  readonly abilities: Pick<ServiceAbilities, 'offers'>;
}): DeployCalls {
  const { send, settings, abilities } = options;
  const url = `${settings.contentUrl}/deploy`;
  return {
    isFor: (scopes) => !abilities.offers('content', 'restricted_deployments') || scopes.has('create:deployment'),
    async request(brandId) {
      try {
        await send({ method: 'POST', url, data: { brand_id: brandId } });
      } catch (error) {
        throw restError(error, 'content');
      }
    },
    async readLast(brandId) {
      if (!abilities.offers('content', 'deployments')) return undefined;
      try {
        const { data } = await send({ method: 'GET', url, params: { brand_id: brandId } });
        return data === null || data === '' ? undefined : parseDeployment(data);
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw restError(error, 'content');
      }
    },
  };
}

function parseDeployment(value: unknown): Deployment {
  const deployment = parseRecord(value, 'deployment');
  const status = DEPLOYMENT_STATUSES.find((known) => known === deployment['status']);
  if (!status) throw new AnswerError('deployment.status', DEPLOYMENT_STATUSES.join(', '), deployment['status']);
  return {
    id: parseText(deployment['id'], 'deployment.id'),
    status,
    requestedBy: textOrEmpty(deployment['requested_by']),
    requestedAt: textOrEmpty(deployment['requested_at']),
    finishedAt: textOrEmpty(deployment['finished_at']),
    message: textOrEmpty(deployment['message']),
    readyIn: deployment['ready_in'] === undefined ? undefined : secondsOf(deployment['ready_in']),
  };
}

/** Seconds as milliseconds. @throws AnswerError */
function secondsOf(value: unknown): number {
  return numberOf(value, 'deployment.ready_in') * 1_000;
}
