/** Runs steps in parallel, as many as keep the cores busy, and separates their output. */

/** How many single-core steps run beyond the available cores, because every step waits now and then for a timer or a browser. */
const EXTRA_STEPS = 1;

/**
 * Runs every step, in order as far as cores are free: one that does not fit lets smaller ones pass, and one that takes all cores leaves
 * room for a small one.
 * @param steps each with its `name`, the `cores` it takes (Infinity for all of them), and `after`: names of steps that must have ended
 * first
 * @param cores number of available cores
 * @param run never rejects: failures are part of the result
 * @returns the results, in the order of the steps
 */
export async function runSideBySide(steps, { cores, run }) {
  const results = new Map();
  const running = new Map();
  const waiting = [...steps];
  const isPending = (name) => running.has(name) || waiting.some((step) => step.name === name);
  while (waiting.length > 0 || running.size > 0) {
    for (let next = takeNext(); next; next = takeNext()) {
      const step = next;
      const finished = run(step).then((result) => results.set(step.name, result));
      running.set(step.name, { taken: share(step), ended: finished.then(() => running.delete(step.name)) });
    }
    await Promise.race([...running.values()].map(({ ended }) => ended));
  }
  return steps.map(({ name }) => results.get(name));

  function takeNext() {
    const free = [...running.values()].reduce((left, { taken }) => left - taken, cores + EXTRA_STEPS);
    const index = waiting.findIndex((step) => share(step) <= free && !(step.after ?? []).some(isPending));
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  }

  function share(step) {
    return Math.min(step.cores, cores);
  }
}

/**
 * Separates the output of concurrent steps: that of the step that began first is shown immediately, that of the others once it has ended.
 * @param show prints output
 */
export function createTurns(show) {
  const turns = [];
  return {
    /** Opens the turn of a step: `write` its output, `end` when it is complete. */
    open() {
      const turn = { buffered: [], hasEnded: false };
      turns.push(turn);
      return {
        write: (text) => (turn === turns[0] ? show(text) : turn.buffered.push(text)),
        end() {
          turn.hasEnded = true;
          while (turns[0]?.hasEnded) {
            turns.shift();
            turns[0]?.buffered.splice(0).forEach(show);
          }
        },
      };
    },
  };
}
