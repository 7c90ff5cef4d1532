import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import DeployIcon from '@mui/icons-material/RocketLaunchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { formatTime } from '../../lib/dates';
import { LazyDeployDialog, LazyDeployStatus } from '../lazyParts';
import { VISUALLY_HIDDEN } from '../visuallyHidden';
import { canDeploy, type BrandDeployment } from './deployment';
import { deployTexts } from './texts';
import { useDeployState } from './useDeployment';

/** Deploys the brand's website, and shows the status of the last deployment (DEPLOY-001 to DEPLOY-006). */
export function DeployButton(props: { readonly deployment: BrandDeployment; readonly brand: string }): ReactNode {
  const { deployment, brand } = props;
  const state = useDeployState(deployment);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useFocusAfter(state.isStatusOpen, anchor);
  const reasonId = useId();
  const reason = state.readyAt === 0 ? undefined : deployTexts.pausedUntil({ at: formatTime(state.readyAt) });
  const buttons = (
    <ButtonGroup variant="outlined" sx={{ flexShrink: 0 }}>
      <Button
        disabled={!canDeploy(state)}
        aria-describedby={reason && reasonId}
        onClick={() => deployment.confirmOrStart()}
        sx={{ px: { xs: 1, sm: 1.5 }, minWidth: 0, gap: 1 }}
      >
        <DeployIcon fontSize="small" />
        <Box component="span" sx={({ breakpoints }) => ({ [breakpoints.down('sm')]: VISUALLY_HIDDEN })}>
          {deployTexts.deploy}
        </Box>
      </Button>
      <Button
        ref={setAnchor}
        aria-label={deployTexts.status}
        aria-haspopup="dialog"
        aria-expanded={state.isStatusOpen}
        onClick={() => deployment.setStatusOpen(true)}
        sx={{ px: 0.75, minWidth: 0 }}
      >
        <ExpandMore fontSize="small" />
      </Button>
    </ButtonGroup>
  );
  return (
    <>
      {/* Around both buttons: a disabled button fires no pointer events. */}
      <Tooltip title={reason} describeChild>
        {buttons}
      </Tooltip>
      <span id={reasonId} hidden>
        {reason}
      </span>
      {state.isStatusOpen && anchor && <LazyDeployStatus {...{ anchor, brand, deployment, state }} />}
      {state.isConfirming && <LazyDeployDialog deployment={deployment} brand={brand} />}
    </>
  );
}

/** Focuses `next` when the status is closed: the clicked button is disabled by then and cannot be focused. */
function useFocusAfter(isShown: boolean, next: HTMLElement | null): void {
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current && !isShown) next?.focus();
    wasShown.current = isShown;
  }, [isShown, next]);
}
