import Box from '@mui/material/Box';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { findPages } from '../../api/foundPages';
import { readPageById } from '../../api/pages';
import { formatMoment } from '../../lib/dates';
import { scheduleIdleWork } from '../../lib/scheduleIdleWork';
import { useAction } from '../../hooks/useAction';
import { useRequest, type RequestState } from '../../hooks/useRequest';
import { useUndo } from '../../hooks/useUndo';
import type { Session, SessionBrand } from '../../session/session';
import { useSession } from '../../session/SessionContext';
import { linkChanges } from '../../shell/deploy/deployment';
import { InvalidPage } from '../../shell/InvalidPage';
import { PlanList } from '../../shell/plans/PlanList';
import { planTexts } from '../../shell/plans/texts';
import { usePlans } from '../../shell/plans/usePlans';
import { useToasts } from '../../shell/toasts';
import type { ListedDraft, StoredDraft } from '../../stores/drafts';
import { activityLog, consoleAreas } from '../consoleAreas';
import { mayOpenPages } from '../pageScreens';
import type { BrandContext } from '../screenOfEntry';
import { services } from '../services';
import { useNewsCount } from '../useNewsCount';
import { shownScreenOf } from '../brandContext';
import { checkPage } from './pageCheck';
import { HomeScreen, type ShownDrafts, type ShownOutstanding, type ShownPages } from './HomeScreen';
import { HomeCard, type HomeEntry } from './HomeCard';
import { changeEntries, draftEntries, editEntries, problemEntry } from './homeEntries';
import { createProblemCheck, cachedCheck } from './problemCheck';
import { homeTexts } from './texts';

/** The home screen of the selected brand; the platform has none. */
export function HomeRoute(): ReactNode {
  const session = useSession();
  const { selectedBrand: brand } = session;
  if (!brand) return <InvalidPage areas={consoleAreas} reason={{ kind: 'brand' }} />;
  const context = { session, brand };
  // Keyed by brand: the state of one brand must not leak into the next.
  const reason = missingPagesReason(session);
  return reason === undefined ? (
    <WithPages key={brand.id} {...context} />
  ) : (
    <WithoutPages key={brand.id} {...context} reason={reason} />
  );
}

function WithPages(context: BrandContext): ReactNode {
  const pages: ShownPages = { edits: useEdits(context), check: useProblems(context) };
  return <Home {...context} pages={pages} />;
}

function WithoutPages({ reason, ...context }: BrandContext & { readonly reason: string }): ReactNode {
  return <Home {...context} pages={reason} />;
}

function Home({ pages, ...context }: BrandContext & { readonly pages: ShownPages | string }): ReactNode {
  return (
    <HomeScreen
      brand={context.brand.name}
      drafts={useDrafts(context)}
      pages={pages}
      outstanding={useOutstanding(context)}
      coming={<ComingUp brandId={context.brand.id} />}
      log={services.capabilities.offers('identity', 'activity_log') ? activityLog.path : undefined}
    />
  );
}

/** The scheduled plans, if there are any. */
function ComingUp({ brandId }: { readonly brandId: string }): ReactNode {
  const brandPlans = services.plans(brandId);
  const { plans, hasFailed } = usePlans(brandPlans);
  if (!brandPlans || (plans === undefined ? !hasFailed : plans.length === 0)) return null;
  return (
    <HomeCard
      heading={planTexts.coming}
      entries={undefined}
      isQuiet
      failure={hasFailed ? { text: planTexts.failed, retry: () => void brandPlans.load() } : undefined}
      foot={
        plans && (
          <Box sx={{ flex: '1 1 100%', minWidth: 0 }}>
            <PlanList brandPlans={brandPlans} plans={plans} />
          </Box>
        )
      }
    >
      {planTexts.none}
    </HomeCard>
  );
}

/** The reason why no pages can be shown; undefined if they can. */
function missingPagesReason(session: Session): string | undefined {
  if (!mayOpenPages(session)) return homeTexts.noPages;
  return services.hasContentCapability('pagesOfAllAreas') ? undefined : homeTexts.notListed;
}

/** Maximum number of edits shown. */
const MAX_EDITS = 10;

function useEdits({ session, brand }: BrandContext): RequestState<readonly HomeEntry[]> {
  const news = usePageNews(brand);
  const input = useMemo(() => ({ session, brand, news }), [session, brand, news]);
  return useRequest({ input, load: readEdits, logMessage: 'The recent edits could not be loaded.' });
}

/** Counts pages of a brand that were saved or removed since the screen was opened. */
function usePageNews({ id }: SessionBrand): number {
  return useNewsCount(({ kind, brandId }) => kind === 'page' && brandId === id);
}

async function readEdits({ session, brand }: BrandContext): Promise<readonly HomeEntry[]> {
  const { pages } = await findPages(services.content, { brandId: brand.id, search: '', page: 1, limit: MAX_EDITS });
  return editEntries(pages, { session, brand }, Date.now());
}

/** Maximum number of undeployed changes shown; the question before a deployment lists them all. */
const MAX_CHANGES = 6;

function useOutstanding({ session, brand }: BrandContext): RequestState<ShownOutstanding> | undefined {
  const { deploys } = services;
  const isShown = deploys.reportsChanges() && deploys.canRequest(session.scopes);
  // Content without a brand appears on every website.
  const news = useNewsCount(({ kind, brandId = brand.id }) => kind !== 'plan' && brandId === brand.id);
  const question = useMemo(() => ({ brandId: brand.id, news }), [brand.id, news]);
  const answered = useRequest({
    input: isShown ? question : undefined,
    load: readOutstanding,
    logMessage: 'What is not on the website yet could not be read.',
  });
  return isShown ? answered : undefined;
}

async function readOutstanding({ brandId }: { readonly brandId: string }): Promise<ShownOutstanding> {
  const { since, changes, hasMore } = await services.deploys.readChanges(brandId);
  const newest = { since, changes: changes.slice(0, MAX_CHANGES), hasMore: hasMore || changes.length > MAX_CHANGES };
  const shown = await linkChanges(newest, shownScreenOf);
  const now = Date.now();
  return {
    since: since === '' ? undefined : formatMoment(since, now),
    entries: changeEntries(shown.changes, now),
    hasMore: shown.hasMore,
  };
}

/** The unsaved drafts; one that is discarded comes back with Undo. */
function useDrafts({ session, brand }: BrandContext): ShownDrafts {
  const userId = session.user.id;
  const input = useMemo(() => ({ userId, brandId: brand.id }), [brand, userId]);
  const { result, ...state } = useRequest({ input, load: readDrafts, logMessage: 'The drafts could not be listed.' });
  const undo = useUndo();
  const toasts = useToasts();
  const { run } = useAction('The drafts could not be changed.');
  async function change(work: () => Promise<unknown>, failed: string): Promise<boolean> {
    const isChanged = await run(work, () => toasts.error(failed));
    state.retry();
    return isChanged;
  }
  async function discard({ key }: ListedDraft, itemName: string): Promise<void> {
    const { drafts } = services;
    let removed: readonly StoredDraft[] = [];
    const remove = async () => {
      removed = await drafts.read(key);
      await Promise.all(removed.map(({ visit }) => drafts.remove({ ...key, visit })));
    };
    if (!(await change(remove, homeTexts.discardFailed))) return;
    const keep = () => Promise.all(removed.map(({ visit, ...draft }) => drafts.write({ ...key, visit }, draft)));
    undo.offer({
      ...{ message: homeTexts.discarded, itemName },
      undo: () => void change(keep, homeTexts.discardUndoFailed),
    });
  }
  const discarding = (draft: ListedDraft, label: string) => void discard(draft, label);
  const entries = result && draftEntries(result.drafts, { now: result.now, discard: discarding });
  return { ...state, result: entries, undo: undo.snackbar };
}

async function readDrafts(of: { readonly userId: string; readonly brandId: string }) {
  // The form that was just left may still be storing its draft.
  await services.drafts.settled();
  return { drafts: await services.drafts.list(of), now: Date.now() };
}

function useProblems({ session, brand }: BrandContext): ShownPages['check'] {
  const [check] = useState(() =>
    createProblemCheck({
      list: (page, limit) => findPages(services.content, { brandId: brand.id, search: '', page, limit }),
      check: cachedCheck(session, (page) =>
        checkPage(page, { session, brand, read: (id) => readPageById(services.content, id) }),
      ),
      idle: () => new Promise((resolve) => scheduleIdleWork(resolve, 0)),
    }),
  );
  useEffect(() => {
    void check.more();
    return check.stop;
  }, [check]);
  const news = usePageNews(brand);
  useEffect(() => {
    if (news > 0) void check.again();
  }, [check, news]);
  const { found, ...state } = useSyncExternalStore(check.state.subscribe, check.state.get);
  const entries = useMemo(() => found.map(problemEntry), [found]);
  const more = useCallback(() => void check.more(), [check]);
  return { ...state, entries, more };
}
