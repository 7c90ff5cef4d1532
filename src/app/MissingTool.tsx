import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

/** Disabled button for a tool that the services of this installation do not support; focusable, so that screen readers read the reason. */
export function MissingTool(props: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly reason: string;
}): ReactNode {
  const { label, icon, reason } = props;
  return (
    <Tooltip title={reason} describeChild>
      <Button
        size="small"
        variant="outlined"
        startIcon={icon}
        aria-disabled
        disableRipple
        color="inherit"
        sx={{ flex: 'none', color: 'text.secondary', borderColor: 'divider', cursor: 'not-allowed' }}
      >
        {label}
      </Button>
    </Tooltip>
  );
}
