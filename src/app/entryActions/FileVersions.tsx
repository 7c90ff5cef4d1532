import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ReactNode } from 'react';
import type { VersionsAction } from '../../definition';
import { useAnswer, type Answered } from '../../hooks/useAnswer';
import { formatDate } from '../../lib/dates';
import { logError } from '../../lib/log';
import type { FileVersion } from '../../stores/records/source';
import { DrawerBody, DrawerFrame } from '../DrawerFrame';
import type { EntryDialogProps } from './dialog';
import { StoredFileDialog } from './StoredFile';
import { versionTexts } from './texts';

const WIDTH = 420;

/** The panel of the files that an entry had before the present one (CTR-004). */
export function FileVersions({ source, row, name, close }: EntryDialogProps<VersionsAction>): ReactNode {
  const question = useMemo(() => ({ source, id: row.id }), [row.id, source]);
  const onError = (error: unknown) => logError(`The previous uploads of ${row.id} could not be loaded.`, error);
  const found = useAnswer({ question, ask: readEarlier, onError });
  const [shown, setShown] = useState<FileVersion>();
  return (
    <DrawerFrame title={versionTexts.title({ name })} width={WIDTH} close={close}>
      <DrawerBody>
        <Versions found={found} show={setShown} />
      </DrawerBody>
      {shown && <StoredFileDialog fileKey={shown.key} name={shown.fileName} close={() => setShown(undefined)} />}
    </DrawerFrame>
  );
}

/** The files before the present one, which the service answers first. */
async function readEarlier(of: {
  readonly source: EntryDialogProps<VersionsAction>['source'];
  readonly id: string;
}): Promise<readonly FileVersion[]> {
  const [, ...earlier] = (await of.source.versions?.(of.id)) ?? [];
  return earlier;
}

function Versions(props: {
  readonly found: Answered<readonly FileVersion[]>;
  readonly show: (version: FileVersion) => void;
}): ReactNode {
  const { found, show } = props;
  if (found.error !== undefined) {
    return (
      <Box role="alert">
        <Typography sx={{ mb: 1.5 }}>{versionTexts.failed}</Typography>
        <Button variant="outlined" onClick={found.retry}>
          {versionTexts.retry}
        </Button>
      </Box>
    );
  }
  const versions = found.isLoading ? undefined : found.answer;
  if (!versions) return <Skeleton variant="rounded" height={64} role="status" aria-label={versionTexts.loading} />;
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
        <Typography sx={{ fontWeight: 600 }}>{versionTexts.version({ version: version.version })}</Typography>
        <Typography color="textSecondary" noWrap title={version.fileName}>
          {version.fileName}
        </Typography>
        <Typography color="textSecondary">{formatDate(version.createdAt)}</Typography>
      </Box>
      <IconButton aria-label={versionTexts.preview({ version: version.version })} onClick={show}>
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
