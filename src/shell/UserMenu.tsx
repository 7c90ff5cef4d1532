import IconButton from '@mui/material/IconButton';
import { Suspense, useState, type ReactNode } from 'react';
import { initialsOf } from '../lib/initials';
import { useSession } from '../session/SessionContext';
import { Initials } from './Initials';
import { LazyUserMenuList } from './later';
import { shellTexts } from './texts';
import type { UserMenuListProps } from './UserMenuList';

/** The button of the user menu; the menu loads when it is first opened. */
export function UserMenu(props: Omit<UserMenuListProps, 'anchor' | 'onClose'>): ReactNode {
  const { userName } = useSession();
  const initials = initialsOf(userName);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={shellTexts.userMenu({ initials, name: userName })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.25 }}
      >
        <Initials name={userName} size={32} />
      </IconButton>
      {anchor && (
        <Suspense>
          <LazyUserMenuList {...props} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
