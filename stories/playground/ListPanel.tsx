import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { brands } from '../../schemas/brands';
import { createContentCalls } from '../../src/api/contentCalls';
import { pageKinds } from '../../src/app/pageScreens';
import { compileEditor, createValidate } from '../../src/compile';
import { ajvValidator } from '../../src/compile/ajv';
import {
  isCardArea,
  isListedArea,
  isRecordArea,
  isRowsArea,
  withBrand,
  type AreaDefinition,
  type Brand,
  type EditorDefinition,
  type RowsArea,
} from '../../src/definition';
import { createFormStore, EditorForm, FormServicesProvider } from '../../src/form';
import type { OptionSourceName } from '../../src/kinds/options';
import { CardListScreen } from '../../src/list/cards/CardListScreen';
import { PageListScreen } from '../../src/list/PageListScreen';
import { RecordCardScreen } from '../../src/list/RecordCardScreen';
import { RecordListScreen } from '../../src/list/RecordListScreen';
import { ToastProvider } from '../../src/shell/toasts';
import { cardOf, newTree, type Page } from '../../src/tree';
import { countIds } from '../../tests/round-trip/support/arbitraryTree';
import { filledForm } from '../../tests/round-trip/support/samples';
import { fakeContentService } from '../../tests/unit/support/contentService';
import { storyOptions } from '../support/options';
import { storyList } from '../support/recordSources';
import { storyServices } from '../support/services';
import { Hint } from './panels';
import { plainOf } from './plan';

const SERVICES = storyServices();
const ROWS = 7;
const NO_DRAFTS: ReadonlySet<string | undefined> = new Set();

/** The list of an area, with made-up rows. */
export function ListPanel(props: {
  readonly area: AreaDefinition | undefined;
  readonly editors: readonly EditorDefinition[];
  readonly brand: Brand;
}): ReactNode {
  const { area, editors, brand } = props;
  const router = useMemo(
    () =>
      createMemoryRouter(
        [
          {
            path: '*',
            element: <ToastProvider>{area && <List area={area} editors={editors} brand={brand} />}</ToastProvider>,
          },
        ],
        { initialEntries: [area?.path ?? '/'] },
      ),
    [area, editors, brand],
  );
  if (!area)
    return (
      <Hint>An editor alone has no list. Take an area, or write both: {'{ "area": { … }, "editors": [ … ] }'}.</Hint>
    );
  return <RouterProvider router={router} />;
}

interface ListProps {
  readonly area: AreaDefinition;
  readonly editors: readonly EditorDefinition[];
  readonly brand: Brand;
}

function List({ area, editors, brand }: ListProps): ReactNode {
  const client = useMemo(() => madeUpPages(area, editors, brand), [area, editors, brand]);
  const source = useMemo(() => storyList(madeUpRows(area, editors, brand), []), [area, editors, brand]);
  const nothing = () => undefined;
  if (isCardArea(area)) {
    return (
      <CardListScreen
        {...{
          client,
          calls: createContentCalls(client),
          list: area.list,
          tabs: area.list.tabs ?? [],
          of: { brandId: brand, tag: withBrand(area.store.tag, brand), flag: 'featured' },
        }}
        can={{ create: true, update: true, feature: true, remove: false }}
        addPath={() => '#'}
        pathOf={() => '#'}
        onOpen={nothing}
        fileUrl={SERVICES.fileUrl}
        now={SERVICES.now}
      />
    );
  }
  if (isRecordArea(area)) {
    const { cards } = area.list;
    const listProps = {
      ...{ area, brand, source },
      can: { update: true, create: true, remove: false },
      options: (source: OptionSourceName) => storyOptions[source],
      now: SERVICES.now,
    };
    return cards ? (
      <RecordCardScreen {...{ ...listProps, cards }} drafts={NO_DRAFTS} fileUrl={SERVICES.fileUrl} onOpen={nothing} />
    ) : (
      <RecordListScreen {...listProps} />
    );
  }
  if (isRowsArea(area)) return <RowsOfTabs {...{ area, editors, brand }} />;
  if (isListedArea(area)) {
    return (
      <PageListScreen
        area={area}
        brand={{ id: brand, name: brand, tenantId: brand }}
        client={client}
        calls={createContentCalls(client)}
        kinds={pageKinds(area.tabs, editors)}
        can={{ update: true, create: true, remove: false }}
        now={SERVICES.now}
      />
    );
  }
  return <Hint>This area has no list: its menu leads to its form, which the Form tab shows.</Hint>;
}

/** The rows of each tab, which are one form. */
function RowsOfTabs({ area, editors, brand }: ListProps & { readonly area: RowsArea }): ReactNode {
  const stores = useMemo(
    () =>
      area.tabs.flatMap(({ key, label, editor: name, brands: only }) => {
        const editor = editors.find((one) => one.name === name);
        if (!editor || only?.includes(brand) === false) return [];
        const compiled = compileEditor(editor, brands[brand]);
        const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));
        const form = filledForm(compiled.editor.fields);
        return [{ label, store: createFormStore({ compiled, validate, form, idPrefix: key }) }];
      }),
    [area, editors, brand],
  );
  return (
    <FormServicesProvider value={SERVICES}>
      {stores.map(({ label, store }) => (
        <section key={store.idPrefix} aria-label={label}>
          <Typography variant="h2" sx={{ fontSize: 18, my: 2 }}>
            {label}
          </Typography>
          <EditorForm store={store} />
        </section>
      ))}
    </FormServicesProvider>
  );
}

/** The editor that creates entries of an area. */
function editorOf(area: AreaDefinition, editors: readonly EditorDefinition[]): EditorDefinition | undefined {
  const name = isCardArea(area) ? area.editor : isRecordArea(area) ? area.entries.editors.add : undefined;
  return editors.find((editor) => editor.name === name);
}

function madeUpTrees({ area, editors, brand }: ListProps) {
  const editor = editorOf(area, editors);
  if (!editor) return [];
  const compiled = compileEditor(editor, brands[brand]);
  return Array.from({ length: ROWS }, (_none, index) => {
    const newId = countIds(`${index}-`);
    const empty = newTree({ editor: compiled.editor, brandId: brand, newId });
    const tree = compiled.lens.formToTree(filledForm(compiled.editor.fields, `${index + 1}.`), empty, newId);
    return { compiled, tree };
  });
}

function madeUpRows(area: AreaDefinition, editors: readonly EditorDefinition[], brand: Brand) {
  if (!isRecordArea(area)) return [];
  return madeUpTrees({ area, editors, brand }).map(({ compiled, tree }, index) => ({
    id: `row-${index}`,
    ...(plainOf(compiled, tree) as object),
  }));
}

const TIMESTAMP = '2026-02-06T02:00:00.000Z';

/** A fake service with a few pages of the area. */
function madeUpPages(area: AreaDefinition, editors: readonly EditorDefinition[], brand: Brand) {
  const pages = madeUpContent(area, editors, brand).map((page) => ({
    ...{ brand_id: brand, alternative_featured: false, published: true, created_at: TIMESTAMP, updated_at: TIMESTAMP },
    ...{ ...page, __typename: 'BrandPage' },
  }));
  const { client } = fakeContentService(({ name }) =>
    name === 'PageFacets'
      ? { pageFacets: [] }
      : { searchPages: { totalCount: pages.length, pages, __typename: 'PageSearchResult' } },
  );
  return client;
}

/** One page of each tab, or a few of an area whose pages are alike. */
function madeUpContent(area: AreaDefinition, editors: readonly EditorDefinition[], brand: Brand): readonly object[] {
  if (isCardArea(area)) {
    const tag = withBrand(area.store.tag, brand);
    const cards = [{ pages: area.store.tag, values: area.card ?? {} }];
    return madeUpTrees({ area, editors, brand }).map(({ tree }, index) => {
      const name = `Page ${index + 1}`;
      const card = cardOf(cards, { ...(tree as Page), tag });
      return { ...{ id: name, name, slug: `page-${index + 1}`, tag, card }, featured: index === 0 };
    });
  }
  if (isRecordArea(area) || isRowsArea(area) || !isListedArea(area)) return [];
  const tag = withBrand(area.store.tag, brand);
  return pageKinds(area.tabs, editors).map(({ tab, label, slugPrefix }) => ({
    ...{ id: tab, name: `${label} ${brand}`, slug: slugPrefix + brand.toLowerCase(), tag },
    featured: false,
  }));
}
