import type { ServicesProcess } from '../support/servicesProcess';

/** What a bench has the measured process do directly on its database connection. */
export type Order =
  | { readonly type: 'fill'; readonly from: number; readonly to: number }
  | { readonly type: 'rename' }
  | { readonly type: 'fillRecords'; readonly count: number }
  | { readonly type: 'changeRecord' }
  /** Conditions with the value as $1, and an order, in SQL. */
  | { readonly type: 'searchRecords'; readonly where?: string; readonly value?: string; readonly order?: string }
  /** Adds entries for the search: the pages, and a tenth as many records. */
  | { readonly type: 'fill texts'; readonly pages: number }
  /** Indexes a page for the search as a save does. */
  | { readonly type: 'index'; readonly pageId: string }
  /** Adds users like the editor of the filled brand: `bench.1@demo.example` and so on. */
  | { readonly type: 'hire'; readonly people: number }
  | { readonly type: 'read' | 'save'; readonly pageId: string };

export type OrderAnswer = { readonly milliseconds: number } | { readonly error: string };

/** Executes an order and returns the milliseconds that it took; orders of one process run one after another. */
export async function give({ child }: Pick<ServicesProcess, 'child'>, order: Order): Promise<number> {
  const answer = await new Promise<OrderAnswer>((resolve, reject) => {
    child.once('message', (message) => resolve(message as OrderAnswer));
    child.send(order, (error) => {
      if (error) reject(error);
    });
  });
  if ('error' in answer) throw new Error(`The measured services could not ${order.type}: ${answer.error}`);
  return answer.milliseconds;
}
