import type { AxiosInstance } from 'axios';
import { makeOperation, mapExchange, type Client, type Exchange } from 'urql';
import { readContent } from '../contentCalls';
import { CardSourceFragmentDoc, type CardSourceFragment } from '../generated/graphql';
import { RESPONSE_TIMEOUT_MILLISECONDS } from '../http';
import { parseList, parseRecord, textOrEmpty } from '../parse';
import type { ApiSettings } from '../settings';
import { CONTRACT_QUERY, createContract, type Contract, type IntrospectionResult } from './contract';

/** An optional feature beyond the specification, as listed by `GET /health` under `offers`. */
export type Offer =
  /** Idempotent changes: `extensions.idempotency_key`, or the header `Idempotency-Key`. */
  | 'idempotency_keys'
  /** A document of mutations is atomic. */
  | 'whole_documents'
  /** `GET /deploy` returns the last deployment. */
  | 'deployments'
  /** `GET /deploy/changes` returns the changes since the last deployment, `GET /deploy/history` all deployments. */
  | 'deployment_changes'
  /** `/plans`: scheduled deployments, publishing and hiding. */
  | 'plans'
  /** Deploying requires a scope. */
  | 'restricted_deployments'
  /** `?width=` in the URL of a picture. */
  | 'thumbnails'
  /** Documents are only served by the links of `GET /file-links?key=`. */
  | 'document_links'
  /** The form field `accept` of an upload: the accepted file name extensions. */
  | 'accepted_types'
  /** `GET /iam/users/me/draft-key` returns the encryption key of the person's drafts. */
  | 'draft_keys'
  /** `POST /iam/social/azure/logout` ends all sign-ins of this browser. */
  | 'sign_out'
  /** `/iam/users/{me or id}/sign-ins` lists a user's sign-ins. */
  | 'sign_ins'
  /** `GET /iam/activities` returns the activity log of content, people, roles and deployments. */
  | 'activity_log'
  /** `GET /events` streams changes while the console is open. */
  | 'live_events';

/**
 * The capabilities of this installation's services. The console can use more than the specification requires, but requests nothing
 * else from services that only implement the specification.
 */
export interface ServiceCapabilities {
  /**
   * Queries both services once after signing in: the content service's introspection, and the lists at `/health`. An unreadable list
   * counts as empty; a content service with disabled introspection is assumed to support every operation.
   */
  detect(client: Client): Promise<void>;
  /** Undefined while unknown. */
  contract(): Contract | undefined;
  /** False while unknown. */
  offers(service: 'content' | 'identity', offer: Offer): boolean;
  /** Removes unsupported parts from the calls of a content client. */
  readonly compatibilityExchange: Exchange;
}

/** @param options.cardOf computes the card of a page, for services without stored cards */
export function createCapabilities(options: {
  readonly http: Pick<AxiosInstance, 'request'>;
  readonly settings: Pick<ApiSettings, 'contentUrl' | 'identityUrl'>;
  readonly cardOf: (page: CardSourceFragment) => unknown;
}): ServiceCapabilities {
  const { http, settings, cardOf } = options;
  let contract: Contract | undefined;
  let offered = new Map<string, ReadonlySet<string>>();

  async function readOffers(url: string): Promise<readonly [string, ReadonlySet<string>]> {
    try {
      const { data } = await http.request<unknown>({ url: `${url}/health`, timeout: RESPONSE_TIMEOUT_MILLISECONDS });
      return [url, new Set(parseList(parseRecord(data, 'health')['offers'], 'health.offers', textOrEmpty))];
    } catch {
      return [url, new Set()];
    }
  }

  async function readContract(client: Client): Promise<Contract | undefined> {
    try {
      const introspection = await readContent<IntrospectionResult, Record<string, never>>(client, CONTRACT_QUERY, {});
      return createContract(introspection, [{ type: 'BrandPage', field: 'card', from: CardSourceFragmentDoc }]);
    } catch {
      return undefined;
    }
  }

  function offers(service: 'content' | 'identity', offer: Offer): boolean {
    return offered.get(settings[`${service}Url`])?.has(offer) ?? false;
  }

  return {
    async detect(client) {
      const urls = [...new Set([settings.contentUrl, settings.identityUrl])];
      const [readResult, ...lists] = await Promise.all([readContract(client), ...urls.map(readOffers)]);
      contract = readResult;
      offered = new Map(lists);
    },
    contract: () => contract,
    offers,
    compatibilityExchange: mapExchange({
      onOperation(operation) {
        const { query, variables, extensions, context } = operation;
        const fitted = contract?.fit({ document: query, variables: variables ?? {} });
        const isKeyed = extensions !== undefined && offers('content', 'idempotency_keys');
        return makeOperation(
          operation.kind,
          {
            ...operation,
            ...(fitted && { query: fitted.document, variables: fitted.variables }),
            extensions: isKeyed ? extensions : undefined,
          },
          context,
        );
      },
      onResult(result) {
        if (!contract || contract.has('BrandPage', 'card')) return undefined;
        return { ...result, data: withCards(result.data, cardOf) };
      },
    }),
  };
}

/** Adds a card to each page of a result whose tree was selected. */
function withCards(data: unknown, cardOf: (page: CardSourceFragment) => unknown): unknown {
  if (Array.isArray(data)) return data.map((item) => withCards(item, cardOf));
  if (typeof data !== 'object' || data === null) return data;
  const page = data as Partial<CardSourceFragment>;
  if (page.__typename === 'BrandPage') {
    return page.tag !== undefined && page.containers ? { ...page, card: cardOf(page as CardSourceFragment) } : page;
  }
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withCards(value, cardOf)]));
}
