import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { brands } from '../../schemas/brands';
import { BRANDS, type Brand, type EditorDefinition } from '../../src/definition';
import { createConsoleTheme } from '../../src/theme/theme';
import { CodeEditor } from './CodeEditor';
import { productExamples, sampleExamples } from './examples';
import { linkOfText } from './link';
import { FormPanel, LawsPanel, ListPanel, PlanPanel, SchemaPanel, TreePanel } from './panels';
import { readDefinition, type Defined } from './read';
import { respell, spell, spellingOf, type Spelling } from './spelling';
import { TypesPanel } from './TypesPanel';
import { useWork } from './useWork';

const TABS = ['Form', 'List', 'Stored tree', 'Save plan', 'JSON Schema', 'Laws', 'Types'] as const;
type TabName = (typeof TABS)[number];

/** A place to try the definition language: the text on the left, and on the right what the console makes of it. */
export function Playground({ linked }: { readonly linked: string | undefined }): ReactNode {
  const [text, setText] = useState(() => linked ?? spell(sampleExamples[0]?.definition, 'json'));
  const [spelling, setSpelling] = useState<Spelling>(() => spellingOf(text));
  const [brand, setBrand] = useState<Brand>(BRANDS[0]);
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const [chosenDark, setChosenDark] = useState<boolean>();
  const isDark = chosenDark ?? prefersDark;
  const reading = useMemo(() => readDefinition(text), [text]);
  // A definition with problems leaves the last good form standing.
  const [good, setGood] = useState<Defined | undefined>(reading.defined);
  if (reading.defined && reading.defined !== good) setGood(reading.defined);
  const theme = useMemo(() => {
    const mode = isDark ? 'dark' : 'light';
    return createConsoleTheme({ accent: brands[brand].accent[mode], mode });
  }, [brand, isDark]);
  const link = useLink(text);

  function take(definition: unknown): void {
    setText(spell(definition, spelling));
  }

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Box sx={FRAME}>
        <Box component="header" sx={HEADER}>
          <Typography variant="h1" sx={{ fontSize: 18, mr: 'auto' }}>
            Playground
          </Typography>
          <ExampleChoice onTake={take} />
          <Choice
            label="Spelling"
            value={spelling}
            choices={{ json: 'JSON', typescript: 'TypeScript' }}
            onChoose={(chosen) => {
              setSpelling(chosen);
              setText(respell(text, chosen));
            }}
          />
          <Choice
            label="Brand"
            value={brand}
            choices={Object.fromEntries(BRANDS.map((name) => [name, name])) as Record<Brand, string>}
            onChoose={setBrand}
          />
          <Button
            variant="outlined"
            href={link}
            onClick={() =>
              void navigator.clipboard.writeText(new URL(link, window.location.href).href).catch(() => undefined)
            }
          >
            Copy link
          </Button>
          <IconButton
            aria-label={isDark ? 'Light appearance' : 'Dark appearance'}
            onClick={() => setChosenDark(!isDark)}
          >
            {isDark ? <LightIcon /> : <DarkIcon />}
          </IconButton>
        </Box>
        <Box component="section" aria-label="Definition" sx={EDITOR}>
          <CodeEditor text={text} onChange={setText} spelling={spelling} isDark={isDark} />
        </Box>
        <Box component="main" sx={RESULT}>
          <Problems problems={reading.problems} isStanding={good !== undefined} />
          {good ? <Result defined={good} brand={brand} onTake={take} /> : null}
        </Box>
      </Box>
    </ThemeProvider>
  );
}

const FRAME = {
  display: 'grid',
  height: { md: '100vh' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(340px, 5fr) minmax(0, 7fr)' },
  gridTemplateRows: { xs: 'auto 45vh auto', md: 'auto minmax(0, 1fr)' },
} as const;
const HEADER = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const EDITOR = {
  minHeight: 0,
  minWidth: 0,
  borderRight: { md: 1 },
  borderBottom: { xs: 1, md: 0 },
  borderColor: { xs: 'divider', md: 'divider' },
} as const;
const RESULT = { minHeight: 0, minWidth: 0, overflow: 'auto', px: 2, pb: 4, bgcolor: 'background.default' } as const;

interface ResultProps {
  readonly defined: Defined;
  readonly brand: Brand;
  readonly onTake: (definition: unknown) => void;
}

function Result({ defined: { area, editors }, brand, onTake }: ResultProps): ReactNode {
  const [chosen, setTab] = useState<TabName>();
  const tab = chosen ?? (editors.length === 0 ? 'List' : 'Form');
  const offered = editors.filter(({ brands: only }) => only?.includes(brand) ?? true);
  const [name, setName] = useState<string>();
  const editor = offered.find((one) => one.name === name) ?? offered[0];
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
        {offered.length > 1 && FOR_ONE_EDITOR.has(tab) && editor && (
          <Choice
            label="Editor"
            value={editor.name}
            choices={Object.fromEntries(offered.map((one) => [one.name, one.title]))}
            onChoose={setName}
          />
        )}
        {tab === 'List' && <ListPanel area={area} editors={editors} brand={brand} />}
        {tab === 'Types' && <TypesPanel onTake={onTake} />}
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

/** What is typed stays while another tab is open. */
function EditorPanels({ tab, editor, brand }: EditorPanelsProps): ReactNode {
  const work = useWork(editor, brand);
  const form = <FormPanel work={work} editor={editor} brand={brand} />;
  switch (tab) {
    case 'Stored tree':
      return <Beside form={form} panel={<TreePanel work={work} />} />;
    case 'Save plan':
      return <Beside form={form} panel={<PlanPanel work={work} />} />;
    case 'JSON Schema':
      return <SchemaPanel work={work} />;
    case 'Laws':
      return <LawsPanel work={work} />;
    default:
      return form;
  }
}

/** What follows from a form, beside it, so that one sees it follow. */
function Beside({ form, panel }: { readonly form: ReactNode; readonly panel: ReactNode }): ReactNode {
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
  isStanding,
}: {
  readonly problems: ReturnType<typeof readDefinition>['problems'];
  readonly isStanding: boolean;
}): ReactNode {
  if (problems.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      {isStanding ? 'Below is what it was without these problems.' : 'There is nothing to show yet.'}
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

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: Readonly<Record<Value, string>>;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, choices, onChoose }: ChoiceProps<Value>): ReactNode {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      sx={{ minWidth: 120, mb: 0 }}
      onChange={(event) => onChoose(event.target.value as Value)}
    >
      {Object.entries<string>(choices).map(([key, words]) => (
        <MenuItem key={key} value={key}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Examples to begin with: samples first, then the product's own areas and editors. */
function ExampleChoice({ onTake }: { readonly onTake: (definition: unknown) => void }): ReactNode {
  const all = [...sampleExamples, ...productExamples];
  return (
    <TextField
      select
      size="small"
      label="Example"
      value=""
      sx={{ minWidth: 150 }}
      onChange={(event) => {
        const example = all.find(({ name }) => name === event.target.value);
        void example?.load().then(onTake);
      }}
    >
      <ListSubheader>Samples</ListSubheader>
      {sampleExamples.map(({ name, title }) => (
        <MenuItem key={name} value={name}>
          {title}
        </MenuItem>
      ))}
      <ListSubheader>Of the product</ListSubheader>
      {productExamples.map(({ name, title }) => (
        <MenuItem key={name} value={name}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The link to a text, which the address is, too, so that a reload keeps it. */
function useLink(text: string): string {
  const [link, setLink] = useState('#');
  useEffect(() => {
    let isCurrent = true;
    void linkOfText(text).then((made) => {
      if (!isCurrent) return;
      setLink(made);
      window.history.replaceState(null, '', made);
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return link;
}
