import { useState, type ReactNode } from 'react';
import type { ListColumn, RecordArea } from '../definition';
import { logError } from '../lib/log';
import type { RecordRow, RecordSource } from '../stores/records/source';
import { RemoveDialog } from './cards/RemoveDialog';
import { nameOf } from './listRow';
import { RowActions } from './RowActions';

/** Removing single rows, and what is shown for it. */
interface Removal {
  /** Undefined where the area's entries are not removed. */
  readonly actionsOf: ((row: RecordRow) => ReactNode) | undefined;
  /** Asks before a row is removed; undefined where the user may not. */
  readonly ask: ((row: RecordRow) => void) | undefined;
  readonly dialog: ReactNode;
}

/** The icons at the end of each row of an area whose entries can be removed, and the question before (MDDOR-021). */
export function useRemoval(options: {
  readonly area: RecordArea;
  readonly columns: readonly ListColumn[];
  readonly source: Pick<RecordSource, 'remove'>;
  readonly pathOf: (row: RecordRow) => string | undefined;
  readonly canRemove: boolean;
  /** After one was removed. */
  readonly reload: () => void;
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
}): Removal {
  const { area, columns, source, pathOf, canRemove, reload, onSuccess, onError } = options;
  const { removal } = area.entries;
  const [asked, setAsked] = useState<RecordRow>();
  if (!removal) return { actionsOf: undefined, ask: undefined, dialog: null };

  async function remove(row: RecordRow, texts: NonNullable<typeof removal>): Promise<void> {
    try {
      await source.remove?.(row.id);
      onSuccess(texts.done);
      reload();
    } catch (error) {
      logError(`An entry of ${area.name} could not be removed.`, error);
      onError(texts.failed);
    }
  }

  return {
    actionsOf: (row) => (
      <RowActions
        name={nameOf(row, columns)}
        path={pathOf(row)}
        onRemove={canRemove ? () => setAsked(row) : undefined}
      />
    ),
    ask: canRemove ? setAsked : undefined,
    dialog: asked && (
      <RemoveDialog
        title={removal.title}
        text={removal.question}
        name={namesOf(asked, { columns, named: removal.named })}
        onConfirm={() => remove(asked, removal)}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}

function namesOf(
  row: RecordRow,
  { columns, named }: { readonly columns: readonly ListColumn[]; readonly named: readonly string[] | undefined },
): string {
  if (!named) return nameOf(row, columns);
  return columns
    .filter(({ field }) => named.includes(field))
    .map((column) => nameOf(row, [column]))
    .join(' · ');
}
