import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { useCallback, useState, type ReactNode } from 'react';
import { errorMessage } from '../../api/errors';
import type { ListedSignIn, SignInCalls, SignInOwner } from '../../api/signIns';
import { useAction } from '../../hooks/useAction';
import { BusyButton } from '../../hooks/BusyButton';
import { useRequest } from '../../hooks/useRequest';
import { formatMoment } from '../../lib/dates';
import { ClosableDialog } from '../ClosableDialog';
import type { Toasts } from '../toastQueue';
import { LoadingOrError } from '../LoadingOrError';
import { useEntryFocus } from '../useEntryFocus';
import { signInTexts } from './texts';

/** The user's own sign-ins, opened from the user menu. */
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

/** A user's sign-ins, each with a button to end it, except the current one: Logout ends that. */
export function SignInList(props: {
  readonly label: string;
  readonly calls: SignInCalls;
  /** Must be stable. */
  readonly owner: SignInOwner;
  readonly toasts: Toasts;
  readonly onEnded?: () => void;
}): ReactNode {
  const { label, calls, owner, toasts, onEnded } = props;
  const [remaining, setRemaining] = useState<readonly ListedSignIn[]>();
  const [endingId, setEndingId] = useState<string>();
  const { isBusy, run } = useAction('The sign-in was not ended.');
  const [now] = useState(Date.now);
  const list = useCallback((listed: SignInOwner) => calls.list(listed), [calls]);
  const found = useRequest({ input: owner, load: list, logMessage: 'The sign-ins could not be loaded.' });

  async function end(id: string): Promise<void> {
    setRemaining(await calls.end(owner, id));
    toasts.success(signInTexts.ended);
    onEnded?.();
  }

  const signIns = remaining ?? found.result;
  if (!signIns) return <LoadingOrError request={found} errorText={signInTexts.failed} height={64} />;
  if (signIns.length === 0) return <Typography color="textSecondary">{signInTexts.none}</Typography>;
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {signIns.map((signIn) => (
        <Row
          key={signIn.id}
          signIn={signIn}
          now={now}
          isEnding={isBusy && endingId === signIn.id}
          isDisabled={isBusy && endingId !== signIn.id}
          onEnd={() => {
            setEndingId(signIn.id);
            void run(
              () => end(signIn.id),
              (error) => toasts.error(errorMessage(error) ?? signInTexts.endFailed),
            );
          }}
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
  readonly isDisabled: boolean;
  readonly onEnd: () => void;
}): ReactNode {
  const { signIn, now, isEnding, isDisabled, onEnd } = props;
  const leaving = useEntryFocus();
  const { browser = signInTexts.unknownBrowser, address, isCurrent } = signIn;
  const used = formatMoment(signIn.lastUsedAt, now);
  const began = formatMoment(signIn.createdAt, now);
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{browser}</Typography>
        <Typography color="textSecondary">
          {address === undefined
            ? signInTexts.usedSomewhere({ when: used })
            : signInTexts.used({ when: used, address })}
        </Typography>
        <Typography color="textSecondary">{signInTexts.began({ when: began })}</Typography>
      </Box>
      {isCurrent ? (
        <Chip label={signInTexts.here} size="small" />
      ) : (
        <BusyButton
          ref={leaving}
          variant="outlined"
          size="small"
          aria-label={signInTexts.endOf({ browser, when: began })}
          isBusy={isEnding}
          disabled={isDisabled}
          onClick={onEnd}
        >
          {signInTexts.end}
        </BusyButton>
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
