export { alignItems } from './align';
export type { MergeSides } from './align';
export { cardOf } from './cardOf';
export type { Card } from './cardOf';
export { emptyCollection } from './create';
export { readChoice } from '../kinds/codecs/choice';
export { selectedIds } from '../kinds/codecs/idSet';
export { parseMoney } from '../kinds/codecs/money';
export { parseNumber } from '../kinds/codecs/number';
export { emptyForm, emptyValue, startingForm } from './empty';
export { sameValue, WITHOUT_IDS } from './equal';
export { findTreeProblems } from './treeProblems';
export type {
  DayItem,
  FileItem,
  FormData,
  FormItem,
  FormPath,
  FormValue,
  Problem,
  Quantity,
  TagItem,
  TimeRange,
} from '../kinds/values';
export { isGroup, isPlainText, itemsIn, valueAt } from '../kinds/values';
export { followPaths, storedAt } from './itemPaths';
export { compileLens } from './lens';
export type { Lens } from './lens';
export { arrangeItems, merge } from './merge';
export type { Conflict, MergeResult } from './merge';
export type { Container, TreeField, FieldCollection, MetaData, Page, Tree } from '../kinds/page';
export { newTree } from './newTree';
export { compileRecordLens, propertyAt, withProperty } from './record';
export type { JsonRecord } from './record';
export { compileRowsLens } from './rows';
export type { RowRecord } from './rows';
export { newPage, NotAPageEditorError, pageName, storedPage } from './save/newPage';
export type { CollectionData, PlannedOperation, TopCollection } from './save/operations';
export { planSave } from './save/planSave';
export { planSection } from './save/planSection';
export { newUnit, newUnitsContainer, planAddUnit, planRemoveUnit, planRenameUnit, unitsOf } from './save/planUnits';
export type { StoredUnits } from './save/planUnits';
