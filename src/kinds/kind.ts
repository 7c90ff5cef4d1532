import type { Brand } from '../lib/brand';
import type { Choice } from './choices';
import type { JsonValueCodec, PropertyCodec } from './codecs/codec';
import type { Guard } from './guard';
import type { Layout, Look } from './layout';
import type { WithPlace } from './places';
import type { Scope } from './placing';
import type { BrandFilter } from './settings';
import type { Storage } from './storage';
import type { FormData, FormItem, FormValue } from './values';

/** A JSON Schema (draft-07), as plain data. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** The shape that represents a field in a sketch or a preview. */
export type PreviewShape =
  | 'picture'
  | 'pictures'
  | 'video'
  | 'videos'
  | 'link'
  | 'paragraphs'
  | 'line'
  | 'nothing'
  | Look;

/** A JSON Schema keyword for which a kind may supply its own message. */
export type RuleKeyword = 'pattern' | 'type' | 'maxItems' | 'enum';

/** A value that breaks a rule. */
export interface RuleViolation {
  readonly value: FormValue;
  /** The limit that the rule states, where it states one. */
  readonly limit: unknown;
}

/** The target of the ids in a value: an area of records, by name, or the pages of a tag, which may contain `{BRAND}`. */
export type ReferenceTarget = { readonly area: string } | { readonly tag: string };

/** A setting that names a sibling field. */
export interface SiblingReference {
  readonly setting: string;
  /** Undefined where the definition omits the setting. */
  readonly key: string | undefined;
  /** The type required of the sibling; any unless given. */
  readonly type?: string;
  /** The axis required of the sibling. */
  readonly axis?: string | undefined;
}

/** The maximum length of a text in characters: a hard limit, or a recommendation. */
export interface LengthLimit {
  readonly max: number;
  readonly isAdvice: boolean;
}

/** A setting that contradicts another one. */
export interface SettingProblem {
  readonly setting: string;
  readonly expected: string;
  readonly got: string;
}

/** The fields of a group or of one item type, with the settings that apply to them together. */
export interface FieldSet<Fields> {
  /** Of one item type: the name of the type. */
  readonly label?: string;
  readonly fields: Fields;
  readonly layout?: Layout;
  readonly summary?: readonly string[];
  readonly uniqueBy?: readonly string[];
  readonly brands?: readonly Brand[];
}

/** The noun for an uploaded file; texts select their wording by it. */
export type FileNoun = 'image' | 'video' | 'document' | 'file';

/** The uploaded files that a field holds. */
export interface UploadedFiles<Field> {
  readonly noun: FileNoun;
  readonly isList: boolean;
  /** Whether each has a caption, whatever the settings say. */
  readonly hasCaptions?: true;
  /** The upload call that receives them. */
  readonly call: (field: Field) => string;
}

/** How a field nests other fields. */
export interface NestedFields<Field, Fields> {
  /** Whether its value contains theirs; otherwise each of its items does. */
  readonly isGroup: boolean;
  /** Whether there is at most one item, labelled like the field; absent for lists. */
  readonly hasSingleItem?: boolean;
  /** Whether a preview shows it: always, even while empty, or only if it has a layout. */
  readonly previewed: 'always' | 'by layout';
  /** The field sets by path below the field: '' for the field itself. */
  readonly fieldSets: (field: Field) => Readonly<Record<string, FieldSet<Fields>>>;
  /** The field set of a value or an item; undefined for an item of an unknown type. */
  readonly fieldSetOf: (field: Field, value: FormValue) => FieldSet<Fields> | undefined;
  /** A copy of the field with mapped field sets; those mapped to undefined are dropped. */
  readonly mapFieldSets: (field: Field, change: FieldSetChange<Fields>) => Field;
  /** The RJSF uiSchema of the nested fields. */
  readonly ui: (field: Field, of: RjsfBuilders<Fields>) => UiNode;
}

/** Builds the RJSF schemas of nested fields. */
export interface RjsfBuilders<Fields> {
  readonly structure: (fields: Fields) => JsonSchema;
  readonly ui: (fields: Fields) => UiNode;
}

/** A node of an RJSF uiSchema. */
export type UiNode = Readonly<Record<string, unknown>>;

/** Maps a field set to another one, or to undefined to drop it. */
export type FieldSetChange<Fields> = <Part extends FieldSet<Fields>>(part: Part) => Part | undefined;

/** An end of a range; both are inclusive. */
export type RangeEnd = 'from' | 'to';

/**
 * The behaviour of a field type. Kinds with nested fields receive a function for those (`ofFields`), so that no kind depends on
 * another.
 */
export interface Kind<Settings, Field = WithPlace<Settings>, Fields = never> {
  /** Resolves the storage location that a definition gives. */
  readonly place: (settings: Settings, scope: Scope) => Field extends { readonly place: infer Place } ? Place : never;
  /** Expands settings that have a shorthand; absent if none does. */
  readonly expandShorthand?: (settings: Settings) => Partial<Field>;
  /** Removes parts of a field that belong to other brands, except nested fields; absent if there are no such parts. */
  readonly forBrand?: (field: Field, filter: BrandFilter) => Field;
  /** Its nested fields; absent for types without any. */
  readonly nested?: NestedFields<Field, Fields>;
  /** Its uploaded files; absent for types without any. */
  readonly files?: UploadedFiles<Field>;
  /** The settings that name sibling fields, except those shared by every type. */
  readonly siblings?: (field: Field) => readonly SiblingReference[];
  /** The target of the ids in its values; absent for types without references. */
  readonly refersTo?: (field: Field) => ReferenceTarget;
  /** Settings that contradict each other. */
  readonly settingProblems?: (field: Field) => readonly SettingProblem[];
  /** Settings of its choices that have no effect, with what is expected instead; absent if all of them have one. */
  readonly unusedChoiceSettings?: (field: Field) => Partial<Readonly<Record<keyof Choice, string>>>;
  /** Default settings, which a brand or a definition may override. */
  readonly defaults?: Partial<Field>;
  /** Whether a field is rendered as one or a few related inputs below its label; any other type renders itself completely. */
  readonly isInput: boolean;
  /** Whether it has several inputs, or one that a `label` element cannot name: they form a group, which the label names. */
  readonly isLabelledGroup?: boolean;
  /** The limit that its counter of characters shows. Rich text has no counter: its rule counts the markup too. */
  readonly countedTo?: (field: Field) => LengthLimit | undefined;
  /** The shape that represents a field in a sketch or a preview. */
  readonly previewShape: PreviewShape;
  /** How a value is stored. */
  readonly storage: (field: Field) => Storage<Fields>;
  /** The codec of a value in an item stored as JSON; absent where the text codec reads it and the JSON value is written unchanged. */
  readonly jsonCodec?: (field: Field) => JsonValueCodec;
  /** The codec of a value stored as one property of a record; absent or undefined if it cannot be. */
  readonly property?: (field: Field) => PropertyCodec | undefined;
  /** The empty value of groups and lists; absent for types whose empty value is undefined. */
  readonly empty?: (field: Field, ofFields: (fields: Fields) => FormData) => FormValue;
  /** The value in a new form or item; absent where that is the empty value. */
  readonly startingValue?: (field: Field, today: string) => FormValue;
  /** The choices that a URL can preset; absent for types that cannot be preset. */
  readonly presets?: (field: Field) => readonly Choice[];
  /** The schema that RJSF renders. Every scalar is a string in it, because our inputs produce the values. */
  readonly structure: (field: Field, ofFields: (fields: Fields) => JsonSchema) => JsonSchema;
  /** The rules of a value as JSON Schema, except whether it is required. */
  readonly rules: (field: Field, ofFields: (fields: Fields) => JsonSchema) => JsonSchema;
  /** A sample form value for documentation and messages; absent where any text is one, or where it depends on the settings. */
  readonly example?: FormValue;
  /** Whether any text fits it, so that no message is about its format. */
  readonly hasNoFormat?: boolean;
  /** Whether the services supply its values, which may be of any kind. */
  readonly isSupplied?: boolean;
  /** Whether a stored value that is no longer offered may stay. */
  readonly allowsStoredValue?: boolean;
  /** The form value that limits a range of days, `YYYY-MM-DD`; absent for types whose values lie on no day. */
  readonly limitOfDay?: (day: string, end: RangeEnd) => string;
  /**
   * Parses a cell of a spreadsheet, which writes days in the order of its country, whichever order was typed; undefined for one that is
   * unclear. Absent where a cell is the value, or where its JSON type tells how to read it.
   */
  readonly parseCell?: (cell: string) => string | undefined;
  /** The limits that the services enforce on its stored values in addition to the rules. */
  readonly guard: (field: Field) => Guard;
  /** The property of an item that holds its text or id; absent for types whose items are more than a text. */
  readonly itemText?: string;
  /** Whether items share one input, which then shows the problems of each of them. */
  readonly sharesInput?: boolean;
  /** Restores the invariants of the input, such as a sort order, after a merge of two people's items; absent if there are none. */
  readonly arrange?: (field: Field, items: readonly FormItem[]) => readonly FormItem[];
  /** The type's own messages for broken rules. */
  readonly problems?: Partial<Readonly<Record<RuleKeyword, (field: Field, misfit: RuleViolation) => string>>>;
  /** The warning about an accepted but unexpected value; undefined for any other value. */
  readonly warning?: (field: Field, value: FormValue) => string | undefined;
  /** A value on one line as its input displays it, '' for none; absent where the form value itself is displayed. */
  readonly displayText?: (field: Field, value: FormValue) => string;
  /** Whether a value is HTML; absent for types that never are. */
  readonly isHtml?: (value: FormValue) => boolean;
  /** Whether a value is tidied only together with the whole form, because its input is still in use after it lost the focus. */
  readonly tidyOnSaveOnly?: boolean;
  /** Normalizes a value after its field lost the focus; returns the same value if nothing changes. */
  readonly tidy?: (field: Field, value: FormValue, tidying: TidyContext<Fields>) => FormValue;
}

/** The input of a kind's `tidy` besides the value. */
export interface TidyContext<Fields = never> {
  /** The value as it is stored. */
  readonly base: FormValue;
  /** Tidies a group or an item by its fields. */
  readonly ofFields: <Group extends FormData>(fields: Fields, group: Group, base: FormValue) => Group;
}

/** Checks the type of a kind without widening the types of its parts. */
export function defineKind<Settings, Field = WithPlace<Settings>, Fields = never>(
  kind: Kind<Settings, Field, Fields>,
): Kind<Settings, Field, Fields> {
  return kind;
}
