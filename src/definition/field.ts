import type { Brand } from './brand';
import type { ChoiceField, DaysField, RadioField, ToggleField } from './choiceFields';
import type { CommonSettings, Condition } from './commonSettings';
import type { Layout } from './layout';
import type { MoneyField, NumberField } from './numberFields';
import type { PagesField } from './pagesField';
import type { CoordinatesField, PlaceField } from './positionFields';
import type { ServedOptions } from './record';
import type { Count } from './scalars';
import type { StoredBlocks, StoredField, StoredFieldList, StoredGroup, StoredList } from './stored';
import type {
  EmailField,
  LinkField,
  MultilineField,
  PhoneField,
  ReadOnlyField,
  RichTextField,
  TagsField,
  TextField,
  VideoLinkField,
} from './textFields';
import type { DateField, MonthField, TimeRangeField } from './timeFields';

/** Web addresses of videos or panoramas, each with a preview. At least one row stays; an empty one is not stored. */
export interface LinksField extends CommonSettings {
  readonly type: 'links';
  readonly label: string;
  readonly stored: StoredFieldList;
  /** What one row is called, for example `Video link`. */
  readonly itemLabel: string;
  /** Text of the add button, for example `Add video link`; shown with a plus sign. */
  readonly addLabel: string;
  /** How many rows there may be. */
  readonly max?: Count;
}

/** What a field with uploaded files says about them. */
interface UploadSettings extends CommonSettings {
  readonly label: string;
  /** Accepted file name endings, without the dot. */
  readonly accept?: readonly string[];
  /** The limit below which a file's size must stay, in megabytes (1024 × 1024 bytes). */
  readonly maxMegabytes?: number;
}

/** Settings of a field that holds one uploaded file. */
interface FileSettings extends UploadSettings {
  /** The stored field: its value is the stored key, the rest is in its meta_data. */
  readonly stored: StoredField;
  /** The message shown when there is no file. */
  readonly required?: string;
  /** Asks for a file only while a sibling has one of these values. */
  readonly requiredWhen?: Condition;
  /** The endings that the stored key may have, unless it is a whole web address; any other is an invalid format. */
  readonly keyEndings?: readonly string[];
}

/** Settings of a field that holds several uploaded files. */
interface FilesSettings extends UploadSettings {
  readonly stored: StoredFieldList;
  /** How many files may be added. */
  readonly max?: Count;
  /** Whether exactly one file is marked as featured. False stores every file as not featured. */
  readonly featured?: boolean;
}

/** One uploaded picture. */
export interface ImageField extends FileSettings {
  readonly type: 'image';
  /** Whether the picture has an alt text. */
  readonly altText?: boolean;
  /** Marks the alt text as required without insisting on it. */
  readonly altTextMarked?: boolean;
  /** The alt text can be given only after the first save (CONT-015, A-39). */
  readonly altTextOnceStored?: boolean;
  /** Which upload call takes the file. */
  readonly uploadTo?: '/uploads/images' | '/upload/images' | '/upload/objects';
}

/** Uploaded pictures with captions. */
export interface ImagesField extends FilesSettings {
  readonly type: 'images';
  /** Whether each picture has an alt text. */
  readonly altText?: boolean;
  /** Which upload call takes the files. */
  readonly uploadTo?: '/uploads/images' | '/upload/images';
}

/** A gallery of uploaded pictures and, where the field allows them, videos. One of them is featured. */
export interface MediaField extends FilesSettings {
  readonly type: 'media';
  /** Whether mp4 videos may be added too (UPL-003). */
  readonly videos?: boolean;
  /** Whether each file has a caption. */
  readonly captions?: boolean;
  /** Whether each picture has an alt text. */
  readonly altText?: boolean;
  /** Which upload call takes the files; without it the one for pictures, or for objects where videos are allowed. */
  readonly uploadTo?: '/uploads/images' | '/upload/images' | '/upload/objects';
}

/** One uploaded video. */
export interface VideoField extends FileSettings {
  readonly type: 'video';
}

/** Uploaded videos, one of them featured. */
export interface VideosField extends FilesSettings {
  readonly type: 'videos';
}

/** What a document belongs to: it is sent along with the file, and nothing is uploaded before it is chosen. */
export interface DocumentOwner {
  /** Key of the sibling that says it. */
  readonly field: string;
  /** The name under which the sibling's value is sent, for example `project`; the brand is sent as `brand`. */
  readonly sentAs: string;
  /** The message shown until it is chosen. */
  readonly message: string;
}

/** One uploaded document with a preview of PDF files. */
export interface DocumentField extends FileSettings {
  readonly type: 'document';
  /** Which upload call takes the file. */
  readonly uploadTo?: '/uploads/documents' | '/upload/mdor-docs';
  readonly belongsTo?: DocumentOwner;
}

/** A matrix of permissions to tick, by feature and by action; stored as the list of their ids. Ids that it does not show are kept. */
export interface PermissionsField extends CommonSettings {
  readonly type: 'permissions';
  readonly label: string;
  readonly stored: StoredField;
  /** The permissions to choose from, grouped by feature. */
  readonly options: ServedOptions;
  /** Features that are not shown. */
  readonly hidden?: readonly string[];
}

/** Fields that belong together. */
export interface GroupField extends CommonSettings {
  readonly type: 'group';
  readonly stored?: StoredGroup;
  readonly fields: Fields;
  /** How a preview shows the fields; a group without one shows what is inside its own groups and blocks only. */
  readonly layout?: Layout;
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
  readonly min?: Count;
  readonly max?: Count;
  /** Keys of fields of which no two items may have the same values. Upper and lower case count as the same. */
  readonly uniqueBy?: readonly string[];
  /** The message shown at an item that another one equals by `uniqueBy`. */
  readonly uniqueMessage?: string;
  /** Asked before an item is removed; without it the removal is offered to be undone. */
  readonly askBeforeRemoval?: string;
  /** The last item is emptied instead of removed. */
  readonly keepsLast?: boolean;
  /** False for items without an order of their own: they are not moved, and new ones come last. */
  readonly ordered?: boolean;
  /** Scopes needed to add, change and remove stored items; what has none needs no more than the form itself. */
  readonly itemAccess?: { readonly create?: string; readonly update?: string; readonly delete?: string };
}

/** One kind of item of a blocks field. */
export interface BlockType {
  readonly label: string;
  /** What it is, in a few words; shown where a kind is chosen. */
  readonly help?: string;
  readonly fields: Fields;
  /** How it looks, for its sketch and its preview; by default all fields below each other. */
  readonly layout?: Layout;
  readonly summary?: readonly string[];
  readonly brands?: readonly Brand[];
}

/**
 * The kinds of items by name.
 * @title types by name
 */
export interface BlockTypes {
  readonly [name: string]: BlockType;
}

/** A list whose items are of several kinds. */
export interface BlocksField extends CommonSettings {
  readonly type: 'blocks';
  readonly label: string;
  readonly stored: StoredBlocks;
  readonly types: BlockTypes;
  readonly addLabel: string;
  readonly itemLabel: string;
  readonly max?: Count;
}

/** A field with one value of its own. */
export type ScalarField =
  | TextField
  | MultilineField
  | RichTextField
  | NumberField
  | MoneyField
  | DateField
  | MonthField
  | ToggleField
  | RadioField
  | ChoiceField
  | EmailField
  | PhoneField
  | ReadOnlyField
  | LinkField
  | VideoLinkField
  | PlaceField
  | CoordinatesField;

/** A field with one uploaded file. */
export type FileField = ImageField | VideoField | DocumentField;

/** A field with several uploaded files. */
export type FilesField = ImagesField | MediaField | VideosField;

/** Every field type with its settings. */
interface FieldOfType {
  readonly text: TextField;
  readonly multiline: MultilineField;
  readonly richText: RichTextField;
  readonly number: NumberField;
  readonly money: MoneyField;
  readonly date: DateField;
  readonly month: MonthField;
  readonly timeRange: TimeRangeField;
  readonly toggle: ToggleField;
  readonly radio: RadioField;
  readonly choice: ChoiceField;
  readonly days: DaysField;
  readonly tags: TagsField;
  readonly email: EmailField;
  readonly phone: PhoneField;
  readonly readOnly: ReadOnlyField;
  readonly link: LinkField;
  readonly videoLink: VideoLinkField;
  readonly links: LinksField;
  readonly image: ImageField;
  readonly images: ImagesField;
  readonly media: MediaField;
  readonly video: VideoField;
  readonly videos: VideosField;
  readonly document: DocumentField;
  readonly place: PlaceField;
  readonly coordinates: CoordinatesField;
  readonly pages: PagesField;
  readonly permissions: PermissionsField;
  readonly group: GroupField;
  readonly list: ListField;
  readonly blocks: BlocksField;
}

/** The name of a field type. */
export type FieldType = keyof FieldOfType;

/**
 * Any field.
 * @title a field
 * @discriminator type
 */
export type Field = FieldOfType[FieldType];

/**
 * The fields of an editor, group or item by key; the order is the order on screen and in storage. Keys become properties of
 * form data, so names that are special there are no keys.
 * @title fields by key
 * @propertyNames { "title": "a key of letters and digits", "pattern": "^(?!(?:type|constructor)$)[a-zA-Z][a-zA-Z0-9]*$" }
 */
export interface Fields {
  readonly [key: string]: Field;
}
