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
import type { Count } from './scalars';
import type { CommonSettings, SectionsAs } from './settings';
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

/** The settings of every other field type. */
interface CompoundFieldOfType {
  readonly timeRange: TimeRangeField;
  readonly days: DaysField;
  readonly multiChoice: MultiChoiceField;
  readonly quantity: QuantityField;
  readonly textList: TextListField;
  readonly tags: TagsField;
  readonly links: LinksField;
  readonly image: ImageField;
  readonly images: ImagesField;
  readonly media: MediaField;
  readonly video: VideoField;
  readonly videos: VideosField;
  readonly document: DocumentField;
  readonly documents: DocumentsField;
  readonly pages: PagesField;
  readonly entries: EntriesField;
  readonly permissions: PermissionsField;
  readonly group: GroupField;
  readonly list: ListField;
  readonly blocks: BlocksField;
  readonly oneOf: OneOfField;
}

type FieldOfType = ScalarFieldOfType & CompoundFieldOfType;

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
 * @propertyNames { "title": "a key of letters and digits, none that is special such as type or toString", "pattern":
 * "^(?!(?:type|constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf)$)[a-zA-Z][a-zA-Z0-9]*$" }
 */
export interface Fields {
  readonly [key: string]: Field;
}

/** Fields that belong together. */
export interface GroupField extends CommonSettings {
  readonly type: 'group';
  /** The nodes that hold its values; without it those of what is around. */
  readonly stored?: StoredGroup;
  /** What it holds, in the order in which it is shown. */
  readonly fields: Fields;
  /** Shows the single values, and each group, list and blocks in it, as tabs or as steps; without it they stand below each other. */
  readonly sections?: SectionsAs;
  /** How a preview shows the fields; a group without one shows what is inside its own groups, lists and blocks only. */
  readonly layout?: Layout;
}

/** A repeatable group. */
export interface ListField extends CommonSettings {
  readonly type: 'list';
  readonly label: string;
  /** What an item becomes, and where. */
  readonly stored: StoredList;
  /** What each item holds. */
  readonly fields: Fields;
  /** How a preview shows each item; without one it shows none. */
  readonly layout?: Layout;
  /** Text of the add button, for example `Add Body`; shown with a plus sign. */
  readonly addLabel: string;
  /** What one item is called, for example `Body`. */
  readonly itemLabel: string;
  /** Keys of the fields that make up the one-line summary of a collapsed row; by default the first with a value. */
  readonly summary?: readonly string[];
  /** Shows the items on the left and the fields of the chosen one beside them; without it they open below their lines. */
  readonly opens?: 'beside';
  /** The fewest items. */
  readonly min?: Count;
  /** The most items. */
  readonly max?: Count;
  /**
   * Keys of fields of which no two items may have the same values. Upper and lower case count as the same; an item without a value of the
   * first is like no other.
   */
  readonly uniqueBy?: readonly string[];
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
  /** What the type is called where one is chosen, and on its blocks. */
  readonly label: string;
  /** What it is, in a few words; shown where a kind is chosen. */
  readonly help?: string;
  /** What a block of the type holds. */
  readonly fields: Fields;
  /** How it looks, for its sketch and its preview; by default all fields below each other. */
  readonly layout?: Layout;
  /** Keys whose values stand in the line of a block that is closed. */
  readonly summary?: readonly string[];
  /** Only these brands have the type. Stored blocks of it are kept for the others. */
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
  /** What a block becomes, by its type, and where. */
  readonly stored: StoredBlocks;
  /** The types to choose from, by what stands for them in the stored name. */
  readonly types: BlockTypes;
  /** The button that adds one. */
  readonly addLabel: string;
  /** What one is called in a sentence. */
  readonly itemLabel: string;
  /** The most blocks. */
  readonly max?: Count;
}

/** One value of one of several kinds, which a person chooses first; only what is chosen is stored. */
export interface OneOfField extends CommonSettings {
  readonly type: 'oneOf';
  readonly label: string;
  /** What the chosen one becomes, by its type, and where. */
  readonly stored: StoredBlocks;
  /** What there is to choose from, each with fields of its own. */
  readonly types: BlockTypes;
  /** The message shown when nothing is chosen. Without it there is a choice of nothing. */
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
