import type { DocumentNode } from 'graphql';
import type { YogaServerOptions } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';

/**
 * The cache of parsed documents, by their text. The library's own counts documents instead of characters, so that a caller could fill a
 * node's memory with long ones. A long document is parsed each time, and so is an invalid one.
 */
export function parsedDocuments() {
  return {
    documentCache: new LRUCache<string, DocumentNode>({
      maxSize: MAX_CHARACTERS,
      maxEntrySize: MAX_CHARACTERS_PER_DOCUMENT,
      sizeCalculation: (_document, text) => text.length + 1,
    }),
    errorCache: {
      get: (_text: string): unknown => undefined,
      set: (_text: string, _error: unknown): void => undefined,
    },
  } satisfies YogaServerOptions<object, object>['parserAndValidationCache'];
}

/** A parsed document takes dozens of times the memory of its text. */
const MAX_CHARACTERS = 640_000;
/** Enough for the 300 operations that a document may have. */
const MAX_CHARACTERS_PER_DOCUMENT = 64_000;
