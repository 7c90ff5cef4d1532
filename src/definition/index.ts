export type { AreaAccess, ContentAccess, PageKinds, RecordKind } from './access';
export { defineArea, isCardArea, isPageArea, isRecordArea } from './area';
export type { AreaDefinition, AreaIcon, AreaTab, CardArea, PageArea, RecordArea } from './area';
export { BRANDS, isBrand, withBrand } from './brand';
export type { Brand } from './brand';
export { defineBrand } from './brandFacts';
export type { BrandFacts } from './brandFacts';
export { EACH, FIRST } from './card';
export type { CardValue, PageCard } from './card';
export type { CardFilter, CardLine, CardList } from './cardList';
export { defineEditor } from './editor';
export type { EditorDefinition, EditorMessages } from './editor';
export type { Choice } from './choiceFields';
export type { Condition } from './commonSettings';
export type { BlockType, Field, Fields, FieldType, ImageField, VideosField } from './field';
export { fieldPlacesOf } from './fieldPlaces';
export { isFileField, isFilesField } from './files';
export { layoutRows } from './layout';
export type { Layout, LayoutRows, Look, PlacedPart } from './layout';
export type { BadgeTone, ListColumn, TableList } from './list';
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
export { DefinitionError, editorFromJson, findProblems, printProblem } from './problems';
export type { OptionSourceName, RecordName, ServedOptions } from './record';
export type { EntryView, EntryViewName, RecordEntries } from './recordEntries';
export type { DefinitionProblem } from './shape';
export type { StoredPage, StoredRecord, StoredSection } from './stored';
export type { MultilineField, RichTextField, RichTextTool, TextField, VideoLinkField } from './textFields';
