import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyNodeRules, addRules, type NodeRules } from '../../server/content/guards/pageRules';
import { valuesInside } from '../../server/content/guards/storedValues';
import { createValidate } from '../../src/compile';
import { ajvValidator } from '../../src/compile/ajv';
import { FORM_ONLY_SETTINGS } from '../../src/compile/checkField';
import { objectRules, objectStructure, withoutSettings } from '../../src/compile/fieldSchemas';
import type { PlacedFields } from '../../src/definition';
import { kindOf } from '../../src/kinds';
import type { FieldCollection, Tree } from '../../src/tree';
import { runsOf, treeEditors } from './support/editors';
import { arbitraryForm, filledForm } from './support/samples';
import { countIds } from './support/arbitraryTree';

const PAGE: Tree = { id: 'page', name: 'Page', tag: '', slug: '', brand_id: '', containers: [] };
const COLLECTION: Tree = { id: 'collection', name: '', order: 0, fields: [], children: [] };

/** Not a weekday: a form keeps it where it is stored, but has no checkbox for it. */
const UNKNOWN_DAY = 'someday';

/** One rule, checked at both ends: the services refuse no value that the form accepts. */
describe.each(treeEditors)('the guards of %s', (_name, compiled) => {
  const { lens, editor } = compiled;
  const fields = withoutFormRules(editor.fields);
  const schema = objectStructure(fields);
  const validate = createValidate({ editor: { fields }, schema }, ajvValidator(objectRules(fields)));
  const rules = emptyNodeRules();
  addRules(editor.fields, rules);
  const empty = 'page' in editor.stored ? PAGE : COLLECTION;

  it('refuse nothing but what the form refuses, with the same messages', () => {
    fc.assert(
      fc.property(arbitraryForm(editor.fields), (typed) => {
        const saved = lens.formToTree(typed, empty, countIds());
        const messages = new Set(validate(lens.treeToForm(saved)).map(({ message }) => message));
        expect(refusalsOf(saved, rules).filter((message) => !messages.has(message))).toEqual([]);
      }),
      runsOf(compiled, 50),
    );
  });

  it('have a rule for every text that the form stores', () => {
    const saved = lens.formToTree(filledForm(editor.fields), empty, countIds());
    expect(textsIn(saved, rules).filter(({ hasRule }) => !hasRule)).toEqual([]);
  });
});

/**
 * The fields without the rules that only a form can check, which would be reported instead of those that the services check, and without
 * the conditions under which a form checks nothing: the services see single values.
 */
function withoutFormRules(fields: PlacedFields): PlacedFields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const own = withoutSettings(field, FORM_ONLY_SETTINGS);
      const mapped = kindOf(own).nested?.mapFieldSets(own, (set) => ({ ...set, fields: withoutFormRules(set.fields) }));
      return [key, mapped ?? own];
    }),
  );
}

interface Text {
  readonly path: string;
  readonly hasRule: boolean;
  readonly refusals: readonly string[];
}

function refusalsOf(tree: Tree, rules: NodeRules): readonly string[] {
  return textsIn(tree, rules).flatMap(({ refusals }) => refusals);
}

function textsIn(tree: Tree, rules: NodeRules): readonly Text[] {
  if (!('containers' in tree)) return textsOf(tree, { rules, path: '' });
  return tree.containers.flatMap(({ name, field_collections: collections }) => {
    const container = rules.nodes.get(name);
    return collections.flatMap((one) =>
      textsOf(one, { rules: container?.nodes.get(one.name), path: `${name}/${one.name}` }),
    );
  });
}

function textsOf(
  { fields, children }: FieldCollection,
  { rules, path }: { readonly rules: NodeRules | undefined; readonly path: string },
): readonly Text[] {
  return [
    ...fields.flatMap(({ name, value }) =>
      value && value !== UNKNOWN_DAY ? [textOf(rules, { path: `${path}/${name}`, name, value })] : [],
    ),
    ...children.flatMap((child) =>
      textsOf(child, { rules: rules?.nodes.get(child.name), path: `${path}/${child.name}` }),
    ),
  ];
}

function textOf(
  rules: NodeRules | undefined,
  { path, name, value }: { readonly path: string; readonly name: string; readonly value: string },
): Text {
  const texts = rules?.texts.get(name) ?? [];
  const [first] = texts;
  const inside = valuesInside(value).map(([key, text]) => first?.itemRules?.get(key)?.problemIn(text));
  const refusals = texts.every((one) => one.problemIn(value) !== undefined) ? [first?.problemIn(value)] : inside;
  return { path, hasRule: first !== undefined, refusals: refusals.filter((message) => message !== undefined) };
}
