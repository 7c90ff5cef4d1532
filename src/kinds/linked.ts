import { joinedCodec, type JoinedItems } from './codecs/joined';
import { plainProperty } from './codecs/property';
import { MAX_LENGTHS, MAX_ITEMS, type Guard } from './guard';
import type { JoinedPlace } from './places';
import { atLeastOne, itemLimits, joinedRules } from './rules';
import type { MaxCount } from './scalars';
import type { CommonSettings } from './settings';
import type { Storage } from './storage';
import { itemsValue } from './structure';

/** Settings of a field that refers to pages or entries of the brand. */
export interface LinkedSettings extends CommonSettings {
  readonly label: string;
  /** Shown in the empty search input. */
  readonly placeholder?: string;
  /** Makes a selection required. The text is the message shown when nothing is selected. */
  readonly required?: string;
  /** Maximum number of selected pages or entries. Default: 500. */
  readonly max?: MaxCount;
}

/** The common parts of kinds that refer to pages or entries by id: joined in one stored field, in the order in which they were picked. */
export function linked(items: JoinedItems) {
  return {
    isInput: true,
    isLabelledGroup: true,
    previewShape: 'line',
    storage: ({ place }: PlacedLinked): Storage => ({
      as: 'json',
      place: place.joined,
      codec: joinedCodec(place.by, items),
    }),
    itemText: items.key,
    property: () => plainProperty,
    ...itemsValue,
    guard: ({ max = MAX_ITEMS }: PlacedLinked): Guard => ({
      as: 'text',
      maxLength: MAX_LENGTHS.paragraphs,
      maxItems: max,
      names: 'entries',
    }),
    rules: (field: PlacedLinked) => ({
      type: 'array',
      ...itemLimits(field),
      ...atLeastOne(field),
      items: joinedRules(items.key, field.place.by),
    }),
  } as const;
}

interface PlacedLinked {
  readonly place: JoinedPlace;
  readonly max?: MaxCount;
}
