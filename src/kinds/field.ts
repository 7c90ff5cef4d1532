import type { Brand } from '../lib/brand';
import type { ChoiceField, PlacedChoice } from './choice';
import type { CoordinatesField } from './coordinates';
import type { DateField } from './date';
import type { DateTimeField } from './dateTime';
import type { DaysField, PlacedDays } from './days';
import type { EmailField } from './email';
import type { EntriesField, PlacedEntries } from './entries';
import type {
  DocumentField,
  DocumentsField,
  ImageField,
  ImagesField,
  MediaField,
  PlacedFile,
  PlacedFiles,
  VideoField,
  VideosField,
} from './files';
import type { Layout } from './layout';
import type { LinkField } from './link';
import type { LinksField, PlacedLinks } from './links';
import type { MoneyField } from './money';
import type { MonthField } from './month';
import type { MultiChoiceField, PlacedMultiChoice } from './multiChoice';
import type { MultilineField } from './multiline';
import type { NumberField } from './number';
import type { PagesField, PlacedPages } from './pages';
import type { PermissionsField, PlacedPermissions } from './permissions';
import type { PhoneField } from './phone';
import type { PlaceField } from './place';
import type { ItemsPlace, JsonPlace, NodeStep, WithPlace } from './places';
import type { PlacedQuantity, QuantityField } from './quantity';
import type { RadioField } from './radio';
import type { ReadOnlyField } from './readOnly';
import type { RichTextField } from './richText';
import type { Count, MaxCount } from './scalars';
import type { CommonSettings, FieldKeys, SectionsAs } from './settings';
import type { StoredBlocks, StoredGroup, StoredList } from './stored';
import type { PlacedTags, TagsField } from './tags';
import type { TextField } from './text';
import type { PlacedTextList, TextListField } from './textList';
import type { TimeField } from './time';
import type { PlacedTimeRange, TimeRangeField } from './timeRange';
import type { ToggleField } from './toggle';
import type { VideoLinkField } from './videoLink';

/** The settings of every field type with a single value. */
interface ScalarFieldOfType {
  readonly text: TextField;
  readonly multiline: MultilineField;
  readonly richText: RichTextField;
  readonly number: NumberField;
  readonly money: MoneyField;
  readonly date: DateField;
  readonly month: MonthField;
  readonly time: TimeField;
  readonly dateTime: DateTimeField;
  readonly toggle: ToggleField;
  readonly radio: RadioField;
  readonly choice: ChoiceField;
  readonly email: EmailField;
  readonly phone: PhoneField;
  readonly readOnly: ReadOnlyField;
  readonly link: LinkField;
  readonly videoLink: VideoLinkField;
  readonly place: PlaceField;
  readonly coordinates: CoordinatesField;
}

/** The settings of every field type with several values that are edited below one label. */
interface InputFieldOfType {
  readonly timeRange: TimeRangeField;
  readonly days: DaysField;
  readonly multiChoice: MultiChoiceField;
  readonly quantity: QuantityField;
  readonly tags: TagsField;
  readonly pages: PagesField;
  readonly entries: EntriesField;
}

/** The settings of every other field type. */
interface CompoundFieldOfType {
  readonly textList: TextListField;
  readonly links: LinksField;
  readonly image: ImageField;
  readonly images: ImagesField;
  readonly media: MediaField;
  readonly video: VideoField;
  readonly videos: VideosField;
  readonly document: DocumentField;
  readonly documents: DocumentsField;
  readonly permissions: PermissionsField;
  readonly group: GroupField;
  readonly list: ListField;
  readonly blocks: BlocksField;
  readonly oneOf: OneOfField;
}

type FieldOfType = ScalarFieldOfType & InputFieldOfType & CompoundFieldOfType;

/** The name of a field type. */
export type FieldType = keyof FieldOfType;

/**
 * Any field.
 * @title a field
 * @discriminator type
 */
export type Field = FieldOfType[FieldType];

/**
 * The fields of an editor, group or item by key, in the order on screen and in storage. Keys become properties of form data, so
 * property names that are special in JavaScript are not allowed.
 * @title fields by key
 * @propertyNames { "title": "a key of letters and digits, none that is special such as type or toString", "pattern":
 * "^(?!(?:type|constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf)$)[a-zA-Z][a-zA-Z0-9]*$" }
 */
export interface Fields {
  readonly [key: string]: Field;
}

/** Fields that belong together. */
export interface GroupField extends CommonSettings {
  readonly type: 'group';
  /** The nodes that hold its values. Absent: the values are stored in the node of its parent. */
  readonly stored?: StoredGroup;
  /** Fields of the group, in the order on screen. */
  readonly fields: Fields;
  /** Shows its parts as tabs or as steps. Absent: they are stacked. */
  readonly sections?: SectionsAs;
  /** How a preview arranges the fields. Absent: it shows only the content of nested groups, lists and blocks. */
  readonly layout?: Layout;
}

/** A repeatable group. */
export interface ListField extends CommonSettings {
  readonly type: 'list';
  readonly label: string;
  /** What each item is stored as, and where. */
  readonly stored: StoredList;
  /** Fields of each item. */
  readonly fields: Fields;
  /** How a preview arranges each item. Absent: it shows no items. */
  readonly layout?: Layout;
  /** Label of the add button, for example `Add Body`; shown with a plus sign. */
  readonly addLabel: string;
  /** Noun for one item, for example `Body`. */
  readonly itemLabel: string;
  /**
   * Keys of the fields in the one-line summary of a collapsed item. A list among them shows the number of its items and the first value
   * of each. Default: the first field with a value.
   */
  readonly summary?: FieldKeys;
  /** `beside`: items are listed on the left, with the fields of the selected one on the right. Absent: an item expands below its row. */
  readonly opens?: 'beside';
  /** Minimum number of items. */
  readonly min?: Count;
  /** Maximum number of items. Default: 500. */
  readonly max?: MaxCount;
  /**
   * Keys of fields whose combined values must differ between any two items, ignoring case. An item without a value for the first key
   * is not compared.
   */
  readonly uniqueBy?: FieldKeys;
  /** Confirmation question before an item is removed. Absent: it is removed at once. Either way, the removal can be undone. */
  readonly askBeforeRemoval?: string;
  /** Empties the last remaining item instead of removing it. Default: false. */
  readonly keepsLast?: boolean;
  /** False if the items have no order of their own: they cannot be moved, and new ones are added at the end. Default: true. */
  readonly ordered?: boolean;
  /** Scopes required to add items, and to change or remove stored ones. An action without a scope requires only that of the form. */
  readonly itemAccess?: { readonly create?: string; readonly update?: string; readonly delete?: string };
}

/** One type of block. */
export interface BlockType {
  /** Name of the type, shown in the picker and on its blocks. */
  readonly label: string;
  /** Short description, shown in the picker. */
  readonly help?: string;
  /** Fields of a block of this type. */
  readonly fields: Fields;
  /** How its sketch and its preview arrange the fields. Default: stacked. */
  readonly layout?: Layout;
  /** Keys of the fields in the one-line summary of a collapsed block. */
  readonly summary?: FieldKeys;
  /** Only these brands have the type. Other brands keep stored blocks of it unchanged. */
  readonly brands?: readonly Brand[];
}

/**
 * The types of blocks by name.
 * @title types by name
 */
export interface BlockTypes {
  readonly [name: string]: BlockType;
}

/** A list with several types of items. */
export interface BlocksField extends CommonSettings {
  readonly type: 'blocks';
  readonly label: string;
  /** What each block is stored as, by its type, and where. */
  readonly stored: StoredBlocks;
  /** The available types, by the text that replaces `{type}` in the stored name. */
  readonly types: BlockTypes;
  /** Label of the add button. */
  readonly addLabel: string;
  /** Noun for one block, for use in sentences. */
  readonly itemLabel: string;
  /** Maximum number of blocks. Default: 500. */
  readonly max?: MaxCount;
}

/** A value of one of several types. The type is selected first; only the selected one is stored. */
export interface OneOfField extends CommonSettings {
  readonly type: 'oneOf';
  readonly label: string;
  /** What the value is stored as, by its type, and where. */
  readonly stored: StoredBlocks;
  /** The types to choose from, each with its own fields. */
  readonly types: BlockTypes;
  /** Makes a choice required. The text is the message shown when nothing is selected. Absent: the choice may be left empty. */
  readonly required?: string;
}

/** A field with a single value. */
export type ScalarField = ScalarFieldOfType[keyof ScalarFieldOfType];

export type PlacedScalar = WithPlace<Exclude<ScalarField, ChoiceField>> | PlacedChoice;
export type PlacedGroup = Omit<WithPlace<GroupField, readonly NodeStep[]>, 'fields'> & {
  /** The nodes to descend into; empty if the group is stored in its parent's node. */
  readonly place: readonly NodeStep[];
  readonly fields: PlacedFields;
};
export type PlacedList = Omit<WithPlace<ListField, ItemsPlace | JsonPlace>, 'fields'> & {
  readonly fields: PlacedFields;
};
export type PlacedBlockType = Omit<BlockType, 'fields'> & { readonly fields: PlacedFields };
export type PlacedBlocks = Omit<WithPlace<BlocksField, ItemsPlace>, 'types'> & {
  readonly types: Readonly<Record<string, PlacedBlockType>>;
};

export type PlacedOneOf = Omit<WithPlace<OneOfField, ItemsPlace>, 'types'> & Pick<PlacedBlocks, 'types'>;

/** A field with resolved storage: every node kind, name and order is explicit. */
export type PlacedField =
  | PlacedScalar
  | PlacedTimeRange
  | PlacedDays
  | PlacedMultiChoice
  | PlacedQuantity
  | PlacedTextList
  | PlacedTags
  | PlacedFile
  | PlacedFiles
  | PlacedLinks
  | PlacedPages
  | PlacedEntries
  | PlacedPermissions
  | PlacedGroup
  | PlacedList
  | PlacedBlocks
  | PlacedOneOf;

/** Placed fields by key, in the order of the definition. */
export interface PlacedFields {
  readonly [key: string]: PlacedField;
}

/** The placed field of a type. */
export type FieldOf<Type extends FieldType> = Extract<PlacedField, { readonly type: Type }>;

/** A field rendered as one input, or a few related inputs, below its label. */
export type InputField = PlacedScalar | FieldOf<keyof InputFieldOfType>;
