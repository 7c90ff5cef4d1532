import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWorkQueue, type WorkOutcome } from '../../server/workQueue';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A queue that finds nothing due, and is told when the next job is. */
function startQueue(outcome: Omit<WorkOutcome, 'hasMore'> = {}) {
  const processNext = vi.fn(async (): Promise<WorkOutcome> => ({ hasMore: false, ...outcome }));
  const queue = createWorkQueue({ name: 'test', logger: pino({ level: 'silent' }), processNext });
  return { queue, processNext };
}

it('a queue that is woken often before a job is due looks for it once when it is', async () => {
  const { queue, processNext } = startQueue({ dueIn: 5_000 });
  for (let times = 0; times < 100; times += 1) {
    queue.wake();
    await vi.advanceTimersByTimeAsync(1);
  }
  processNext.mockClear();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(processNext).toHaveBeenCalledTimes(1);
  await queue.close();
});

it('a queue that is woken while it works looks for jobs once more, however often that is', async () => {
  const { queue, processNext } = startQueue();
  processNext.mockImplementationOnce(async () => {
    for (let times = 0; times < 100; times += 1) queue.wake();
    return { hasMore: false };
  });
  queue.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(processNext).toHaveBeenCalledTimes(2);
  await queue.close();
});

it('a queue looks for a job when it is due, and no more when it is closed', async () => {
  const { queue, processNext } = startQueue({ dueIn: 5_000 });
  queue.wake();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(processNext).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(processNext).toHaveBeenCalledTimes(2);
  await queue.close();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(processNext).toHaveBeenCalledTimes(2);
});
