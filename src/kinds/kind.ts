import type { FieldType, Look, PlacedField, PlacedFields } from '../definition';
import type { JsonValueCodec, PropertyCodec } from './codecs/codec';
import type { Storage } from './storage';
import type { FormData, FormValue } from './values';

/** A field of a type, with its storage spelled out. */
export type FieldOf<Type extends FieldType> = Extract<PlacedField, { readonly type: Type }>;

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
export interface Kind<Type extends FieldType = FieldType> {
  /** Whether a field is one input, or a few that belong together, below its label; any other draws itself whole. */
  readonly isInput: boolean;
  /** What stands for a field in a sketch or a preview. */
  readonly drawn: Drawn;
  /** How a value is stored. */
  readonly storage: (field: FieldOf<Type>) => Storage;
  /** How a value is one of an item that is kept as JSON; absent where it is the JSON value itself. */
  readonly inJson?: (field: FieldOf<Type>) => JsonValueCodec;
  /** How a value is one property of a record; absent or undefined where it is none. */
  readonly property?: (field: FieldOf<Type>) => PropertyCodec | undefined;
  /** The fields of one of its items; undefined where the item is none that it knows. Absent where items hold no fields. */
  readonly itemFields?: (field: FieldOf<Type>, item: FormValue) => PlacedFields | undefined;
  /** What a field holds when it holds nothing: groups and lists are there; absent where a value is. */
  readonly empty?: (field: FieldOf<Type>, ofFields: (fields: PlacedFields) => FormData) => FormValue;
  /** The structure that RJSF renders. Every scalar is a string to it, because our inputs make the values. */
  readonly structure: (field: FieldOf<Type>, ofFields: (fields: PlacedFields) => JsonSchema) => JsonSchema;
  /** The rules of a value as JSON Schema, apart from being there at all. */
  readonly rules: (field: FieldOf<Type>, ofFields: (fields: PlacedFields) => JsonSchema) => JsonSchema;
  /** What a value must have to count as there; absent where being there is enough. */
  readonly presence?: JsonSchema;
  /** What is said of a broken rule, where the type says it in its own words. */
  readonly problems?: Partial<Readonly<Record<OwnRule, (field: FieldOf<Type>, misfit: Misfit) => string>>>;
  /** What is said of a value that is taken although it is not what is expected; undefined for any other. */
  readonly warning?: (field: FieldOf<Type>, value: FormValue) => string | undefined;
  /** A value in the words and signs of its input, on one line, '' for none; absent where it is shown as it is kept. */
  readonly shown?: (field: FieldOf<Type>, value: FormValue) => string;
  /** A value as it is kept once its field was left; the very same value where nothing is to be tidied. */
  readonly tidied?: (field: FieldOf<Type>, value: FormValue, tidying: Tidying) => FormValue;
}

/** What a value is tidied with. */
export interface Tidying {
  /** The value as it is stored. */
  readonly base: FormValue;
  /** Tidies a group or an item by its fields. */
  readonly ofFields: <Group extends FormData>(fields: PlacedFields, group: Group, base: FormValue) => Group;
}

/** Holds the type of a kind while its parts keep theirs. */
export function defineKind<Type extends FieldType>(kind: Kind<Type>): Kind<Type> {
  return kind;
}
