import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useAnswer } from '../../hooks/useAnswer';
import { formatMoment } from '../../lib/dates';
import { logError } from '../../lib/log';
import { shellTexts } from '../texts';
import { changeFacts } from './changeFacts';
import type { BrandDeployment, ShownChanges } from './deployment';
import { deployTexts } from './texts';

/** The most characters of a note. */
const LONGEST_NOTE = 2_000;

/** Asks before a website is deployed, and shows what was saved since the last time. */
export function DeployQuestion(props: { readonly deployment: BrandDeployment; readonly brand: string }): ReactNode {
  const { deployment, brand } = props;
  const [note, setNote] = useState('');
  const titleId = useId();
  return (
    <Dialog open onClose={deployment.leave} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{deployTexts.question({ brand })}</DialogTitle>
      <DialogContent>
        <Changes read={deployment.changes} leave={deployment.leave} />
        <TextField
          label={deployTexts.note}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          fullWidth
          multiline
          minRows={2}
          margin="normal"
          slotProps={{ htmlInput: { maxLength: LONGEST_NOTE } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={deployment.leave}>{deployTexts.cancel}</Button>
        <Button variant="contained" autoFocus onClick={() => void deployment.start(note.trim())}>
          {deployTexts.deploy}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Changes(props: { readonly read: BrandDeployment['changes']; readonly leave: () => void }): ReactNode {
  const { read, leave } = props;
  const onError = (error: unknown) => logError('What a deployment would bring could not be read.', error);
  const { answer, error, retry } = useAnswer({ question: 'changes', ask: read, onError });
  const [now] = useState(Date.now);
  if (answer) return <Known changes={answer} now={now} leave={leave} />;
  if (error === undefined) return <Skeleton role="status" aria-label={shellTexts.loading} height={80} />;
  return (
    <Box role="alert">
      <Typography color="error">{deployTexts.changesFailed}</Typography>
      <Button size="small" onClick={retry}>
        {shellTexts.retry}
      </Button>
    </Box>
  );
}

function Known(props: { readonly changes: ShownChanges; readonly now: number; readonly leave: () => void }): ReactNode {
  const { changes: known, now, leave } = props;
  const { since, changes, hasMore } = known;
  const at = since === '' ? undefined : formatMoment(since, now);
  if (changes.length === 0) {
    return <Typography>{at === undefined ? deployTexts.nothingEver : deployTexts.nothingSince({ at })}</Typography>;
  }
  return (
    <>
      <Typography>{at === undefined ? deployTexts.sinceEver : deployTexts.sinceThen({ at })}</Typography>
      <Box component="ul" sx={LIST}>
        {changes.map((change) => (
          <Box component="li" key={`${change.of} ${change.id}`} sx={ITEM}>
            {change.screen ? (
              <Link component={RouterLink} to={change.screen.path} onClick={leave}>
                {change.name}
              </Link>
            ) : (
              change.name
            )}
            <Typography variant="body2" color="textSecondary">
              {[change.screen?.hint, changeFacts(change, now)].filter((fact) => fact !== undefined).join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
      {hasMore && <Typography variant="body2">{deployTexts.more}</Typography>}
    </>
  );
}

const LIST = { listStyle: 'none', my: 1.5, mx: 0, p: 0, maxHeight: '40vh', overflow: 'auto' } as const;
const ITEM = { py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' } as const;
