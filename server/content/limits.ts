import { EnvelopArmor } from '@escape.tech/graphql-armor';
import type { parse } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ContentContext } from './context';

/**
 * Bounds of the text of one document, against documents made to exhaust the service. The values leave room for what the console
 * sends: page queries with six and more levels of collections, and save plans of a few hundred mutation fields. What a document
 * asks for is bounded by documentCost.
 */
export function documentLimits(): readonly Plugin<ContentContext>[] {
  const armor = new EnvelopArmor({
    maxDepth: { n: 24, flattenFragments: true },
    maxAliases: { n: 300 },
    maxDirectives: { n: 50 },
    maxTokens: { n: 20_000 },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: true },
  });
  // Same plugins, typed against an older copy of the plugin interface.
  return [...(armor.protect().plugins as unknown as readonly Plugin<ContentContext>[]), boundedComments()];
}

/** Comments are no words, but the parser keeps each of them. */
function boundedComments(): Plugin<ContentContext> {
  return {
    onParse({ parseFn, setParseFn }) {
      const parseDocument = parseFn as typeof parse;
      setParseFn(((source, options) =>
        parseDocument(source, { ...options, maxComments: MOST_COMMENTS })) satisfies typeof parse);
    },
  };
}

const MOST_COMMENTS = 1_000;
