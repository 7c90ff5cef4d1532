export { featuringAction } from './access';
export type { AreaAccess, ContentAccess, PageKinds, RecordKind } from './access';
export { defineArea, isCardArea, isListedArea, isPageArea, isRecordArea, isRowsArea } from './area';
export type { AreaDefinition, CardArea, ListedArea, PageArea, RecordArea, RowsArea, RowsTab } from './area';
export type { AreaTab } from './areaTab';
export { findAreaProblems } from './areaProblems';
export { BRANDS, isBrand, withBrand, withBrandNames } from './brand';
export type { Brand } from './brand';
export { defineBrand } from './brandFacts';
export type { BrandFacts } from './brandFacts';
export { EACH, FIRST } from './card';
export type { CardValue, PageCard } from './card';
export type { CardFilter, CardLine, CardList } from './cardList';
export { defineEditor, editorFromJson } from './editor';
export type { AddressAction, EntryAction, EntryActionKind, PreviewAction, VersionsAction } from './entryActions';
export type { EditorDefinition, EditorMessages, SaveStep } from './editor';
export type { Choice, ManagedOptions } from './choiceFields';
export type { Condition, ValueSettings } from './commonSettings';
export { fieldsByKey, impliedConditions } from './conditions';
export type { FieldLookup } from './conditions';
export type { BlockType, Field, Fields, FieldType, ImageField, ListField, VideosField } from './field';
export { fieldPlacesOf } from './fieldPlaces';
export { isFileField, isFilesField } from './files';
export { layoutRows } from './layout';
export type { Layout, LayoutRows, Look, PlacedPart } from './layout';
export { LIST_PARAMETERS } from './list';
export type { BadgeTone, BulkAction, FilterChoice, ListColumn, ListFilter, RowCards, TableList } from './list';
export type { AreaIcon, AreaMenu, MenuGroup } from './menu';
export { editorForBrand, EditorNotForBrandError, editorWithoutBrand, mergePatch } from './overlay';
export type { BrandEditor } from './overlay';
export type { PageCategory } from './pagesField';
export { placeFields } from './place';
export type {
  FieldPlace,
  ItemsPlace,
  JoinedPlace,
  JsonPlace,
  NodeStep,
  PlacedBlocks,
  PlacedDays,
  PlacedField,
  PlacedFields,
  PlacedFile,
  PlacedFiles,
  PlacedGroup,
  PlacedLinks,
  PlacedList,
  PlacedPages,
  PlacedPermissions,
  PlacedScalar,
  PlacedTags,
  PlacedTimeRange,
} from './placed';
export { AXES, HIGHEST_DEGREE } from './positionFields';
export type { Axis, Position } from './positionFields';
export { printProblem } from './problem';
export type { DefinitionProblem } from './problem';
export { DefinitionError, findProblems, requireSound } from './problems';
export type { OptionSourceName, RecordName, RowSetName, ServedOptions } from './record';
export type { EntryRemoval, EntryView, EntryViewName, RecordEntries } from './recordEntries';
export type { NeighbourCollection, StoredPage, StoredRecord, StoredRows, StoredSection } from './stored';
export type { PageUnits, UnitSection } from './units';
export type { MultilineField, RichTextField, RichTextTool, TextField, VideoLinkField } from './textFields';
