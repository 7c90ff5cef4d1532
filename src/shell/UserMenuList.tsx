import CheckIcon from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { shellTexts } from '../lib/messages';
import { useSession, useSessionController } from '../session/SessionContext';
import { APPEARANCES, type AppearanceSetting } from '../theme/appearance';

/** The user menu, open: who is signed in, which brand, how the console looks. */
export function UserMenuList(props: {
  readonly anchor: HTMLElement;
  readonly appearance: AppearanceSetting;
  readonly onClose: () => void;
}): ReactNode {
  const { anchor, appearance, onClose } = props;
  const { user, userName, ownBrands, selectedBrand } = useSession();
  const controller = useSessionController();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  /** Goes to the list of the area first: an open form belongs to the brand it was opened for. */
  const choose = async (brandId: string) => {
    onClose();
    await navigate(`/${pathname.split('/')[1] ?? ''}`);
    controller.chooseBrand(brandId);
  };
  const { choice } = useSyncExternalStore(appearance.subscribe, appearance.get);
  return (
    <Menu disablePortal open anchorEl={anchor} onClose={onClose} slotProps={{ paper: { sx: { minWidth: 240 } } }}>
      <Box component="li" role="none" sx={{ px: 2, py: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{userName}</Typography>
        <Typography variant="body2" color="textSecondary">
          {user.email}
        </Typography>
        {user.roles[0] && (
          <Typography variant="body2" color="textSecondary">
            {user.roles[0].name}
          </Typography>
        )}
      </Box>
      {ownBrands.length > 1 && <Heading text={shellTexts.brandSwitch} />}
      {ownBrands.length > 1 &&
        ownBrands.map(({ id, name }) => (
          <Option key={id} label={name} isChosen={id === selectedBrand?.id} onChoose={() => void choose(id)} />
        ))}
      <Divider component="li" role="none" />
      <Heading text={shellTexts.appearance} />
      {APPEARANCES.map((option) => (
        <Option
          key={option}
          label={shellTexts[option]}
          isChosen={option === choice}
          onChoose={() => appearance.choose(option)}
        />
      ))}
    </Menu>
  );
}

function Heading({ text }: { readonly text: string }): ReactNode {
  return (
    <ListSubheader role="none" sx={{ bgcolor: 'transparent', lineHeight: 2.4 }}>
      {text}
    </ListSubheader>
  );
}

function Option(props: {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}): ReactNode {
  return (
    <MenuItem role="menuitemradio" aria-checked={props.isChosen} onClick={props.onChoose}>
      <ListItemIcon>{props.isChosen && <CheckIcon fontSize="small" />}</ListItemIcon>
      <ListItemText>{props.label}</ListItemText>
    </MenuItem>
  );
}
