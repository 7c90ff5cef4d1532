import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusal, type GraphQLCall } from '../support/contentService';
import { preloadLazyParts } from '../../../src/shell/lazyParts';
import { shownLabels } from '../schemas/support/labels';
import { openScreen } from './support/openScreen';

const CAREERS = '/manage-careers/careers';
const EDITOR = ['read:careers', 'create:careers', 'update:careers'];
const SALES = { __typename: 'EmploymentType', id: 'd1', name: 'Sales', description: 'Shops' };
const HOST = {
  ...{ __typename: 'Career', id: 'career-1', brand_id: 'brand-avida', title: 'Showroom Host', location: 'Makati' },
  ...{ employment_type_id: 'd1', isVisible: true, apply_before_at: '2026-12-24T00:00:00.000Z', tags: null },
  ...{ job_description_label: null, job_description: '<p>Shows homes</p>', qualifications_label: null },
  ...{ qualifications: null, careers_heading_tag: null, seo_careers_title: null, seo_careers_description: null },
};

/** A service with one career. */
function answer({ name, variables }: GraphQLCall) {
  switch (name) {
    case 'Careers':
      return {
        getFilteredCareers: {
          ...{ __typename: 'CareerSearchResult', careers: [{ ...HOST, employmentType: SALES }] },
          ...{ total_visible: 1, total_hidden: 4, location_filter_opts: ['Makati'] },
        },
      };
    case 'Departments':
      return { getEmploymentTypes: [SALES] };
    case 'Career':
      return variables['id'] === HOST.id ? { getCareer: HOST } : refusal('NOT_FOUND', 'The career does not exist.');
    case 'SaveCareer':
      return { addOrUpdateCareer: { ...HOST, ...(variables['careerData'] as object) } };
    default:
      return new Error(`Nothing is known of ${name}.`);
  }
}

async function open(at = '') {
  const opened = await openScreen({ path: `${CAREERS}${at}`, scopes: EDITOR, answer });
  await screen.findByText('Showroom Host');
  return { ...opened, namesAsked: () => opened.asked.map(({ name }) => name) };
}

/** The panel with its form. */
async function panel(name: string) {
  const found = within(await screen.findByRole('dialog', { name }));
  await found.findByLabelText(/^Career Title/);
  return found;
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the form of a career', () => {
  it('[CAR-009] asks for every text of a career, department, day, tags and status', async () => {
    await open('?open=new');
    await panel('Add Career');
    expect(shownLabels()).toEqual([
      ...['Career Title', 'Department', 'Apply Before', 'Status', 'Location', 'Tags'],
      ...['Job Description (Default)', 'Job Description Body', 'Qualification (Default)', 'Qualification Body'],
      ...['SEO Title', 'SEO Description', 'H1 Tag'],
    ]);
  });

  it('[CAR-010, CAR-011, CAR-012] begins with a visible one that is open until today', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-23T20:00:00.000Z') });
    const { user, asked } = await open('?open=new');
    const form = await panel('Add Career');
    expect(form.getByRole('switch', { name: 'Status' })).toBeChecked();
    expect(form.getByText('Show', { exact: true })).toBeVisible();
    // It is tomorrow in Manila.
    expect(form.getByRole('textbox', { name: 'Apply Before' })).toHaveValue('12/24/2026');
    await user.click(form.getByRole('switch', { name: 'Status' }));
    expect(form.getByText('Hidden', { exact: true })).toBeVisible();
    await user.type(form.getByLabelText(/^Career Title/), 'Pianist');
    await user.selectOptions(await form.findByRole('combobox', { name: /^Department/ }), 'Sales');
    await user.type(form.getByLabelText(/^Location/), 'Tagaytay');
    await waitFor(() => expect(form.getByRole('button', { name: 'SAVE' })).toBeEnabled());
    await user.click(form.getByRole('button', { name: 'SAVE' }));
    await waitFor(() => expect(asked.map(({ name }) => name)).toContain('SaveCareer'));
    expect(asked.find(({ name }) => name === 'SaveCareer')!.variables).toMatchObject({
      careerData: { isVisible: false, apply_before_at: '2026-12-24T00:00:00.000Z' },
    });
  });

  it('says what is missing', async () => {
    const { user } = await open('?open=new');
    const form = await panel('Add Career');
    await user.type(form.getByLabelText(/^Tags/), 'remote{Enter}');
    await user.keyboard('{Control>}s{/Control}');
    const problems = await screen.findByRole('dialog', { name: /problems/ });
    for (const [label, message] of [
      [/^Career Title/, 'Career Title is required'],
      [/^Department/, 'Select Department'],
      [/^Location/, 'Location is required'],
    ] as const) {
      expect(within(problems).getByRole('button', { name: new RegExp(message) })).toBeVisible();
      expect(form.getByLabelText(label)).toHaveAccessibleDescription(message);
    }
  });

  it.each(['Job Description Body', 'Qualification Body'])(
    '[CAR-017] offers bold, italic, link and bulleted list for the %s',
    async (label) => {
      await open('?open=new');
      const form = await panel('Add Career');
      act(() => form.getByRole('textbox', { name: label }).focus());
      const toolbar = await form.findByRole('toolbar', { name: `Formatting of ${label}` });
      const buttons = within(toolbar).getAllByRole('button');
      expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
        ...['Bold', 'Italic', 'Link', 'Bulleted list'],
      ]);
    },
  );

  it('[CAR-023] calls the employment types departments, with name and description', async () => {
    const { user } = await open('/career-1');
    const form = await panel('Edit Career');
    await waitFor(() => expect(form.getByRole('combobox', { name: /^Department/ })).toHaveDisplayValue('Sales'));
    await user.click(form.getByRole('button', { name: 'Manage Departments' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Departments' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['SalesShops']);
  });
});

describe('a career', () => {
  it('that was deleted says so in its panel', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await open('/career-9');
    const drawer = await screen.findByRole('dialog', { name: 'Edit Career' });
    expect(await within(drawer).findByRole('heading', { name: 'The career does not exist any more.' })).toBeVisible();
    expect(within(drawer).queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('[CAR-007, CAR-018, CAR-020] is added in a side panel, without an id', async () => {
    const { user, asked } = await open();
    await user.click(screen.getByRole('link', { name: /Add Career/ }));
    const form = await panel('Add Career');
    await user.type(form.getByLabelText(/^Career Title/), 'Pianist');
    await user.selectOptions(await form.findByRole('combobox', { name: /^Department/ }), 'Sales');
    await user.type(form.getByLabelText(/^Location/), 'Tagaytay');
    await waitFor(() => expect(form.getByRole('button', { name: 'SAVE' })).toBeEnabled());
    await user.click(form.getByRole('button', { name: 'SAVE' }));
    expect(await screen.findByText('Careers succesfully created')).toBeVisible();
    const { careerData } = asked.find(({ name }) => name === 'SaveCareer')!.variables;
    expect(careerData).toMatchObject({ brand_id: 'brand-avida', title: 'Pianist', location: 'Tagaytay' });
  });

  it('[CAR-007, CAR-008, CAR-021] opens by its row, at an address of its own, in a panel to change it', async () => {
    const { user, asked, router } = await open();
    await user.click(screen.getByRole('link', { name: 'Showroom Host' }));
    const form = await panel('Edit Career');
    expect(router.state.location.pathname).toBe(`${CAREERS}/career-1`);
    expect(form.getByLabelText(/^Career Title/)).toHaveValue('Showroom Host');
    await user.type(form.getByLabelText(/^Location/), ' City');
    await user.click(form.getByRole('button', { name: 'SAVE' }));
    expect(await screen.findByText('Update success.')).toBeVisible();
    const { careerData } = asked.find(({ name }) => name === 'SaveCareer')!.variables;
    expect(careerData).toMatchObject({ id: 'career-1', location: 'Makati City' });
  });

  it('[CAR-019, CONST-003] closes its panel after a save, says so, and has the list refreshed after 1 second', async () => {
    const { user, namesAsked, router } = await open('/career-1');
    const form = await panel('Edit Career');
    await user.type(form.getByLabelText(/^Location/), ' City');
    await waitFor(() => expect(form.getByRole('button', { name: 'SAVE' })).toBeEnabled());
    // Otherwise the code that shows the message would be loaded on demand.
    await preloadLazyParts();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    // Responses are read in event loop turns that the fake clock does not count.
    const until = async (isSo: () => boolean) => {
      while (!isSo()) {
        await act(() => vi.advanceTimersByTimeAsync(10));
        await act(() => new Promise((done) => setImmediate(done)));
      }
    };
    // user-event's click waits with timers of its own.
    fireEvent.click(form.getByRole('button', { name: 'SAVE' }));
    await until(() => screen.queryByText('Update success.') !== null);
    const atMessage = { asked: namesAsked(), time: Date.now() };
    expect(atMessage.asked).toContain('SaveCareer');
    await until(() => namesAsked().slice(atMessage.asked.length).includes('Careers'));
    // The message comes half a second after the save (CONST-003), the list as long after the message.
    expect(Math.round((Date.now() - atMessage.time) / 100)).toBe(5);
    expect(router.state.location.pathname).toBe(CAREERS);
    vi.useRealTimers();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
