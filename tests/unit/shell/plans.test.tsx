import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ServiceError, UnreachableError } from '../../../src/api/errors';
import type { Plan, SentPlan } from '../../../src/api/plans';
import { createBrandPlans } from '../../../src/shell/plans/brandPlans';
import { EntryPlans } from '../../../src/shell/plans/EntryPlans';
import { UpcomingPlans } from '../../../src/shell/plans/PlanList';

const ENTRY = { kind: 'page', of: 'CONTENT-ALP', id: 'e1' } as const;
const SILENT = { subscribe: () => () => undefined };

/** A service that keeps plans. */
function planService(refusal?: Error) {
  let kept: readonly Plan[] = [];
  const save = vi.fn(async (_brand: string, { id, action, entry, at, note = '' }: SentPlan) => {
    if (refusal) throw refusal;
    const plan: Plan = {
      ...{ id, action, entry, at, note, name: entry ? 'Turf' : '' },
      ...{ plannedBy: 'Ana', failure: undefined, mayChange: true, mayCancel: true },
    };
    kept = [...kept.filter((one) => one.id !== id), plan];
  });
  const cancel = vi.fn(async (_brand: string, id: string) => {
    kept = kept.filter((one) => one.id !== id);
  });
  let made = 0;
  const read = vi.fn(async () => kept);
  const calls = { save, cancel, read };
  const brandPlans = createBrandPlans({ brandId: 'b1', calls, newId: () => `new ${(made += 1)}`, live: SILENT });
  return {
    ...{ save, read, brandPlans },
    /** What is planned from then on is stored, which nobody hears. */
    loseAnswers() {
      const store = save.getMockImplementation()!;
      save.mockImplementation(async (...sent) => {
        await store(...sent);
        throw new UnreachableError('content');
      });
    },
    put: (...plans: readonly Plan[]) => void (kept = plans),
    /** Somebody else plans something meanwhile. */
    async elsewhere(plan: Pick<Plan, 'action'>) {
      await save('b1', { ...plan, id: 'other', entry: ENTRY, at: '2096-12-01T00:00:00Z' });
      save.mockClear();
      await act(async () => brandPlans.load());
    },
  };
}

function show(service: ReturnType<typeof planService>): void {
  render(<EntryPlans brandPlans={service.brandPlans} entry={ENTRY} name="Turf" close={vi.fn()} />);
}

/** A browser gives such an input its time at once, whichever part of it was typed. */
function choose(dialog: HTMLElement, value: string): void {
  fireEvent.change(within(dialog).getByLabelText('Date and time (Manila time)'), { target: { value } });
}

it('a time is needed that has not passed', async () => {
  const service = planService();
  show(service);
  const dialog = screen.getByRole('dialog', { name: 'Publish or hide Turf' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Set the time' }));
  expect(within(dialog).getByText('Choose a date and a time.')).toBeInTheDocument();
  choose(dialog, '2020-01-01T10:00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Set the time' }));
  expect(within(dialog).getByText('The time has passed already.')).toBeInTheDocument();
  expect(service.save).not.toHaveBeenCalled();
});

it('a page is hidden at a time of Manila, which can be changed and cancelled', async () => {
  const service = planService();
  show(service);
  const dialog = screen.getByRole('dialog', { name: 'Publish or hide Turf' });
  choose(dialog, '2096-11-24T22:00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Set the time' }));
  expect(service.save).toHaveBeenCalledExactlyOnceWith('b1', {
    ...{ id: 'new 1', action: 'hide', entry: ENTRY, at: '2096-11-24T14:00:00.000Z' },
  });
  const list = await within(dialog).findByRole('list', { name: 'Coming up' });
  expect(list).toHaveTextContent('Hide: TurfNov 24, 2096, 10:00 PM · planned by Ana');
  // What is planned already is not offered again.
  expect(within(dialog).getByLabelText('What')).toHaveTextContent('Publish');

  await userEvent.click(within(list).getByRole('button', { name: 'Change the time: Hide: Turf' }));
  const change = screen.getByRole('dialog', { name: 'Change the time' });
  expect(within(change).getByLabelText('Date and time (Manila time)')).toHaveValue('2096-11-24T22:00');
  choose(change, '2096-11-25T06:30');
  await userEvent.click(within(change).getByRole('button', { name: 'Set the time' }));
  expect(service.save).toHaveBeenLastCalledWith(
    'b1',
    expect.objectContaining({ id: 'new 1', at: '2096-11-24T22:30:00.000Z' }),
  );

  await userEvent.click(await within(dialog).findByRole('button', { name: 'Cancel: Hide: Turf' }));
  expect(await within(dialog).findByLabelText('What')).toHaveTextContent('Hide');
  expect(within(dialog).queryByRole('list', { name: 'Coming up' })).not.toBeInTheDocument();
});

it('a time that is being chosen stays where somebody else plans something else', async () => {
  const service = planService();
  show(service);
  const dialog = screen.getByRole('dialog', { name: 'Publish or hide Turf' });
  await userEvent.click(within(dialog).getByLabelText('What'));
  await userEvent.click(screen.getByRole('option', { name: 'Publish' }));
  choose(dialog, '2096-11-24T22:00');
  await service.elsewhere({ action: 'hide' });
  expect(await within(dialog).findByRole('list', { name: 'Coming up' })).toBeInTheDocument();
  expect(within(dialog).getByLabelText('What')).toHaveTextContent('Publish');
  expect(within(dialog).getByLabelText('Date and time (Manila time)')).toHaveValue('2096-11-24T22:00');
});

it('a time that is being chosen goes where somebody else plans the same, and is for nothing else', async () => {
  const service = planService();
  show(service);
  const dialog = screen.getByRole('dialog', { name: 'Publish or hide Turf' });
  choose(dialog, '2096-11-24T22:00');
  await service.elsewhere({ action: 'hide' });
  await waitFor(() => expect(within(dialog).getByLabelText('What')).toHaveTextContent('Publish'));
  expect(within(dialog).getByLabelText('Date and time (Manila time)')).toHaveValue('');
});

it('a plan that was cancelled is not coming, also where nobody can look what is', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const service = planService();
  show(service);
  const dialog = screen.getByRole('dialog', { name: 'Publish or hide Turf' });
  await service.elsewhere({ action: 'hide' });
  service.read.mockRejectedValue(new UnreachableError('content'));
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Cancel: Hide: Turf' }));
  await waitFor(() => expect(within(dialog).queryByRole('list', { name: 'Coming up' })).not.toBeInTheDocument());
});

it('what is planned again because no answer came is planned once, and shown as soon as that is known', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const service = planService();
  const down = new UnreachableError('content');
  show(service);
  const dialog = screen.getByRole('dialog', { name: 'Publish or hide Turf' });
  service.loseAnswers();
  service.read.mockRejectedValueOnce(down);
  choose(dialog, '2096-11-24T22:00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Set the time' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The content service does not answer.');
  expect(within(dialog).getByLabelText('Date and time (Manila time)')).toHaveValue('2096-11-24T22:00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Set the time' }));
  expect(await within(dialog).findByRole('list', { name: 'Coming up' })).toHaveTextContent('Hide: Turf');
  expect(service.save.mock.calls.map(([, { id }]) => id)).toEqual(['new 1', 'new 1']);
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
});

it('nobody is told any more that a plan has no answer once it is known to be stored', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const service = planService();
  show(service);
  const dialog = screen.getByRole('dialog', { name: 'Publish or hide Turf' });
  service.loseAnswers();
  service.read.mockRejectedValueOnce(new UnreachableError('content'));
  choose(dialog, '2096-11-24T22:00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Set the time' }));
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  await act(() => service.brandPlans.load());
  const list = await within(dialog).findByRole('list', { name: 'Coming up' });
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();

  await userEvent.click(within(list).getByRole('button', { name: 'Change the time: Hide: Turf' }));
  const change = screen.getByRole('dialog', { name: 'Change the time' });
  choose(change, '2096-11-25T06:30');
  await userEvent.click(within(change).getByRole('button', { name: 'Set the time' }));
  await waitFor(() => expect(change).not.toBeInTheDocument());
  expect(list).toHaveTextContent('Nov 25, 2096, 06:30 AM');
});

it.each([
  [new ServiceError('The time must lie within a year from now.', '400'), 'The time must lie within a year from now.'],
  [new UnreachableError('content'), 'The content service does not answer.'],
])('why nothing was planned stays in the dialog, with what was typed: %s', async (failure, said) => {
  vi.spyOn(console, 'error').mockReturnValue();
  show(planService(failure));
  const dialog = screen.getByRole('dialog', { name: 'Publish or hide Turf' });
  choose(dialog, '2096-11-24T22:00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Set the time' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(said);
  expect(within(dialog).getByLabelText('Date and time (Manila time)')).toHaveValue('2096-11-24T22:00');
});

it('what is coming is offered to be changed only by who may, and what was not done says why', async () => {
  const service = planService();
  const plan: Plan = {
    ...{ id: 'p1', action: 'deploy', entry: undefined, at: '2096-11-24T14:00:00.000Z', note: 'Tonight', name: '' },
    ...{ plannedBy: 'Ben', failure: undefined, mayChange: false, mayCancel: false },
  };
  service.put(plan, { ...plan, id: 'p2', action: 'show', name: 'Turf', failure: 'Page not found.', mayCancel: true });
  render(<UpcomingPlans plans={service.brandPlans} />);
  const [deploy, failed] = await screen.findAllByRole('listitem');
  expect(deploy).toHaveTextContent('Deploy the websiteNov 24, 2096, 10:00 PM · planned by BenTonight');
  expect(within(deploy!).queryByRole('button')).not.toBeInTheDocument();
  expect(failed).toHaveTextContent('Not done: Page not found.');
  await userEvent.click(within(failed!).getByRole('button', { name: 'Dismiss: Publish: Turf' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});
