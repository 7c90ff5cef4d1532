import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

const KEY = 'SIDEBAR';
const COLLAPSED = 'collapsed';

/** How the sidebar stands: beside the content, or over it on a narrow screen. */
export interface SidebarState {
  readonly isNarrow: boolean;
  /** Wide: whole or a rail of icons. Narrow: shown over the content or not at all. */
  readonly isOpen: boolean;
  toggle(): void;
  /** Takes the sidebar off the content; a wide screen keeps it. */
  dismiss(): void;
}

/** The sidebar's state; on wide screens it is remembered (SHELL-002, C-23). */
export function useSidebar(): SidebarState {
  const isNarrow = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(KEY) === COLLAPSED);
  const [isOver, setOver] = useState(false);
  return {
    isNarrow,
    isOpen: isNarrow ? isOver : !isCollapsed,
    toggle() {
      if (isNarrow) {
        setOver(!isOver);
        return;
      }
      localStorage.setItem(KEY, isCollapsed ? 'open' : COLLAPSED);
      setCollapsed(!isCollapsed);
    },
    dismiss: () => setOver(false),
  };
}
