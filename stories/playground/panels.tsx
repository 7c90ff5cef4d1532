import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { diffLines } from 'diff';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { brands } from '../../schemas/brands';
import {
  BRANDS,
  editorForBrand,
  isCardArea,
  isRecordArea,
  withBrand,
  type AreaDefinition,
  type Brand,
  type EditorDefinition,
} from '../../src/definition';
import { EditorForm, FormServicesProvider, SaveBar } from '../../src/form';
import { CardListScreen } from '../../src/list/cards/CardListScreen';
import { RecordListScreen } from '../../src/list/RecordListScreen';
import { cardOf, newTree, type Page } from '../../src/tree';
import { fakeContentService } from '../../tests/unit/support/contentService';
import { filledForm } from '../../tests/round-trip/support/samples';
import { countIds } from '../../tests/round-trip/support/arbitraryTree';
import { storyOptions } from '../support/options';
import { storyList } from '../support/recordSources';
import { storyServices } from '../support/services';
import { compileEditor } from '../../src/compile';
import { tryLaws, type LawState } from './laws';
import { plainOf, sendingOf } from './plan';
import type { Work } from './useWork';

const SERVICES = storyServices();

/** The form, as the console shows it, with its save. */
export function FormPanel({
  work,
  editor,
  brand,
}: {
  readonly work: Work;
  readonly editor: EditorDefinition;
  readonly brand: Brand;
}): ReactNode {
  const differing = useMemo(() => differencesOf(editor, brand), [editor, brand]);
  return (
    <FormServicesProvider value={SERVICES}>
      {differing.length > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {brand} differs from {firstBrandOf(editor)}: {differing.join(', ')}.
        </Alert>
      )}
      <EditorForm key={`${editor.name} ${brand}`} store={work.store} />
      <SaveBar store={work.store} onSave={work.save} onCancel={() => undefined} />
    </FormServicesProvider>
  );
}

function firstBrandOf({ brands: only = BRANDS }: EditorDefinition): Brand {
  return only[0] ?? BRANDS[0];
}

/** The fields, by their paths, that a brand has in another way than the first one. */
function differencesOf(editor: EditorDefinition, brand: Brand): readonly string[] {
  const first = firstBrandOf(editor);
  if (brand === first) return [];
  const [one, other] = [first, brand].map((name) => pathsIn(editorForBrand(editor, brands[name]).fields, ''));
  if (!one || !other) return [];
  return [
    ...[...other].flatMap(([path, text]) =>
      one.has(path) ? (one.get(path) === text ? [] : [path]) : [`${path} (added)`],
    ),
    ...[...one.keys()].flatMap((path) => (other.has(path) ? [] : [`${path} (left out)`])),
  ];
}

function pathsIn(fields: Readonly<Record<string, object>>, at: string): Map<string, string> {
  return new Map(
    Object.entries(fields).flatMap(([key, field]): [string, string][] => {
      const { fields: inside, ...settings } = field as { readonly fields?: Readonly<Record<string, object>> };
      const path = at + key;
      return [[path, JSON.stringify(settings)], ...(inside ? pathsIn(inside, `${path}.`) : [])];
    }),
  );
}

/** What would be stored, with the lines marked that the last key has changed. */
export function TreePanel({ work }: { readonly work: Work }): ReactNode {
  const { compiled, tree, before } = work;
  const parts = diffLines(printed(plainOf(compiled, before)), printed(plainOf(compiled, tree)));
  const isFirst = before === tree;
  return (
    <>
      <Hint>What is stored when the form is saved now. Lines that the last change made are marked.</Hint>
      <Pre label="Stored tree">
        {parts.map(({ value, added, removed }, index) => {
          if (removed) return null;
          if (!added || isFirst) return <span key={index}>{value}</span>;
          return (
            <Box
              component="mark"
              key={index}
              sx={{ bgcolor: 'success.light', color: 'success.contrastText', display: 'block' }}
            >
              {value}
            </Box>
          );
        })}
      </Pre>
    </>
  );
}

/** The calls of a save. */
export function PlanPanel({ work }: { readonly work: Work }): ReactNode {
  const calls = sendingOf(work);
  return (
    <>
      <Hint>
        {work.stored === undefined ? 'The first save' : 'A later save'}, as one document and one transaction:{' '}
        {calls.length} {calls.length === 1 ? 'call' : 'calls'}. SAVE below the form stores it, so that the next one is a
        later save.
      </Hint>
      {calls.map(({ call, sent }, index) => (
        <Box key={index} sx={{ mb: 2 }}>
          <Typography variant="h3" sx={{ fontSize: 15, mb: 0.5 }}>
            {index + 1}. {call}
          </Typography>
          <Pre label={`${index + 1}. ${call}`}>{printed(sent)}</Pre>
        </Box>
      ))}
    </>
  );
}

/** What the definition is compiled to. */
export function SchemaPanel({ work }: { readonly work: Work }): ReactNode {
  const { schema, uiSchema, validationSchema } = work.compiled;
  const shown = { 'Rules (Ajv)': validationSchema, 'Structure (RJSF)': schema, uiSchema };
  const [name, setName] = useState<keyof typeof shown>('Rules (Ajv)');
  return (
    <>
      <TextField
        select
        size="small"
        label="Schema"
        value={name}
        sx={{ mb: 2, minWidth: 200 }}
        onChange={(event) => setName(event.target.value as keyof typeof shown)}
      >
        {Object.keys(shown).map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <Pre label={name}>{printed(shown[name])}</Pre>
    </>
  );
}

/** The laws of the lens on made-up data. */
export function LawsPanel({ work: { compiled } }: { readonly work: Pick<Work, 'compiled'> }): ReactNode {
  const [states, setStates] = useState<readonly LawState[]>([]);
  const [again, setAgain] = useState(0);
  useEffect(() => {
    const trying = new AbortController();
    void tryLaws(compiled, { onState: setStates, signal: trying.signal });
    return () => trying.abort();
  }, [compiled, again]);
  return (
    <>
      <Hint>
        Each law is tried on forms and stored trees that are made up, unknown nodes and odd orders among them.
      </Hint>
      <Box component="ul" aria-label="Laws" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {states.map(({ name, promise, runs, counterexample }) => (
          <li key={name}>
            <Alert severity={counterexample === undefined ? 'success' : 'error'}>
              <strong>{name}</strong> — {promise}{' '}
              {counterexample === undefined ? `${runs} examples hold.` : `Broken after ${runs} examples:`}
              {counterexample !== undefined && <Pre label={`Counterexample of ${name}`}>{printed(counterexample)}</Pre>}
            </Alert>
          </li>
        ))}
      </Box>
      <Button sx={{ mt: 2 }} variant="outlined" onClick={() => setAgain(again + 1)}>
        Try again
      </Button>
    </>
  );
}

const ROWS = 7;

/** The list of an area, with made-up rows. */
export function ListPanel(props: {
  readonly area: AreaDefinition | undefined;
  readonly editors: readonly EditorDefinition[];
  readonly brand: Brand;
}): ReactNode {
  const { area, editors, brand } = props;
  const router = useMemo(
    () =>
      createMemoryRouter([{ path: '*', element: area && <List area={area} editors={editors} brand={brand} /> }], {
        initialEntries: [area?.path ?? '/'],
      }),
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
  const [client] = useState(() => madeUpPages(area, editors, brand));
  const [rows] = useState(() => madeUpRows(area, editors, brand));
  const nothing = () => undefined;
  if (isCardArea(area)) {
    return (
      <CardListScreen
        {...{
          client,
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
        onSuccess={nothing}
        onError={nothing}
      />
    );
  }
  if (isRecordArea(area)) {
    return (
      <RecordListScreen
        area={area}
        brand={brand}
        source={storyList(rows, [])}
        can={{ update: true, create: true, remove: false }}
        options={(source) => storyOptions[source]}
        now={SERVICES.now}
        onSuccess={nothing}
        onError={nothing}
      />
    );
  }
  return (
    <Hint>
      This area shows {'list' in area ? 'a table of its tabs' : 'the forms of its tabs'}; the Form tab has them.
    </Hint>
  );
}

/** The editor that makes entries of an area. */
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

/** A service that has a few pages of the area. */
function madeUpPages(area: AreaDefinition, editors: readonly EditorDefinition[], brand: Brand) {
  const at = '2026-02-06T02:00:00.000Z';
  const tag = isCardArea(area) ? withBrand(area.store.tag, brand) : '';
  const cards = isCardArea(area) ? [{ pages: area.store.tag, values: area.card ?? {} }] : [];
  const pages = isCardArea(area)
    ? madeUpTrees({ area, editors, brand }).map(({ tree }, index) => {
        const name = `Page ${index + 1}`;
        const page = { ...(tree as Page), tag };
        return {
          ...{ id: name, name, slug: `page-${index + 1}`, tag, brand_id: brand, card: cardOf(cards, page) },
          ...{
            featured: index === 0,
            alternative_featured: false,
            published: true,
            created_at: at,
            updated_at: at,
            __typename: 'BrandPage',
          },
        };
      })
    : [];
  const { client } = fakeContentService(({ name }) =>
    name === 'PageFacets'
      ? { pageFacets: [] }
      : { searchPages: { totalCount: pages.length, pages, __typename: 'PageSearchResult' } },
  );
  return client;
}

function Hint({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
      {children}
    </Typography>
  );
}

function Pre({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <Box
      component="pre"
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{
        m: 0,
        p: 1.5,
        overflow: 'auto',
        fontSize: 12.5,
        lineHeight: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      {children}
    </Box>
  );
}

function printed(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
