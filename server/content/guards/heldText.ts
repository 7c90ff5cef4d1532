import { checkOfField, limitMessage, type FieldCheck } from '../../../src/compile/checkField';
import type { PlacedField } from '../../../src/definition';
import { kindOf } from '../../../src/kinds';
import type { Guard } from '../../../src/kinds/guard';
import type { TreeField } from '../../../src/kinds/page';
import { ruleMessages } from '../../../src/kinds/texts';
import type { FormValue } from '../../../src/kinds/values';

/** A stored text that a definition knows, and what it is held to. */
export interface HeldText {
  readonly field: PlacedField;
  readonly guard: Guard;
  /** Of a list that is kept as JSON: what the values of its items are held to, by their keys. */
  readonly inside?: ReadonlyMap<string, HeldText>;
  /** What is wrong with a text, in the words of the form; undefined for one that may be stored. */
  refusal(text: string): string | undefined;
  /** An accepted text as it is stored: a choice as the definition spells it. */
  spelled(text: string): string;
}

/** What the properties of a kind of record are held to, by their names. */
export type HeldProperties = ReadonlyMap<string, HeldText>;

/** The stored texts of one field by their names. Fields that hold others have none of their own, but for a list in JSON. */
export function heldTextsOf(field: PlacedField): readonly (readonly [name: string, held: HeldText])[] {
  const kind = kindOf(field);
  const storage = kind.storage(field);
  switch (storage.as) {
    case 'value': {
      const { read, write } = storage.codec;
      return [[storage.place.name, held(field, { read, spelled: (text) => write(read(text)) ?? text })]];
    }
    case 'metaField':
      return [[storage.place.name, held(field, { read: (text) => text })]];
    case 'json':
      return [[storage.place.name, held(field, { read: storage.codec.read })]];
    case 'file':
      return [[storage.place.name, held(field, { read: (text) => ({ key: text }) })]];
    case 'parts':
      return Object.entries(storage.parts).map(([part, { place, codec }]) => [
        place.name,
        held(field, { read: (text) => ({ [part]: codec.read(text) }) }),
      ]);
    case 'fields': {
      const { name } = storage.place;
      return [[name, held(field, { read: (text) => [storage.codec.read(storedField(name, text))] })]];
    }
    case 'jsonItems':
      return [[storage.place.name, heldList(field, Object.values(storage.fields))]];
    case 'nodes':
    case 'group':
      return [];
  }
}

interface Reading {
  /** What a text is in the form. */
  readonly read: (text: string) => FormValue;
  readonly spelled?: (text: string) => string;
}

function held(field: PlacedField, { read, spelled }: Reading): HeldText {
  const guard = kindOf(field).guard(field);
  // Compiled when it is needed first: there are thousands of fields, and a save has few of them.
  let check: FieldCheck | undefined;
  return {
    field,
    guard,
    refusal(text) {
      if (isLonger(text, guard.maxLength)) return limitMessage(field, 'maxLength', guard.maxLength);
      // Whether something is there at all is the form's to say.
      if (text.trim() === '') return undefined;
      if (guard.choices && !guard.choices.includes(choiceOf(text))) {
        return ruleMessages.choice({ label: field.label ?? '' });
      }
      check ??= checkOfField(field);
      return check(read(text));
    },
    spelled(text) {
      if (guard.choices) return choiceOf(text);
      return guard.as === 'choice' && spelled ? spelled(text) : text;
    },
  };
}

function choiceOf(text: string): string {
  return text.trim().toLowerCase();
}

/** A list that is kept as JSON: parsed, and written anew, so that nothing is in it that another parser would see. */
function heldList(field: PlacedField, fields: readonly PlacedField[]): HeldText {
  const guard = kindOf(field).guard(field);
  const { maxItems = Infinity } = guard;
  return {
    field,
    guard,
    inside: new Map(fields.flatMap(heldValuesOf)),
    refusal(text) {
      if (isLonger(text, guard.maxLength)) return limitMessage(field, 'maxLength', guard.maxLength);
      const items = listIn(text);
      if (items === undefined) return `${field.label ?? ''} is not a list.`;
      return items.length > maxItems ? limitMessage(field, 'maxItems', maxItems) : undefined;
    },
    spelled: (text) => JSON.stringify(listIn(text)),
  };
}

/** The values of an item in JSON are read by codecs of their own. */
function heldValuesOf(field: PlacedField): readonly (readonly [name: string, held: HeldText])[] {
  const inJson = kindOf(field).inJson?.(field);
  return heldTextsOf(field).map(([name, text]) => [name, inJson ? held(field, { read: inJson.read }) : text]);
}

/** The elements of a text that is a JSON list; undefined for any other text. */
export function listIn(text: string): readonly unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Characters are counted as the form counts them: a surrogate pair is one. */
function isLonger(text: string, maxLength: number): boolean {
  return text.length > maxLength && (text.length > 2 * maxLength || Array.from(text).length > maxLength);
}

function storedField(name: string, value: string): TreeField {
  return { id: name, name, label: null, value, order: 0, meta_data: null };
}
