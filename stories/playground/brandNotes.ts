import { brands } from '../../schemas/brands';
import type { BrandCompiledEditor } from '../../src/compile';
import {
  BRANDS,
  editorForBrand,
  type Brand,
  type EditorDefinition,
  type PlacedField,
  type PlacedFields,
} from '../../src/definition';
import { kindOf } from '../../src/kinds';

/** How the form of a brand differs from that of the first brand that has it. */
interface BrandNotes {
  readonly first: Brand;
  /** Notes for the fields that the first brand has in another way, or not at all. */
  readonly notes: ReadonlyMap<PlacedField, string>;
  /** The labels, or else paths, of fields that only the first brand has. */
  readonly missing: readonly string[];
}

/** Compares the form of a brand with that of the first one. */
export function brandNotes(editor: EditorDefinition, { editor: brandEditor }: BrandCompiledEditor): BrandNotes {
  const first = (editor.brands ?? BRANDS)[0] ?? BRANDS[0];
  const notes = new Map<PlacedField, string>();
  const missing: string[] = [];
  compare(brandEditor.fields, editorForBrand(editor, brands[first]).fields, '');
  return { first, notes, missing };

  function compare(fields: PlacedFields, others: PlacedFields, at: string): void {
    for (const [key, other] of Object.entries(others)) {
      if (!Object.hasOwn(fields, key)) missing.push(other.label ?? at + key);
    }
    for (const [key, field] of Object.entries(fields)) {
      const other = Object.hasOwn(others, key) ? others[key] : undefined;
      if (!other) notes.set(field, `${first} has no such field.`);
      else compareField(field, other, `${at}${key}.`);
    }
  }

  function compareField(field: PlacedField, other: PlacedField, at: string): void {
    const names = differingSettings(field, other);
    if (names.length > 0) notes.set(field, `Differs from ${first}: ${names.join(', ')}.`);
    const [inside, there] = [field, other].map((one) => kindOf(one).nested?.fieldSets(one) ?? {});
    for (const [path, holder] of Object.entries(inside ?? {})) {
      const counterpart = there?.[path];
      if (counterpart) compare(holder.fields, counterpart.fields, at);
    }
  }
}

/** Settings that are not compared as a whole: nested fields are compared one by one, and places differ by brand. */
const HOLDERS: ReadonlySet<string> = new Set(['fields', 'types', 'place']);

function differingSettings(field: PlacedField, other: PlacedField): readonly string[] {
  const [own, others] = [field, other].map((one) => new Map<string, unknown>(Object.entries(one)));
  const names = new Set([...(own?.keys() ?? []), ...(others?.keys() ?? [])]);
  return [...names].filter(
    (name) => !HOLDERS.has(name) && JSON.stringify(own?.get(name)) !== JSON.stringify(others?.get(name)),
  );
}
