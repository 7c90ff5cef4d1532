import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import { cardTexts } from '../../lib/messages';

/** What a card's menu offers; an absent action is not offered (CARD-009 to CARD-011). */
export interface CardActions {
  readonly edit?: (() => void) | undefined;
  readonly feature?: (() => void) | undefined;
  readonly remove?: (() => void) | undefined;
}

/** The kebab menu of a card; a card that offers nothing has none. */
export function CardMenu(props: {
  readonly name: string;
  readonly isFeatured: boolean;
  readonly actions: CardActions;
}): ReactNode {
  const { name, isFeatured, actions } = props;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const entries = [
    { text: cardTexts.edit, run: actions.edit },
    { text: isFeatured ? cardTexts.unfeature : cardTexts.feature, run: actions.feature },
    { text: cardTexts.remove, run: actions.remove },
  ].flatMap(({ text, run }) => (run ? [{ text, run }] : []));
  if (entries.length === 0) return null;
  return (
    <>
      <IconButton
        aria-label={cardTexts.menuOf(name)}
        aria-haspopup="menu"
        size="small"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ mr: -0.75, mt: -0.5 }}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {entries.map(({ text, run }) => (
          <MenuItem
            key={text}
            onClick={() => {
              setAnchor(undefined);
              run();
            }}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
