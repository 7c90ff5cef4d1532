import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import type { PlannedEntry } from '../../api/plans';
import { BusyButton } from '../../hooks/BusyButton';
import { plansOf, type BrandPlans } from './brandPlans';
import { PlanList, useSavePlan } from './PlanList';
import { PlanTime, usePlanTime } from './PlanTime';
import { planTexts } from './texts';
import { usePlans } from './usePlans';

type Action = 'show' | 'hide';

/** The plans of one page or record, with a form to add another. */
export function EntryPlans(props: {
  readonly brandPlans: BrandPlans;
  readonly entry: PlannedEntry;
  readonly name: string;
  /** Whether the website does not show it now: showing it is then offered first. */
  readonly isHidden?: boolean | undefined;
  readonly close: () => void;
}): ReactNode {
  const { brandPlans, entry, name, isHidden = false, close } = props;
  const plans = plansOf(usePlans(brandPlans).plans, entry);
  const actions: readonly Action[] = isHidden ? ['show', 'hide'] : ['hide', 'show'];
  const available = actions.filter(
    (action) => !plans.some((plan) => plan.action === action && plan.failure === undefined),
  );
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm">
      <DialogTitle>{planTexts.title({ name })}</DialogTitle>
      <DialogContent>
        {plans.length > 0 && <PlanList brandPlans={brandPlans} plans={plans} />}
        {available.length > 0 && <NewPlan {...{ available, brandPlans, entry }} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{planTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

function NewPlan(props: {
  readonly available: readonly Action[];
  readonly brandPlans: BrandPlans;
  readonly entry: PlannedEntry;
}): ReactNode {
  const { available, brandPlans, entry } = props;
  const [first = 'hide'] = available;
  const [action, setAction] = useState(first);
  const time = usePlanTime();
  const saving = useSavePlan(brandPlans, time, () => time.set(''));
  const offered = available.join(' ');
  const [lastOffered, setLastOffered] = useState(offered);
  if (offered !== lastOffered) {
    setLastOffered(offered);
    // A time that is being entered is kept, but only for the action that it was entered for.
    if (time.text === '' || !available.includes(action)) {
      setAction(first);
      time.set('');
      saving.clearRefusal();
    }
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saving.save({ action, entry });
      }}
    >
      <TextField
        select
        fullWidth
        margin="normal"
        label={planTexts.what}
        value={action}
        onChange={({ target }) => setAction(target.value === 'show' ? 'show' : 'hide')}
      >
        {available.map((one) => (
          <MenuItem key={one} value={one}>
            {planTexts.actions[one]}
          </MenuItem>
        ))}
      </TextField>
      <PlanTime time={time} />
      {saving.refusal}
      <BusyButton type="submit" variant="contained" isBusy={saving.isBusy}>
        {planTexts.set}
      </BusyButton>
    </Box>
  );
}
