import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyNodeRules, addRules, type NodeRules } from '../../server/content/guards/pageRules';
import { valuesInside } from '../../server/content/guards/storedValues';
import { createValidate } from '../../src/compile';
import { ajvValidator } from '../../src/compile/ajv';
import type { FieldCollection, Tree } from '../../src/tree';
import { runsOf, treeEditors } from './support/editors';
import { arbitraryForm, filledForm } from './support/samples';
import { countIds } from './support/arbitraryTree';

const PAGE: Tree = { id: 'page', name: 'Page', tag: '', slug: '', brand_id: '', containers: [] };
const COLLECTION: Tree = { id: 'collection', name: '', order: 0, fields: [], children: [] };

/** A form keeps it where it is stored, and nobody can tick it. */
const NO_DAY = 'someday';

const OF_SIBLINGS: ReadonlySet<string> = new Set(['maximum', 'laterThan']);

/** One rule, two ends: whatever a form holds, the services refuse nothing of it that the form takes. */
describe.each(treeEditors)('the guards of %s', (_name, compiled) => {
  const { lens, editor } = compiled;
  const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));
  const held = emptyNodeRules();
  addRules(editor.fields, held);
  const empty = 'page' in editor.stored ? PAGE : COLLECTION;

  it('refuse what the form refuses, in its words, and nothing else', () => {
    fc.assert(
      fc.property(arbitraryForm(editor.fields), (typed) => {
        const saved = lens.formToTree(typed, empty, countIds());
        const problems = validate(lens.treeToForm(saved));
        // Of two broken rules of a field the form says one, perhaps that of a sibling, which the services do not see.
        fc.pre(!problems.some(({ rule }) => OF_SIBLINGS.has(rule)));
        const said = new Set(problems.map(({ message }) => message));
        expect(refusalsOf(saved, held).filter((message) => !said.has(message))).toEqual([]);
      }),
      runsOf(compiled, 50),
    );
  });

  it('know the place of every text that the form stores', () => {
    const saved = lens.formToTree(filledForm(editor.fields), empty, countIds());
    expect(textsIn(saved, held).filter(({ isHeld }) => !isHeld)).toEqual([]);
  });
});

interface Text {
  readonly path: string;
  readonly isHeld: boolean;
  readonly refusals: readonly string[];
}

function refusalsOf(tree: Tree, held: NodeRules): readonly string[] {
  return textsIn(tree, held).flatMap(({ refusals }) => refusals);
}

function textsIn(tree: Tree, held: NodeRules): readonly Text[] {
  if (!('containers' in tree)) return textsOf(tree, { held, path: '' });
  return tree.containers.flatMap(({ name, field_collections: collections }) => {
    const container = held.nodes.get(name);
    return collections.flatMap((one) =>
      textsOf(one, { held: container?.nodes.get(one.name), path: `${name}/${one.name}` }),
    );
  });
}

function textsOf(
  { fields, children }: FieldCollection,
  { held, path }: { readonly held: NodeRules | undefined; readonly path: string },
): readonly Text[] {
  return [
    ...fields.flatMap(({ name, value }) =>
      value && value !== NO_DAY ? [textOf(held, { path: `${path}/${name}`, name, value })] : [],
    ),
    ...children.flatMap((child) =>
      textsOf(child, { held: held?.nodes.get(child.name), path: `${path}/${child.name}` }),
    ),
  ];
}

function textOf(
  held: NodeRules | undefined,
  { path, name, value }: { readonly path: string; readonly name: string; readonly value: string },
): Text {
  const texts = held?.texts.get(name) ?? [];
  const [first] = texts;
  const inside = valuesInside(value).map(([key, text]) => first?.itemRules?.get(key)?.problemIn(text));
  // A form has no rules for what nobody can change in it; the services hold it to them all the same (decision 17).
  if (first?.field.readOnly) return { path, isHeld: true, refusals: [] };
  const refusals = texts.every((one) => one.problemIn(value) !== undefined) ? [first?.problemIn(value)] : inside;
  return { path, isHeld: first !== undefined, refusals: refusals.filter((message) => message !== undefined) };
}
