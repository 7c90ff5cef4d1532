import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { recordNameOf } from '../../definition';
import { logError } from '../../lib/log';
import { useAnswer } from '../../hooks/useAnswer';
import { useSession } from '../../session/SessionContext';
import { shellTexts } from '../../shell/texts';
import { recordEditor } from '../recordEditor';
import { mayWrite } from '../recordAccess';
import { RecordDrawer } from '../RecordDrawer';
import { services } from '../services';
import { useDrawer } from '../useDrawer';
import { useLoadError } from '../useLoadError';
import { useNewsCount } from '../useNewsCount';
import type { EntryViewProps } from './entryView';
import { EntryFacts } from './EntryFacts';
import { EntryLog } from './EntryLog';
import { ResendVerification } from './ResendVerification';
import { userTexts } from './texts';
import { UserSignIns } from './UserSignIns';

/** A user: who they are, whether the address is verified, what happened to the account (USR-023 to USR-031). */
export function UserDetail({ area, view, editors, id }: EntryViewProps): ReactNode {
  const session = useSession();
  const { selectedBrand } = session;
  const source = services.records(selectedBrand?.id)(recordNameOf(area));
  const drawer = useDrawer();
  const [reloads, setReloads] = useState(0);
  const news = useNewsCount(({ kind, id: of }) => (kind === 'user' && of === id) || kind === 'role');
  const version = reloads + news;
  const question = useMemo(() => ({ id, version }), [id, version]);
  const ask = useCallback((asked: { readonly id: string }) => source.read(asked.id), [source]);
  const { answer: user, error } = useAnswer({
    ...{ question, ask },
    onError: (reason) => logError('The user could not be loaded.', reason),
  });
  useLoadError(area, error !== undefined && user === undefined);
  const reload = () => setReloads((count) => count + 1);
  return (
    <Box sx={{ width: '100%', maxWidth: 1180, mx: 'auto', px: { xs: 2, md: 4 }, py: 3.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2.25 }}>
        <Typography variant="h1" sx={{ flex: 1, minWidth: 200 }}>
          {user ? String(user.values['name']) : <Skeleton width={240} role="status" aria-label={shellTexts.loading} />}
        </Typography>
        {user?.values['verifiedAt'] === undefined && user && <ResendVerification id={id} sent={reload} />}
        {user && mayWrite(area, session, 'update') && (
          <Button variant="contained" startIcon={<EditIcon />} onClick={() => drawer.show({ kind: 'one', id })}>
            {recordEditor(area, editors, id).title}
          </Button>
        )}
      </Box>
      <EntryFacts label={userTexts.details} facts={view.facts} values={user?.values} />
      {view.log && source.log && <EntryLog list={view.log} log={source.log} id={id} version={version} />}
      <UserSignIns id={id} onEnded={reload} />
      {drawer.entry && (
        <RecordDrawer
          area={area}
          editors={editors}
          entry={{ kind: 'one', id }}
          close={drawer.close}
          saved={() => {
            drawer.close();
            reload();
          }}
        />
      )}
    </Box>
  );
}
