import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, fn, screen, within } from 'storybook/test';
import { ServiceError } from '../../src/api/errors';
import { BulkBar } from '../../src/list/bulk/BulkBar';
import { BulkDialog } from '../../src/list/bulk/BulkDialog';
import { startBulkRun, type BulkRun, type BulkStep } from '../../src/list/bulk/bulkRun';
import { References, type FindReferences } from '../../src/list/References';
import { linesOf } from '../support/linesOf';

/** The content of a dialog has links, which need a router. */
function Routed({ children }: { readonly children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }]));
  return <RouterProvider router={router} />;
}

const COMMANDS = ['Publish', 'Hide', 'Add to Featured', 'Delete'].map((label) => ({ label, ask: fn() }));

interface BarProps {
  readonly count: number;
  readonly total: number;
  readonly hasUncounted?: boolean;
  readonly width?: number;
}

/** The bar for `count` selected rows of `total`. */
function Bar({ count, total, hasUncounted = false, width }: BarProps) {
  const more = count < total ? { total, hasUncounted, isReading: false, select: fn() } : undefined;
  return (
    <div style={{ width }}>
      <BulkBar count={count} commands={COMMANDS} more={more} csv={null} onClear={fn()} />
    </div>
  );
}

const meta: Meta<typeof Bar> = { title: 'Screens/Actions on several', component: Bar };
export default meta;

type BarStory = StoryObj<typeof Bar>;
type DialogStory = StoryObj<typeof Dialog>;

export const Chosen: BarStory = { args: { count: 10, total: 10 } };
export const ChosenOfMany: BarStory = { args: { count: 10, total: 312 } };
export const ChosenOfTooMany: BarStory = { args: { count: 100, total: 2_400 } };
export const ChosenOfUncounted: BarStory = { args: { count: 100, total: 1_000, hasUncounted: true } };
export const ChosenNarrow: BarStory = { args: { count: 10, total: 312, width: 360 } };

/** Articles: with `some refused` every third one fails; with `not yet` the last one never finishes. */
function steps(count: number, ends: 'done' | 'some refused' | 'not yet'): readonly BulkStep[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `article-${index}`,
    name: `Article ${index + 1}`,
    run: async () => {
      if (ends === 'not yet' && index === count - 1) return new Promise(() => undefined);
      if (ends === 'some refused' && index % 3 === 2) throw new ServiceError('Page not found.', 'NOT_FOUND');
      return async () => undefined;
    },
  }));
}

/** Asks for confirmation if nothing runs. */
function Dialog({ run, find }: { readonly run?: () => BulkRun; readonly find?: FindReferences }) {
  const [started] = useState(run);
  return (
    <Routed>
      <BulkDialog
        title="Delete"
        question="Delete 4 pages?"
        isDangerous
        references={find && <References ids={IDS} find={find} />}
        onYes={fn()}
        run={started}
        onUndo={fn()}
        onClose={fn()}
      />
    </Routed>
  );
}

const IDS = ['a', 'b', 'c', 'd'];

const SOME: FindReferences = async () => ({
  entries: [
    { id: 'x', name: 'Live by the sea', hint: 'Hero Banners · Page', path: '/manage-hero-banners/x' },
    { id: 'y', name: 'A quiet year in the middle of the city', hint: 'Content · Body', path: '/manage-content/y' },
    { id: 'z', name: 'Somewhere else', hint: '', path: undefined },
  ],
  total: 14,
  hidden: 2,
});

/** The text of the dialog in each of its states. */
const STATES: Readonly<Record<string, readonly [props: Parameters<typeof Dialog>[0], says: string]>> = {
  Asking: [{}, 'Delete 4 pages?'],
  AskingWithReferences: [{ find: SOME }, '16 entries refer to them:'],
  AskingWithoutReferences: [{ find: async () => ({ entries: [], total: 0, hidden: 0 }) }, 'Nothing refers to them.'],
  AskingMeanwhile: [{ find: () => new Promise(() => undefined) }, 'Looking for what refers to them…'],
  AskingInVain: [
    { find: () => Promise.reject(new ServiceError('No.', 'FORBIDDEN')) },
    'What refers to them could not be found.',
  ],
  Running: [{ run: () => startBulkRun('Delete', steps(4, 'not yet')) }, '3 of 4 done…'],
  Done: [{ run: () => startBulkRun('Delete', steps(4, 'done')) }, '4 of 4 done'],
  SomeRefused: [{ run: () => startBulkRun('Delete', steps(24, 'some refused')) }, '16 of 24 done'],
};

function stateOf(name: string): DialogStory {
  const [props, says] = STATES[name] ?? [{}, ''];
  return {
    render: () => <Dialog {...props} />,
    play: async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete' }));
      await expect(await dialog.findByText(says)).toBeInTheDocument();
    },
  };
}

export const Asking = stateOf('Asking');
export const AskingWithReferences = stateOf('AskingWithReferences');
export const AskingWithoutReferences = stateOf('AskingWithoutReferences');
export const AskingMeanwhile = stateOf('AskingMeanwhile');
export const AskingInVain = stateOf('AskingInVain');
export const Running = stateOf('Running');
export const Done = stateOf('Done');
export const SomeRefused = stateOf('SomeRefused');

/** The outcome stays on one line beside a name of several. */
export const DoneOfLongNames: DialogStory = {
  render: () => <Dialog run={() => startBulkRun('Delete', LONG)} />,
  play: async () => {
    await screen.findByText('2 of 2 done');
    await expect(screen.getAllByText('Done').map(linesOf)).toEqual([1, 1]);
  },
};

const LONG = steps(2, 'done').map((step, index) => ({
  ...step,
  name: ['A quiet year in the middle of the city, '.repeat(6), 'Wind'.repeat(60)][index] ?? '',
}));
