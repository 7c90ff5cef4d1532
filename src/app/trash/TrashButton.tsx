import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useMemo, useState, type ReactNode } from 'react';
import { createTrash, type TrashScope } from '../../stores/trash';
import { MissingTool } from '../MissingTool';
import { services } from '../services';
import { trashTexts } from './texts';
import { TrashDrawer } from './TrashDrawer';

/**
 * The trash of a list.
 * @param options.of must be referentially stable; undefined if nothing is kept, or the user may restore nothing
 */
export function useListTrash(options: {
  readonly heading: string;
  /** Plural noun of the entries. */
  readonly nouns: string;
  readonly of: TrashScope | undefined;
}): {
  /** Opens the trash; undefined if the user may restore nothing. */
  readonly button: ReactNode;
  /** Restores an entry that was just removed; undefined if that is not possible. */
  readonly restore: ((id: string) => Promise<void>) | undefined;
  /** Counts restored entries; the list refetches when the number changes. */
  readonly version: number;
} {
  const { of, ...names } = options;
  const [version, setVersion] = useState(0);
  const calls = services.bulkCalls();
  const isKept = of !== undefined && keepsTrash(of);
  return {
    button: of && <TrashButton {...names} of={of} onChanged={() => setVersion((count) => count + 1)} />,
    restore: useMemo(() => (isKept ? createTrash(calls, of).restoreLatest : undefined), [calls, isKept, of]),
    version,
  };
}

/** Whether the content service of this installation keeps deleted entries. */
function keepsTrash(of: TrashScope): boolean {
  return services.hasContentCapability('tag' in of ? 'trash' : 'recordTrash');
}

/** Opens the trash of an area and a brand. */
export function TrashButton(props: {
  readonly heading: string;
  /** Plural noun of the entries. */
  readonly nouns: string;
  /** Must be referentially stable. */
  readonly of: TrashScope;
  /** Called when an entry was restored, so that the list can refetch; the drawer may be closed by then. */
  readonly onChanged: () => void;
  /** `small` among the tools of a form. */
  readonly size?: 'small';
}): ReactNode {
  const { heading, nouns, of, onChanged, size } = props;
  const calls = services.bulkCalls();
  const trash = useMemo(() => createTrash(calls, of), [calls, of]);
  const [isOpen, setOpen] = useState(false);
  const label = trashTexts.open({ nouns });
  if (!keepsTrash(of)) {
    return <MissingTool label={label} icon={<DeleteIcon />} reason={trashTexts.notKept({ nouns })} />;
  }
  return (
    <>
      <Button size={size} variant="outlined" startIcon={<DeleteIcon />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <TrashDrawer {...{ trash, heading, nouns }} onRestored={onChanged} close={() => setOpen(false)} />}
    </>
  );
}
