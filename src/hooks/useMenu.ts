import { useState, type MouseEvent } from 'react';

/** Properties of a menu that a button opens. */
export type OpenMenu = ReturnType<typeof useMenu>['menu'];

/** A button that opens a menu: the properties of both, and what closes the menu after a choice. */
export function useMenu() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const isOpen = anchor !== undefined;
  const close = () => setAnchor(undefined);
  return {
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    },
    menu: { open: isOpen, anchorEl: anchor ?? null, onClose: close },
    close,
  } as const;
}
