import type { ContentEntry } from './contentEntry';
import type { ServiceAbilities } from './contract/abilities';
import { isNewsOf, type Live, type LiveChange } from './live';
import { answersOf, type AuthorizedSend } from './http';
import { flagOf, numberOf, optionalText, parseList, parseRecord, parseText, textOrEmpty } from './parse';
import { AnswerError, isGone } from './errors';
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
  /** When it was planned; undefined: somebody asked for it at that moment. */
  readonly plannedAt?: string | undefined;
  /** What the service says about it; may be empty. */
  readonly message: string;
  /** Percent, of one that is under way; undefined where the service does not say. */
  readonly progress?: number | undefined;
  /** Where more of it is to be seen. */
  readonly url?: string | undefined;
  /** What the person said of it; may be empty. */
  readonly note: string;
  /** Milliseconds until the next may be asked for; absent where the service does not say. */
  readonly readyIn: number | undefined;
}

/** A page or a record that was saved since the website was deployed. */
export interface DeployChange extends ContentEntry {
  readonly isRemoved: boolean;
  /** How often it was saved. */
  readonly saves: number;
  /** Everybody who saved it, by name. */
  readonly savedBy: readonly string[];
  /** ISO 8601. */
  readonly savedAt: string;
}

/** What a deployment would bring to a website. */
export interface DeployChanges {
  /** When it was deployed last, as ISO 8601; empty: never from here. */
  readonly since: string;
  /** The last saved first. */
  readonly changes: readonly DeployChange[];
  /** Whether there are more than these. */
  readonly hasMore: boolean;
}

/** The deploy calls of the content service; they fail with the errors of `errors.ts`. */
export interface DeployCalls {
  /** Whether a person may ask for deployments: anybody of the staff, unless the services restrict it (amendment of B-28). */
  isFor(scopes: ReadonlySet<string>): boolean;
  /** Asks for a deployment (DEPLOY-002, B-28). @param note what the person says of it */
  request(brandId: string, note?: string): Promise<void>;
  /** Whether the service tells what a deployment would bring, and keeps the history of all. */
  tellsChanges(): boolean;
  readChanges(brandId: string): Promise<DeployChanges>;
  /** The deployments of a brand, the last one first. @param page counts from 1 */
  readHistory(brandId: string, page: number): Promise<readonly Deployment[]>;
  /** The last deployment of a brand; nothing when there was none yet, or the service does not say. */
  readLast(brandId: string): Promise<Deployment | undefined>;
  /** Hears that a deployment of a brand was asked for or went on, where the service tells. @returns ends the hearing */
  hear(brandId: string, listener: () => void): () => void;
}

/** The deploy calls. @param options.send with the bearer */
export function createDeployCalls(options: {
  readonly send: AuthorizedSend;
  readonly settings: ApiSettings;
  readonly abilities: Pick<ServiceAbilities, 'offers'>;
  readonly live: Live;
}): DeployCalls {
  const { settings, abilities, live } = options;
  const ask = answersOf(options.send, 'content');
  const url = `${settings.contentUrl}/deploy`;
  const read = (part: string, params: Readonly<Record<string, string | number>>) =>
    ask({ method: 'GET', url: `${url}/${part}`, params });

  return {
    isFor: (scopes) => !abilities.offers('content', 'restricted_deployments') || scopes.has('create:deployment'),
    async request(brandId, note) {
      await ask({ method: 'POST', url, data: { brand_id: brandId, ...(note && { note }) } });
    },
    tellsChanges: () => abilities.offers('content', 'deployment_changes'),
    async readChanges(brandId) {
      return parseChanges(await read('changes', { brand_id: brandId }));
    },
    async readHistory(brandId, page) {
      return parseList(await read('history', { brand_id: brandId, page }), 'deployments', parseDeployment);
    },
    hear(brandId, listener) {
      const isWanted = ({ kind, brandId: of }: LiveChange) => kind === 'deployment' && of === brandId;
      return live.hear((news) => {
        if (isNewsOf(news, isWanted)) listener();
      });
    },
    async readLast(brandId) {
      if (!abilities.offers('content', 'deployments')) return undefined;
      try {
        const data = await ask({ method: 'GET', url, params: { brand_id: brandId } });
        return data === null || data === '' ? undefined : parseDeployment(data);
      } catch (error) {
        if (isGone(error)) return undefined;
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

/** An address that a link may lead to; undefined for any other. */
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
