import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

const KEY = 'SIDEBAR';
const COLLAPSED = 'collapsed';

/** The state of the sidebar: next to the content, or over it on narrow screens. */
export interface SidebarState {
  readonly isNarrow: boolean;
  /** Wide screens: expanded, or an icon rail. Narrow screens: over the content, or hidden. */
  readonly isOpen: boolean;
  toggle(): void;
  /** Hides the sidebar on narrow screens; no effect on wide ones. */
  dismiss(): void;
}

/** The sidebar's state; persisted on wide screens (SHELL-002, C-23). */
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
