import type { ContentEntry } from './contentEntry';
import { isUpdateOf, type Live, type LiveChange } from './live';
import { createRestCall } from './http';
import { flagOf, numberOf, optionalText, parseList, parseRecord, parseText, textOrEmpty } from './parse';
import { AnswerError, isNotFound } from './errors';
import type { RestDependencies } from './restDependencies';

export const DEPLOYMENT_STATUSES = ['queued', 'running', 'done', 'failed'] as const;

export type DeploymentStatus = (typeof DEPLOYMENT_STATUSES)[number];

/** A deployment of a brand's website. */
export interface Deployment {
  readonly id: string;
  readonly status: DeploymentStatus;
  /** The display name of the requester; empty if the service does not report it. */
  readonly requestedBy: string;
  readonly requestedAt: string;
  /** Empty while it is running. */
  readonly finishedAt: string;
  /** When it was scheduled; undefined for an immediate one. */
  readonly plannedAt?: string | undefined;
  /** The service's message; may be empty. */
  readonly message: string;
  /** Percent, while it is running; undefined if the service does not report it. */
  readonly progress?: number | undefined;
  /** A page with details. */
  readonly url?: string | undefined;
  /** The requester's note; may be empty. */
  readonly note: string;
  /** Milliseconds until the next one may be requested; undefined if the service does not report it. */
  readonly readyIn: number | undefined;
}

/** A page or record that was saved since the last deployment. */
export interface DeployChange extends ContentEntry {
  readonly isRemoved: boolean;
  /** The number of saves. */
  readonly saves: number;
  /** The names of everybody who saved it. */
  readonly savedBy: readonly string[];
  /** ISO 8601. */
  readonly savedAt: string;
}

/** The changes that a deployment would publish. */
export interface DeployChanges {
  /** The time of the last deployment, ISO 8601; empty if there was none from here. */
  readonly since: string;
  /** Most recently saved first. */
  readonly changes: readonly DeployChange[];
  /** Whether there are more than these. */
  readonly hasMore: boolean;
}

/** The deploy calls of the content service; they fail with the errors of `errors.ts`. */
export interface DeployCalls {
  /** Whether a person may request deployments: any staff member, unless the services restrict it (amendment of B-28). */
  canRequest(scopes: ReadonlySet<string>): boolean;
  /** Requests a deployment (DEPLOY-002, B-28). @param note of the requester */
  request(brandId: string, note?: string): Promise<void>;
  /** Whether the service reports the changes of a deployment and keeps a history. */
  reportsChanges(): boolean;
  readChanges(brandId: string): Promise<DeployChanges>;
  /** The deployments of a brand, newest first. @param page counts from 1 */
  readHistory(brandId: string, page: number): Promise<readonly Deployment[]>;
  /** The last deployment of a brand; undefined if there was none, or the service does not report it. */
  readLast(brandId: string): Promise<Deployment | undefined>;
  /** Notifies when a deployment of a brand is requested or progresses, if the service reports it. @returns ends the subscription */
  subscribe(brandId: string, listener: () => void): () => void;
}

export function createDeployCalls(dependencies: RestDependencies & { readonly live: Live }): DeployCalls {
  const { send, settings, capabilities, live } = dependencies;
  const call = createRestCall(send, 'content');
  const url = `${settings.contentUrl}/deploy`;
  const read = (part: string, params: Readonly<Record<string, string | number>>) =>
    call({ method: 'GET', url: `${url}/${part}`, params });

  return {
    canRequest: (scopes) =>
      !capabilities.offers('content', 'restricted_deployments') || scopes.has('create:deployment'),
    async request(brandId, note) {
      await call({ method: 'POST', url, data: { brand_id: brandId, ...(note && { note }) } });
    },
    reportsChanges: () => capabilities.offers('content', 'deployment_changes'),
    async readChanges(brandId) {
      return parseChanges(await read('changes', { brand_id: brandId }));
    },
    async readHistory(brandId, page) {
      return parseList(await read('history', { brand_id: brandId, page }), 'deployments', parseDeployment);
    },
    subscribe(brandId, listener) {
      const isOfBrand = ({ kind, brandId: of }: LiveChange) => kind === 'deployment' && of === brandId;
      return live.subscribe((news) => {
        if (isUpdateOf(news, isOfBrand)) listener();
      });
    },
    async readLast(brandId) {
      if (!capabilities.offers('content', 'deployments')) return undefined;
      try {
        const data = await call({ method: 'GET', url, params: { brand_id: brandId } });
        return data === null || data === '' ? undefined : parseDeployment(data);
      } catch (error) {
        if (isNotFound(error)) return undefined;
        throw error;
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
    plannedAt: optionalText(deployment['planned_at']),
    message: textOrEmpty(deployment['message']),
    progress: typeof deployment['progress'] === 'number' ? deployment['progress'] : undefined,
    url: webAddress(optionalText(deployment['url'])),
    note: textOrEmpty(deployment['note']),
    readyIn:
      deployment['ready_in'] === undefined
        ? undefined
        : numberOf(deployment['ready_in'], 'deployment.ready_in') * 1_000,
  };
}

/** A URL that is safe to link to; undefined for any other. */
function webAddress(url: string | undefined): string | undefined {
  return url !== undefined && /^https?:\/\//i.test(url) ? url : undefined;
}

function parseChanges(value: unknown): DeployChanges {
  const answer = parseRecord(value, 'changes');
  return {
    since: textOrEmpty(answer['since']),
    changes: parseList(answer['changes'], 'changes.changes', parseChange),
    hasMore: flagOf(answer['has_more']),
  };
}

function parseChange(value: unknown, where: string): DeployChange {
  const change = parseRecord(value, where);
  return {
    kind: change['kind'] === 'record' ? 'record' : 'page',
    of: textOrEmpty(change['of']),
    id: parseText(change['id'], `${where}.id`),
    name: textOrEmpty(change['name']),
    slug: textOrEmpty(change['slug']),
    category: optionalText(change['category']),
    isRemoved: change['action'] === 'removed',
    saves: numberOf(change['saves'], `${where}.saves`),
    savedBy: parseList(change['saved_by'], `${where}.saved_by`, textOrEmpty),
    savedAt: textOrEmpty(change['saved_at']),
  };
}
