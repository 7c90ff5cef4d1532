import Menu from '@mui/material/Menu';
import type { ReactNode } from 'react';
import type { OpenMenu } from '../hooks/useMenu';
import { useSession } from '../session/SessionContext';
import { MenuOption } from './MenuOption';
import { shellTexts } from './texts';
import { useSwitchBrand } from './useHistoryBrand';

/** The menu of the user's brands. */
export function BrandMenu({ menu }: { readonly menu: OpenMenu }): ReactNode {
  const { ownBrands, selectedBrand } = useSession();
  const switchBrand = useSwitchBrand();
  return (
    <Menu {...menu} slotProps={{ list: { 'aria-label': shellTexts.brands } }}>
      {ownBrands.map(({ id, name }) => (
        <MenuOption
          key={id}
          label={name}
          isSelected={id === selectedBrand?.id}
          onSelect={() => {
            menu.onClose();
            if (id !== selectedBrand?.id) switchBrand(id);
          }}
        />
      ))}
    </Menu>
  );
}
