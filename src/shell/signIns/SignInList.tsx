import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { useCallback, useState, type ReactNode } from 'react';
import { wordsOf } from '../../api/errors';
import type { ListedSignIn, SignInCalls, SignInOwner } from '../../api/signIns';
import { useAnswer } from '../../hooks/useAnswer';
import { formatMoment } from '../../lib/dates';
import { logError } from '../../lib/log';
import { ClosableDialog } from '../ClosableDialog';
import type { Toasts } from '../toastQueue';
import { Waiting } from '../Waiting';
import { signInTexts } from './texts';

/** Where the person is signed in, from the user menu. */
export function SignInsDialog(props: {
  readonly calls: SignInCalls;
  readonly toasts: Toasts;
  readonly onClose: () => void;
}): ReactNode {
  const { calls, toasts, onClose } = props;
  return (
    <ClosableDialog title={signInTexts.own} maxWidth="sm" onClose={onClose}>
      <DialogContentText sx={{ mb: 1 }}>{signInTexts.explanation}</DialogContentText>
      <SignInList label={signInTexts.own} calls={calls} owner="me" toasts={toasts} />
    </ClosableDialog>
  );
}

/** Where somebody is signed in, each with a way to end it; the own one is ended by logging out. */
export function SignInList(props: {
  readonly label: string;
  readonly calls: SignInCalls;
  /** Must stay the same object while it means the same. */
  readonly owner: SignInOwner;
  readonly toasts: Toasts;
  readonly onEnded?: () => void;
}): ReactNode {
  const { label, calls, owner, toasts, onEnded } = props;
  const [left, setLeft] = useState<readonly ListedSignIn[]>();
  const [ending, setEnding] = useState<string>();
  const [now] = useState(Date.now);
  const ask = useCallback((of: SignInOwner) => calls.list(of), [calls]);
  const found = useAnswer({ question: owner, ask, failure: 'The sign-ins could not be loaded.' });

  async function end(id: string): Promise<void> {
    setEnding(id);
    try {
      setLeft(await calls.end(owner, id));
      toasts.success(signInTexts.ended);
      onEnded?.();
    } catch (error) {
      logError('The sign-in was not ended.', error);
      toasts.error(wordsOf(error) ?? signInTexts.endFailed);
    } finally {
      setEnding(undefined);
    }
  }

  const signIns = left ?? found.answer;
  if (!signIns) return <Waiting found={found} failed={signInTexts.failed} height={64} />;
  if (signIns.length === 0) return <Typography color="textSecondary">{signInTexts.none}</Typography>;
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {signIns.map((signIn) => (
        <Row
          key={signIn.id}
          signIn={signIn}
          now={now}
          isEnding={ending === signIn.id}
          isWaiting={ending !== undefined}
          onEnd={() => void end(signIn.id)}
        />
      ))}
    </Box>
  );
}

function Row(props: {
  readonly signIn: ListedSignIn;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly isEnding: boolean;
  readonly isWaiting: boolean;
  readonly onEnd: () => void;
}): ReactNode {
  const { signIn, now, isEnding, isWaiting, onEnd } = props;
  const { browser = signInTexts.unknownBrowser, address, isCurrent } = signIn;
  const used = formatMoment(signIn.lastUsedAt, now);
  const began = formatMoment(signIn.createdAt, now);
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{browser}</Typography>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {address === undefined
            ? signInTexts.usedSomewhere({ when: used })
            : signInTexts.used({ when: used, address })}
        </Typography>
        <Typography color="textSecondary">{signInTexts.began({ when: began })}</Typography>
      </Box>
      {isCurrent ? (
        <Chip label={signInTexts.here} size="small" />
      ) : (
        <Button
          variant="outlined"
          size="small"
          aria-label={signInTexts.endOf({ browser, when: began })}
          loading={isEnding}
          disabled={isWaiting}
          onClick={onEnd}
        >
          {signInTexts.end}
        </Button>
      )}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const;
