import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RowCards } from '../definition';
import { recordCardTexts } from '../lib/listMessages';
import { cardTexts, listTexts, shellTexts } from '../lib/messages';
import type { RecordRow } from '../stores/records/source';
import { AddCard } from './cards/AddCard';
import { CardGrid } from './cards/CardGrid';
import { PageCard } from './cards/PageCard';
import { cardListOf, cardOfRow } from './cards/rowCard';
import { addPath, entryPath } from './entryPaths';
import { ListFilters } from './ListFilters';
import { ListMessage } from './ListMessage';
import { listOfBrand } from './listOfBrand';
import { rangeOf } from './listQuery';
import { Paging } from './Paging';
import { RecordCsv } from './RecordCsv';
import type { RecordListProps } from './RecordListScreen';
import { SearchBox } from './SearchBox';
import { useListQuery } from './useListQuery';
import { useRecordRows } from './useRecordRows';
import { useRemoval } from './useRemoval';

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
  const { area, brand, source, version = 0, can, cards, drafts, fileUrl, onOpen, onSuccess, onError } = props;
  const list = useMemo(() => listOfBrand(area.list, brand), [area, brand]);
  const shown = useMemo(() => cardListOf(cards), [cards]);
  const [parameters] = useSearchParams();
  const [query, change] = useListQuery(list);
  const [changes, setChanges] = useState(0);
  const reload = () => setChanges((count) => count + 1);
  const found = useRecordRows({
    ...{ list, query, change, ask: source.list, version: version + changes },
    onLoadError: onError,
  });
  const { rows, total, isLoading, error } = found;
  const pathOf = ({ id }: RecordRow) => (can.update ? entryPath(area, id, parameters) : undefined);
  const removal = useRemoval({
    ...{ area, columns: list.columns, source, pathOf, reload, onSuccess, onError },
    canRemove: can.remove,
  });
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
      <Paging
        {...rangeOf(total, query)}
        total={total}
        size={query.size}
        rangeText={cardTexts.range}
        onChange={change}
      />
      {removal.dialog}
    </Box>
  );
}
