import type { Page, Request, Response } from '@playwright/test';
import { Kind, parse } from 'graphql';

/** A GraphQL document with mutations, as the console has sent it. */
export interface SentSave {
  /** The operations that it calls, in their order. */
  readonly operations: readonly string[];
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What a page saves from now on; the list grows. */
export function sentSaves(page: Page): readonly SentSave[] {
  const sent: SentSave[] = [];
  page.on('request', (request) => {
    if (!isSave(request)) return;
    const { query, variables } = JSON.parse(request.postData()!) as SentSave & { readonly query: string };
    sent.push({ operations: calledOperations(query), variables });
  });
  return sent;
}

/** The answer to the next save of a page, which whoever saves twice cannot tell by a message that still stands. */
export function answeredSave(page: Page): Promise<Response> {
  return page.waitForResponse((response) => isSave(response.request()));
}

/** Lets no save through, as a service that is gone; reading goes on. `page.unrouteAll()` lets them through again. */
export async function refuseSaves(page: Page): Promise<void> {
  await page.route('**/graphql', (route) => (isSave(route.request()) ? route.abort() : route.continue()));
}

/** Presence (who has a page open) is told by mutations, too, which save nothing. */
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
