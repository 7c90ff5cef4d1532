import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { errorMessage } from '../../api/errors';
import type { Plan } from '../../api/plans';
import { useAction } from '../../hooks/useAction';
import { BusyButton } from '../../hooks/BusyButton';
import { formatDateTime } from '../../lib/dates';
import { useEntryFocus } from '../useEntryFocus';
import type { BrandPlans } from './brandPlans';
import { PlanTime, usePlanTime, type PlanTimeState } from './PlanTime';
import { planTexts } from './texts';
import { usePlans } from './usePlans';

/** The upcoming plans: a user about to deploy sees what others have planned. */
export function UpcomingPlans({ plans: brandPlans }: { readonly plans: BrandPlans }): ReactNode {
  const { plans } = usePlans(brandPlans);
  if (plans === undefined || plans.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{planTexts.coming}</Typography>
      <PlanList brandPlans={brandPlans} plans={plans} />
    </Box>
  );
}

/** Plans, each with buttons to change its time and to cancel it. */
export function PlanList(props: { readonly brandPlans: BrandPlans; readonly plans: readonly Plan[] }): ReactNode {
  const { brandPlans, plans } = props;
  const [changing, setChanging] = useState<Plan>();
  return (
    <>
      <Box component="ul" aria-label={planTexts.coming} sx={LIST}>
        {plans.map((plan) => (
          <PlanItem key={plan.id} plan={plan} brandPlans={brandPlans} onChange={() => setChanging(plan)} />
        ))}
      </Box>
      {changing && <ChangeTime plan={changing} brandPlans={brandPlans} close={() => setChanging(undefined)} />}
    </>
  );
}

function PlanItem(props: {
  readonly plan: Plan;
  readonly brandPlans: BrandPlans;
  readonly onChange: () => void;
}): ReactNode {
  const { plan, brandPlans, onChange } = props;
  const { isBusy, run } = useAction('A plan could not be cancelled.');
  const [refusal, setRefusal] = useState<string>();
  const leaving = useEntryFocus();
  const what = whatOf(plan);
  const hasFailed = plan.failure !== undefined;
  const cancel = () =>
    run(
      () => brandPlans.cancel(plan.id),
      (error) => setRefusal(errorMessage(error) ?? planTexts.cancelFailed),
    );
  return (
    <Box component="li" sx={ITEM}>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{what}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[formatDateTime(plan.at), planTexts.plannedBy({ by: plan.plannedBy })].join(' · ')}
        </Typography>
        {plan.note !== '' && <Typography variant="body2">{plan.note}</Typography>}
        {hasFailed && (
          <Typography variant="body2" color="error">
            {planTexts.notDone({ reason: plan.failure })}
          </Typography>
        )}
        {refusal !== undefined && (
          <Typography role="alert" variant="body2" color="error">
            {refusal}
          </Typography>
        )}
      </Box>
      {plan.mayCancel && (
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          {plan.mayChange && !hasFailed && (
            <Button size="small" aria-label={planTexts.changeOf({ what })} onClick={onChange}>
              {planTexts.change}
            </Button>
          )}
          <BusyButton
            ref={leaving}
            size="small"
            isBusy={isBusy}
            aria-label={hasFailed ? planTexts.dismissOf({ what }) : planTexts.cancelOf({ what })}
            onClick={() => void cancel()}
          >
            {hasFailed ? planTexts.dismiss : planTexts.cancel}
          </BusyButton>
        </Box>
      )}
    </Box>
  );
}

function whatOf({ action, name }: Plan): string {
  return name === '' ? planTexts.actions[action] : `${planTexts.actions[action]}: ${name}`;
}

function ChangeTime(props: {
  readonly plan: Plan;
  readonly brandPlans: BrandPlans;
  readonly close: () => void;
}): ReactNode {
  const { plan, brandPlans, close } = props;
  const { id, action, entry, note } = plan;
  const time = usePlanTime(plan.at);
  const saving = useSavePlan(brandPlans, time, close);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs">
      <DialogTitle>{planTexts.changeTitle}</DialogTitle>
      <DialogContent>
        <Typography>{whatOf(plan)}</Typography>
        <PlanTime time={time} />
        {saving.refusal}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{planTexts.close}</Button>
        <BusyButton
          variant="contained"
          isBusy={saving.isBusy}
          onClick={() => void saving.save({ id, action, entry, note })}
        >
          {planTexts.set}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

/** Saves a plan at a time that is valid; if that fails, shows why and keeps the input. @param done called after saving */
export function useSavePlan(brandPlans: BrandPlans, time: Pick<PlanTimeState, 'validate'>, done: () => void) {
  const [refusal, setRefusal] = useState<string>();
  const { isBusy, run } = useAction('A plan could not be saved.');
  return {
    isBusy,
    refusal: refusal !== undefined && (
      <Typography role="alert" color="error">
        {refusal}
      </Typography>
    ),
    /** Clears the refusal. */
    clearRefusal: () => setRefusal(undefined),
    async save(plan: Omit<Parameters<BrandPlans['save']>[0], 'at'>): Promise<void> {
      const at = time.validate();
      if (at === undefined) return;
      setRefusal(undefined);
      const isSaved = await run(
        () => brandPlans.save({ ...plan, at }),
        (error) => setRefusal(errorMessage(error) ?? planTexts.saveFailed),
      );
      if (isSaved) done();
    },
  };
}

const LIST = { listStyle: 'none', m: 0, p: 0 } as const;
const ITEM = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;
