import { ThemeProvider } from '@mui/material';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { brands } from '../../../schemas/brands';
import { ajvValidator } from '../../../src/compile/ajv';
import { compileEditor, createValidate } from '../../../src/compile';
import {
  createFormStore,
  EditorForm,
  FormServicesProvider,
  SaveBar,
  type FormServices,
  type FormStore,
} from '../../../src/form';
import { createConsoleTheme } from '../../../src/theme/theme';
import { article, units, type Workload } from '../workloads';
import { Plain } from './Plain';
import { Stock } from './Stock';

/** What is measured against what. */
export type Peer = 'plain' | 'stock' | 'ours' | 'ours, all open';

/** What the page offers to the one who measures. */
export interface BenchPage {
  /** Shows a form. @returns milliseconds until it was painted */
  readonly mount: (given: { peer: Peer; workload: 'units' | 'article'; size: number }) => Promise<number>;
  /** Puts the caret into the middle of the form, opening what hides it. @returns the id of the input */
  readonly focusMiddle: () => Promise<string>;
  /** How many inputs there are. */
  readonly inputs: () => number;
  /** Milliseconds from each key so far to the paint after it. */
  readonly keys: () => readonly number[];
  /** The text that the form holds at the place typed into. */
  readonly storedText: () => unknown;
}

const SERVICES: FormServices = {
  upload: async () => Promise.reject(new Error('Nothing is uploaded here.')),
  fetchFile: async () => new Blob(),
  fileUrl: () => '',
  options: () => ({ list: async () => [], find: async () => undefined }),
  searchPlaces: async () => [],
  locatePlace: async () => Promise.reject(new Error('There are no places here.')),
  searchPages: async () => ({ pages: [], total: 0 }),
  namePages: async () => new Map(),
  can: () => true,
  now: Date.now,
  newUid: () => crypto.randomUUID(),
};
const theme = createConsoleTheme({ accent: '#7a5c2e', mode: 'light' });
const FRAMES = 60;

let workload: Workload;
let store: FormStore | undefined;

async function mount({ peer, workload: kind, size }: Parameters<BenchPage['mount']>[0]): Promise<number> {
  workload = kind === 'units' ? units(size) : article(size);
  const root = createRoot(document.getElementById('root') ?? document.body);
  const compiled = compileEditor(workload.definition, brands.ALP);
  const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));
  const began = performance.now();
  root.render(<ThemeProvider theme={theme}>{shown(peer)}</ThemeProvider>);
  await painted();
  if (peer === 'ours, all open') {
    openAll();
    await painted();
  }
  return performance.now() - began;

  function shown(one: Peer): ReactNode {
    const { form } = workload;
    if (one === 'plain') return <Plain value={form} path={[]} />;
    if (one === 'stock') return <Stock fields={compiled.editor.fields} form={form} />;
    store = createFormStore({ compiled, validate, form });
    return (
      <FormServicesProvider value={SERVICES}>
        <EditorForm store={store} />
        <SaveBar store={store} onSave={() => undefined} onCancel={() => undefined} />
      </FormServicesProvider>
    );
  }
}

function openAll(): void {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent.startsWith('Expand all'),
  );
  button?.click();
}

async function focusMiddle(): Promise<string> {
  const { list, field, form } = workload;
  const index = Math.floor((form[list] as readonly unknown[]).length / 2);
  const path = [list, index, field];
  const id = ['form', ...path].join('.');
  store?.reveal(path);
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const input = document.getElementById(id);
    if (input) {
      input.scrollIntoView({ block: 'center' });
      input.focus({ preventScroll: true });
      await painted();
      return id;
    }
    await painted();
  }
  throw new Error(`There is no input ${id}.`);
}

/** After the next frame was drawn. */
async function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  });
}

const keys: number[] = [];
window.addEventListener(
  'keydown',
  ({ timeStamp }) => void painted().then(() => keys.push(performance.now() - timeStamp)),
  {
    capture: true,
  },
);

function storedText(): unknown {
  const { list, field, form } = workload;
  const items = (store?.getSnapshot().current ?? form)[list] as readonly Record<string, unknown>[];
  return items[Math.floor(items.length / 2)]?.[field];
}

const page: BenchPage = {
  mount,
  focusMiddle,
  inputs: () => document.querySelectorAll('input, textarea, select, [role="textbox"]').length,
  keys: () => keys,
  storedText,
};
Object.assign(window, { bench: page });
