import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import type { VersionsAction } from '../../definition';
import { formatDate } from '../../lib/dates';
import { versionTexts } from '../../lib/entryMessages';
import { logError } from '../../lib/log';
import type { FileVersion } from '../../stores/records/source';
import { DrawerBody, DrawerFrame } from '../DrawerFrame';
import type { EntryDialogProps } from './dialog';
import { StoredFileDialog } from './StoredFile';

const WIDTH = 420;

/** The panel of the files that an entry had before the present one (CTR-004). */
export function FileVersions({ source, row, name, close }: EntryDialogProps<VersionsAction>): ReactNode {
  const { versions, retry } = useVersions(source, row.id);
  const [shown, setShown] = useState<FileVersion>();
  return (
    <DrawerFrame title={versionTexts.title(name)} width={WIDTH} close={close}>
      <DrawerBody>
        <Versions versions={versions} retry={retry} show={setShown} />
      </DrawerBody>
      {shown && <StoredFileDialog fileKey={shown.key} name={shown.fileName} close={() => setShown(undefined)} />}
    </DrawerFrame>
  );
}

type Found = readonly FileVersion[] | 'loading' | 'failed';

function useVersions(source: EntryDialogProps<VersionsAction>['source'], id: string) {
  const [versions, setVersions] = useState<Found>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    async function load(): Promise<void> {
      try {
        // The service answers the present file first.
        const [, ...earlier] = (await source.versions?.(id)) ?? [];
        if (isWanted) setVersions(earlier);
      } catch (error) {
        logError(`The previous uploads of ${id} could not be loaded.`, error);
        if (isWanted) setVersions('failed');
      }
    }
    void load();
    return () => {
      isWanted = false;
    };
  }, [attempt, id, source]);
  function retry(): void {
    setVersions('loading');
    setAttempt((count) => count + 1);
  }
  return { versions, retry };
}

function Versions(props: {
  readonly versions: Found;
  readonly retry: () => void;
  readonly show: (version: FileVersion) => void;
}): ReactNode {
  const { versions, retry, show } = props;
  if (versions === 'loading')
    return <Skeleton variant="rounded" height={64} role="status" aria-label={versionTexts.loading} />;
  if (versions === 'failed') {
    return (
      <Box role="alert">
        <Typography sx={{ mb: 1.5 }}>{versionTexts.failed}</Typography>
        <Button variant="outlined" onClick={retry}>
          {versionTexts.retry}
        </Button>
      </Box>
    );
  }
  if (versions.length === 0) return <Typography color="textSecondary">{versionTexts.none}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {versions.map((version) => (
        <Version key={version.id} version={version} show={() => show(version)} />
      ))}
    </Box>
  );
}

function Version({ version, show }: { readonly version: FileVersion; readonly show: () => void }): ReactNode {
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{versionTexts.version(version.version)}</Typography>
        <Typography color="textSecondary" noWrap title={version.fileName}>
          {version.fileName}
        </Typography>
        <Typography color="textSecondary">{formatDate(version.createdAt)}</Typography>
      </Box>
      <IconButton aria-label={versionTexts.preview(version.version)} onClick={show}>
        <PreviewIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
