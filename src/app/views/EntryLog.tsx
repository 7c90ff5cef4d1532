import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useId, type ReactNode } from 'react';
import type { TableList } from '../../definition';
import { useListQuery } from '../../list/listQuery';
import { ListBody } from '../../list/ListScreen';
import { useRecordRows } from '../../list/useRecordList';
import { useToasts } from '../../shell/toasts';
import type { RecordQuery, RecordSource } from '../../stores/records/source';

/** What happened to an entry, paged and searched by the service (USR-026 to USR-029). */
export function EntryLog(props: {
  readonly list: TableList;
  readonly log: NonNullable<RecordSource['log']>;
  readonly id: string;
  /** Another number asks again. */
  readonly version: number;
}): ReactNode {
  const { list, log, id, version } = props;
  const toasts = useToasts();
  const headingId = useId();
  const [query, change] = useListQuery(list);
  const ask = useCallback((asked: RecordQuery) => log(id, asked), [log, id]);
  const found = useRecordRows({ list, query, change, ask, version, onLoadError: toasts.error });
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h2" id={headingId}>
        {list.heading}
      </Typography>
      <ListBody list={list} query={query} change={change} found={found} pathOf={() => undefined} />
    </Box>
  );
}
