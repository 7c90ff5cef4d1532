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

/** A service that stores plans. */
function planService(refusal?: Error) {
  let plans: readonly Plan[] = [];
  const save = vi.fn(async (_brand: string, { id, action, entry, at, note = '' }: SentPlan) => {
    if (refusal) throw refusal;
    const plan: Plan = {
      ...{ id, action, entry, at, note, name: entry ? 'Turf' : '' },
      ...{ plannedBy: 'Ana', failure: undefined, mayChange: true, mayCancel: true },
    };
    plans = [...plans.filter((one) => one.id !== id), plan];
  });
  const cancel = vi.fn(async (_brand: string, id: string) => {
    plans = plans.filter((one) => one.id !== id);
  });
  let idCount = 0;
  const read = vi.fn(async () => plans);
  const calls = { save, cancel, read };
  const brandPlans = createBrandPlans({ brandId: 'b1', calls, newId: () => `new ${(idCount += 1)}`, live: SILENT });
  return {
    ...{ save, read, brandPlans },
    /** From now on, saves are stored but their responses are lost. */
    loseAnswers() {
      const store = save.getMockImplementation()!;
      save.mockImplementation(async (...sent) => {
        await store(...sent);
        throw new UnreachableError('content');
      });
    },
    put: (...next: readonly Plan[]) => void (plans = next),
    /** Saves a plan by somebody else. */
    async elsewhere(plan: Pick<Plan, 'action'>) {
      await save('b1', { ...plan, id: 'other', entry: ENTRY, at: '2096-12-01T00:00:00Z' });
      save.mockClear();
      await act(async () => brandPlans.load());
    },
  };
}

function show(service: ReturnType<typeof planService>, isHidden = false): void {
  render(<EntryPlans brandPlans={service.brandPlans} entry={ENTRY} name="Turf" isHidden={isHidden} close={vi.fn()} />);
}

/** Sets the value at once, as browsers do for such an input. */
function choose(dialog: HTMLElement, value: string): void {
  fireEvent.change(within(dialog).getByLabelText('Date and time (Manila time)'), { target: { value } });
}

it('a plan needs a time in the future', async () => {
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

it.each([
  [true, 'Publish'],
  [false, 'Hide'],
])('the dialog suggests what changes something (hidden: %s)', (isHidden, suggested) => {
  show(planService(), isHidden);
  expect(screen.getByLabelText('What')).toHaveTextContent(suggested);
});

it('a page is hidden at a time in Manila, which can be changed and cancelled', async () => {
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
  // An existing plan is not offered again.
  expect(within(dialog).getByLabelText('What')).toHaveTextContent('Publish');

  await userEvent.click(within(list).getByRole('button', { name: 'Change time: Hide: Turf' }));
  const change = screen.getByRole('dialog', { name: 'Change time' });
  expect(within(change).getByLabelText('Date and time (Manila time)')).toHaveValue('2096-11-24T22:00');
  choose(change, '2096-11-25T06:30');
  await userEvent.click(within(change).getByRole('button', { name: 'Set the time' }));
  expect(service.save).toHaveBeenLastCalledWith(
    'b1',
    expect.objectContaining({ id: 'new 1', at: '2096-11-24T22:30:00.000Z' }),
  );

  await userEvent.click(await within(dialog).findByRole('button', { name: 'Cancel plan: Hide: Turf' }));
  expect(await within(dialog).findByLabelText('What')).toHaveTextContent('Hide');
  expect(within(dialog).queryByRole('list', { name: 'Coming up' })).not.toBeInTheDocument();
});

it('a time that is being entered is kept if somebody else plans another action', async () => {
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

it('a time that is being entered is dropped if somebody else plans the same action', async () => {
  const service = planService();
  show(service);
  const dialog = screen.getByRole('dialog', { name: 'Publish or hide Turf' });
  choose(dialog, '2096-11-24T22:00');
  await service.elsewhere({ action: 'hide' });
  await waitFor(() => expect(within(dialog).getByLabelText('What')).toHaveTextContent('Publish'));
  expect(within(dialog).getByLabelText('Date and time (Manila time)')).toHaveValue('');
});

it('when a plan is cancelled, the focus moves on to the next one, and from the last one to the heading', async () => {
  const service = planService();
  await service.elsewhere({ action: 'hide' });
  await service.brandPlans.save({ action: 'show', entry: ENTRY, at: '2096-12-02T00:00:00Z', note: '' });
  render(
    <>
      <h1>Home</h1>
      <UpcomingPlans plans={service.brandPlans} />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel plan: Hide: Turf' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Cancel plan: Publish: Turf' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus();
});

it('a cancelled plan disappears even if the list cannot be read again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const service = planService();
  show(service);
  const dialog = screen.getByRole('dialog', { name: 'Publish or hide Turf' });
  await service.elsewhere({ action: 'hide' });
  service.read.mockRejectedValue(new UnreachableError('content'));
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Cancel plan: Hide: Turf' }));
  await waitFor(() => expect(within(dialog).queryByRole('list', { name: 'Coming up' })).not.toBeInTheDocument());
});

it('a plan that is repeated after a lost response is saved once, and shown as soon as it is known', async () => {
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

it('the error about a missing response disappears once the plan is known to be stored', async () => {
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

  await userEvent.click(within(list).getByRole('button', { name: 'Change time: Hide: Turf' }));
  const change = screen.getByRole('dialog', { name: 'Change time' });
  choose(change, '2096-11-25T06:30');
  await userEvent.click(within(change).getByRole('button', { name: 'Set the time' }));
  await waitFor(() => expect(change).not.toBeInTheDocument());
  expect(list).toHaveTextContent('Nov 25, 2096, 06:30 AM');
});

it.each([
  [new ServiceError('The time must lie within a year from now.', '400'), 'The time must lie within a year from now.'],
  [new UnreachableError('content'), 'The content service does not answer.'],
])('the reason of a failed plan stays in the dialog, with the input: %s', async (failure, message) => {
  vi.spyOn(console, 'error').mockReturnValue();
  show(planService(failure));
  const dialog = screen.getByRole('dialog', { name: 'Publish or hide Turf' });
  choose(dialog, '2096-11-24T22:00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Set the time' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
  expect(within(dialog).getByLabelText('Date and time (Manila time)')).toHaveValue('2096-11-24T22:00');
});

it('upcoming plans can be changed only with the right to, and failed ones say why', async () => {
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
