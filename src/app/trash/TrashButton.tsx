import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useMemo, useState, type ReactNode } from 'react';
import { createTrash } from '../../stores/trash';
import { contentCan, MissingTool } from '../MissingTool';
import { services } from '../services';
import { trashTexts } from './texts';
import { TrashDrawer } from './TrashDrawer';

/** Opens the removed pages of an area and a brand. */
export function TrashButton(props: {
  readonly heading: string;
  readonly brandId: string;
  readonly tag: string;
  /** Called when the drawer is closed and pages came back, which the list does not show yet. */
  readonly onChanged: () => void;
}): ReactNode {
  const { heading, brandId, tag, onChanged } = props;
  const trash = useMemo(() => createTrash(services.content, { brandId, tag }), [brandId, tag]);
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  if (!contentCan('trash')) {
    return <MissingTool label={trashTexts.open} icon={<DeleteIcon />} reason={trashTexts.notKept} />;
  }
  return (
    <>
      <Button variant="outlined" startIcon={<DeleteIcon />} onClick={() => setOpen(true)}>
        {trashTexts.open}
      </Button>
      {isOpen && (
        <TrashDrawer
          {...{ trash, heading }}
          onRestored={() => setChanged(true)}
          close={() => {
            setOpen(false);
            if (isChanged) onChanged();
          }}
        />
      )}
    </>
  );
}
