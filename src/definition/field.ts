import type { Brand } from './brand';
import type { StoredBlocks, StoredField, StoredFieldList, StoredGroup, StoredList } from './stored';

/** Every field type of the language. */
export const FIELD_TYPES = [
  'text',
  'multiline',
  'richText',
  'number',
  'radio',
  'link',
  'images',
  'group',
  'list',
  'blocks',
] as const;

/** The name of a field type. */
export type FieldType = (typeof FIELD_TYPES)[number];

/** A condition on a sibling field's value. */
export interface Condition {
  /** Key of a field in the same group or list item. */
  readonly field: string;
  readonly in: readonly (string | number | boolean)[];
}

/** Settings that every field may carry. */
export interface CommonSettings {
  /** Shown above the input, and stored as the label of a new field. */
  readonly label?: string;
  /** One sentence below the input. */
  readonly help?: string;
  /** Only these brands have the field. Stored values of the field are kept for the others. */
  readonly brands?: readonly Brand[];
  /** Scope needed to change the value; without it the field is read-only. */
  readonly access?: string;
  /** Shows the value without letting anybody change it. */
  readonly readOnly?: boolean;
  /** Share of the row on wide screens. */
  readonly width?: 'full' | 'half';
  /** Shows the field only while a sibling has one of these values. */
  readonly visibleWhen?: Condition;
  /** Lets the field be edited only while a sibling has one of these values. */
  readonly enabledWhen?: Condition;
  /** Empties the value once `visibleWhen` or `enabledWhen` no longer holds. */
  readonly clearWhenHidden?: boolean;
}

/** Settings of a field that holds one value. */
interface ValueSettings extends CommonSettings {
  readonly label: string;
  /** Where the value is stored. */
  readonly stored: StoredField;
  /** Shown in the empty input. */
  readonly placeholder?: string;
  /** The message shown when the value is missing. */
  readonly required?: string;
  /** Asks for a value only while a sibling has one of these values. */
  readonly requiredWhen?: Condition;
}

/** One line of text. */
export interface TextField extends ValueSettings {
  readonly type: 'text';
  /** The most characters; the input counts them. */
  readonly maxLength?: number;
  /** A regular expression that the whole check rests on; anchor it with ^ and $. */
  readonly pattern?: string;
  /** The message shown when `pattern` does not match. */
  readonly patternMessage?: string;
}

/** Several lines of plain text. */
export interface MultilineField extends ValueSettings {
  readonly type: 'multiline';
  readonly maxLength?: number;
  /** Visible lines. */
  readonly rows?: number;
}

/** The tools a rich-text toolbar may offer. */
export type RichTextTool = 'heading' | 'bold' | 'italic' | 'link' | 'bulletedList' | 'orderedList' | 'insertTable';

/** Formatted text, stored as HTML. External links open in a new tab (UPL-036). */
export interface RichTextField extends ValueSettings {
  readonly type: 'richText';
  readonly toolbar?: readonly RichTextTool[];
  readonly maxLength?: number;
}

/** A number, stored as text. */
export interface NumberField extends ValueSettings {
  readonly type: 'number';
  readonly min?: number;
  readonly max?: number;
  readonly positive?: boolean;
  /** Key of a sibling number that this one may not exceed. */
  readonly atMost?: string;
}

/** One choice of a radio group or select. */
export interface Choice {
  readonly value: string | number;
  readonly label: string;
  readonly brands?: readonly Brand[];
  /** Stored values of older data that are read as this choice. */
  readonly alsoRead?: readonly (string | number | boolean)[];
}

/** One of a few choices, all visible. */
export interface RadioField extends ValueSettings {
  readonly type: 'radio';
  readonly choices: readonly Choice[];
}

/** A web address, e-mail or telephone link. */
export interface LinkField extends ValueSettings {
  readonly type: 'link';
  /** Accepts any text, for example a telephone number; only unsafe schemes are refused. */
  readonly anyText?: boolean;
}

/** Uploaded pictures with captions. */
export interface ImagesField extends CommonSettings {
  readonly type: 'images';
  readonly label: string;
  readonly stored: StoredFieldList;
  /** How many pictures may be added. */
  readonly max?: number;
  /** Whether exactly one picture is marked as featured. False stores every picture as not featured. */
  readonly featured?: boolean;
  /** Whether each picture has an alt text. */
  readonly altText?: boolean;
  /** Accepted file name endings, without the dot. */
  readonly accept?: readonly string[];
  /** The limit below which a file's size must stay, in megabytes (1024 × 1024 bytes). */
  readonly maxMegabytes?: number;
  /** Which upload call takes the files. */
  readonly uploadTo?: '/uploads/images' | '/upload/images';
}

/** Fields that belong together. */
export interface GroupField extends CommonSettings {
  readonly type: 'group';
  readonly stored?: StoredGroup;
  readonly fields: Fields;
}

/** A repeatable group. */
export interface ListField extends CommonSettings {
  readonly type: 'list';
  readonly label: string;
  readonly stored: StoredList;
  readonly fields: Fields;
  /** Text of the add button, for example `Add Body`; shown with a plus sign. */
  readonly addLabel: string;
  /** What one item is called, for example `Body`. */
  readonly itemLabel: string;
  /** Keys of the fields that make up the one-line summary of a collapsed row; by default the first with a value. */
  readonly summary?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

/** One kind of item of a blocks field. */
export interface BlockType {
  readonly label: string;
  readonly fields: Fields;
  readonly summary?: readonly string[];
  readonly brands?: readonly Brand[];
}

/** A list whose items are of several kinds. */
export interface BlocksField extends CommonSettings {
  readonly type: 'blocks';
  readonly label: string;
  readonly stored: StoredBlocks;
  readonly types: Readonly<Record<string, BlockType>>;
  readonly addLabel: string;
  readonly itemLabel: string;
  readonly max?: number;
}

/** A field with one value of its own. */
export type ScalarField = TextField | MultilineField | RichTextField | NumberField | RadioField | LinkField;

/** Any field. */
export type Field = ScalarField | ImagesField | GroupField | ListField | BlocksField;

/** The fields of an editor, group or item by key; the order is the order on screen and in storage. */
export interface Fields {
  readonly [key: string]: Field;
}
