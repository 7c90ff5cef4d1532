import type { Page, Request, Response } from '@playwright/test';
import { Kind, parse } from 'graphql';

/** A GraphQL document with mutations, as sent by the console. */
export interface SentSave {
  /** The operations that it calls, in order. */
  readonly operations: readonly string[];
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The saves that a page sends from now on; the list grows. */
export function sentSaves(page: Page): readonly SentSave[] {
  const sent: SentSave[] = [];
  page.on('request', (request) => {
    if (!isSave(request)) return;
    const { query, variables } = JSON.parse(request.postData()!) as SentSave & { readonly query: string };
    sent.push({ operations: calledOperations(query), variables });
  });
  return sent;
}

/** The response to the next save of a page. The message cannot tell: after an earlier save it may still be visible. */
export function answeredSave(page: Page): Promise<Response> {
  return page.waitForResponse((response) => isSave(response.request()));
}

/** Presence (who has a page open) is reported by mutations, too, which save nothing. */
function isSave(request: Request): boolean {
  const body = request.postData() ?? '';
  return request.url().endsWith('/graphql') && body.includes('"mutation') && !/(visit|leave)Page\(/.test(body);
}

function calledOperations(document: string): readonly string[] {
  return parse(document).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.map((field) => (field.kind === Kind.FIELD ? field.name.value : ''))
      : [],
  );
}
