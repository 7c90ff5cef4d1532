import type { AxiosInstance } from 'axios';
import { makeOperation, mapExchange, type Client, type Exchange } from 'urql';
import { readContent } from '../ask';
import { CardSourceFragmentDoc, type CardSourceFragment } from '../generated/graphql';
import { ANSWER_PATIENCE } from '../http';
import { parseList, parseRecord, textOrEmpty } from '../parse';
import type { ApiSettings } from '../settings';
import { CONTRACT_QUERY, createContract, type Contract, type ContractAnswer } from './contract';

/** What a service may offer beside what the specification names, as `GET /health` lists it under `offers`. */
export type Offer =
  /** A change with a key is made once: `extensions.idempotency_key`, the header `Idempotency-Key`. */
  | 'idempotency_keys'
  /** A document of mutations is stored whole or not at all. */
  | 'whole_documents'
  /** `GET /deploy` answers the last deployment. */
  | 'deployments'
  /** `GET /deploy/changes` answers what a deployment would bring, `GET /deploy/history` all deployments. */
  | 'deployment_changes'
  /** `/plans`: deployments, publishing and hiding at a time. */
  | 'plans'
  /** Deploying needs a scope, as everything else does. */
  | 'restricted_deployments'
  /** `?width=` at the address of a picture. */
  | 'thumbnails'
  /** Documents are served by the links of `GET /file-links?key=` alone. */
  | 'document_links'
  /** The field `accept` of an upload's form: the file name endings that are taken. */
  | 'accepted_types'
  /** `GET /iam/users/me/draft-key` answers a key for the person's drafts. */
  | 'draft_keys'
  /** `POST /iam/social/azure/logout` ends every sign-in of this browser. */
  | 'sign_out'
  /** `/iam/users/{me or id}/sign-ins` lists where somebody is signed in. */
  | 'sign_ins'
  /** `GET /iam/activities` lists who changed what: content, people, roles, deployments. */
  | 'activity_log'
  /** `GET /events` tells what happens while the console is open. */
  | 'live_events';

/**
 * What the services of this installation can do. The specification names less than the console can use; services that know
 * only what it names are asked for nothing else.
 */
export interface ServiceAbilities {
  /**
   * Asks both services, once after signing in: the content service's introspection, and the list at `/health`. A list that
   * cannot be read offers nothing; a content service that keeps its introspection closed is taken to know every operation.
   */
  learn(client: Client): Promise<void>;
  /** Undefined while it is not known. */
  contract(): Contract | undefined;
  /** False while it is not known. */
  offers(service: 'content' | 'identity', offer: Offer): boolean;
  /** Leaves out of the calls of a content client what the service does not know. */
  readonly fitting: Exchange;
}

/** @param options.cardOf works out the card of a page, for services that keep none */
export function createAbilities(options: {
  readonly http: Pick<AxiosInstance, 'request'>;
  readonly settings: Pick<ApiSettings, 'contentUrl' | 'identityUrl'>;
  readonly cardOf: (page: CardSourceFragment) => unknown;
}): ServiceAbilities {
  const { http, settings, cardOf } = options;
  let contract: Contract | undefined;
  let offered = new Map<string, ReadonlySet<string>>();

  async function readOffers(url: string): Promise<readonly [string, ReadonlySet<string>]> {
    try {
      const { data } = await http.request<unknown>({ url: `${url}/health`, timeout: ANSWER_PATIENCE });
      return [url, new Set(parseList(parseRecord(data, 'health')['offers'], 'health.offers', textOrEmpty))];
    } catch {
      return [url, new Set()];
    }
  }

  async function readContract(client: Client): Promise<Contract | undefined> {
    try {
      const answer = await readContent<ContractAnswer, Record<string, never>>(client, CONTRACT_QUERY, {});
      return createContract(answer, [{ type: 'BrandPage', field: 'card', from: CardSourceFragmentDoc }]);
    } catch {
      return undefined;
    }
  }

  function offers(service: 'content' | 'identity', offer: Offer): boolean {
    return offered.get(settings[`${service}Url`])?.has(offer) ?? false;
  }

  return {
    async learn(client) {
      const urls = [...new Set([settings.contentUrl, settings.identityUrl])];
      const [known, ...lists] = await Promise.all([readContract(client), ...urls.map(readOffers)]);
      contract = known;
      offered = new Map(lists);
    },
    contract: () => contract,
    offers,
    fitting: mapExchange({
      onOperation(operation) {
        const { query, variables, extensions, context } = operation;
        const fit = contract?.fit({ document: query, variables: variables ?? {} });
        const isKeyed = extensions !== undefined && offers('content', 'idempotency_keys');
        return makeOperation(
          operation.kind,
          {
            ...operation,
            ...(fit && { query: fit.document, variables: fit.variables }),
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

/** The data of an answer, with a card for each page whose tree came with it. */
function withCards(data: unknown, cardOf: (page: CardSourceFragment) => unknown): unknown {
  if (Array.isArray(data)) return data.map((item) => withCards(item, cardOf));
  if (typeof data !== 'object' || data === null) return data;
  const page = data as Partial<CardSourceFragment>;
  if (page.__typename === 'BrandPage') {
    return page.tag !== undefined && page.containers ? { ...page, card: cardOf(page as CardSourceFragment) } : page;
  }
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withCards(value, cardOf)]));
}
