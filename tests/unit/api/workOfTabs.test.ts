import { expect, it } from 'vitest';
import { createWorkOfTabs } from '../../../src/api/workOfTabs';
import { createStore } from '../../../src/lib/store';

/** The shared locks of a browser. */
function fakeLocks() {
  const held = new Set<{ readonly name: string }>();
  return {
    async request(name: string, _options: unknown, work: () => Promise<unknown>) {
      const lock = { name };
      held.add(lock);
      await work();
      held.delete(lock);
    },
    query: async () => ({ held: [...held] }),
  };
}

it('a tab knows whether another tab has work of a kind, whatever it has itself', async () => {
  const locks = fakeLocks() as unknown as LockManager;
  const [mine, theirs] = [createStore(0), createStore(0)];
  createWorkOfTabs(locks, 'changes', createStore(1));
  const [isMineElsewhere, isTheirsElsewhere] = [mine, theirs].map((running) =>
    createWorkOfTabs(locks, 'uploads', running),
  );
  const known = () => Promise.all([isMineElsewhere!(), isTheirsElsewhere!()]);
  await expect.poll(known).toEqual([false, false]);
  theirs.set(1);
  theirs.set(2);
  await expect.poll(known).toEqual([true, false]);
  mine.set(1);
  theirs.set(1);
  await expect.poll(known).toEqual([true, true]);
  theirs.set(0);
  await expect.poll(known).toEqual([false, true]);
  theirs.set(1);
  await expect.poll(known).toEqual([true, true]);
  mine.set(0);
  theirs.set(0);
  await expect.poll(known).toEqual([false, false]);
});
