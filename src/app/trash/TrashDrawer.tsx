import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { ServiceError, UnreachableError } from '../../api/errors';
import { formatMoment } from '../../lib/dates';
import { logError } from '../../lib/log';
import { useToasts } from '../../shell/toasts';
import type { RemovedPage, Trash } from '../../stores/trash';
import { DrawerBody, DrawerFrame } from '../DrawerFrame';
import { PAGED_ROW, PagedList } from '../PagedList';
import { usePaged } from '../usePaged';
import { trashTexts } from './texts';

/** CSS pixels. */
const WIDTH = 420;

/** The removed pages of an area; each can be brought back. */
export function TrashDrawer(props: {
  readonly trash: Trash;
  /** The heading of the area's list. */
  readonly heading: string;
  readonly onRestored: () => void;
  readonly close: () => void;
}): ReactNode {
  const { trash, heading, onRestored, close } = props;
  // Restoring one moves the others: the list is read from its beginning then.
  const [restored, setRestored] = useState(0);
  return (
    <DrawerFrame title={trashTexts.title({ heading })} width={WIDTH} close={close}>
      <DrawerBody>
        <RemovedPages
          key={restored}
          trash={trash}
          onRestored={() => {
            setRestored((count) => count + 1);
            onRestored();
          }}
        />
      </DrawerBody>
    </DrawerFrame>
  );
}

function RemovedPages({ trash, onRestored }: { readonly trash: Trash; readonly onRestored: () => void }): ReactNode {
  const toasts = useToasts();
  const found = usePaged(trash.list, idOf);
  const [now] = useState(Date.now);
  const [restoring, setRestoring] = useState<string>();

  async function restore(page: RemovedPage): Promise<void> {
    setRestoring(page.id);
    try {
      await trash.restore(page);
      toasts.success(trashTexts.restored({ name: page.name }));
      onRestored();
    } catch (error) {
      logError(`The page ${page.id} was not restored.`, error);
      const isKnown = error instanceof ServiceError || error instanceof UnreachableError;
      toasts.error(isKnown ? error.message : trashTexts.restoreFailed);
      setRestoring(undefined);
    }
  }

  return (
    <PagedList
      label={trashTexts.list}
      found={found}
      texts={trashTexts}
      row={(page) => (
        <Box component="li" key={page.id} sx={{ ...PAGED_ROW, display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{page.name}</Typography>
            <Typography color="textSecondary">
              {trashTexts.removed({
                when: formatMoment(page.removedAt, now),
                by: page.removedBy ?? trashTexts.somebody,
              })}
            </Typography>
          </Box>
          <Button
            variant="outlined"
            size="small"
            aria-label={trashTexts.restoreOf({ name: page.name })}
            loading={restoring === page.id}
            disabled={restoring !== undefined}
            onClick={() => void restore(page)}
          >
            {trashTexts.restore}
          </Button>
        </Box>
      )}
    />
  );
}

function idOf({ id }: RemovedPage): string {
  return id;
}
