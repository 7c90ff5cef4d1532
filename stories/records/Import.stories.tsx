import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { brands } from '../../schemas/brands';
import { addCareer } from '../../schemas/careers/add-career';
import { careers } from '../../schemas/careers/area';
import { editCareer } from '../../schemas/careers/edit-career';
import { ServiceError } from '../../src/api/errors';
import { ImportDialog } from '../../src/app/transfer/ImportDialog';
import { createTransfer, type CheckedEditor, type Transfer } from '../../src/app/transfer/transfer';
import { compileEditor, createValidate } from '../../src/compile';
import { ajvValidator } from '../../src/compile/ajv';
import { isRecordArea, type EditorDefinition } from '../../src/definition';
import { ToastProvider } from '../../src/shell/toasts';
import type { ServedRecord } from '../../src/stores/records/source';

const HEAD = 'id,revision,Career Title [career.title],career.location,career.status';

const STORED: readonly ServedRecord[] = ['Showroom Host', 'Driver', 'Cook'].map((title, index) => ({
  ...{ id: `career-${index + 1}`, revision: 4, updatedAt: undefined, updatedBy: 'ALP Editor' },
  values: {
    ...{ title, location: 'Makati', isVisible: true, employment_type_id: 'sales', tags: 'host,sales' },
    ...{ apply_before_at: '2026-12-24T00:00:00.000Z', job_description: '<p>Shows homes</p>' },
  },
}));

/** Three careers. Saving one with the title `refused` fails; nothing is stored. */
function careersFor(refused: string | undefined): Transfer {
  const compile = (definition: EditorDefinition): CheckedEditor => {
    const compiled = compileEditor(definition, brands.ALP);
    return { compiled, validate: createValidate(compiled, ajvValidator(compiled.validationSchema)) };
  };
  const find = (id: string | undefined) => STORED.find((one) => one.id === id);
  const save = async (values: ServedRecord['values'], id = 'new'): Promise<ServedRecord> => {
    if (values['title'] === refused) throw new ServiceError('Another career has this title.', 'BAD_USER_INPUT');
    return { id, revision: 5, updatedAt: undefined, values };
  };
  return createTransfer({
    source: {
      async read(id) {
        const record = find(id);
        if (!record) throw new ServiceError('Career not found.', 'NOT_FOUND');
        return record;
      },
      create: async (values) => save(values),
      update: async (id, values) => save(values, id),
    },
    ...{ add: compile(addCareer), change: compile(editCareer), options: new Map(), nouns: 'careers' },
    ...{ may: { create: true, update: true, remove: true }, can: () => true },
    ...{ newId: () => crypto.randomUUID(), now: () => Date.parse('2026-11-24') },
  });
}

interface ImportStoryProps {
  /** The rows of the file below its head; undefined: none is chosen. */
  readonly rows?: readonly string[];
  readonly head?: string;
  /** A title that the service refuses to store. */
  readonly refused?: string;
  /** Whether the import is confirmed. */
  readonly isAgreed?: boolean;
}

function Import({ refused }: ImportStoryProps) {
  const [transfer] = useState(() => careersFor(refused));
  if (!isRecordArea(careers)) return null;
  return (
    <MemoryRouter>
      <ToastProvider>
        <ImportDialog
          area={careers}
          open={async () => transfer}
          readIds={async () => STORED.map(({ id }) => id)}
          onChanged={fn()}
          close={fn()}
        />
      </ToastProvider>
    </MemoryRouter>
  );
}

const meta: Meta<typeof Import> = { title: 'Screens/Import of a list', component: Import };
export default meta;

type ImportStory = StoryObj<typeof Import>;

const MIXED = [
  'career-1,4,Showroom Hostess,Cebu,FALSE',
  'career-2,4,Driver,Makati,true',
  'career-3,4,Chef,Makati,true',
  'career-3,4,Again,Makati,true',
  'career-9,1,Nobody,Makati,true',
  ',,,Makati,true',
];
const GOOD = MIXED.slice(0, 3);
const MANY = Array.from({ length: 120 }, (_, index) => `career-2,4,Driver ${index + 1},Makati,true`);

/** The text of the dialog in each of its states. */
const STATES: Readonly<Record<string, readonly [props: ImportStoryProps, says: string | RegExp]>> = {
  Start: [{}, /^Export the list for editing/],
  Faulty: [{ head: 'id,wage', rows: ['1,2'] }, 'This list has no column “wage”.'],
  Unchanged: [{ rows: ['career-2,4,Driver,Makati,true'] }, 'Nothing in the file differs from what is stored.'],
  SomeRefused: [{ rows: MIXED }, 'Refused (3)'],
  Many: [{ rows: MANY }, 'Refused (119)'],
  Ready: [{ rows: GOOD }, 'Import 2 rows'],
  Done: [{ rows: GOOD, isAgreed: true }, '2 of 2 done'],
  SomeNotStored: [{ rows: GOOD, isAgreed: true, refused: 'Chef' }, '1 of 2 done'],
};

function stateOf(name: string): ImportStory {
  const [props, says] = STATES[name] ?? [{}, ''];
  const { rows, head = HEAD, isAgreed = false } = props;
  return {
    render: () => <Import {...props} />,
    play: async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Import careers' }));
      if (rows) {
        const file = new File([[head, ...rows].join('\n')], 'careers.csv', { type: 'text/csv' });
        await userEvent.upload(dialog.getByLabelText('Choose a file', { selector: 'input' }), file);
      }
      if (isAgreed) await userEvent.click(await dialog.findByRole('button', { name: /^Import \d/ }));
      await expect(await dialog.findByText(says)).toBeInTheDocument();
    },
  };
}

export const Start = stateOf('Start');
export const Faulty = stateOf('Faulty');
export const Unchanged = stateOf('Unchanged');
export const SomeRefused = stateOf('SomeRefused');
export const Many = stateOf('Many');
export const Ready = stateOf('Ready');
export const Done = stateOf('Done');
export const SomeNotStored = stateOf('SomeNotStored');
