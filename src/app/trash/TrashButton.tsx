import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useMemo, useState, type ReactNode } from 'react';
import { createTrash, type TrashOf } from '../../stores/trash';
import { contentCan } from '../contentCan';
import { MissingTool } from '../MissingTool';
import { services } from '../services';
import { trashTexts } from './texts';
import { TrashDrawer } from './TrashDrawer';

/** Whether the content service of this installation keeps what is removed. */
export function keepsTrash(of: TrashOf): boolean {
  return contentCan('tag' in of ? 'trash' : 'recordTrash');
}

/** Opens what was removed of an area and a brand. */
export function TrashButton(props: {
  readonly heading: string;
  /** What several of them are called. */
  readonly nouns: string;
  /** Must stay the same object while it is the same. */
  readonly of: TrashOf;
  /** Called when one came back, which the list does not show yet; the drawer may be closed by then. */
  readonly onChanged: () => void;
  /** `small` beside the tools of a form. */
  readonly size?: 'small';
}): ReactNode {
  const { heading, nouns, of, onChanged, size } = props;
  const calls = services.manyCalls();
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
