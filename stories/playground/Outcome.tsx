import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import type { Brand, EditorDefinition } from '../../src/definition';
import { Choice } from './Choice';
import { FormPanel, PlanPanel, SchemaPanel, TreePanel } from './panels';
import { readDefinition, type Defined } from './read';
import { useWork } from './useWork';

const LawsPanel = lazy(async () => ({ default: (await import('./LawsPanel')).LawsPanel }));
const ListPanel = lazy(async () => ({ default: (await import('./ListPanel')).ListPanel }));
const TypesPanel = lazy(async () => ({ default: (await import('./TypesPanel')).TypesPanel }));

const TABS = ['Form', 'List', 'Stored tree', 'Save plan', 'JSON Schema', 'Laws', 'Types'] as const;
type TabName = (typeof TABS)[number];

interface OutcomeProps {
  readonly text: string;
  readonly brand: Brand;
  readonly onTake: (definition: unknown) => void;
}

/** The problems of a text, and what the console makes of it. */
export function Outcome({ text, brand, onTake }: OutcomeProps): ReactNode {
  const reading = useMemo(() => readDefinition(text), [text]);
  // While the definition has problems, the last valid form stays.
  const [lastValid, setLastValid] = useState<Defined | undefined>(reading.defined);
  if (reading.defined && reading.defined !== lastValid) setLastValid(reading.defined);
  return (
    <>
      <Problems problems={reading.problems} hasResult={lastValid !== undefined} />
      {lastValid ? <Result defined={lastValid} brand={brand} onTake={onTake} /> : null}
    </>
  );
}

interface ResultProps {
  readonly defined: Defined;
  readonly brand: Brand;
  readonly onTake: (definition: unknown) => void;
}

function Result({ defined: { area, editors }, brand, onTake }: ResultProps): ReactNode {
  const [selectedTab, setTab] = useState<TabName>();
  const tab = selectedTab ?? (editors.length === 0 ? 'List' : 'Form');
  const brandEditors = editors.filter(({ brands: only }) => only?.includes(brand) ?? true);
  const [name, setName] = useState<string>();
  const editor = brandEditors.find((one) => one.name === name) ?? brandEditors[0];
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next: TabName) => setTab(next)}
        variant="scrollable"
        aria-label="What becomes of it"
        sx={TABS_BAR}
      >
        {TABS.map((one) => (
          <Tab key={one} value={one} label={one} id={`tab-${one}`} aria-controls="result" />
        ))}
      </Tabs>
      <Box id="result" role="tabpanel" aria-labelledby={`tab-${tab}`} sx={{ pt: 2 }}>
        {brandEditors.length > 1 && FOR_ONE_EDITOR.has(tab) && editor && (
          <Choice
            label="Editor"
            value={editor.name}
            choices={Object.fromEntries(brandEditors.map((one) => [one.name, one.title]))}
            onChoose={setName}
          />
        )}
        <Suspense>
          {tab === 'List' && <ListPanel area={area} editors={editors} brand={brand} />}
          {tab === 'Types' && <TypesPanel onTake={onTake} />}
        </Suspense>
        {FOR_ONE_EDITOR.has(tab) &&
          (editor ? (
            <EditorPanels key={editor.name} tab={tab} editor={editor} brand={brand} />
          ) : (
            <Typography variant="body2">
              {editors.length === 0 ? 'There is no editor in the text.' : `${brand} does not have it.`}
            </Typography>
          ))}
      </Box>
    </>
  );
}

const TABS_BAR = {
  position: 'sticky',
  top: 0,
  zIndex: 3,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const FOR_ONE_EDITOR: ReadonlySet<TabName> = new Set(['Form', 'Stored tree', 'Save plan', 'JSON Schema', 'Laws']);

interface EditorPanelsProps {
  readonly tab: TabName;
  readonly editor: EditorDefinition;
  readonly brand: Brand;
}

/** Keeps what was typed while another tab is open. */
function EditorPanels({ tab, editor, brand }: EditorPanelsProps): ReactNode {
  const work = useWork(editor, brand);
  const form = <FormPanel work={work} editor={editor} brand={brand} />;
  switch (tab) {
    case 'Stored tree':
      return <SideBySide form={form} panel={<TreePanel work={work} />} />;
    case 'Save plan':
      return <SideBySide form={form} panel={<PlanPanel work={work} />} />;
    case 'JSON Schema':
      return <SchemaPanel work={work} />;
    case 'Laws':
      return (
        <Suspense>
          <LawsPanel work={work} />
        </Suspense>
      );
    default:
      return form;
  }
}

/** A form next to a panel that follows from it, so that the effect of typing is visible. */
function SideBySide({ form, panel }: { readonly form: ReactNode; readonly panel: ReactNode }): ReactNode {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <div>{form}</div>
      <div>{panel}</div>
    </Box>
  );
}

function Problems({
  problems,
  hasResult,
}: {
  readonly problems: ReturnType<typeof readDefinition>['problems'];
  readonly hasResult: boolean;
}): ReactNode {
  if (problems.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      {hasResult ? 'Below is what it was without these problems.' : 'There is nothing to show yet.'}
      <Box component="ul" aria-label="Problems" sx={{ pl: 2.5, my: 0.5 }}>
        {problems.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            Line {line}: {message}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
