import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { compileEditor } from '../../../src/compile';
import { BRANDS } from '../../../src/definition';
import { cookbookExamples, productExamples } from '../../../stories/playground/examples';
import { sendingOf } from '../../../stories/playground/plan';
import { readDefinition } from '../../../stories/playground/read';
import { samples } from '../../../stories/playground/samples';
import { respell, spell, spellingOf } from '../../../stories/playground/spelling';
import { linkOfText, textOfLink } from '../../../stories/playground/link';
import { laws, type Law } from '../../round-trip/support/laws';
import { filledForm } from '../../round-trip/support/samples';
import { countIds } from '../../round-trip/support/arbitraryTree';
import { newTree, sameValue } from '../../../src/tree';

describe('the classic sample forms', () => {
  it('are 24, listed in the docs with their line counts and losses', () => {
    const page = readFileSync('docs/playground.md', 'utf8');
    const rows = [...page.matchAll(/^\| (RJSF|JSON Forms) +\| (.+?) +\| (\d+) +\| (.*?) +\|$/gm)].map(
      ([, ...cells]) => cells,
    );
    expect(rows).toEqual(
      samples.map(({ of, sample, definition, lost = 'nothing' }) => [of, sample, String(linesOf(definition)), lost]),
    );
    expect(samples).toHaveLength(24);
  });

  describe.each(samples.map((sample) => [sample.definition.name, sample] as const))('%s', (_name, { definition }) => {
    it('has no problem in JSON or TypeScript, and both read the same', () => {
      const texts = [spell(definition, 'json'), spell(definition, 'typescript')] as const;
      for (const text of texts) {
        expect(readDefinition(text)).toEqual({ problems: [], defined: { area: undefined, editors: [definition] } });
      }
      expect(texts.map(spellingOf)).toEqual(['json', 'typescript']);
      expect([respell(texts[0], 'typescript'), respell(texts[1], 'json')]).toEqual([texts[1], texts[0]]);
    });

    it('obeys the lens laws, and its save can be planned', () => {
      for (const brand of BRANDS.slice(0, 1)) {
        const compiled = compileEditor(definition, brands[brand]);
        for (const { property } of Object.values<Law>(laws)) fc.assert(property(compiled, sameValue), { numRuns: 15 });
        const newId = countIds();
        const empty = newTree({ editor: compiled.editor, brandId: brand, newId });
        const tree = compiled.lens.formToTree(filledForm(compiled.editor.fields), empty, newId);
        expect(sendingOf({ compiled, stored: undefined, tree, newId }).map(({ call }) => call)).toContain(
          'addOrUpdateBrandPage',
        );
        expect(sendingOf({ compiled, stored: tree, tree, newId })).toEqual([]);
      }
    });
  });
});

describe('a text of the playground', () => {
  it('is an area, an editor, or both, with problems reported by line', () => {
    expect(readDefinition('{ "store": { "kind": "pagez" } }').problems).toMatchObject([
      { line: 1, message: expect.stringContaining("did you mean 'page'") as unknown },
    ]);
    const both = readDefinition('{\n area: { name: "x" },\n editors: [\n { name: "y" } ] }');
    expect(both.defined).toBeUndefined();
    expect(new Set(both.problems.map(({ line }) => line))).toEqual(new Set([2, 4]));
    expect(readDefinition('{ "fields": { "a": { "$use": "soe" } } }').problems).toMatchObject([
      { message: expect.stringContaining("did you mean 'seo'") as unknown },
    ]);
    expect(readDefinition('{').problems).toHaveLength(1);
    expect(readDefinition('{ "area": null, "editors": [5] }').problems.map(({ message }) => message)).toEqual([
      'area: expected an object with store, got null',
      'editors.0: expected an object with name, title, stored and fields, got 5',
    ]);
    expect(readDefinition('{ "area": { "store": { "kind": "pagez" } } }').problems).toMatchObject([
      { message: expect.stringMatching(/^area\.store\.kind: .*did you mean 'page'/u) as unknown },
    ]);
  });

  it.each([...cookbookExamples, ...productExamples].map((example) => [example.name, example] as const))(
    'has no problem when it is the example %s',
    async (_name, { load }) => {
      expect(readDefinition(spell(await load(), 'json')).problems).toEqual([]);
    },
  );

  it('reports mismatches between an area and its editors, but no editors defined elsewhere', async () => {
    const [faq] = cookbookExamples.filter(({ name }) => name === 'cookbook faq');
    const text = spell(await faq?.load(), 'json');
    const wrong = readDefinition(
      text.replace('"field": "topic"', '"field": "topik"').replace('/manage-faq', '/admin/faq'),
    );
    expect(wrong.problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('area.path: expected an address that the console does not have itself'),
      expect.stringMatching(/^area\.list\.columns\.1\.field: .*did you mean 'topic'\?$/),
    ]);
    const { area } = JSON.parse(text) as { readonly area: unknown };
    expect(readDefinition(spell(area, 'json')).problems).toEqual([]);
  });

  it('is restored from its link; a truncated link yields nothing', async () => {
    const text = spell(samples[0]?.definition, 'json').repeat(20);
    const link = await linkOfText(text);
    expect(link.length).toBeLessThan(text.length / 10);
    expect(await textOfLink(link)).toBe(text);
    expect(await textOfLink(link.slice(0, -40))).toBeUndefined();
    expect(await textOfLink('#else')).toBeUndefined();
  });
});

/** Number of lines in the TypeScript that the playground shows. */
function linesOf(definition: unknown): number {
  return spell(definition, 'typescript').trim().split('\n').length;
}
