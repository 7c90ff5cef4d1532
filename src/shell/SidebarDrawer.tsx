import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { shellTexts } from './texts';

/** The sidebar as an overlay on narrow screens. */
export function SidebarDrawer(props: { readonly onClose: () => void; readonly children: ReactNode }): ReactNode {
  return (
    <Drawer
      open
      onClose={props.onClose}
      slotProps={{ paper: { 'aria-label': shellTexts.navigation, sx: { border: 0 } } }}
    >
      {props.children}
    </Drawer>
  );
}
