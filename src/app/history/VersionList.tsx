import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PlacedFields } from '../../definition';
import { historyTexts } from '../../lib/historyMessages';
import type { EditorHistory, Version } from '../../stores/history';
import type { FormData } from '../../tree';
import type { Versions } from './useVersions';
import { VersionRow } from './VersionRow';

/** The versions of what is edited, newest first; or why there are none to see. */
export function VersionList(props: {
  readonly history: EditorHistory;
  readonly fields: PlacedFields;
  readonly found: Versions;
  readonly whenOf: (version: Version) => string;
  readonly onCompare: (version: Version) => void;
  /** Absent where the form can only be read. */
  readonly onRestore: ((version: Version, form: FormData) => void) | undefined;
}): ReactNode {
  const { history, fields, found, whenOf, onCompare, onRestore } = props;
  const { status, versions, readOlder, retry } = found;
  const [newest] = versions;
  return (
    <>
      {versions.length > 0 && (
        <Box component="ol" aria-label={historyTexts.versions} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {versions.map((version) => (
            <VersionRow
              key={version.revision}
              {...{ history, fields, version }}
              when={whenOf(version)}
              isNow={version === newest}
              onCompare={() => onCompare(version)}
              onRestore={onRestore && ((form) => onRestore(version, form))}
            />
          ))}
        </Box>
      )}
      {status === 'ready' && versions.length === 0 && (
        <Typography color="textSecondary">{historyTexts.none}</Typography>
      )}
      {status === 'denied' && <Typography role="alert">{historyTexts.denied}</Typography>}
      {status === 'failed' && (
        <Box role="alert" sx={{ py: 1.5 }}>
          <Typography sx={{ mb: 1.5 }}>{historyTexts.failed}</Typography>
          <Button variant="outlined" onClick={retry}>
            {historyTexts.retry}
          </Button>
        </Box>
      )}
      {status === 'loading' && (
        <Box role="status" aria-label={historyTexts.loading}>
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} variant="rounded" height={72} sx={{ my: 1.5 }} />
          ))}
        </Box>
      )}
      {readOlder && (
        <Button variant="outlined" onClick={readOlder} sx={{ mt: 2 }}>
          {historyTexts.older}
        </Button>
      )}
    </>
  );
}
