import { ThemeProvider } from '@mui/material';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { brands } from '../../../schemas/brands';
import { ajvValidator } from '../../../src/compile/ajv';
import { compileEditor, createValidate, type CompiledEditor } from '../../../src/compile';
import {
  createFormStore,
  EditorForm,
  FormServicesProvider,
  SaveBar,
  type FormServices,
  type FormStore,
} from '../../../src/form';
import { createConsoleTheme } from '../../../src/theme/theme';
import { newTree, type FormData } from '../../../src/tree';
import { WORKLOADS, type Workload, type WorkloadName } from '../workloads';
import { found, ourActions, painted, perform, stockActions, type Action } from './actions';
import { Plain } from './Plain';
import { Stock } from './Stock';

/** The compared forms. */
export type Peer = 'plain' | 'stock' | 'ours' | 'ours, all open';

/** The interface of the page for the bench. */
export interface BenchPage {
  /** Shows a form. @returns milliseconds until it was painted */
  readonly mount: (given: { peer: Peer; workload: WorkloadName; size: number }) => Promise<number>;
  /** Puts the caret into the middle of the form, opening what hides it. @returns the id of the input */
  readonly focusMiddle: () => Promise<string>;
  /** Adds an item, moves one or saves. @returns milliseconds until it was painted; undefined for plain inputs, which cannot */
  readonly act: (action: Action) => Promise<number | undefined>;
  /** The number of inputs. */
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
  hasSignedDocuments: false,
  options: () => ({ list: async () => [], find: async () => undefined }),
  searchPlaces: async () => [],
  locatePlace: async () => Promise.reject(new Error('There are no places here.')),
  searchEntries: async () => ({ kind: 'found', entries: [], total: 0 }),
  resolveEntries: async () => new Map(),
  entryNouns: () => undefined,
  can: () => true,
  now: Date.now,
  newUid: () => crypto.randomUUID(),
};
const theme = createConsoleTheme({ accent: '#7a5c2e', mode: 'light' });

let workload: Workload;
let currentPeer: Peer;
let store: FormStore | undefined;
/** The number of times that the form was submitted. */
let saves = 0;

async function mount({ peer, workload: kind, size }: Parameters<BenchPage['mount']>[0]): Promise<number> {
  workload = WORKLOADS[kind](size);
  currentPeer = peer;
  const root = createRoot(document.getElementById('root') ?? document.body);
  const compiled = compileEditor(workload.definition, brands.ALP);
  const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));
  const began = performance.now();
  root.render(<ThemeProvider theme={theme}>{formOf(peer)}</ThemeProvider>);
  await painted();
  if (peer === 'ours, all open') {
    openAll();
    await painted();
  }
  return performance.now() - began;

  function formOf(one: Peer): ReactNode {
    const { form } = workload;
    if (one === 'plain') return <Plain value={form} path={[]} />;
    if (one === 'stock')
      return <Stock fields={compiled.editor.fields} form={form} onSubmit={() => void (saves += 1)} />;
    const opened = createFormStore({ compiled, validate, form });
    store = opened;
    return (
      <FormServicesProvider value={SERVICES}>
        <EditorForm store={opened} />
        <SaveBar
          store={opened}
          onSave={() => writeTree(compiled, opened.getSnapshot().current)}
          onCancel={() => undefined}
        />
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

/** What the console does before sending anything: it writes the tree of the form. */
function writeTree({ editor, lens }: CompiledEditor, data: FormData): void {
  const newId = () => crypto.randomUUID();
  lens.formToTree(data, newTree({ editor, brandId: 'bench', newId }), newId);
  saves += 1;
}

async function act(action: Action): Promise<number | undefined> {
  if (currentPeer === 'plain') return undefined;
  const before = saves;
  const milliseconds = await perform((currentPeer === 'stock' ? stockActions(workload.list) : ourActions)[action]);
  if (action === 'save' && saves === before) throw new Error(`${currentPeer} did not save.`);
  return milliseconds;
}

async function focusMiddle(): Promise<string> {
  const { list, field, form } = workload;
  const index = Math.floor((form[list] as readonly unknown[]).length / 2);
  const path = [list, index, field];
  const id = ['form', ...path].join('.');
  store?.reveal(path);
  const input = await found(() => document.getElementById(id));
  input.scrollIntoView({ block: 'center' });
  input.focus({ preventScroll: true });
  await painted();
  return id;
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
  act,
  inputs: () => document.querySelectorAll('input, textarea, select, [role="textbox"]').length,
  keys: () => keys,
  storedText,
};
Object.assign(window, { bench: page });
