import type { ReactNode } from 'react';
import type { Brand, EntryAction, RecordArea } from '../definition';
import type { RecordSource } from '../stores/records/source';
import type { ListFiltersProps } from './ListFilters';
import type { ChosenAction } from './useEntryActions';

/** What the list of an area of records shows and offers. */
export interface RecordListProps {
  readonly area: RecordArea;
  readonly brand: Brand | undefined;
  readonly source: Pick<RecordSource, 'list' | 'read' | 'update' | 'remove'>;
  /** Another number asks anew. */
  readonly version?: number;
  /** Whether rows open, the add button is offered, and rows can be removed. */
  readonly can: { readonly update: boolean; readonly create: boolean; readonly remove: boolean };
  /** What else the user may do with a row, and its dialog. */
  readonly actions?: readonly EntryAction[];
  readonly dialogOf?: (chosen: ChosenAction) => ReactNode;
  /** Where filters get choices of services from; must stay the same function. */
  readonly options?: ListFiltersProps['options'];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Tells the user what was done. */
  readonly onSuccess: (text: string) => void;
  /** Tells the user what failed. */
  readonly onError: (text: string) => void;
}
