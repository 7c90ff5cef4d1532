import Menu from '@mui/material/Menu';
import type { ReactNode } from 'react';
import { useSession } from '../session/SessionContext';
import { MenuOption } from './MenuOption';
import { shellTexts } from './texts';
import { useSwitchBrand } from './useHistoryBrand';

/** The menu of the user's brands. */
export function BrandMenu(props: { readonly anchor: HTMLElement; readonly onClose: () => void }): ReactNode {
  const { anchor, onClose } = props;
  const { ownBrands, selectedBrand } = useSession();
  const switchBrand = useSwitchBrand();
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': shellTexts.brands } }}>
      {ownBrands.map(({ id, name }) => (
        <MenuOption
          key={id}
          label={name}
          isSelected={id === selectedBrand?.id}
          onSelect={() => {
            onClose();
            if (id !== selectedBrand?.id) switchBrand(id);
          }}
        />
      ))}
    </Menu>
  );
}
