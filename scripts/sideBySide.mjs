/** Runs steps side by side, as many as keep the cores busy, and keeps what they print apart. */

/** How many steps of one core run beyond the cores that there are: whatever runs waits now and then, for a timer or a browser. */
const SPARE = 1;

/**
 * Runs every step, in their order where there is room: one that does not fit beside those that run lets smaller ones pass, and one
 * that takes all cores leaves room for a small one.
 * @param steps each with its `name`, the `cores` it takes (Infinity for all of them), and `after`: names of steps that must have ended
 * first
 * @param cores how many there are
 * @param run never fails: what went wrong is part of the answer
 * @returns the answers, in the order of the steps
 */
export async function runSideBySide(steps, { cores, run }) {
  const answers = new Map();
  const running = new Map();
  const waiting = [...steps];
  const isPending = (name) => running.has(name) || waiting.some((step) => step.name === name);
  while (waiting.length > 0 || running.size > 0) {
    for (let next = take(); next; next = take()) {
      const step = next;
      const answered = run(step).then((answer) => answers.set(step.name, answer));
      running.set(step.name, { taken: share(step), ended: answered.then(() => running.delete(step.name)) });
    }
    await Promise.race([...running.values()].map(({ ended }) => ended));
  }
  return steps.map(({ name }) => answers.get(name));

  function take() {
    const free = [...running.values()].reduce((left, { taken }) => left - taken, cores + SPARE);
    const index = waiting.findIndex((step) => share(step) <= free && !(step.after ?? []).some(isPending));
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  }

  function share(step) {
    return Math.min(step.cores, cores);
  }
}

/**
 * Keeps the output of several at once apart: the one that began first is shown as it comes, the others when it has ended.
 * @param show takes what is to be seen now
 */
export function createTurns(show) {
  const turns = [];
  return {
    /** Opens the turn of one that begins: `write` what it prints, `end` when there is no more. */
    open() {
      const turn = { held: [], hasEnded: false };
      turns.push(turn);
      return {
        write: (text) => (turn === turns[0] ? show(text) : turn.held.push(text)),
        end() {
          turn.hasEnded = true;
          while (turns[0]?.hasEnded) {
            turns.shift();
            turns[0]?.held.splice(0).forEach(show);
          }
        },
      };
    },
  };
}
