import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useCallback, useMemo, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { withBrand, type ListedArea } from '../definition';
import { useRequest, type RequestState } from '../hooks/useRequest';
import type { SessionBrand } from '../session/session';
import { useToasts } from '../shell/toasts';
import { cachedAreaPages, readAreaPages, type AreaSearch, type KindPage, type PageKind } from '../stores/areaPages';
import { useMenu } from '../hooks/useMenu';
import { listOfBrand, type PagesOfAreaProps } from './areaList';
import { pageCommands } from './bulk/pageCommands';
import { editorPath } from './entryPaths';
import { pageOf, useListQuery, type ListQuery } from './listQuery';
import { visibleColumns, csvNameOf, nameOf, tableOf } from './listRow';
import { ListScreen } from './ListScreen';
import { RowActions, RowPlans } from './RowActions';
import { listTexts } from './texts';
import { useShownList } from './useShownList';

export interface PageListProps extends PagesOfAreaProps {
  readonly area: ListedArea;
  readonly brand: SessionBrand;
  /** The kinds of pages the user has access to, in the order of the tabs. */
  readonly kinds: readonly PageKind[];
  /** Whether rows open for changes, the add button is offered, and pages can be removed. */
  readonly can: { readonly update: boolean; readonly create: boolean; readonly remove?: boolean };
}

/** The list of an area of pages, based on its definition (LIST, CI-001 to CI-006). */
export function PageListScreen(props: PageListProps): ReactNode {
  const { area, brand, kinds, can, planning } = props;
  const list = useMemo(() => listOfBrand(area.list, brand.name), [area, brand]);
  const [query, change] = useListQuery(list, props.settings?.memory);
  const found = usePages(props, query);
  const unsearched = usePages(props, query.search === '' ? undefined : { ...query, search: '' });
  const all = query.search === '' ? found : unsearched;
  const onSide = found.result?.filter(({ published }) => published === query.isActive);
  const existing = all.result;
  const additions =
    existing &&
    kinds
      .filter(({ tab }) => existing.every(({ kind }) => kind.tab !== tab))
      .map(({ tab, label }): Addition => ({ label, path: editorPath(area, tab, brand.id) }));
  const pathOf = ({ kind }: KindPage) => editorPath(area, kind.tab, brand.id);
  const nameOfPage = (page: KindPage) => nameOf(page, list.columns);
  const { shown, dialog } = useShownList<KindPage>(props, {
    ...{ query, change },
    found: {
      ...found,
      rows: onSide && pageOf(onSide, query),
      total: onSide?.length,
      counts: found.result && { active: count(found.result, true), inactive: count(found.result, false) },
      retry() {
        found.retry();
        unsearched.retry();
      },
    },
    nameOf: nameOfPage,
    batchSize: props.calls.batchSize,
    commands: pageCommands(props, can),
    readAll: async (limit) => (onSide ?? []).slice(0, limit),
    csvName: csvNameOf(list, query),
    tableOf: (pages) => tableOf(visibleColumns(list.columns, query), pages),
  });
  return (
    <>
      <ListScreen
        list={list}
        {...shown}
        // A click on a row opens the form if the user may change the page (CI-005); others view it with a button.
        pathOf={(page: KindPage) => (can.update ? pathOf(page) : undefined)}
        actionsOf={
          can.update && !planning
            ? undefined
            : (page: KindPage) => (
                <>
                  {planning && (
                    <RowPlans planning={planning} id={page.id} name={nameOfPage(page)} isHidden={!page.published} />
                  )}
                  {!can.update && <RowActions name={nameOfPage(page)} path={pathOf(page)} canChange={false} />}
                </>
              )
        }
        add={list.add && can.create ? <AddMenu label={list.add.label} additions={additions} /> : undefined}
      />
      {dialog}
    </>
  );
}

/** All pages of the area that match a search: an area of kinds has few. */
function usePages(
  { area, brand, client, version, kinds }: PageListProps,
  query: ListQuery | undefined,
): RequestState<readonly KindPage[]> {
  const toasts = useToasts();
  const { by, order } = query?.sort ?? area.list.sort;
  const search = query?.search;
  const input = useMemo(
    () =>
      search === undefined
        ? undefined
        : {
            brandId: brand.id,
            tag: withBrand(area.store.tag, brand.name),
            search,
            sort: { by, order },
            kinds,
            version,
          },
    [area, brand, by, kinds, order, search, version],
  );
  const load = useCallback((asked: AreaSearch) => readAreaPages(client, asked), [client]);
  return useRequest({
    ...{ input, load },
    cached: (asked) => cachedAreaPages(client, asked),
    logMessage: `The list of ${area.name} could not be loaded.`,
    onError: () => area.list.loadError !== undefined && toasts.error(area.list.loadError),
  });
}

function count(pages: readonly KindPage[], isActive: boolean): number {
  return pages.filter(({ published }) => published === isActive).length;
}

/** A page that can be added, with the link to its form. */
interface Addition {
  readonly label: string;
  readonly path: string;
}

/** The add button: a menu of the pages that do not exist yet (B-9). */
function AddMenu(props: {
  readonly label: string;
  /** Undefined until the existing pages are loaded. */
  readonly additions: readonly Addition[] | undefined;
}): ReactNode {
  const { button, menu } = useMenu();
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} disabled={props.additions === undefined} {...button}>
        {props.label}
      </Button>
      <Menu disablePortal {...menu}>
        {props.additions?.length === 0 && <MenuItem disabled>{listTexts.nothingToAdd}</MenuItem>}
        {props.additions?.map(({ label, path }) => (
          <MenuItem key={path} component={RouterLink} to={path}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
