import type { ReactNode } from 'react';
import type { AreaListProps } from './areaList';
import { useBulk, type BulkOptions } from './bulk/useBulk';
import { CsvButton } from './CsvButton';
import type { ListRow } from './listRow';
import type { ShownList } from './ListScreen';

interface ShownListOptions<Row extends ListRow> extends Omit<BulkOptions<Row>, 'csv'>, Pick<ShownList<Row>, 'change'> {
  /** Prefix of the file name of an export; undefined if the list cannot be exported. */
  readonly csvName: string | undefined;
  /** Rows as texts, header row first. */
  readonly tableOf: (rows: readonly Row[]) => readonly (readonly string[])[];
}

/** A list with what can be done with all of its rows or with selected ones: bulk actions and CSV export. */
export function useShownList<Row extends ListRow>(
  { settings, tools, now }: Pick<AreaListProps, 'settings' | 'tools' | 'now'>,
  { csvName, tableOf, ...options }: ShownListOptions<Row>,
): {
  readonly shown: ShownList<Row>;
  /** The dialogs of the bulk actions. */
  readonly dialog: ReactNode;
} {
  const { query, change, found, readAll } = options;
  const csv = csvName === undefined ? undefined : { name: csvName, tableOf, now };
  const { selection, bar, dialog } = useBulk({ ...options, csv });
  return {
    shown: {
      ...{ query, change, found, settings, selection, bar },
      tools: (
        <>
          {tools}
          {csvName !== undefined && (
            <CsvButton
              {...{ name: csvName, now }}
              disabled={found.total === undefined}
              read={async () => tableOf(await readAll())}
            />
          )}
        </>
      ),
    },
    dialog,
  };
}
