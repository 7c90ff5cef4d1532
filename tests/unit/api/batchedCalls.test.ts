import { describe, expect, it } from 'vitest';
import { createBatchedCalls, MAX_BATCH_SIZE } from '../../../src/api/batchedCalls';
import { CareerDocument, SaveCareerDocument } from '../../../src/api/generated/graphql';
import { answerTogether, callsIn, fakeContentService, refusal, type GraphQLAnswer } from '../support/contentService';

/** A service that saves careers and rejects some titles; the first documents get the answers in `before`. */
function setUp(options: { readonly refused?: readonly string[]; readonly before?: readonly GraphQLAnswer[] } = {}) {
  const { refused = [], before = [] } = options;
  const remaining = [...before];
  const answerEach = answerTogether(({ name, variables }) => {
    if (name === 'Career') return { getCareer: { __typename: 'Career', id: variables['id'] } };
    const { title } = variables['careerData'] as { readonly title: string };
    if (refused.includes(title)) return refusal('BAD_USER_INPUT', `No ${title}.`);
    return { trial: true, addOrUpdateCareer: { __typename: 'Career', id: title } };
  });
  const { client, calls } = fakeContentService((call) => remaining.shift() ?? answerEach(call));
  const waits: number[] = [];
  let ids = 0;
  const batchedCalls = createBatchedCalls(client, {
    newId: () => `document-${(ids += 1)}`,
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
  const save = (title: string, key = title) =>
    batchedCalls
      .change(key)(SaveCareerDocument, { careerData: { brand_id: 'b', title } })
      .then(
        ({ addOrUpdateCareer }) => addOrUpdateCareer.id,
        (error: unknown) => (error as Error).message,
      );
  return {
    ...batchedCalls,
    calls,
    waits,
    save,
    keys: () => calls.map(({ extensions }) => extensions?.['idempotency_key']),
  };
}

const TITLES = ['Cook', 'Driver', 'Guard', 'Host', 'Pilot'];

describe('concurrent calls', () => {
  it('are sent in one document, and each gets its own answer', async () => {
    const { read, calls } = setUp();
    const found = await Promise.all(TITLES.map((id) => read(CareerDocument, { id })));
    expect(found.map(({ getCareer }) => getCareer?.id)).toEqual(TITLES);
    expect(calls.map((call) => callsIn(call).length)).toEqual([TITLES.length]);
  });

  it('are sent unchanged if there is only one', async () => {
    const { read, save, calls } = setUp();
    expect(await read(CareerDocument, { id: 'Cook' })).toMatchObject({ getCareer: { id: 'Cook' } });
    expect(await save('Cook')).toBe('Cook');
    expect(calls.map(({ variables }) => variables)).toEqual([
      { id: 'Cook' },
      { careerData: { brand_id: 'b', title: 'Cook' } },
    ]);
  });

  it('are sent in several consecutive documents if there are many', async () => {
    const { save, calls } = setUp();
    const titles = Array.from({ length: MAX_BATCH_SIZE + 1 }, (_, index) => `Clerk ${index}`);
    expect(await Promise.all(titles.map((title) => save(title)))).toEqual(titles);
    expect(calls.map((call) => callsIn(call).length)).toEqual([MAX_BATCH_SIZE, 1]);
  });

  it('are rejected individually', async () => {
    const { save } = setUp({ refused: ['Driver', 'Pilot'] });
    expect(await Promise.all(TITLES.map((title) => save(title)))).toEqual([
      'Cook',
      'No Driver.',
      'Guard',
      'Host',
      'No Pilot.',
    ]);
  });

  it('are bisected when the answer does not say which of them is rejected', async () => {
    const { save, calls } = setUp({ before: [refusal('BAD_USER_INPUT', 'The document is too dear.')] });
    expect(await Promise.all(TITLES.map((title) => save(title)))).toEqual(TITLES);
    expect(calls.map((call) => callsIn(call).length)).toEqual([5, 3, 2]);
  });

  it('are retried as the same document if no answer came, whatever else is called with them', async () => {
    const lost = refusal('INTERNAL_SERVER_ERROR', 'It was lost.');
    const { save, keys, calls } = setUp({ before: [lost] });
    const first = await Promise.all(['Cook', 'Driver'].map((title) => save(title)));
    expect(first).toEqual(['It was lost.', 'It was lost.']);
    expect(await Promise.all(['Guard', 'Cook', 'Driver'].map((title) => save(title)))).toEqual([
      'Guard',
      'Cook',
      'Driver',
    ]);
    expect(keys()).toEqual(['document-1', 'document-2', 'document-1']);
    expect(calls[2]?.variables).toEqual(calls[0]?.variables);
  });

  it('wait as long as the rate limit says', async () => {
    const { save, waits } = setUp({ before: [refusal('TOO_MANY_REQUESTS', 'Too many.', { seconds: 17 })] });
    expect(await save('Cook')).toBe('Cook');
    expect(waits).toEqual([17_000]);
  });

  it('fail together if the service does not answer', async () => {
    const { dryRun } = setUp({ before: [refusal('SERVICE_UNAVAILABLE', 'Not now.')] });
    const attempts = ['Cook', 'Driver'].map((title) =>
      dryRun(SaveCareerDocument, { careerData: { brand_id: 'b', title } }),
    );
    const failed = await Promise.allSettled(attempts);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
