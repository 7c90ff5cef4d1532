import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import QueuedIcon from '@mui/icons-material/ScheduleOutlined';
import RunningIcon from '@mui/icons-material/SyncOutlined';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState, type ElementType, type ReactNode } from 'react';
import type { Deployment, DeploymentStatus } from '../../api/deploy';
import { usePagedList } from '../../hooks/usePagedList';
import { formatMoment } from '../../lib/dates';
import { MoreButton } from '../MoreButton';
import { UpcomingPlans } from '../plans/PlanList';
import { RetryButton } from '../RetryButton';
import { shellTexts } from '../texts';
import type { BrandDeployment, DeployState } from './deployment';
import { deployTexts } from './texts';

/** The status of the last deployment, and when the next one is possible. */
export function DeployStatus(props: {
  readonly anchor: HTMLElement;
  readonly brand: string;
  readonly deployment: BrandDeployment;
  readonly state: DeployState;
}): ReactNode {
  const { anchor, brand, deployment, state } = props;
  const { readHistory, plans, setStatusOpen } = deployment;
  const now = useNow();
  const titleId = useId();
  const isPaused = state.readyAt > now;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={() => setStatusOpen(false)}
      disableRestoreFocus
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, tabIndex: -1, sx: PAPER } }}
    >
      <Typography id={titleId} variant="h2" sx={{ mb: 1.5 }}>
        {deployTexts.title({ brand })}
      </Typography>
      <Box role="status">
        {state.refusal !== undefined && (
          <Typography color="error" sx={{ mb: 1.5 }}>
            {state.refusal}
          </Typography>
        )}
        {(isPaused || state.isRequesting) && state.refusal === undefined && (
          <Typography sx={{ mb: 1.5 }}>{deployTexts.duration}</Typography>
        )}
        <LastDeployment state={state} now={now} onRetry={() => setStatusOpen(true)} />
      </Box>
      {isPaused && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {deployTexts.pause({ left: formatCountdown(state.readyAt - now) })}
        </Typography>
      )}
      {plans && <UpcomingPlans plans={plans} />}
      {readHistory && state.last && (
        <EarlierDeployments key={state.last.id} read={readHistory} last={state.last} now={now} />
      )}
    </Popover>
  );
}

/** All deployments before the last one. */
function EarlierDeployments(props: {
  readonly read: NonNullable<BrandDeployment['readHistory']>;
  readonly last: Deployment;
  readonly now: number;
}): ReactNode {
  const { read, last, now } = props;
  const { items, isLoading, error, retry, readMore } = usePagedList({
    read,
    keyOf: idOf,
    logMessage: 'The deployments could not be read.',
  });
  const earlier = items.filter(({ id }) => id !== last.id);
  if (earlier.length === 0 && error === undefined) return null;
  return (
    <Box
      component="section"
      aria-label={deployTexts.earlier}
      sx={{ mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{deployTexts.earlier}</Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {earlier.map((deployment) => (
          <li key={deployment.id}>
            <DeploymentDetails deployment={deployment} now={now} />
          </li>
        ))}
      </Box>
      {error !== undefined && <InlineLoadError text={deployTexts.earlierFailed} onRetry={retry} />}
      {readMore && (
        <MoreButton size="small" isLoading={isLoading} onClick={readMore}>
          {deployTexts.showMore}
        </MoreButton>
      )}
    </Box>
  );
}

function idOf({ id }: Deployment): string {
  return id;
}

function LastDeployment(props: {
  readonly state: DeployState;
  readonly now: number;
  readonly onRetry: () => void;
}): ReactNode {
  const { state, now, onRetry } = props;
  const { last, lookup } = state;
  if (last) return <DeploymentDetails deployment={last} now={now} />;
  switch (lookup) {
    case 'waiting':
      return <Skeleton role="status" aria-label={shellTexts.loading} width={180} />;
    case 'known':
      return <Typography color="textSecondary">{deployTexts.never}</Typography>;
    case 'failed':
      return <InlineLoadError text={deployTexts.lookupFailed} onRetry={onRetry} />;
  }
}

function InlineLoadError({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }): ReactNode {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Typography color="error">{text}</Typography>
      <RetryButton size="small" onClick={onRetry} />
    </Box>
  );
}

function DeploymentDetails({ deployment, now }: { readonly deployment: Deployment; readonly now: number }): ReactNode {
  const { status, requestedAt, requestedBy, finishedAt, plannedAt, message, note, progress, url } = deployment;
  const isInProgress = status === 'queued' || status === 'running';
  const { icon: Icon, colour } = LOOKS[status];
  return (
    <Box sx={{ display: 'flex', gap: 1.25 }}>
      <Icon fontSize="small" sx={{ color: colour, mt: '1px' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{deployTexts.statuses[status]}</Typography>
        <Typography variant="body2" color="textSecondary">
          {requestedText(requestedBy, formatMoment(requestedAt, now))}
        </Typography>
        {plannedAt !== undefined && (
          <Typography variant="body2" color="textSecondary">
            {deployTexts.planned({ at: formatMoment(plannedAt, now) })}
          </Typography>
        )}
        {isInProgress && progress !== undefined && (
          <LinearProgress variant="determinate" value={progress} aria-label={deployTexts.progress} sx={{ my: 0.75 }} />
        )}
        {finishedAt !== '' && (
          <Typography variant="body2" color="textSecondary">
            {deployTexts.finished({ at: formatMoment(finishedAt, now) })}
          </Typography>
        )}
        {note !== '' && <Typography variant="body2">{note}</Typography>}
        {message !== '' && (
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {message}
          </Typography>
        )}
        {url !== undefined && (
          <Link href={url} target="_blank" rel="noreferrer" variant="body2">
            {deployTexts.see}
          </Link>
        )}
      </Box>
    </Box>
  );
}

function requestedText(by: string, at: string): string {
  return by === '' ? deployTexts.requested({ at }) : deployTexts.requestedBy({ at, by });
}

const SECOND = 1_000;

/** The current time, updated every second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Milliseconds as minutes and seconds: '3:42'. */
function formatCountdown(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Distinguished by icon and text, not only by colour. */
const LOOKS = {
  queued: { icon: QueuedIcon, colour: 'info.main' },
  running: { icon: RunningIcon, colour: 'info.main' },
  done: { icon: DoneIcon, colour: 'success.main' },
  failed: { icon: FailedIcon, colour: 'error.main' },
} as const satisfies Record<DeploymentStatus, { readonly icon: ElementType; readonly colour: string }>;

const PAPER = { width: 320, maxHeight: '80vh', p: 2.25, mt: 1, border: 1, borderColor: 'divider' } as const;
