import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../api/errors';
import { sendVerification } from '../../api/users';
import { recordNameOf, type ListColumn, type TableList } from '../../definition';
import { useAction } from '../../hooks/useAction';
import { BusyButton } from '../../hooks/BusyButton';
import { useRequest } from '../../hooks/useRequest';
import { useListQuery } from '../../list/listQuery';
import { ListBody } from '../../list/ListScreen';
import { listTexts } from '../../list/texts';
import { useRecordRows } from '../../list/useRecordList';
import { hasValue, Value } from '../../list/Value';
import { useSession } from '../../session/SessionContext';
import { SCREEN_FRAME } from '../../shell/screenFrame';
import { SignInList } from '../../shell/signIns/SignInList';
import { signInTexts } from '../../shell/signIns/texts';
import { shellTexts } from '../../shell/texts';
import { useToasts } from '../../shell/toasts';
import type { RecordQuery, RecordSource } from '../../stores/records/source';
import type { JsonRecord } from '../../tree';
import { mayWrite } from '../areaAccess';
import { RecordDrawer } from '../RecordDrawer';
import { recordEditor } from '../recordEditor';
import { services } from '../services';
import { editorTexts } from '../texts';
import { useEntryDrawer } from '../useEntryDrawer';
import { useLoadError } from '../useLoadError';
import { useNewsCount } from '../useNewsCount';
import type { EntryViewProps } from './entryView';
import { userTexts } from './texts';

/** A user: their details, whether the address is verified, and the log of the account (USR-023 to USR-031). */
export function UserDetail({ area, view, editors, id }: EntryViewProps): ReactNode {
  const session = useSession();
  const navigate = useNavigate();
  const { selectedBrand } = session;
  const source = services.records(selectedBrand?.id)(recordNameOf(area));
  const drawer = useEntryDrawer(area);
  const [reloads, setReloads] = useState(0);
  const news = useNewsCount(({ kind, id: of }) => (kind === 'user' && of === id) || kind === 'role');
  const version = reloads + news;
  const input = useMemo(() => ({ id, version }), [id, version]);
  const load = useCallback((requested: { readonly id: string }) => source.read(requested.id), [source]);
  const { result: user, error } = useRequest({ input, load, logMessage: 'The user could not be loaded.' });
  useLoadError({
    text: area.entries.loadError,
    hasFailed: error !== undefined && user === undefined,
    leave: () => void navigate(area.path, { replace: true }),
  });
  const reload = () => setReloads((count) => count + 1);
  return (
    <Box sx={SCREEN_FRAME}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2.25 }}>
        <Typography variant="h1" sx={{ flex: '1 1 200px', minWidth: 0 }}>
          {user ? String(user.values['name']) : <Skeleton width={240} role="status" aria-label={shellTexts.loading} />}
        </Typography>
        {user?.values['verifiedAt'] === undefined && user && <ResendVerification id={id} sent={reload} />}
        {user && mayWrite(area, session, 'update') && (
          <Button variant="contained" startIcon={<EditIcon />} onClick={() => drawer.open({ kind: 'one', id })}>
            {recordEditor(area, editors, 'change').title}
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
          onSaved={() => {
            drawer.close();
            reload();
          }}
        />
      )}
    </Box>
  );
}

/** The facts about an entry, as a description list. */
function EntryFacts(props: {
  readonly label: string;
  readonly facts: readonly ListColumn[];
  /** Undefined while loading. */
  readonly values: JsonRecord | undefined;
}): ReactNode {
  const { label, facts, values } = props;
  return (
    <Paper variant="outlined" component="section" aria-label={label} sx={{ p: 2.5, mb: 4 }}>
      <Box component="dl" sx={GRID}>
        {facts.map((fact) => (
          <div key={fact.field}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {fact.label}
            </Box>
            <Box component="dd" sx={{ m: 0, minHeight: 22 }}>
              {values === undefined && <Skeleton width="70%" />}
              {values && (hasValue(values, fact) ? <Value row={values} column={fact} /> : listTexts.noValue)}
            </Box>
          </div>
        ))}
      </Box>
    </Paper>
  );
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: '18px 24px',
  m: 0,
} as const;

/** The log of an entry, paged and searched by the service (USR-026 to USR-029). */
function EntryLog(props: {
  readonly list: TableList;
  readonly log: NonNullable<RecordSource['log']>;
  readonly id: string;
  /** Another number refetches the log. */
  readonly version: number;
}): ReactNode {
  const { list, log, id, version } = props;
  const headingId = useId();
  const [query, change] = useListQuery(list);
  const ask = useCallback((requested: RecordQuery) => log(id, requested), [log, id]);
  const found = useRecordRows({ list, query, change, ask, version });
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h2" id={headingId}>
        {list.heading}
      </Typography>
      <ListBody list={list} query={query} change={change} found={found} pathOf={() => undefined} />
    </Box>
  );
}

/** Sends the verification mail again: its link is valid for three days only. */
function ResendVerification(props: {
  /** The user's id. */
  readonly id: string;
  readonly sent: () => void;
}): ReactNode {
  const { id, sent } = props;
  const toasts = useToasts();
  const { isBusy, run } = useAction('The verification email was not sent.');
  async function send(): Promise<void> {
    await sendVerification(services.identity, id);
    toasts.success(userTexts.verificationSent);
    sent();
  }
  return (
    <BusyButton
      variant="outlined"
      isBusy={isBusy}
      onClick={() => void run(send, (error) => toasts.error(errorMessage(error) ?? editorTexts.failed))}
    >
      {userTexts.sendVerification}
    </BusyButton>
  );
}

/** The sign-ins of a user, for platform administrators; nothing if the identity service does not list them. */
function UserSignIns({ id, onEnded }: { readonly id: string; readonly onEnded: () => void }): ReactNode {
  const owner = useMemo(() => ({ userId: id }), [id]);
  const titleId = useId();
  const toasts = useToasts();
  if (!services.capabilities.offers('identity', 'sign_ins')) return null;
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
