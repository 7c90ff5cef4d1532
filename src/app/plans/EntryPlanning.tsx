import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useState, type ReactNode } from 'react';
import { lazyComponent, lazyOverlay } from '../../hooks/lazyComponent';
import type { PlannedEntry } from '../../api/plans';
import { plansOf, type BrandPlans } from '../../shell/plans/brandPlans';
import { planTexts } from '../../shell/plans/texts';
import { usePlans } from '../../shell/plans/usePlans';
import { services } from '../services';

const EntryPlans = lazyOverlay(async () => (await import('../../shell/plans/EntryPlans')).EntryPlans);
const PlanList = lazyComponent(async () => (await import('../../shell/plans/PlanList')).PlanList);

/** A page or record whose showing and hiding can be scheduled. */
export interface PlannableEntry {
  readonly brandPlans: BrandPlans;
  readonly entry: PlannedEntry;
}

/**
 * The open entry of an editor, for scheduling.
 * @param of.id undefined until it was first saved
 * @returns undefined if nothing can be scheduled for it
 */
export function plannableEntry(of: {
  readonly kind: Omit<PlannedEntry, 'id'> | undefined;
  readonly brandId: string | undefined;
  readonly id: string | undefined;
}): PlannableEntry | undefined {
  const { kind, brandId, id } = of;
  if (kind === undefined || brandId === undefined || id === undefined) return undefined;
  const brandPlans = services.plans(brandId);
  return brandPlans && { brandPlans, entry: { ...kind, id } };
}

/** Opens the dialog to view and add plans of an entry. @param props.name name of the entry */
export function PlanButton({
  name,
  ...of
}: PlannableEntry & { readonly name: string; readonly isHidden?: boolean | undefined }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<ScheduleIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ flex: 'none' }}
      >
        {planTexts.open}
      </Button>
      {isOpen && <EntryPlans {...of} name={name} close={() => setOpen(false)} />}
    </>
  );
}

/** Above a form: the plans of its entry, with their actions. */
export function PlanNotice({ brandPlans, entry }: PlannableEntry): ReactNode {
  const plans = plansOf(usePlans(brandPlans).plans, entry);
  if (plans.length === 0) return null;
  return (
    <Paper component="section" variant="outlined" aria-label={planTexts.coming} sx={{ px: 2, mb: 2.25 }}>
      <PlanList brandPlans={brandPlans} plans={plans} />
    </Paper>
  );
}
