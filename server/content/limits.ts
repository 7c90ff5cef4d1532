import { EnvelopArmor } from '@escape.tech/graphql-armor';
import type { parse } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ContentContext } from './context';

/**
 * Limits on the text of a document, against documents crafted to exhaust the service. The values leave room for what the console
 * sends: page queries with six and more levels of collections, and save plans of a few hundred mutation fields. The size of the result
 * is limited by documentCost.
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
  // The plugins are compatible, but typed against an older copy of the plugin interface.
  return [...(armor.protect().plugins as unknown as readonly Plugin<ContentContext>[]), limitComments()];
}

/** Comments do not count as tokens, but the parser keeps each of them. */
function limitComments(): Plugin<ContentContext> {
  return {
    onParse({ parseFn, setParseFn }) {
      const parseDocument = parseFn as typeof parse;
      setParseFn(((source, options) =>
        parseDocument(source, { ...options, maxComments: MAX_COMMENTS })) satisfies typeof parse);
    },
  };
}

const MAX_COMMENTS = 1_000;
