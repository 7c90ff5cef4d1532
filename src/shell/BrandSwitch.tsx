import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMenu } from '../hooks/useMenu';
import { useSession } from '../session/SessionContext';
import { LazyBrandMenu } from './lazyParts';
import { shellTexts } from './texts';

/** The selected brand; users of several brands switch here. */
export function BrandSwitch(): ReactNode {
  const { selectedBrand, ownBrands } = useSession();
  const { button, menu } = useMenu();
  if (!selectedBrand) return null;
  const { name } = selectedBrand;
  if (ownBrands.length < 2) {
    return (
      <Box sx={BRAND}>
        <Dot />
        {name}
      </Box>
    );
  }
  return (
    <>
      <Button
        variant="outlined"
        {...button}
        aria-label={shellTexts.brandSwitch({ brand: name })}
        startIcon={<Dot />}
        endIcon={<ExpandMore fontSize="small" />}
        sx={SWITCH}
      >
        {name}
      </Button>
      {menu.open && <LazyBrandMenu menu={menu} />}
    </>
  );
}

/** In the brand's accent colour. */
function Dot(): ReactNode {
  return <Box component="span" aria-hidden="true" sx={DOT} />;
}

const DOT = { width: 9, height: 9, borderRadius: '50%', bgcolor: 'primary.main' } as const;

const SWITCH = {
  flexShrink: 0,
  px: { xs: 0.75, sm: 1.5 },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;

const BRAND = {
  display: 'flex',
  // No room on the narrowest phones; the sidebar shows the brand as well.
  '@media (max-width: 359.95px)': { display: 'none' },
  flexShrink: 0,
  alignItems: 'center',
  gap: 1,
  px: 1.25,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 4,
  fontSize: 13,
} as const;
