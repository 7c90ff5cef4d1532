import { Button } from '@mui/material';
import { itemTexts } from './texts';

interface AddButtonProps {
  readonly label: string;
  /** Set when the list is full. */
  readonly limit: number | undefined;
  /** Whether it asks what is to be added. */
  readonly asks: boolean;
  readonly add: () => void;
}

/** Adds an item at the end. */
export function AddButton({ label, limit, asks, add }: AddButtonProps) {
  const isFull = limit !== undefined;
  return (
    <>
      <Button
        className="f-add"
        variant="text"
        size="small"
        disabled={isFull}
        aria-haspopup={asks ? 'dialog' : undefined}
        onClick={add}
      >
        {itemTexts.add({ label })}
      </Button>
      {isFull && <span className="f-note">{itemTexts.limit({ limit })}</span>}
    </>
  );
}
