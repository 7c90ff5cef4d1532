import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { companyInformation } from '../../../schemas/company-information/area';
import { contentArea } from '../../../schemas/content/area';
import type { ListedArea, RecordArea } from '../../../src/definition';
import { ToastProvider } from '../../../src/shell/toasts';
import { CardListScreen, type CardListProps } from '../../../src/list/cards/CardListScreen';
import { PageListScreen } from '../../../src/list/PageListScreen';
import { RecordListScreen } from '../../../src/list/RecordListScreen';
import { createContentCalls } from '../../../src/api/contentCalls';
import { createBatchedCalls } from '../../../src/api/batchedCalls';
import { ServiceError, UnreachableError } from '../../../src/api/errors';
import { onlyListed } from '../../../stories/support/recordSources';
import { questions, questionsArea, questionSource } from '../../../stories/support/questions';
import { answerTogether, fakeContentService, refusal, type GraphQLCall } from '../support/contentService';
import { watchSavedFiles } from './support/savedFiles';

afterEach(() => vi.restoreAllMocks());

interface StoredPage {
  readonly id: string;
  readonly published: boolean;
  readonly featured: boolean;
}

/** A content service with `count` articles, every third of them hidden, that publishes, features, removes and restores. */
function articles(
  count: number,
  {
    refused = new Set(),
    counted = Infinity,
  }: { readonly refused?: ReadonlySet<string>; readonly counted?: number } = {},
) {
  let pages: readonly StoredPage[] = Array.from({ length: count }, (_, index) => ({
    ...{ id: `Article ${index + 1}`, published: index % 3 !== 2, featured: false },
  }));
  const removed = new Map<string, StoredPage>();
  const answer = ({ name, variables }: GraphQLCall) => {
    const { id, page, limit } = variables;
    const published = variables['published'] === true;
    const item = (variables['item'] ?? {}) as Partial<StoredPage>;
    const target = String(item.id ?? id);
    if (name !== 'CardPages' && refused.has(target)) return refusal('FORBIDDEN', 'You may not.');
    switch (name) {
      case 'CardPages': {
        const from = (Number(page) - 1) * Number(limit);
        const shown = pages.slice(from, from + Number(limit));
        // Counts up to a limit beyond the requested page.
        const total = Math.min(pages.length, from + counted);
        const totals = { totalCount: total, totalIsExact: total === pages.length };
        return { searchPages: { ...totals, pages: shown.map(listed), __typename: 'PageSearchResult' } };
      }
      case 'PublishPage':
        pages = pages.map((one) => (one.id === target ? { ...one, published } : one));
        return { publishPage: { id, __typename: 'BrandPage' } };
      case 'FeaturePage':
        pages = pages.map((one) => (one.id === target ? { ...one, ...item } : one));
        return { addOrUpdateBrandPage: { id: target, __typename: 'BrandPage' } };
      default:
        for (const one of pages) if (one.id === target) removed.set(target, one);
        pages = pages.filter((one) => one.id !== target);
        return { removePage: true };
    }
  };
  return {
    ...fakeContentService(answerTogether(answer)),
    now: () => pages,
    bringBack: vi.fn(async (id: string) => {
      pages = [removed.get(id)!, ...pages];
    }),
  };
}

function listed({ id, published, featured }: StoredPage) {
  const at = '2026-02-06T02:00:00.000Z';
  return {
    ...{ id, name: id, slug: id, tag: 'CONTENT-ALP', brand_id: 'brand-alp', card: {}, published, featured },
    ...{ alternative_featured: false, created_at: at, updated_at: at, __typename: 'BrandPage' },
  };
}

const ALL = { create: true, update: true, feature: true, remove: true };

function showArticles(
  service: ReturnType<typeof articles>,
  given: Partial<Pick<CardListProps, 'can' | 'canPublish' | 'calls'>> = {},
) {
  const element = (
    <ToastProvider>
      <Articles service={service} {...given} />
    </ToastProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

const SCOPE = { brandId: 'brand-alp', tag: 'CONTENT-ALP', flag: 'featured' } as const;

function Articles(
  props: Partial<Pick<CardListProps, 'can' | 'canPublish' | 'calls'>> & {
    readonly service: ReturnType<typeof articles>;
  },
) {
  const { service, can = ALL, canPublish = true } = props;
  const { client } = service;
  const { calls = createContentCalls(client) } = props;
  return (
    <CardListScreen
      {...{ can, canPublish, client, calls, of: SCOPE, list: contentArea.list, tabs: [] }}
      restore={service.bringBack}
      addPath={() => '/add'}
      pathOf={({ slug }) => `/${slug}`}
      onOpen={() => undefined}
      fileUrl={(key) => key}
      now={() => Date.UTC(2026, 10, 23)}
    />
  );
}

async function chooseOne(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }));
}

/** Runs an action on the selection, and returns the dialog with its results. */
async function act(label: string, question?: string) {
  await userEvent.click(screen.getByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog', { name: label }));
  if (question !== undefined) expect(dialog.getByText(question)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: label }));
  await dialog.findByRole('button', { name: 'Close' });
  return dialog;
}

function buttons(): readonly (string | null)[] {
  return ['Publish', 'Hide', 'Add to Featured', 'Remove from Featured', 'Delete', 'Export chosen'].filter(
    (name) => screen.queryByRole('button', { name }) !== null,
  );
}

describe('actions on selected cards', () => {
  it('are those that the user may do and that would change something', async () => {
    showArticles(articles(3));
    await chooseOne('Article 1');
    expect(buttons()).toEqual(['Hide', 'Add to Featured', 'Delete', 'Export chosen']);
    await chooseOne('Article 3');
    expect(buttons()).toEqual(['Publish', 'Hide', 'Add to Featured', 'Delete', 'Export chosen']);
  });

  it('move the focus to the select-all checkbox when the selection is cleared', async () => {
    showArticles(articles(3));
    await chooseOne('Article 1');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('checkbox', { name: 'Choose all of this page' })).toHaveFocus();
  });

  it('are not offered to readers, nor if the services cannot publish', async () => {
    showArticles(articles(3), { can: { ...ALL, update: false, feature: false }, canPublish: true });
    await chooseOne('Article 3');
    expect(buttons()).toEqual(['Delete', 'Export chosen']);
  });

  it('offer no selection to users without rights', async () => {
    showArticles(articles(1), { can: { create: false, update: false, feature: false, remove: false } });
    expect(await screen.findByRole('link', { name: 'Article 1' })).toHaveAttribute('href', '/Article 1');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('report each result, continue after an error, and are undone together', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const service = articles(4, { refused: new Set(['Article 2']) });
    showArticles(service);
    for (const name of ['Article 1', 'Article 2', 'Article 4']) await chooseOne(name);
    const dialog = await act('Hide');
    expect(dialog.getByText('2 of 3 done')).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Article 1Done',
      'Article 2You may not.',
      'Article 4Done',
    ]);
    expect(service.now().map(({ published }) => published)).toEqual([false, true, false, false]);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findAllByText('Hidden')).toHaveLength(3);
    expect(screen.getByText('Hide: 2 done.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const undone = within(await screen.findByRole('dialog', { name: 'Undo: Hide' }));
    expect(await undone.findByText('2 of 2 done')).toBeInTheDocument();
    expect(service.now().map(({ published }) => published)).toEqual([true, true, false, true]);
  });

  it('keep a later selection when they are undone', async () => {
    showArticles(articles(4));
    await chooseOne('Article 1');
    const dialog = await act('Hide');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Choose Article 1' })).not.toBeChecked());
    await chooseOne('Article 2');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const undone = within(await screen.findByRole('dialog', { name: 'Undo: Hide' }));
    await userEvent.click(await undone.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('1 chosen')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Choose Article 2' })).toBeChecked();
  });

  it('move the focus to the select-all checkbox once they are undone', async () => {
    showArticles(articles(3));
    await chooseOne('Article 1');
    const dialog = await act('Hide');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const undone = within(await screen.findByRole('dialog', { name: 'Undo: Hide' }));
    await waitFor(() => expect(screen.queryByText('Hide: 1 done.')).not.toBeInTheDocument());
    await userEvent.click(await undone.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Choose all of this page' })).toHaveFocus());
  });

  it('move the focus to the heading if there is nothing to select until the undone ones are loaded', async () => {
    showArticles(articles(1));
    await chooseOne('Article 1');
    const dialog = await act('Delete');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Article 1' })).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const undone = within(await screen.findByRole('dialog', { name: 'Undo: Delete' }));
    await waitFor(() => expect(screen.queryByText('Delete: 1 done.')).not.toBeInTheDocument());
    await userEvent.click(await undone.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('are sent in one document, as is undoing them', async () => {
    const service = articles(6);
    const calls = createBatchedCalls(service.client, { newId: () => 'key', wait: async () => undefined });
    showArticles(service, { calls });
    const changes = () => service.calls.filter(({ query }) => query.startsWith('mutation')).length;
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all of this page' }));
    const dialog = await act('Hide');
    expect(dialog.getByText('4 of 4 done')).toBeInTheDocument();
    expect(service.now().every(({ published }) => !published)).toBe(true);
    expect(changes()).toBe(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    const undone = within(await screen.findByRole('dialog', { name: 'Undo: Hide' }));
    expect(await undone.findByText('4 of 4 done')).toBeInTheDocument();
    expect(service.now().filter(({ published }) => published)).toHaveLength(4);
    expect(changes()).toBe(2);
  });

  it('retry what failed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const refused = new Set(['Article 1']);
    const service = articles(2, { refused });
    showArticles(service);
    await chooseOne('Article 1');
    const dialog = await act('Add to Featured');
    expect(dialog.getByText('0 of 1 done')).toBeInTheDocument();
    refused.clear();
    await userEvent.click(dialog.getByRole('button', { name: 'Try the others again' }));
    expect(await dialog.findByText('1 of 1 done')).toBeInTheDocument();
    expect(service.now()[0]).toMatchObject({ featured: true });
  });

  it('restore removed pages', async () => {
    const service = articles(3);
    showArticles(service);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all of this page' }));
    const dialog = await act('Delete');
    expect(service.now()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    const undone = within(await screen.findByRole('dialog', { name: 'Undo: Delete' }));
    expect(await undone.findByText('3 of 3 done')).toBeInTheDocument();
    expect(service.now().map(({ id }) => id)).toEqual(['Article 1', 'Article 2', 'Article 3']);
  });

  it('select a range of cards with Shift', async () => {
    showArticles(articles(5));
    await chooseOne('Article 2');
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Choose Article 4' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('3 chosen')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Choose Article 3' })).toBeChecked();
  });

  it('extend to all matches of every page on request, up to 500', async () => {
    const service = articles(620);
    const saved = watchSavedFiles();
    showArticles(service);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all of this page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Choose the first 500 of 620' }));
    expect(await screen.findByText('500 chosen')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Export chosen' }));
    await waitFor(() => expect(saved.names).toEqual(['articles-2026-11-23.csv']));
    expect(await saved.lines()).toHaveLength(501);
    await userEvent.click(screen.getByRole('button', { name: 'Go to page 2' }));
    await screen.findByRole('link', { name: 'Article 11' });
    expect(screen.queryByText('500 chosen')).not.toBeInTheDocument();
  });
});

it('actions on selected rows extend to rows of other pages if not all were counted', async () => {
  showArticles(articles(620, { counted: 150 }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all of this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Choose the first 500 of more than 150' }));
  expect(await screen.findByText('500 chosen')).toBeInTheDocument();
  await chooseOne('Article 1');
  expect(await screen.findByText('499 chosen')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Choose all of this page' })).toBePartiallyChecked();
});

it('actions on selected pages of a list hide those of one side, and remove', async () => {
  const published = new Map([['facts-alp', true]]);
  const { client } = fakeContentService(({ name, variables }) => {
    if (name === 'PublishPage') {
      published.set(String(variables['id']), variables['published'] === true);
      return { publishPage: { id: variables['id'], __typename: 'BrandPage' } };
    }
    const pages = [...published].map(([id, isPublished]) => ({
      ...{ id, name: 'Facts of ALP', slug: id, tag: 'COMPANY-INFO-ALP', published: isPublished },
      ...{ created_at: '2026-02-06T02:00:00.000Z', updated_at: '2026-02-06T02:00:00.000Z', __typename: 'BrandPage' },
    }));
    return { searchPages: { totalCount: 1, pages, __typename: 'PageSearchResult' } };
  });
  const element = (
    <PageListScreen
      area={companyInformation as ListedArea}
      brand={{ id: 'brand-alp', name: 'ALP', tenantId: 'tenant-alp' }}
      client={client}
      calls={createContentCalls(client)}
      kinds={[{ tab: 'facts', label: 'Facts', slugPrefix: 'facts-' }]}
      can={{ update: true, create: true, remove: true }}
      canPublish
      now={Date.now}
    />
  );
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: <ToastProvider>{element}</ToastProvider> }])} />,
  );
  await chooseOne('Facts of ALP');
  expect(buttons()).toEqual(['Hide', 'Delete', 'Export chosen']);
  const dialog = await act('Hide', 'Hide 1 page? The website shows it no more; it stays here.');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Inactive (1)' })).toBeInTheDocument();
  expect(published.get('facts-alp')).toBe(false);
});

describe('actions on selected records', () => {
  function showQuestions(given: {
    readonly remove?: (id: string) => Promise<void>;
    readonly bringBack?: () => Promise<void>;
    /** Error returned for the first save, although it is stored. */
    readonly lost?: Error;
    readonly area?: RecordArea;
  }) {
    const { area = questionsArea } = given;
    const source = questionSource(questions(4));
    const stored = new Map<string, Record<string, unknown>>(questions(4).map(({ id, ...values }) => [id, values]));
    const update = vi.fn(async (id: string, values: object) => {
      stored.set(id, { ...values });
      if (given.lost && update.mock.calls.length === 1) throw given.lost;
      return { id, updatedAt: undefined, values: {} };
    });
    const element = (
      <RecordListScreen
        area={{ ...area, list: { ...area.list, activeToggle: true } }}
        brand="ALP"
        source={{
          ...onlyListed,
          list: source.list,
          read: async (id) => ({ id, updatedAt: undefined, values: stored.get(id) as Record<string, string> }),
          update,
          remove: given.remove ?? (async () => undefined),
        }}
        restore={given.bringBack}
        can={{ create: true, update: true, remove: true }}
        now={Date.now}
      />
    );
    render(
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: <ToastProvider>{element}</ToastProvider> }])}
      />,
    );
    return { stored };
  }

  it('follow from the definition of the area: hide active ones, and are undone on top of later saves', async () => {
    const { stored } = showQuestions({});
    await chooseOne('Question 2');
    const dialog = await act('Hide');
    expect(stored.get('question-2')).toMatchObject({ isShown: false });
    stored.set('question-2', { ...stored.get('question-2'), answer: 'Saved meanwhile' });
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('dialog', { name: 'Undo: Hide' });
    await waitFor(() => expect(stored.get('question-2')).toMatchObject({ isShown: true, answer: 'Saved meanwhile' }));
  });

  it('offer to undo only their own changes, not what was so already', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { stored } = showQuestions({ lost: new UnreachableError('content') });
    await chooseOne('Question 2');
    const dialog = await act('Hide');
    expect(dialog.getByText('0 of 1 done')).toBeInTheDocument();
    expect(stored.get('question-2')).toMatchObject({ isShown: false });
    await userEvent.click(dialog.getByRole('button', { name: 'Try the others again' }));
    expect(await dialog.findByText('1 of 1 done')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('set a nested property without changing its siblings', async () => {
    const area = {
      ...questionsArea,
      store: { kind: 'records', name: 'questions', active: 'shown.isNow' },
    } as RecordArea;
    const { stored } = showQuestions({ area });
    stored.set('question-2', { shown: { isNow: true, since: '2026-01-31' } });
    await chooseOne('Question 2');
    const dialog = await act('Hide');
    expect(stored.get('question-2')).toEqual({ shown: { isNow: false, since: '2026-01-31' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('dialog', { name: 'Undo: Hide' });
    await waitFor(() => expect(stored.get('question-2')).toEqual({ shown: { isNow: true, since: '2026-01-31' } }));
  });

  it('can be stopped, and report what was not done', async () => {
    const answers: (() => void)[] = [];
    const remove = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          answers.push(resolve);
        }),
    );
    showQuestions({ remove });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all rows of this page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete' }));
    expect(dialog.getByText('Delete 4 questions?')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Stop' }));
    answers.forEach((answer) => answer());
    expect(await dialog.findByText('1 of 4 done')).toBeInTheDocument();
    expect(dialog.getAllByText('Not done')).toHaveLength(3);
    expect(remove).toHaveBeenCalledExactlyOnceWith('question-1');
  });
});

describe('removing one entry', () => {
  it('offers to restore it if removed ones are kept', async () => {
    const service = articles(2);
    showArticles(service);
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of Article 2' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Successfully deleted page')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Article 2' })).toBeInTheDocument();
    expect(await screen.findByText('Article 2 is restored.')).toBeInTheDocument();
  });

  it.each([
    [new ServiceError('Page name is already exists!', 'BAD_USER_INPUT'), 'Page name is already exists!'],
    [new UnreachableError('content'), 'The content service does not answer.'],
  ])('says why it could not be restored: %s', async (failure, message) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const service = articles(1);
    service.bringBack.mockRejectedValue(failure);
    showArticles(service);
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of Article 1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});
