import type { JsonValueCodec, PropertyCodec } from './codecs/codec';
import type { Look } from './layout';
import type { Storage } from './storage';
import type { FormData, FormValue } from './values';

/** A JSON Schema (draft-07), as plain data. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** What stands for a field in a sketch or a preview. */
export type Drawn = 'picture' | 'pictures' | 'video' | 'videos' | 'link' | 'paragraphs' | 'line' | 'nothing' | Look;

/** A rule that a type has words of its own for: a keyword of JSON Schema. */
export type OwnRule = 'pattern' | 'type' | 'maxItems' | 'enum';

/** A value that breaks a rule. */
export interface Misfit {
  readonly value: FormValue;
  /** The limit that the rule states, where it states one. */
  readonly limit: unknown;
}

/**
 * Everything that is true of a field type. Fields that hold fields are given a function for those (`ofFields`), so that a
 * kind knows nothing of the others.
 */
export interface Kind<Field, Fields = never> {
  /** Settings that hold for every brand unless a brand or a definition says otherwise. */
  readonly defaults?: Partial<Field>;
  /** Whether a field is one input, or a few that belong together, below its label; any other draws itself whole. */
  readonly isInput: boolean;
  /** What stands for a field in a sketch or a preview. */
  readonly drawn: Drawn;
  /** How a value is stored. */
  readonly storage: (field: Field) => Storage<Fields>;
  /** How a value is one of an item that is kept as JSON; absent where it is the JSON value itself. */
  readonly inJson?: (field: Field) => JsonValueCodec;
  /** How a value is one property of a record; absent or undefined where it is none. */
  readonly property?: (field: Field) => PropertyCodec | undefined;
  /** The fields of one of its items; undefined where the item is none that it knows. Absent where items hold no fields. */
  readonly itemFields?: (field: Field, item: FormValue) => Fields | undefined;
  /** What a field holds when it holds nothing: groups and lists are there; absent where a value is. */
  readonly empty?: (field: Field, ofFields: (fields: Fields) => FormData) => FormValue;
  /** The structure that RJSF renders. Every scalar is a string to it, because our inputs make the values. */
  readonly structure: (field: Field, ofFields: (fields: Fields) => JsonSchema) => JsonSchema;
  /** The rules of a value as JSON Schema, apart from being there at all. */
  readonly rules: (field: Field, ofFields: (fields: Fields) => JsonSchema) => JsonSchema;
  /** What a value must have to count as there; absent where being there is enough. */
  readonly presence?: JsonSchema;
  /** What is said of a broken rule, where the type says it in its own words. */
  readonly problems?: Partial<Readonly<Record<OwnRule, (field: Field, misfit: Misfit) => string>>>;
  /** What is said of a value that is taken although it is not what is expected; undefined for any other. */
  readonly warning?: (field: Field, value: FormValue) => string | undefined;
  /** A value in the words and signs of its input, on one line, '' for none; absent where it is shown as it is kept. */
  readonly shown?: (field: Field, value: FormValue) => string;
  /** A value as it is kept once its field was left; the very same value where nothing is to be tidied. */
  readonly tidied?: (field: Field, value: FormValue, tidying: Tidying<Fields>) => FormValue;
}

/** What a value is tidied with. */
export interface Tidying<Fields = never> {
  /** The value as it is stored. */
  readonly base: FormValue;
  /** Tidies a group or an item by its fields. */
  readonly ofFields: <Group extends FormData>(fields: Fields, group: Group, base: FormValue) => Group;
}

/** Holds the type of a kind while its parts keep theirs. */
export function defineKind<Field, Fields = never>(kind: Kind<Field, Fields>): Kind<Field, Fields> {
  return kind;
}
