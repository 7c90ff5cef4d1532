import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { BusyButton } from '../../hooks/BusyButton';
import { useRequest } from '../../hooks/useRequest';
import { formatMoment } from '../../lib/dates';
import type { BrandPlans } from '../plans/brandPlans';
import { UpcomingPlans, useSavePlan } from '../plans/PlanList';
import { PlanTime, usePlanTime, type PlanTimeState } from '../plans/PlanTime';
import { planTexts } from '../plans/texts';
import { LoadingOrError } from '../LoadingOrError';
import { changeFacts } from './changeFacts';
import type { BrandDeployment, LinkedChanges } from './deployment';
import { deployTexts } from './texts';

/** Maximum characters of a note. */
const MAX_NOTE_LENGTH = 2_000;

/** Confirms a deployment and lists what was saved since the last one. */
export function DeployDialog(props: { readonly deployment: BrandDeployment; readonly brand: string }): ReactNode {
  const { deployment, brand } = props;
  const { plans } = deployment;
  const [note, setNote] = useState(() => deployment.state.get().note);
  const [isScheduled, setScheduled] = useState(false);
  const time = usePlanTime();
  return (
    <Dialog open onClose={deployment.cancel} fullWidth maxWidth="sm">
      <DialogTitle>{deployTexts.question({ brand })}</DialogTitle>
      <DialogContent>
        <Changes deployment={deployment} />
        <TextField
          label={deployTexts.note}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          fullWidth
          multiline
          minRows={2}
          margin="normal"
          slotProps={{ htmlInput: { maxLength: MAX_NOTE_LENGTH } }}
        />
        {plans && (
          <>
            <FormControlLabel
              label={planTexts.atATime}
              control={<Checkbox checked={isScheduled} onChange={(event) => setScheduled(event.target.checked)} />}
            />
            {isScheduled && <PlanTime time={time} />}
            <UpcomingPlans plans={plans} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={deployment.cancel}>{deployTexts.cancel}</Button>
        {plans && isScheduled ? (
          <PlanButton
            plans={plans}
            time={time}
            note={note.trim()}
            done={() => {
              deployment.cancel();
              // The status lists the upcoming plans.
              deployment.setStatusOpen(true);
            }}
          />
        ) : (
          <Button variant="contained" autoFocus onClick={() => void deployment.start(note.trim())}>
            {deployTexts.deploy}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function PlanButton(props: {
  readonly plans: BrandPlans;
  readonly time: PlanTimeState;
  readonly note: string;
  readonly done: () => void;
}): ReactNode {
  const { plans, time, note, done } = props;
  const saving = useSavePlan(plans, time, done);
  return (
    <>
      {saving.refusal}
      <BusyButton
        variant="contained"
        isBusy={saving.isBusy}
        onClick={() => void saving.save({ action: 'deploy', entry: undefined, note })}
      >
        {planTexts.deployAt}
      </BusyButton>
    </>
  );
}

function Changes({ deployment }: { readonly deployment: BrandDeployment }): ReactNode {
  const found = useRequest({
    input: 'changes',
    load: deployment.readChanges,
    logMessage: 'What a deployment would bring could not be read.',
  });
  const [now] = useState(Date.now);
  if (found.result) return <ChangeList found={found.result} {...{ now, deployment }} />;
  return <LoadingOrError request={found} errorText={deployTexts.changesFailed} height={80} />;
}

function ChangeList(props: {
  readonly found: LinkedChanges;
  readonly now: number;
  readonly deployment: Pick<BrandDeployment, 'cancel' | 'detailOf'>;
}): ReactNode {
  const { found, now, deployment } = props;
  const { since, changes, hasMore } = found;
  const { cancel, detailOf } = deployment;
  const at = since === '' ? undefined : formatMoment(since, now);
  if (changes.length === 0) {
    return <Typography>{at === undefined ? deployTexts.nothingEver : deployTexts.nothingSince({ at })}</Typography>;
  }
  return (
    <>
      <Typography>{at === undefined ? deployTexts.sinceEver : deployTexts.sinceThen({ at })}</Typography>
      <Box component="ul" sx={LIST}>
        {changes.map((change) => (
          <Box component="li" key={`${change.of} ${change.id}`} sx={ITEM}>
            {change.screen ? (
              <Link component={RouterLink} to={change.screen.path} onClick={cancel}>
                {change.name}
              </Link>
            ) : (
              change.name
            )}
            <Typography variant="body2" color="textSecondary">
              {[change.screen?.hint, changeFacts(change, now)].filter((fact) => fact !== undefined).join(' · ')}
            </Typography>
            {detailOf && change.screen && since !== '' && (
              <FieldChanges name={change.name} detail={() => detailOf(change, since)} />
            )}
          </Box>
        ))}
      </Box>
      {hasMore && <Typography variant="body2">{deployTexts.more}</Typography>}
    </>
  );
}

/** The field-by-field changes, loaded when opened. */
function FieldChanges({ name, detail }: { readonly name: string; readonly detail: () => ReactNode }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={deployTexts.fieldsOf({ name })}
        onClick={() => setOpen(!isOpen)}
        sx={{ ml: -0.75 }}
      >
        {deployTexts.fields}
      </Button>
      {isOpen && (
        <Box id={id} sx={{ pl: 1.5, borderLeft: 2, borderColor: 'divider' }}>
          {detail()}
        </Box>
      )}
    </>
  );
}

const LIST = { listStyle: 'none', my: 1.5, mx: 0, p: 0, maxHeight: '40vh', overflow: 'auto' } as const;
const ITEM = { py: 1, borderTop: 1, borderColor: 'divider' } as const;
