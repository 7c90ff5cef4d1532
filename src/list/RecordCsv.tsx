import type { ReactNode } from 'react';
import type { TableList } from '../definition';
import type { RecordSource } from '../stores/records/source';
import { allRows } from './allRows';
import { CsvButton } from './CsvButton';
import type { ListQuery } from './listQuery';
import { tableOf } from './tableOf';
import { recordQuery } from './useRecordRows';

/** Offers what a list of records shows as a file, all pages of it. */
export function RecordCsv(props: {
  /** As the brand has it. */
  readonly list: TableList;
  /** Begins the file's name. */
  readonly name: string;
  readonly query: ListQuery;
  readonly source: Pick<RecordSource, 'list'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onError: (text: string) => void;
}): ReactNode {
  const { list, name, query, source, now, onError } = props;
  const shown = recordQuery(list, query);
  const read = () => allRows((page, limit) => source.list({ ...shown, page, limit }));
  return <CsvButton name={name} read={async () => tableOf(list.columns, await read())} now={now} onError={onError} />;
}
