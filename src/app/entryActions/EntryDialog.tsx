import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { AddressAction, EntryAction, PreviewAction, VersionsAction } from '../../definition';
import { FilePreview } from '../../fields/files/FilePreview';
import { FormServicesProvider } from '../../form';
import { useRequest, type RequestState } from '../../hooks/useRequest';
import { formatDate } from '../../lib/dates';
import { logError } from '../../lib/log';
import type { SelectedAction } from '../../list/useEntryActions';
import { siteAddress } from '../../lib/siteAddress';
import { useSession } from '../../session/SessionContext';
import { useToasts } from '../../shell/toasts';
import { LoadingOrError } from '../../shell/LoadingOrError';
import type { FileVersion, RecordSource } from '../../stores/records/source';
import { DrawerBody, DrawerFrame } from '../DrawerFrame';
import { createFormServices } from '../formServices';
import { addressTexts, versionTexts } from './texts';

/** The dialog of an action on a row. */
export function EntryDialog(props: EntryDialogProps<EntryAction>): ReactNode {
  const { action } = props;
  switch (action.kind) {
    case 'preview':
      return <PreviewFile {...props} action={action} />;
    case 'versions':
      return <FileVersions {...props} action={action} />;
    case 'address':
      return <SiteAddress {...props} action={action} />;
  }
}

/** The PDF file of a row (MDDOR-005, CTR-021). */
function PreviewFile({ action, row, name, close }: EntryDialogProps<PreviewAction>): ReactNode {
  const key = String(row[action.file] ?? '');
  return <StoredFileDialog fileKey={key} name={String(row[action.fileName] ?? name)} close={close} />;
}

interface EntryDialogProps<Action> extends Omit<SelectedAction, 'action'> {
  readonly action: Action;
  /** The source of the row; must be referentially stable. */
  readonly source: Pick<RecordSource, 'versions'>;
  /** Origins of the websites, by site name. */
  readonly siteUrls: Readonly<Record<string, string>>;
}

const WIDTH = 420;

/** The drawer of the previous files of an entry (CTR-004). */
function FileVersions({ source, row, name, close }: EntryDialogProps<VersionsAction>): ReactNode {
  const input = useMemo(() => ({ source, id: row.id }), [row.id, source]);
  const logMessage = `The previous uploads of ${row.id} could not be loaded.`;
  const found = useRequest({ input, load: readPrevious, logMessage });
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

/** The previous files: the service lists the current one first. */
async function readPrevious(of: {
  readonly source: EntryDialogProps<VersionsAction>['source'];
  readonly id: string;
}): Promise<readonly FileVersion[]> {
  const [, ...previous] = (await of.source.versions?.(of.id)) ?? [];
  return previous;
}

function Versions(props: {
  readonly found: RequestState<readonly FileVersion[]>;
  readonly show: (version: FileVersion) => void;
}): ReactNode {
  const { found, show } = props;
  const versions = found.isLoading || found.error !== undefined ? undefined : found.result;
  if (!versions) return <LoadingOrError request={found} errorText={versionTexts.failed} height={64} />;
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

/** Builds the address of an entry on the website of a brand, and copies it (CTR-013 to CTR-016, B-27). */
function SiteAddress({ action, row, siteUrls, close }: EntryDialogProps<AddressAction>): ReactNode {
  const { sites, path, parameters } = action;
  const { brand = '' } = useSession();
  const ownSite = sites.find((name) => name === brand.toLowerCase());
  const [site, setSite] = useState(ownSite ?? sites[0] ?? '');
  const origin = siteUrls[site];
  const values = Object.entries(parameters).map(([name, property]) => [name, String(row[property] ?? '')] as const);
  const address = origin === undefined ? undefined : siteAddress(origin, path, Object.fromEntries(values));
  const { input, isRefused, copy } = useCopy(close);
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth>
      <DialogTitle>{action.label}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <TextField
          select
          margin="dense"
          label={addressTexts.site}
          value={site}
          onChange={({ target }) => setSite(target.value)}
        >
          {sites.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {address === undefined ? (
          <Alert severity="warning">{addressTexts.unknown({ site })}</Alert>
        ) : (
          <TextField
            multiline
            label={addressTexts.address}
            value={address}
            inputRef={input}
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
          />
        )}
        {isRefused && <Alert severity="warning">{addressTexts.refused}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{addressTexts.close}</Button>
        <Button
          variant="contained"
          disabled={address === undefined}
          onClick={() => address !== undefined && void copy(address)}
        >
          {addressTexts.copy}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Copies a text, and confirms it only after success (C-33); if the browser refuses, the text is selected instead. */
function useCopy(done: () => void) {
  const toasts = useToasts();
  const input = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setRefused] = useState(false);
  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch (error) {
      logError('The address could not be copied.', error);
      setRefused(true);
      // Which selects its text.
      input.current?.focus();
      return;
    }
    toasts.success(addressTexts.copied);
    done();
  }
  return { input, isRefused, copy };
}

/** Preview of a stored file outside of a form. */
function StoredFileDialog(props: {
  readonly fileKey: string;
  readonly name: string;
  readonly close: () => void;
}): ReactNode {
  const { fileKey, name, close } = props;
  const { scopes, selectedBrand } = useSession();
  const services = useMemo(() => createFormServices({ scopes, brandId: selectedBrand?.id }), [scopes, selectedBrand]);
  return (
    <FormServicesProvider value={services}>
      <FilePreview file={{ key: fileKey, fileName: name }} name={name} close={close} />
    </FormServicesProvider>
  );
}
