import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useMemo, type ReactNode } from 'react';
import { SignInList } from '../../shell/signIns/SignInList';
import { signInTexts } from '../../shell/signIns/texts';
import { useToasts } from '../../shell/toasts';
import { services } from '../services';

/** Where a user is signed in, for platform administrators; nothing where the identity service keeps no such list. */
export function UserSignIns({ id, onEnded }: { readonly id: string; readonly onEnded: () => void }): ReactNode {
  const owner = useMemo(() => ({ userId: id }), [id]);
  const titleId = useId();
  const toasts = useToasts();
  if (!services.abilities.offers('identity', 'sign_ins')) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 3 }}>
      <Typography variant="h2" id={titleId} sx={{ mb: 1 }}>
        {signInTexts.ofUser}
      </Typography>
      <Paper variant="outlined" sx={{ px: 2.25, py: 1 }}>
        <SignInList
          label={signInTexts.ofUser}
          calls={services.signIns}
          owner={owner}
          toasts={toasts}
          onEnded={onEnded}
        />
      </Paper>
    </Box>
  );
}
