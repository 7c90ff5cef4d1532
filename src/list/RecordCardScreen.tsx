import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import type { RowCards } from '../definition';
import { recordCardTexts } from '../lib/listMessages';
import { cardTexts, listTexts, shellTexts } from '../lib/messages';
import { AddCard } from './cards/AddCard';
import { CardGrid } from './cards/CardGrid';
import { PageCard } from './cards/PageCard';
import { cardListOf, cardOfRow } from './cards/rowCard';
import { addPath } from './entryPaths';
import { ListFilters } from './ListFilters';
import { ListMessage } from './ListMessage';
import { Paging } from './Paging';
import { RecordCsv } from './RecordCsv';
import type { RecordListProps } from './recordListProps';
import { SearchBox } from './SearchBox';
import { useRecordList } from './useRecordList';

/** What a list of records as cards shows besides. */
interface RecordCardProps extends RecordListProps {
  readonly cards: RowCards;
  readonly fileUrl: (key: string, width?: number) => string;
  /** Goes to an address of the console. */
  readonly onOpen: (path: string) => void;
  /** Of which entries there are unsaved drafts; undefined stands for a new one. */
  readonly drafts: ReadonlySet<string | undefined>;
}

/** The list of an area of records as cards (BAN-001, BAN-004 to BAN-007). */
export function RecordCardScreen(props: RecordCardProps): ReactNode {
  const { area, source, can, cards, drafts, fileUrl, onOpen, onError } = props;
  const { list, parameters, query, change, found, pathOf, removal } = useRecordList(props);
  const shown = useMemo(() => cardListOf(cards), [cards]);
  const { rows, total, isLoading, error } = found;
  const { ask } = removal;
  const markOf = (id: string | undefined) => (drafts.has(id) ? recordCardTexts.draft : undefined);
  const isNarrow = query.search !== '' || Object.keys(query.filters).length > 0;
  return (
    <Box sx={{ width: '100%', maxWidth: 1480, mx: 'auto', px: { xs: 2, md: 4 }, py: 3.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h1">{list.heading}</Typography>
        {list.csv !== undefined && (
          <RecordCsv list={list} name={list.csv} query={query} source={source} now={props.now} onError={onError} />
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 2.25 }}>
        <SearchBox label={list.searchLabel} search={query.search} onSearch={(search) => change({ search })} />
        <ListFilters
          filters={list.filters ?? []}
          chosen={query.filters}
          found={found.choices}
          options={props.options}
          onChange={(filters) => change({ filters })}
        />
      </Box>
      {error !== undefined && (
        <Alert severity="error" action={<Button onClick={found.retry}>{shellTexts.retry}</Button>} sx={{ mb: 2 }}>
          {listTexts.loadFailed}
        </Alert>
      )}
      <CardGrid label={list.heading} isLoading={isLoading} isEmpty={rows === undefined}>
        {can.create && list.add && (
          <AddCard label={list.add.label} path={addPath(area, parameters)} mark={markOf(undefined)} />
        )}
        {rows?.map((row) => {
          const path = pathOf(row);
          return (
            <PageCard
              key={row.id}
              page={cardOfRow(row, cards, list.filters)}
              list={shown}
              mark={markOf(row.id)}
              path={path}
              fileUrl={fileUrl}
              actions={{
                edit: path === undefined ? undefined : () => onOpen(path),
                remove: ask && (() => ask(row)),
              }}
            />
          );
        })}
      </CardGrid>
      {rows?.length === 0 && !isLoading && (
        <ListMessage title={listTexts.noResults} {...(isNarrow ? { hint: cardTexts.noResultsHint } : {})}>
          {isNarrow && (
            <Button variant="outlined" onClick={() => change({ search: '', filters: {} })}>
              {cardTexts.showAll}
            </Button>
          )}
        </ListMessage>
      )}
      <Paging total={total} query={query} rangeText={cardTexts.range} onChange={change} />
      {removal.dialog}
    </Box>
  );
}
