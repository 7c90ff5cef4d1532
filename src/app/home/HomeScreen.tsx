import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Brand } from '../../definition';
import { BusyButton } from '../../hooks/BusyButton';
import { ListMessage } from '../../list/ListMessage';
import type { RequestState } from '../../hooks/useRequest';
import { SCREEN_FRAME } from '../../shell/screenFrame';
import { HomeCard, type HomeEntry } from './HomeCard';
import type { CheckState } from './problemCheck';
import { homeTexts } from './texts';

/** Progress and findings of the page check, as the home screen shows them. */
export interface ShownCheck extends Omit<CheckState, 'found'> {
  readonly entries: readonly HomeEntry[];
  readonly more: () => void;
}

/** The pages of a brand, as the home screen shows them. */
export interface ShownPages {
  readonly edits: RequestState<readonly HomeEntry[]>;
  readonly check: ShownCheck;
}

/** The undeployed changes, as the home screen shows them. */
export interface ShownOutstanding {
  /** Formatted time of the last deployment; undefined: never deployed from this console. */
  readonly since: string | undefined;
  readonly entries: readonly HomeEntry[];
  readonly hasMore: boolean;
}

/** The unsaved drafts, as the home screen shows them. */
export interface ShownDrafts extends RequestState<readonly HomeEntry[]> {
  /** Offers to undo the latest discard. */
  readonly undo?: ReactNode;
}

/**
 * The home screen of a brand. What waits for the user comes first: unsaved drafts and pages that need attention; then undeployed
 * changes and recent edits.
 */
export function HomeScreen(props: {
  readonly brand: Brand;
  readonly drafts: ShownDrafts;
  /** Or the reason why there is nothing to show. */
  readonly pages: ShownPages | string;
  /** Undefined if the user may not deploy, or the service does not report undeployed changes. */
  readonly outstanding?: RequestState<ShownOutstanding> | undefined;
  /** The scheduled plans, if any. */
  readonly coming?: ReactNode;
  /** Path of the activity log; undefined if none is kept. */
  readonly log?: string | undefined;
}): ReactNode {
  const { brand, drafts, pages, outstanding, coming, log } = props;
  return (
    <Box sx={SCREEN_FRAME}>
      <Typography variant="h1" tabIndex={-1}>
        {homeTexts.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2.25 }}>
        {homeTexts.lead({ brand })}
      </Typography>
      <Box sx={GRID}>
        <Box sx={COLUMN}>
          <HomeCard heading={homeTexts.drafts} hint={homeTexts.draftsHint} {...stateOf(drafts, homeTexts.draftsFailed)}>
            {homeTexts.noDrafts}
          </HomeCard>
          {drafts.undo}
          {typeof pages !== 'string' && <Problems {...pages.check} />}
        </Box>
        <Box sx={COLUMN}>
          {outstanding && <Outstanding {...outstanding} />}
          {coming}
          {typeof pages !== 'string' ? (
            <HomeCard
              heading={homeTexts.edits}
              {...stateOf(pages.edits, homeTexts.editsFailed)}
              foot={
                log !== undefined && (
                  <Button component={RouterLink} to={log} size="small">
                    {homeTexts.allEdits}
                  </Button>
                )
              }
            >
              {homeTexts.noEdits}
            </HomeCard>
          ) : (
            <ListMessage title={homeTexts.edits} hint={pages} />
          )}
        </Box>
      </Box>
    </Box>
  );
}

function stateOf({ result, error, retry }: RequestState<readonly HomeEntry[]>, failed: string) {
  return { entries: result, failure: error === undefined ? undefined : { text: failed, retry } };
}

function Outstanding({ result, ...state }: RequestState<ShownOutstanding>): ReactNode {
  const entries = result?.entries;
  const since = result?.since === undefined ? homeTexts.changesEver : homeTexts.changesSince({ at: result.since });
  return (
    <HomeCard
      heading={homeTexts.changes}
      {...(entries && entries.length > 0 ? { hint: since } : {})}
      {...stateOf({ ...state, result: entries }, homeTexts.changesFailed)}
      foot={
        result?.hasMore && (
          <Typography variant="body2" color="textSecondary">
            {homeTexts.moreChanges}
          </Typography>
        )
      }
    >
      {result?.since === undefined ? homeTexts.noChangesEver : homeTexts.noChanges({ at: result.since })}
    </HomeCard>
  );
}

function Problems({ entries, checked, total, status, more }: ShownCheck): ReactNode {
  const isRunning = status === 'running';
  const hasMore = total !== undefined && checked < total;
  /** Whether the button was pressed: it stays from then on, and keeps the focus. */
  const [isContinued, setContinued] = useState(false);
  return (
    <HomeCard
      heading={homeTexts.problems}
      hint={homeTexts.problemsHint}
      // "No problems" is not claimed before a first batch was checked.
      entries={entries.length === 0 && status !== 'resting' ? undefined : entries}
      isQuiet={total !== undefined}
      failure={status === 'failed' ? { text: homeTexts.problemsFailed, retry: more } : undefined}
      foot={
        total !== undefined && (
          <>
            <Typography variant="body2" color="textSecondary" role="status" sx={{ mr: 'auto' }}>
              {isRunning
                ? homeTexts.checking({ checked, total })
                : hasMore
                  ? homeTexts.checked({ checked, total })
                  : homeTexts.allChecked({ total })}
            </Typography>
            {(status === 'resting' || (isRunning && isContinued)) && hasMore && (
              <BusyButton
                size="small"
                isBusy={isRunning}
                onClick={() => {
                  setContinued(true);
                  more();
                }}
              >
                {homeTexts.checkMore}
              </BusyButton>
            )}
            {isRunning && <LinearProgress aria-label={homeTexts.problems} sx={{ flexBasis: '100%' }} />}
          </>
        )
      }
    >
      {homeTexts.noProblems}
    </HomeCard>
  );
}

const GRID = {
  display: 'grid',
  gap: 2.25,
  // By default columns are no narrower than their content: a long name would push them apart.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;
const COLUMN = { display: 'grid', gap: 2.25, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
