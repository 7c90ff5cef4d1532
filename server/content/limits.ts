import { EnvelopArmor } from '@escape.tech/graphql-armor';
import type { Plugin } from 'graphql-yoga';
import type { ContentContext } from './context';

/**
 * Bounds of one document, against documents made to exhaust the service. The values leave room for what the console
 * sends: page queries with six and more levels of collections, and save plans of a few hundred mutation fields.
 */
export function documentLimits(): readonly Plugin<ContentContext>[] {
  const armor = new EnvelopArmor({
    maxDepth: { n: 24, flattenFragments: true },
    maxAliases: { n: 300 },
    maxDirectives: { n: 50 },
    maxTokens: { n: 20_000 },
    // Per level hardly more: what costs is the number of page trees asked for, not their depth.
    costLimit: { maxCost: 20_000, objectCost: 2, scalarCost: 1, depthCostFactor: 1.05, flattenFragments: true },
    blockFieldSuggestion: { enabled: true },
  });
  // Same plugins, typed against an older copy of the plugin interface.
  return armor.protect().plugins as unknown as readonly Plugin<ContentContext>[];
}

/** The largest body of a GraphQL call: a page of a few thousand fields with long rich texts. */
export const GRAPHQL_BODY_BYTES = 20 * 1024 * 1024;
