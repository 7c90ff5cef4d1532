import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { readFolder } from '../../../server/installed/readFolder';
import { compileEditor } from '../../../src/compile';
import editorSchema from '../../../src/definition/generated/editor.schema.json' with { type: 'json' };
import { BRANDS, placeFields, type EditorDefinition } from '../../../src/definition';
import { sameValue } from '../../../src/tree';
import { laws, type Law } from '../../round-trip/support/laws';
import { openForm } from '../fields/support/openForm';

const FOLDER = path.resolve('docs/cookbook');
const page = readFileSync('docs/cookbook.md', 'utf8');

// Validates all of them, alone and with the definitions of the build, and throws on problems.
const { areas, editorsOfArea } = await readFolder(FOLDER);
const editors = Object.values(editorsOfArea).flat();

const variants = editors.flatMap((editor) =>
  (editor.brands ?? BRANDS).map((brand) => [`${editor.name} of ${brand}`, { editor, brand }] as const),
);

describe('the cookbook', () => {
  it('has twelve screens, of every kind that a folder may contain, each with a paragraph and its files', () => {
    expect(areas).toHaveLength(12);
    expect(new Set(areas.map(({ store }) => store.kind))).toEqual(new Set(['page', 'pages', 'records']));
    const chapters = page.split(/^## /m).slice(1);
    for (const { name } of areas) {
      const files = [`${name}.area.json`, ...(editorsOfArea[name] ?? []).map((editor) => `${editor.name}.editor.json`)];
      const [first] = files;
      const chapter = chapters.find((text) => text.includes(`cookbook/${name}/${first}`)) ?? '';
      expect(chapter.split('\n')[2], name).toMatch(/^[A-Z].{60}/);
      for (const file of files) expect(chapter).toContain(`<!-- from: cookbook/${name}/${file} -->`);
    }
  });

  it('shows every type of field but the permissions of a role', () => {
    const usedTypes = [...JSON.stringify(editors).matchAll(/"type":"(\w+)"/g)].map(([, type = '']) => type);
    const types = Object.values(editorSchema.definitions).flatMap((part) =>
      'properties' in part && 'type' in part.properties && 'const' in part.properties.type
        ? part.properties.type.const
        : [],
    );
    expect(types.filter((type) => !usedTypes.includes(type))).toEqual(['permissions']);
  });

  it.each(variants)('obeys the lens laws: %s', (_name, { editor, brand }) => {
    const compiled = compileEditor(editor, brands[brand]);
    for (const { property } of Object.values<Law>(laws)) fc.assert(property(compiled, sameValue), { numRuns: 10 });
  });

  it.each(editors.map((editor) => [editor.name, editor] as const))('opens as a form: %s', (_name, editor) => {
    openForm({ definition: editor, isNew: true, brand: editor.brands?.[0] ?? 'AVIDA' });
    expect(screen.getByRole('button', { name: 'SAVE' })).toBeVisible();
    for (const label of firstLabels(editor)) expect(screen.getAllByText(label).length).toBeGreaterThan(0);
  });
});

/** Labels of the first fields of a form and of its groups that are always visible. */
function firstLabels({ fields }: EditorDefinition): readonly string[] {
  return Object.values(placeFields(fields))
    .flatMap((field) =>
      field.type === 'group'
        ? Object.values(field.fields)
            .flatMap(({ label, visibleWhen }) => (visibleWhen ? [] : (label ?? [])))
            .slice(0, 1)
        : field.label,
    )
    .slice(0, 2);
}
