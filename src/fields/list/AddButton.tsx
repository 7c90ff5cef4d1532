import { Button, Menu, MenuItem } from '@mui/material';
import { useRef, useState } from 'react';
import { itemTexts } from '../../lib/messages';
import type { ItemKind } from './kinds';

interface AddButtonProps {
  readonly label: string;
  readonly kinds: readonly ItemKind[];
  /** Set when the list is full. */
  readonly limit: number | undefined;
  readonly add: (kind: ItemKind) => void;
}

/** Adds an item at the end; where there are several kinds, it asks which. */
export function AddButton({ label, kinds, limit, add }: AddButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isFull = limit !== undefined;
  const close = () => {
    setAnchor(null);
    button.current?.focus();
  };
  const only = kinds.length === 1 ? kinds[0] : undefined;
  return (
    <div className="f-add-row">
      <Button
        ref={button}
        className="f-add"
        variant="text"
        size="small"
        disabled={isFull}
        aria-haspopup={only ? undefined : 'menu'}
        onClick={() => (only ? add(only) : setAnchor(button.current))}
      >
        {itemTexts.add(label)}
      </Button>
      {isFull && <span className="f-note">{itemTexts.limit(limit)}</span>}
      {anchor && (
        <Menu anchorEl={anchor} open onClose={close} disableRestoreFocus>
          {kinds.map((kind) => (
            <MenuItem
              key={kind.label}
              onClick={() => {
                setAnchor(null);
                add(kind);
              }}
            >
              {kind.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
}
