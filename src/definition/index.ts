export { RECORD_KINDS } from './access';
export type { AreaAccess, ContentAccess, PageKinds, RecordKind } from './access';
export { defineArea } from './area';
export type { AreaDefinition, AreaIcon, AreaTab, ListColumn, TableList } from './area';
export { BRANDS, isBrand, withBrand } from './brand';
export type { Brand } from './brand';
export { defineBrand } from './brandFacts';
export type { BrandFacts } from './brandFacts';
export { EACH, FIRST } from './card';
export type { CardValue, PageCard } from './card';
export { defineEditor } from './editor';
export type { EditorDefinition, EditorMessages } from './editor';
export type { Choice, Condition, Field, Fields, FieldType, RichTextTool } from './field';
export { editorForBrand, EditorNotForBrandError, editorWithoutBrand, mergePatch } from './overlay';
export type { BrandEditor } from './overlay';
export { placeFields } from './place';
export type {
  FieldPlace,
  ItemsPlace,
  JsonPlace,
  NodeStep,
  PlacedBlocks,
  PlacedField,
  PlacedFields,
  PlacedGroup,
  PlacedImages,
  PlacedList,
  PlacedScalar,
} from './place';
export { DefinitionError, editorFromJson, findProblems, printProblem } from './problems';
export type { DefinitionProblem } from './shape';
export type { StoredPage } from './stored';
