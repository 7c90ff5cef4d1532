import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, type ReactNode } from 'react';
import type { Client } from 'urql';
import { withBrand, type AreaDefinition } from '../definition';
import { logError } from '../lib/log';
import { listTexts, shellTexts } from '../lib/messages';
import type { SessionBrand } from '../session/session';
import type { KindPage, PageKind } from '../stores/areaPages';
import { AddMenu, type Addition } from './AddMenu';
import { editorPath } from './editorPath';
import { ListMessage } from './ListMessage';
import { pageOf, type ListQuery } from './listQuery';
import { ListTable } from './ListTable';
import { Paging } from './Paging';
import { SearchBox } from './SearchBox';
import { useAreaPages, type AreaPages } from './useAreaPages';
import { useListQuery } from './useListQuery';

/** What a table list of an area shows and offers. */
export interface TableListProps {
  readonly area: AreaDefinition;
  readonly brand: SessionBrand;
  readonly client: Client;
  /** The kinds of pages the user has access to, in the order of the tabs. */
  readonly kinds: readonly PageKind[];
  /** Whether rows open and the add button is offered. */
  readonly can: { readonly update: boolean; readonly create: boolean };
  /** Shows a failed load to the user. */
  readonly onLoadError: (text: string) => void;
}

/** The shared list screen in table form, made from an area's definition (LIST, CI-001 to CI-006). */
export function TableListScreen(props: TableListProps): ReactNode {
  const { area, brand, kinds, can } = props;
  const { list } = area;
  const [query, change] = useListQuery(list);
  const found = usePages(props, query);
  const whole = usePages(props, query.search === '' ? undefined : { ...query, search: '' });
  const all = query.search === '' ? found : whole;
  const ofSide = found.pages?.filter(({ published }) => published === query.isActive);
  const slice = pageOf(ofSide ?? [], query);
  const pathOf = (page: KindPage) => (can.update ? editorPath(area, page.kind.tab, brand.id) : undefined);
  const additions = kinds
    .filter(({ tab }) => all.pages?.every(({ kind }) => kind.tab !== tab))
    .map(({ tab, label }): Addition => ({ label, path: editorPath(area, tab, brand.id) }));
  return (
    <Box sx={{ width: '100%', maxWidth: 1180, mx: 'auto', px: { xs: 2, md: 4 }, py: 3.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h1">{list.heading}</Typography>
        {list.add && can.create && <AddMenu label={list.add.label} additions={additions} />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 2.25 }}>
        {list.activeToggle && (
          <ActiveToggle isActive={query.isActive} pages={found.pages} onChange={(isActive) => change({ isActive })} />
        )}
        <SearchBox label={list.searchLabel} search={query.search} onSearch={(search) => change({ search })} />
      </Box>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <ListTable
          caption={list.heading}
          columns={list.columns.filter(({ brands }) => brands === undefined || brands.includes(brand.name))}
          rows={found.pages === undefined && found.error !== undefined ? [] : found.pages && slice.shown}
          isStale={found.isLoading}
          sort={query.sort}
          onSort={(sort) => change({ sort })}
          pathOf={pathOf}
        />
        <NoRows
          found={found}
          query={query}
          isEmpty={slice.shown.length === 0}
          addLabel={can.create ? list.add?.label : undefined}
        />
      </Paper>
      <Paging {...slice} total={ofSide?.length ?? 0} size={query.size} onChange={change} />
    </Box>
  );
}

function usePages(
  { area, brand, client, kinds, onLoadError }: TableListProps,
  query: ListQuery | undefined,
): AreaPages {
  const { by, order } = query?.sort ?? area.list.sort;
  const search = query?.search;
  const areaSearch = useMemo(
    () =>
      search === undefined
        ? undefined
        : { brandId: brand.id, tag: withBrand(area.store.tag, brand.name), search, sort: { by, order }, kinds },
    [area, brand, by, kinds, order, search],
  );
  const text = area.list.loadError;
  const onError = useCallback(
    (error: unknown) => {
      logError(`The list of ${area.name} could not be loaded.`, error);
      if (text !== undefined) onLoadError(text);
    },
    [area, onLoadError, text],
  );
  return useAreaPages({ client, search: areaSearch, onError });
}

function ActiveToggle(props: {
  readonly isActive: boolean;
  readonly pages: readonly KindPage[] | undefined;
  readonly onChange: (isActive: boolean) => void;
}): ReactNode {
  const { isActive, pages, onChange } = props;
  const count = (published: boolean) =>
    pages === undefined ? '' : ` (${pages.filter((page) => page.published === published).length})`;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={listTexts.status}
      value={isActive}
      onChange={(_event, chosen: boolean | null) => {
        if (chosen !== null) onChange(chosen);
      }}
    >
      <ToggleButton value={true} sx={TOGGLE}>
        {listTexts.active}
        {count(true)}
      </ToggleButton>
      <ToggleButton value={false} sx={TOGGLE}>
        {listTexts.inactive}
        {count(false)}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

function NoRows(props: {
  readonly found: AreaPages;
  readonly query: ListQuery;
  readonly isEmpty: boolean;
  readonly addLabel: string | undefined;
}): ReactNode {
  const { found, query, isEmpty, addLabel } = props;
  if (found.error !== undefined) {
    return (
      <ListMessage title={listTexts.loadFailed} isAlert>
        <Button variant="outlined" onClick={found.retry}>
          {shellTexts.retry}
        </Button>
      </ListMessage>
    );
  }
  if (found.pages === undefined || !isEmpty) return null;
  if (query.search !== '' || found.pages.length > 0) {
    return <ListMessage title={listTexts.noResults} hint={listTexts.noResultsHint} />;
  }
  return (
    <ListMessage title={listTexts.empty} {...(addLabel === undefined ? {} : { hint: listTexts.emptyHint(addLabel) })} />
  );
}

const TOGGLE = { px: 1.75, minHeight: 40 } as const;
