import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { brands } from '../../schemas/brands';
import { BRANDS, type Brand } from '../../src/lib/brand';
import { createConsoleTheme } from '../../src/theme/theme';
import { Choice } from './Choice';
import { cookbookExamples, productExamples, sampleExamples, type Example } from './examples';
import { linkOfText } from './link';
import { respell, spell, spellingOf, type Spelling } from './spelling';

const CodeEditor = lazy(async () => ({ default: (await import('./CodeEditor')).CodeEditor }));
const Outcome = lazy(async () => ({ default: (await import('./Outcome')).Outcome }));

function Loading(): ReactNode {
  return <LinearProgress aria-label="Loading" />;
}

/** A place to try the definition language: the text on the left, and on the right what the console makes of it. */
export function Playground({ linked }: { readonly linked: string | undefined }): ReactNode {
  const [text, setText] = useState(() => linked ?? spell(sampleExamples[0]?.definition, 'json'));
  const [spelling, setSpelling] = useState<Spelling>(() => spellingOf(text));
  const [brand, setBrand] = useState<Brand>(BRANDS[0]);
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const [chosenDark, setChosenDark] = useState<boolean>();
  const isDark = chosenDark ?? prefersDark;
  const theme = useMemo(() => {
    const mode = isDark ? 'dark' : 'light';
    return createConsoleTheme({ accent: brands[brand].accent[mode], mode });
  }, [brand, isDark]);
  const link = useLink(text);

  function openDefinition(definition: unknown): void {
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
          <ExampleChoice onTake={openDefinition} />
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
          <Suspense fallback={<Loading />}>
            <CodeEditor text={text} onChange={setText} spelling={spelling} isDark={isDark} />
          </Suspense>
        </Box>
        <Box component="main" sx={RESULT}>
          <Suspense fallback={<Loading />}>
            <Outcome text={text} brand={brand} onTake={openDefinition} />
          </Suspense>
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

const EXAMPLES: readonly { readonly heading: string; readonly examples: readonly Example[] }[] = [
  { heading: 'Samples', examples: sampleExamples },
  { heading: 'Cookbook', examples: cookbookExamples },
  { heading: 'Of the product', examples: productExamples },
];

/** Examples to start with: samples first, then screens of the cookbook, then the product's own areas and editors. */
function ExampleChoice({ onTake }: { readonly onTake: (definition: unknown) => void }): ReactNode {
  const all = EXAMPLES.flatMap(({ examples }) => examples);
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
      {EXAMPLES.flatMap(({ heading, examples }) => [
        <ListSubheader key={heading}>{heading}</ListSubheader>,
        ...examples.map(({ name, title }) => (
          <MenuItem key={name} value={name}>
            {title}
          </MenuItem>
        )),
      ])}
    </TextField>
  );
}

/** The link to a text. It also becomes the address, so that a reload keeps the text. */
function useLink(text: string): string {
  const [link, setLink] = useState('#');
  useEffect(() => {
    let isCurrent = true;
    void linkOfText(text).then((newLink) => {
      if (!isCurrent) return;
      setLink(newLink);
      window.history.replaceState(null, '', newLink);
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return link;
}
