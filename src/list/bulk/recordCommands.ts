import { isDefinedRecordArea, pluralOf, type BulkAction, type RecordArea } from '../../definition';
import { propertyAt, withProperty, type JsonRecord } from '../../tree';
import type { RecordRow, RecordSource } from '../../stores/records/source';
import type { ListQuery } from '../listQuery';
import type { AreaListProps } from '../areaList';
import { bulkTexts } from '../texts';
import { removalCommand } from './pageCommands';
import type { UndoAction } from './bulkRun';
import type { BulkCommand } from './useBulk';

type Changes = Extract<BulkAction['does'], object>['set'];

/** The records of a list, and what the user may do with them. */
export interface RecordCommandOptions extends Pick<AreaListProps, 'restore' | 'findReferences'> {
  readonly source: Pick<RecordSource, 'read' | 'update' | 'remove'>;
  readonly can: { readonly update: boolean; readonly remove: boolean };
}

/**
 * The bulk actions on records of an area: those that its list declares, and those implied by the definition of its records,
 * which are showing, hiding and removing them.
 */
export function recordCommands(
  area: RecordArea,
  query: Pick<ListQuery, 'isActive'>,
  options: RecordCommandOptions,
): readonly BulkCommand<RecordRow>[] {
  const { entries, list } = area;
  const { source, can, restore, findReferences } = options;
  const { remove } = source;
  const countText = (count: number) =>
    bulkTexts.entries({ count, nouns: count === 1 ? entries.noun : pluralOf(entries) });
  return [...(list.bulk ?? []), ...impliedActions(area)].flatMap((action): readonly BulkCommand<RecordRow>[] => {
    const { label, does, on, question: asked } = action;
    if (list.activeToggle && on !== undefined && query.isActive !== (on === 'active')) return [];
    const question = (count: number) => asked.replaceAll('{count} {entries}', countText(count));
    if (does === 'remove') {
      if (!can.remove || !remove) return [];
      return [
        {
          ...removalCommand<RecordRow>({ countText, remove: ({ id }) => remove(id), restore, findReferences }),
          label,
          question,
        },
      ];
    }
    return can.update ? [{ label, question, run: ({ id }) => setValues(source, id, does.set) }] : [];
  });
}

/** Actions that need not be declared. */
function impliedActions(area: RecordArea): readonly BulkAction[] {
  const { list, entries } = area;
  const declared = list.bulk ?? [];
  const active = isDefinedRecordArea(area) ? area.store.active : undefined;
  const setsActive = declared.some(({ does }) => does !== 'remove' && active !== undefined && active in does.set);
  const entriesText = '{count} {entries}';
  return [
    ...(active === undefined || setsActive
      ? []
      : ([
          {
            label: bulkTexts.hide,
            does: { set: { [active]: false } },
            question: bulkTexts.hideEntries({ entries: entriesText }),
            on: 'active',
          },
          {
            label: bulkTexts.show,
            does: { set: { [active]: true } },
            question: bulkTexts.showQuestion({ entries: entriesText }),
            on: 'inactive',
          },
        ] as const)),
    ...(entries.removal === undefined || declared.some(({ does }) => does === 'remove')
      ? []
      : ([
          { label: bulkTexts.remove, does: 'remove', question: bulkTexts.removeQuestion({ entries: entriesText }) },
        ] as const)),
  ];
}

/**
 * Sets some properties of a record, and keeps all others.
 * @returns restores their former values, on top of later saves; undefined if they had the new values already, such as after a save
 * whose response was lost
 */
async function setValues(
  source: RecordCommandOptions['source'],
  id: string,
  changes: Changes,
): Promise<UndoAction | undefined> {
  const { values, revision } = await source.read(id);
  if (Object.entries(changes).every(([key, value]) => propertyAt(values, key) === value)) return undefined;
  await source.update(id, withChanges(values, changes), { revision });
  const before = Object.fromEntries(Object.keys(changes).map((key) => [key, propertyAt(values, key) ?? null]));
  return async () => {
    const current = await source.read(id);
    await source.update(id, withChanges(current.values, before), { revision: current.revision });
  };
}

function withChanges(values: JsonRecord, changes: JsonRecord): JsonRecord {
  return Object.entries(changes).reduce((changed, [property, value]) => withProperty(changed, property, value), values);
}
