import { isDefinedRecordArea, pluralOf, type BulkAction, type RecordArea } from '../../definition';
import { propertyAt, withProperty, type JsonRecord } from '../../tree';
import type { RecordRow, RecordSource } from '../../stores/records/source';
import type { ListQuery } from '../listQuery';
import type { AreaListProps } from '../areaList';
import { bulkTexts } from '../texts';
import { removal } from './pageCommands';
import type { TakeBack } from './run';
import type { BulkCommand } from './useBulk';

type Changes = Extract<BulkAction['does'], object>['set'];

/** What a user may do with the records of a list. */
export interface RecordDeeds extends Pick<AreaListProps, 'bringBack' | 'referring'> {
  readonly source: Pick<RecordSource, 'read' | 'update' | 'remove'>;
  readonly can: { readonly update: boolean; readonly remove: boolean };
}

/**
 * The actions on several records of an area: those that its list declares, and those that follow from what the area says of its
 * records, which are to show and to hide them, and to remove them.
 */
export function recordCommands(
  area: RecordArea,
  query: Pick<ListQuery, 'isActive'>,
  deeds: RecordDeeds,
): readonly BulkCommand<RecordRow>[] {
  const { entries, list } = area;
  const { source, can, bringBack, referring } = deeds;
  const { remove } = source;
  const called = (count: number) => bulkTexts.entries({ count, nouns: count === 1 ? entries.noun : pluralOf(entries) });
  return [...(list.bulk ?? []), ...impliedActions(area)].flatMap((action): readonly BulkCommand<RecordRow>[] => {
    const { label, does, on, question: asked } = action;
    if (list.activeToggle && on !== undefined && query.isActive !== (on === 'active')) return [];
    const question = (count: number) => asked.replaceAll('{count} {entries}', called(count));
    if (does === 'remove') {
      if (!can.remove || !remove) return [];
      return [
        { ...removal<RecordRow>({ called, remove: ({ id }) => remove(id), bringBack, referring }), label, question },
      ];
    }
    return can.update ? [{ label, question, run: ({ id }) => setValues(source, id, does.set) }] : [];
  });
}

/** What need not be declared. */
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
 * @returns sets them to what they were, on top of what was saved meanwhile; undefined where they were so already, such as by a save
 * that was stored and not answered
 */
async function setValues(source: RecordDeeds['source'], id: string, changes: Changes): Promise<TakeBack | undefined> {
  const { values, revision } = await source.read(id);
  if (Object.entries(changes).every(([key, value]) => propertyAt(values, key) === value)) return undefined;
  await source.update(id, withChanges(values, changes), { revision });
  const before = Object.fromEntries(Object.keys(changes).map((key) => [key, propertyAt(values, key) ?? null]));
  return async () => {
    const now = await source.read(id);
    await source.update(id, withChanges(now.values, before), { revision: now.revision });
  };
}

function withChanges(values: JsonRecord, changes: JsonRecord): JsonRecord {
  return Object.entries(changes).reduce((changed, [property, value]) => withProperty(changed, property, value), values);
}
