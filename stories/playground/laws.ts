import fc from 'fast-check';
import type { CompiledEditor } from '../../src/compile';
import { isGroup, sameValue, type FormData } from '../../src/tree';
import { arbitraryTree, countIds } from '../../tests/round-trip/support/arbitraryTree';
import { nodesById, withoutIds } from '../../tests/round-trip/support/compare';
import { arbitraryForm } from '../../tests/round-trip/support/samples';

/** A law of the lens, as a property of made-up forms and trees of an editor. */
interface Law {
  readonly name: string;
  /** What it promises, in a sentence. */
  readonly promise: string;
  readonly property: (compiled: CompiledEditor) => fc.IProperty<unknown>;
}

/** Those of `tests/round-trip/laws.test.ts` that need nothing but the definition. */
export const laws: readonly Law[] = [
  {
    name: 'PutGet',
    promise: 'What was typed is what is read after saving.',
    property: ({ lens, editor, ...rest }) =>
      property([arbitraryForm(editor.fields), arbitraryTree({ lens, editor, ...rest })], (typed, stored) => {
        const saved = lens.formToTree(typed, stored, countIds());
        return sameValue(withoutIds(lens.treeToForm(saved)), withoutIds(typed));
      }),
  },
  {
    name: 'GetPut',
    promise: 'Saving without a change changes nothing.',
    property: (compiled) =>
      property([arbitraryTree(compiled)], (stored) => {
        const { lens } = compiled;
        return lens.formToTree(lens.treeToForm(stored), stored, countIds()) === stored;
      }),
  },
  {
    name: 'PutPut',
    promise: 'The last write wins, and the first leaves nothing behind.',
    property: (compiled) => {
      const { lens, editor } = compiled;
      const form = arbitraryForm(editor.fields);
      return property([form, form, arbitraryTree(compiled)], (first, last, stored) => {
        const once = lens.formToTree(last, stored, countIds('a'));
        const twice = lens.formToTree(last, lens.formToTree(first, stored, countIds('b')), countIds('c'));
        return sameValue(withoutIds(lens.treeToForm(twice)), withoutIds(lens.treeToForm(once)));
      });
    },
  },
  {
    name: 'Keeps the unknown',
    promise: 'What the definition does not claim is kept, at every depth.',
    property: (compiled) =>
      property([arbitraryTree(compiled)], (stored) => {
        const { lens } = compiled;
        const after = nodesById(lens.formToTree(emptied(lens.treeToForm(stored)), stored, countIds()));
        return [...nodesById(stored)].every(([id, node]) => !isUnknown(node) || after.has(id));
      }),
  },
];

function property<Values extends readonly unknown[]>(
  values: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  holds: (...given: Values) => boolean,
): fc.IProperty<unknown> {
  return fc.property(fc.tuple(...(values as unknown as fc.Arbitrary<unknown>[])), (given) =>
    holds(...(given as unknown as Values)),
  );
}

/** The form with nothing in its own fields and those of its groups; the items of lists stay. */
function emptied(form: FormData): FormData {
  return Object.fromEntries(
    Object.entries(form).map(([key, value]) => [
      key,
      Array.isArray(value) ? value : isGroup(value) ? emptied(value) : undefined,
    ]),
  );
}

function isUnknown(node: unknown): boolean {
  return (node as { readonly name: string }).name.startsWith('UNKNOWN-');
}

/** How far a law was tried. */
export interface LawState {
  readonly name: string;
  readonly promise: string;
  readonly runs: number;
  /** The first example that breaks it, made as small as it gets. */
  readonly counterexample: unknown;
}

const RUNS = 200;
/** Between two slices the page answers keys. */
const SLICE = 10;

/**
 * Tries every law on made-up data, a slice at a time.
 * @param onState told after each slice
 * @param signal ends it
 */
export async function tryLaws(
  compiled: CompiledEditor,
  { onState, signal }: { readonly onState: (states: readonly LawState[]) => void; readonly signal: AbortSignal },
): Promise<void> {
  let states: readonly LawState[] = laws.map(({ name, promise }) => ({
    name,
    promise,
    runs: 0,
    counterexample: undefined,
  }));
  for (let runs = 0; runs < RUNS; runs += SLICE) {
    for (const [index, law] of laws.entries()) {
      if (signal.aborted) return;
      const former = states[index];
      if (!former || former.counterexample !== undefined) continue;
      const { failed, counterexample } = fc.check(law.property(compiled), { numRuns: SLICE, seed: runs + index });
      const state = {
        ...former,
        runs: runs + SLICE,
        counterexample: failed ? (counterexample ?? ['an error']) : undefined,
      };
      states = states.map((other, at) => (at === index ? state : other));
      onState(states);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}
