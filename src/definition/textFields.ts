import type { CommonSettings, ValueSettings } from './commonSettings';
import type { Count } from './scalars';
import type { StoredField, StoredFieldList, StoredJoined, StoredNumber } from './stored';

/** One line of text. */
export interface TextField extends ValueSettings<StoredNumber> {
  readonly type: 'text';
  /** The most characters; the input counts them. */
  readonly maxLength?: Count;
  /** A regular expression that the whole check rests on; anchor it with ^ and $. */
  readonly pattern?: string;
  /** The message shown when `pattern` does not match. */
  readonly patternMessage?: string;
}

/** Several lines of plain text. */
export interface MultilineField extends ValueSettings {
  readonly type: 'multiline';
  readonly maxLength?: Count;
  /** Visible lines. */
  readonly rows?: Count;
}

/** The tools a rich-text toolbar may offer. */
export type RichTextTool = 'heading' | 'bold' | 'italic' | 'link' | 'bulletedList' | 'orderedList' | 'insertTable';

/** Formatted text, stored as HTML. External links open in a new tab (UPL-036). */
export interface RichTextField extends ValueSettings {
  readonly type: 'richText';
  readonly toolbar?: readonly RichTextTool[];
  readonly maxLength?: Count;
  /** Lets a person switch between formatted and plain text; which of the two it is stands in the stored file type (B-21). */
  readonly plainSwitch?: boolean;
}

/** An e-mail address. */
export interface EmailField extends ValueSettings {
  readonly type: 'email';
  /** The message shown when it is no address. */
  readonly patternMessage?: string;
}

/** A telephone number: digits, +, round brackets, spaces and hyphens. */
export interface PhoneField extends ValueSettings {
  readonly type: 'phone';
  /** Accepts digits and nothing else. */
  readonly digitsOnly?: boolean;
  /** The message shown when it is no telephone number. */
  readonly patternMessage?: string;
}

/** A value that is shown and never changed here. */
export interface ReadOnlyField extends CommonSettings {
  readonly type: 'readOnly';
  readonly label: string;
  readonly stored: StoredField;
}

/** A web address, e-mail or telephone link. */
export interface LinkField extends ValueSettings {
  readonly type: 'link';
  /** Accepts any text, for example a telephone number; only unsafe schemes are refused. */
  readonly anyText?: boolean;
}

/** The address of a video: YouTube, Vimeo, Facebook, or a video file (B-19). */
export interface VideoLinkField extends ValueSettings {
  readonly type: 'videoLink';
  /** Turns the YouTube link of a video's page into the one for embedding it (COMP-005). */
  readonly embed?: boolean;
}

/** Short texts of which none comes twice. Stored joined in one field, where none may hold the joint, or in a field each. */
export interface TagsField extends CommonSettings {
  readonly type: 'tags';
  readonly label: string;
  readonly stored: StoredFieldList | StoredJoined;
  /** Shown in the empty input. */
  readonly placeholder?: string;
  /** The message shown when there is no tag. */
  readonly required?: string;
}
