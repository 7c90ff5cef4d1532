import { describe, expect, it } from 'vitest';
import { createTurns, runSideBySide } from '../../../scripts/sideBySide.mjs';

/** Steps that end on demand, and the log of their starts and ends. */
function controlledSteps() {
  const ends = new Map<string, () => void>();
  const events: string[] = [];
  return {
    events,
    async run({ name }: { readonly name: string }) {
      events.push(`+${name}`);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      events.push(`-${name}`);
      return `${name} done`;
    },
    async end(name: string) {
      ends.get(name)!();
      await new Promise(setImmediate);
    },
  };
}

describe('runSideBySide', () => {
  it('uses one slot more than there are cores, and lets a small step overtake one that does not fit', async () => {
    const { events, run, end } = controlledSteps();
    const steps = [
      { name: 'a', cores: 1 },
      { name: 'b', cores: 1 },
      { name: 'whole', cores: Infinity },
      { name: 'c', cores: 1 },
      { name: 'd', cores: 1 },
    ];
    const answers = runSideBySide(steps, { cores: 2, run });
    expect(events).toEqual(['+a', '+b', '+c']);
    await end('b');
    await end('a');
    expect(events).toEqual(['+a', '+b', '+c', '-b', '+d', '-a']);
    await end('c');
    expect(events.at(-1)).toBe('+whole');
    await end('d');
    await end('whole');
    expect(await answers).toEqual(['a done', 'b done', 'whole done', 'c done', 'd done']);
  });

  it('runs one small step alongside each step that takes all cores', async () => {
    const { events, run, end } = controlledSteps();
    const steps = [
      { name: 'whole', cores: Infinity },
      { name: 'next', cores: Infinity },
      { name: 'a', cores: 1 },
      { name: 'b', cores: 1 },
    ];
    const answers = runSideBySide(steps, { cores: 2, run });
    expect(events).toEqual(['+whole', '+a']);
    await end('whole');
    expect(events).toEqual(['+whole', '+a', '-whole', '+next']);
    await end('a');
    expect(events.slice(4)).toEqual(['-a', '+b']);
    await end('next');
    await end('b');
    await answers;
  });

  it('starts a step when its predecessors have ended', async () => {
    const { events, run, end } = controlledSteps();
    const steps = [
      { name: 'product', cores: 1, after: ['build'] },
      { name: 'build', cores: 1 },
    ];
    const answers = runSideBySide(steps, { cores: 2, run });
    expect(events).toEqual(['+build']);
    await end('build');
    expect(events).toEqual(['+build', '-build', '+product']);
    await end('product');
    await answers;
  });

  it('does not wait for a step that is not requested', async () => {
    const { events, run, end } = controlledSteps();
    const answers = runSideBySide([{ name: 'product', cores: 1, after: ['build'] }], { cores: 1, run });
    expect(events).toEqual(['+product']);
    await end('product');
    await answers;
  });
});

describe('createTurns', () => {
  it('streams the first output, and prints buffered ones when their turn comes', () => {
    const printed: unknown[] = [];
    const turns = createTurns((text) => printed.push(text));
    const [first, second, third] = [turns.open(), turns.open(), turns.open()];
    first.write('1a');
    third.write('3a');
    second.write('2a');
    third.end();
    expect(printed).toEqual(['1a']);
    first.write('1b');
    first.end();
    expect(printed).toEqual(['1a', '1b', '2a']);
    second.write('2b');
    second.end();
    expect(printed).toEqual(['1a', '1b', '2a', '2b', '3a']);
  });
});
