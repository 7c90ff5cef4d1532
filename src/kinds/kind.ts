import type { Brand } from '../lib/brand';
import type { Choice } from './choices';
import type { JsonValueCodec, PropertyCodec } from './codecs/codec';
import type { Guard } from './guard';
import type { Layout, Look } from './layout';
import type { Placed } from './places';
import type { Scope } from './placing';
import type { Kept } from './settings';
import type { Storage } from './storage';
import type { FormData, FormItem, FormValue } from './values';

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

/** What ids in a value are of: the entries of an area of records, by its name, or the pages of a tag, in which `{BRAND}` may stand. */
export type Referred = { readonly area: string } | { readonly tag: string };

/** A setting that names a field beside the own one. */
export interface NamedSibling {
  readonly setting: string;
  /** Undefined where the definition does not have the setting. */
  readonly key: string | undefined;
  /** The type that the other field must have; any unless given. */
  readonly type?: string;
  /** The half of a position that the other field must hold. */
  readonly axis?: string | undefined;
}

/** A setting at odds with another one. */
export interface Fault {
  readonly setting: string;
  readonly expected: string;
  readonly got: string;
}

/** What holds fields: a group, or one kind of item. */
export interface Holder<Fields> {
  readonly fields: Fields;
  readonly layout?: Layout;
  readonly summary?: readonly string[];
  readonly uniqueBy?: readonly string[];
  readonly brands?: readonly Brand[];
}

/** How a field holds others. */
export interface Nested<Field, Fields> {
  /** Whether its value holds theirs; if not, each of its items does. */
  readonly isGroup: boolean;
  /** Whether there is one item at most, which is called as the field is; absent for lists. */
  readonly holdsOne?: boolean;
  /** Whether a preview shows it: always, also what is still missing, or where it has a layout. */
  readonly previewed: 'always' | 'by layout';
  /** What holds the fields, by its path below the field: '' for the field itself. */
  readonly holders: (field: Field) => Readonly<Record<string, Holder<Fields>>>;
  /** The one that holds the fields of a value or an item; undefined for an item of no kind that it knows. */
  readonly holderOf: (field: Field, value: FormValue) => Holder<Fields> | undefined;
  /** The field with other holders; without those that become undefined. */
  readonly mapHolders: (field: Field, change: HolderChange<Fields>) => Field;
  /** What RJSF is told of the fields. */
  readonly ui: (field: Field, of: OfFields<Fields>) => UiNode;
}

/** What RJSF is given for fields. */
export interface OfFields<Fields> {
  readonly structure: (fields: Fields) => JsonSchema;
  readonly ui: (fields: Fields) => UiNode;
}

/** A node of an RJSF uiSchema. */
export type UiNode = Readonly<Record<string, unknown>>;

/** Gives what holds fields others, or none to leave it out. */
export type HolderChange<Fields> = <Held extends Holder<Fields>>(holder: Held) => Held | undefined;

/**
 * Everything that is true of a field type. Fields that hold fields are given a function for those (`ofFields`), so that a
 * kind knows nothing of the others.
 */
export interface Kind<Settings, Field = Placed<Settings>, Fields = never> {
  /** Where a field is stored, as its definition says. */
  readonly place: (settings: Settings, scope: Scope) => Field extends { readonly place: infer Place } ? Place : never;
  /** The settings that a definition may write in short, written out; absent where it writes none in short. */
  readonly spelled?: (settings: Settings) => Partial<Field>;
  /** A field without what only other brands have, its fields aside; absent where it has nothing such. */
  readonly forBrand?: (field: Field, kept: Kept) => Field;
  /** The fields that it holds; absent for types that hold none. */
  readonly nested?: Nested<Field, Fields>;
  /** Whether it holds one uploaded file or several; absent for any other. */
  readonly files?: 'one' | 'several';
  /** The settings that name fields beside it, apart from those that every field may have. */
  readonly siblings?: (field: Field) => readonly NamedSibling[];
  /** What its values are ids of; absent for types that refer to nothing. */
  readonly refersTo?: (field: Field) => Referred;
  /** Settings that contradict each other. */
  readonly faults?: (field: Field) => readonly Fault[];
  /** Settings that hold for every brand unless a brand or a definition says otherwise. */
  readonly defaults?: Partial<Field>;
  /** Whether a field is one input, or a few that belong together, below its label; any other draws itself whole. */
  readonly isInput: boolean;
  /** What stands for a field in a sketch or a preview. */
  readonly drawn: Drawn;
  /** How a value is stored. */
  readonly storage: (field: Field) => Storage<Fields>;
  /** How a value is one of an item that is kept as JSON; absent where it is the JSON value itself, or read as its text is. */
  readonly inJson?: (field: Field) => JsonValueCodec;
  /** How a value is one property of a record; absent or undefined where it is none. */
  readonly property?: (field: Field) => PropertyCodec | undefined;
  /** What a field holds when it holds nothing: groups and lists are there; absent where a value is. */
  readonly empty?: (field: Field, ofFields: (fields: Fields) => FormData) => FormValue;
  /** What a new form or item begins with; absent where that is the same as nothing. */
  readonly begins?: (field: Field, today: string) => FormValue;
  /** The choices that an address can preset; absent for types that it cannot. */
  readonly presets?: (field: Field) => readonly Choice[];
  /** The structure that RJSF renders. Every scalar is a string to it, because our inputs make the values. */
  readonly structure: (field: Field, ofFields: (fields: Fields) => JsonSchema) => JsonSchema;
  /** The rules of a value as JSON Schema, apart from being there at all. */
  readonly rules: (field: Field, ofFields: (fields: Fields) => JsonSchema) => JsonSchema;
  /** A value as the form keeps it, for messages about definitions; absent where any value of its JSON type can be one. */
  readonly example?: string;
  /** Whether a stored value may stay that is not offered any more. */
  readonly keepsStored?: boolean;
  /** What a service holds its stored values to, besides the rules. */
  readonly guard: (field: Field) => Guard;
  /** Whether items share one input, at which what is wrong with one of them stands. */
  readonly sharesInput?: boolean;
  /** Items that two people's changes were put together to, as its input would have left them; absent where any may stand anywhere. */
  readonly arranged?: (field: Field, items: readonly FormItem[]) => readonly FormItem[];
  /** What is said of a broken rule, where the type says it in its own words. */
  readonly problems?: Partial<Readonly<Record<OwnRule, (field: Field, misfit: Misfit) => string>>>;
  /** What is said of a value that is taken although it is not what is expected; undefined for any other. */
  readonly warning?: (field: Field, value: FormValue) => string | undefined;
  /** A value in the words and signs of its input, on one line, '' for none; absent where it is shown as it is kept. */
  readonly shown?: (field: Field, value: FormValue) => string;
  /** Whether a value is marked up as HTML; absent for types that never are. */
  readonly isHtml?: (value: FormValue) => boolean;
  /** Whether a value is tidied with the whole form only, because its input works on it beyond the focus. */
  readonly tidiedWithForm?: boolean;
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
export function defineKind<Settings, Field = Placed<Settings>, Fields = never>(
  kind: Kind<Settings, Field, Fields>,
): Kind<Settings, Field, Fields> {
  return kind;
}
