import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState, type ReactNode } from 'react';
import { shellTexts } from '../lib/messages';
import { useSession } from '../session/SessionContext';
import type { AppearanceSetting } from '../theme/appearance';
import { UserMenuList } from './later';

/** The button of the user menu; the menu loads when it is first opened. */
export function UserMenu(props: { readonly appearance: AppearanceSetting; readonly onHelp: () => void }): ReactNode {
  const { appearance, onHelp } = props;
  const { userName } = useSession();
  const initials = initialsOf(userName);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={shellTexts.userMenu(initials, userName)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.25 }}
      >
        <Box component="span" sx={INITIALS}>
          {initials}
        </Box>
      </IconButton>
      {anchor && (
        <Suspense>
          <UserMenuList anchor={anchor} appearance={appearance} onHelp={onHelp} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

const INITIALS = {
  width: 32,
  height: 32,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  fontSize: 12,
  fontWeight: 600,
  bgcolor: 'divider',
  color: 'text.primary',
} as const;
