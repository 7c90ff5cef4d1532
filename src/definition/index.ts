export { isFileField, isFilesField } from '../kinds';
export type { ManagedOptions } from '../kinds/choice';
export type { Choice } from '../kinds/choices';
export { AXES, MAX_DEGREES } from '../kinds/coordinates';
export type { Axis } from '../kinds/coordinates';
export type {
  BlockType,
  Field,
  FieldType,
  Fields,
  ListField,
  PlacedBlocks,
  PlacedOneOf,
  PlacedField,
  PlacedFields,
  PlacedGroup,
  PlacedList,
  PlacedScalar,
} from '../kinds/field';
export type { ImageField, PlacedFile, PlacedFiles, VideosField } from '../kinds/files';
export { layoutRows } from '../kinds/layout';
export type { Layout, LayoutRows, Look, PlacedPart } from '../kinds/layout';
export type { PlacedLinks } from '../kinds/links';
export type { MultilineField } from '../kinds/multiline';
export type { OptionSourceName, ServedOptions } from '../kinds/options';
export type { PageCategory, PlacedPages } from '../kinds/pages';
export type { PlacedEntries } from '../kinds/entries';
export type { PlacedPermissions } from '../kinds/permissions';
export type { Position } from '../kinds/place';
export type { FieldPlace, ItemsPlace, JoinedPlace, JsonPlace, NodeStep } from '../kinds/places';
export type { RichTextField, RichTextTool } from '../kinds/richText';
export type { Condition, OneOfValues, ValueSettings } from '../kinds/settings';
export type { PlacedTextList } from '../kinds/textList';
export type { TextField } from '../kinds/text';
export type { VideoLinkField } from '../kinds/videoLink';
export { BRANDS, isBrand, withBrand, withBrandNames } from '../lib/brand';
export type { Brand } from '../lib/brand';
export { featuringAction } from './access';
export { scopesIn } from './scopesIn';
export type { AreaAccess, ContentAccess, PageKinds, RecordKind } from './access';
export {
  defineArea,
  entryKindOf,
  isCardArea,
  isDefinedRecordArea,
  isListedArea,
  isPageArea,
  isRecordArea,
  isRowsArea,
  recordAreaOf,
  recordNameOf,
  visibilityOf,
} from './area';
export type {
  AreaDefinition,
  AreaIcon,
  AreaMenu,
  AreaTab,
  CardArea,
  DefinedRecordArea,
  DefinedRecords,
  ListedArea,
  MenuGroup,
  PageArea,
  PageUnits,
  RecordArea,
  RowsArea,
  RowsTab,
  SpecifiedRecordArea,
  UnitSection,
} from './area';
export { defineBrand } from './brandFacts';
export type { BrandFacts } from './brandFacts';
export { CARD_PARAMETERS, EACH, FIRST } from './card';
export type { CardFilter, CardLine, CardList, CardValue, PageCard, SpecifiedFilter } from './card';
export { conditionsIn, conditionsOf, isConditionMet, readerAt, scopeInside } from './conditions';
export type { Conditions, FieldConditions, FieldScope, ReadValue, ResolvedCondition } from './conditions';
export { defineEditor } from './editor';
export type { EditorDefinition, EditorMessages, EditorPreview, SaveStep } from './editor';
export { descriptionPlaceOf, fieldPlacesOf } from './fieldPlaces';
export { defineFragment, expandFragments, fragmentFromJson } from './fragment';
export type { ExpandedDefinition, Fragment, FragmentFile, FragmentParameter } from './fragment';
export { areaFromJson, editorFromJson } from './fromJson';
export { installedDefinitions } from './installed';
export type { InstalledDefinitions } from './installed';
export { LIST_PARAMETERS, MAX_FILTERS, POSITION } from './list';
export type {
  BadgeTone,
  BulkAction,
  FilterBy,
  FilterChoice,
  ListColumn,
  ListFilter,
  ListSort,
  RowCards,
  TableList,
} from './list';
export { editorForBrand, EditorNotForBrandError, editorWithoutBrand, mergePatch } from './overlay';
export type { BrandEditor } from './overlay';
export { placeFields } from './place';
export { DefinitionError, printProblem } from './problem';
export type { DefinitionProblem, DefinitionRef, FoundProblem } from './problem';
export { findProblems, assertValidEditor } from './problems';
export type { CheckedDefinitions } from './problems';
export type { RecordName, RowSetName, SpecifiedRecord } from './record';
export { pluralOf } from './recordEntries';
export type {
  AddressAction,
  EntryAction,
  EntryActionKind,
  EntryRemoval,
  EntryView,
  EntryViewName,
  PreviewAction,
  RecordEntries,
  VersionsAction,
} from './recordEntries';
export type { NeighbourCollection, StoredPage, StoredRecord, StoredRows, StoredSection } from './stored';
export { placesOf } from './storedPlaces';
export type { PlaceNode } from './storedPlaces';
