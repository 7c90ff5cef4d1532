import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { errorMessage } from '../../api/errors';
import { BusyButton } from '../../hooks/BusyButton';
import { usePagedList } from '../../hooks/usePagedList';
import { formatMoment } from '../../lib/dates';
import { logError } from '../../lib/log';
import { useToasts } from '../../shell/toasts';
import type { RemovedEntry, Trash } from '../../stores/trash';
import { DrawerBody, DrawerFrame } from '../DrawerFrame';
import { PAGED_ROW, PagedList } from '../PagedList';
import { trashTexts } from './texts';

/** CSS pixels. */
const WIDTH = 420;

/** The deleted pages or records of an area; each can be restored. */
export function TrashDrawer(props: {
  readonly trash: Pick<Trash, 'list' | 'restore'>;
  /** The heading of the area's list. */
  readonly heading: string;
  /** Plural noun of the entries. */
  readonly nouns: string;
  readonly onRestored: () => void;
  readonly close: () => void;
}): ReactNode {
  const { trash, heading, nouns, onRestored, close } = props;
  // Restoring an entry shifts the others: the list is then fetched from its beginning.
  const [restored, setRestored] = useState(0);
  return (
    <DrawerFrame title={trashTexts.title({ heading, nouns })} width={WIDTH} close={close}>
      <DrawerBody>
        <RemovedEntries
          key={restored}
          {...{ trash, nouns }}
          onRestored={() => {
            setRestored((count) => count + 1);
            onRestored();
          }}
        />
      </DrawerBody>
    </DrawerFrame>
  );
}

function RemovedEntries(props: {
  readonly trash: Pick<Trash, 'list' | 'restore'>;
  readonly nouns: string;
  readonly onRestored: () => void;
}): ReactNode {
  const { trash, nouns, onRestored } = props;
  const toasts = useToasts();
  const found = usePagedList({ read: trash.list, keyOf: idOf, logMessage: 'The removed entries could not be loaded.' });
  const [now] = useState(Date.now);
  const [restoring, setRestoring] = useState<string>();

  async function restore(removed: RemovedEntry): Promise<void> {
    setRestoring(removed.id);
    try {
      await trash.restore(removed);
      toasts.success(trashTexts.restored({ name: removed.name }));
      onRestored();
    } catch (error) {
      logError(`${removed.id} was not restored.`, error);
      toasts.error(errorMessage(error) ?? trashTexts.restoreFailed({ name: removed.name }));
      setRestoring(undefined);
    }
  }

  return (
    <PagedList
      label={trashTexts.list({ nouns })}
      found={found}
      texts={{ ...trashTexts, denied: trashTexts.denied({ nouns }), failed: trashTexts.failed({ nouns }) }}
      row={(removed) => (
        <Box component="li" key={removed.id} sx={{ ...PAGED_ROW, display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>{removed.name}</Typography>
            <Typography color="textSecondary">
              {trashTexts.removed({
                when: formatMoment(removed.removedAt, now),
                by: removed.removedBy ?? trashTexts.somebody,
              })}
            </Typography>
          </Box>
          <BusyButton
            variant="outlined"
            size="small"
            aria-label={trashTexts.restoreOf({ name: removed.name })}
            isBusy={restoring === removed.id}
            disabled={restoring !== undefined && restoring !== removed.id}
            onClick={() => void restore(removed)}
          >
            {trashTexts.restore}
          </BusyButton>
        </Box>
      )}
    />
  );
}

function idOf({ id }: RemovedEntry): string {
  return id;
}
