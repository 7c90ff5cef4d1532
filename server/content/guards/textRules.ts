import { checkOfField, limitMessage, type FieldCheck } from '../../../src/compile/checkField';
import type { PlacedField } from '../../../src/definition';
import { kindOf } from '../../../src/kinds';
import type { Guard } from '../../../src/kinds/guard';
import type { TreeField } from '../../../src/kinds/page';
import { ruleMessages } from '../../../src/kinds/texts';
import type { FormValue } from '../../../src/kinds/values';

/** The rules of a text that a field is stored as. */
export interface TextRules {
  readonly field: PlacedField;
  readonly guard: Guard;
  /** For a list stored as JSON: the rules of the values of its items, by key. */
  readonly itemRules?: ReadonlyMap<string, TextRules>;
  /** The form's message for an invalid text; undefined if it is valid. */
  problemIn(text: string): string | undefined;
  /** A valid text in the form in which it is stored: a choice as spelled in the definition. */
  canonical(text: string): string;
}

/** The rules of the properties of a kind of record, by property. */
export type PropertyRules = ReadonlyMap<string, TextRules>;

/** The rules of the texts that a field is stored as, by name. Fields that contain others have none, except for lists stored as JSON. */
export function textRulesOf(field: PlacedField): readonly (readonly [name: string, rules: TextRules])[] {
  const kind = kindOf(field);
  const storage = kind.storage(field);
  switch (storage.as) {
    case 'value': {
      const { read, write } = storage.codec;
      return [[storage.place.name, createTextRules(field, { read, spelled: (text) => write(read(text)) ?? text })]];
    }
    case 'metaField':
      return [[storage.place.name, createTextRules(field, { read: (text) => text })]];
    case 'json':
      return [[storage.place.name, createTextRules(field, { read: storage.codec.read })]];
    case 'file':
      return [[storage.place.name, createTextRules(field, { read: (text) => ({ key: text }) })]];
    case 'parts':
      return Object.entries(storage.parts).map(([part, { place, codec }]) => [
        place.name,
        createTextRules(field, { read: (text) => ({ [part]: codec.read(text) }) }),
      ]);
    case 'fields': {
      const { name } = storage.place;
      return [[name, createTextRules(field, { read: (text) => [storage.codec.read(storedField(name, text))] })]];
    }
    case 'jsonItems':
      return [[storage.place.name, jsonListRules(field, Object.values(storage.fields))]];
    case 'nodes':
    case 'group':
      return [];
  }
}

interface Reading {
  /** Converts a stored text to its form value. */
  readonly read: (text: string) => FormValue;
  readonly spelled?: (text: string) => string;
}

function createTextRules(field: PlacedField, { read, spelled }: Reading): TextRules {
  const guard = kindOf(field).guard(field);
  // Compiled lazily: there are thousands of fields, and a save contains few of them.
  let check: FieldCheck | undefined;
  return {
    field,
    guard,
    problemIn(text) {
      if (isLongerThan(text, guard.maxLength)) return limitMessage(field, 'maxLength', guard.maxLength);
      // Required fields are checked by the form.
      if (text.trim() === '') return undefined;
      if (guard.choices && !guard.choices.includes(choiceOf(text))) {
        return ruleMessages.choice({ label: field.label ?? '' });
      }
      check ??= checkOfField(field);
      return check(read(text));
    },
    canonical(text) {
      if (guard.choices) return choiceOf(text);
      return guard.as === 'choice' && spelled ? spelled(text) : text;
    },
  };
}

function choiceOf(text: string): string {
  return text.trim().toLowerCase();
}

/** A list stored as JSON: parsed and re-serialized, so that other parsers cannot read it differently. */
function jsonListRules(field: PlacedField, fields: readonly PlacedField[]): TextRules {
  const guard = kindOf(field).guard(field);
  const { maxItems = Infinity } = guard;
  return {
    field,
    guard,
    itemRules: new Map(fields.flatMap(jsonValueRules)),
    problemIn(text) {
      if (isLongerThan(text, guard.maxLength)) return limitMessage(field, 'maxLength', guard.maxLength);
      const items = listIn(text);
      if (items === undefined) return `${field.label ?? ''} is not a list.`;
      return items.length > maxItems ? limitMessage(field, 'maxItems', maxItems) : undefined;
    },
    canonical: (text) => JSON.stringify(listIn(text)),
  };
}

/** Values inside JSON items have codecs of their own. */
function jsonValueRules(field: PlacedField): readonly (readonly [name: string, rules: TextRules])[] {
  const inJson = kindOf(field).jsonCodec?.(field);
  return textRulesOf(field).map(([name, text]) => [
    name,
    inJson ? createTextRules(field, { read: inJson.read }) : text,
  ]);
}

/** The items of a JSON list; undefined for any other text. */
export function listIn(text: string): readonly unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Counts characters as the form does: a surrogate pair is one. */
function isLongerThan(text: string, maxLength: number): boolean {
  return text.length > maxLength && (text.length > 2 * maxLength || Array.from(text).length > maxLength);
}

function storedField(name: string, value: string): TreeField {
  return { id: name, name, label: null, value, order: 0, meta_data: null };
}
