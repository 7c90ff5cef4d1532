import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { listTexts } from '../lib/messages';

/** How many entries there are on each side of the toggle. */
export interface SideCounts {
  readonly active: number;
  readonly inactive: number;
}

/** The Active/Inactive toggle with its counts (LIST-002, LIST-003). */
export function ActiveToggle(props: {
  readonly isActive: boolean;
  /** Undefined until they are known. */
  readonly counts: SideCounts | undefined;
  /** What the sides are called; Active and Inactive unless given. */
  readonly labels?: { readonly active: string; readonly inactive: string } | undefined;
  readonly onChange: (isActive: boolean) => void;
}): ReactNode {
  const { isActive, counts, labels = listTexts, onChange } = props;
  const count = (side: keyof SideCounts) => (counts === undefined ? '' : ` (${counts[side]})`);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={listTexts.status}
      value={isActive}
      onChange={(_event, chosen: boolean | null) => {
        if (chosen !== null) onChange(chosen);
      }}
    >
      <ToggleButton value={true} sx={TOGGLE}>
        {labels.active}
        {count('active')}
      </ToggleButton>
      <ToggleButton value={false} sx={TOGGLE}>
        {labels.inactive}
        {count('inactive')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

const TOGGLE = { px: 1.75, minHeight: 40 } as const;
