import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { AddressAction } from '../../definition';
import { logError } from '../../lib/log';
import { siteAddress } from '../../lib/siteAddress';
import { useSession } from '../../session/SessionContext';
import { useToasts } from '../../shell/toasts';
import type { EntryDialogProps } from './dialog';
import { addressTexts } from './texts';

/** Makes the address that leads to an entry on the website of a brand, and copies it (CTR-013 to CTR-016, B-27). */
export function SiteAddress({ action, row, siteUrls, close }: EntryDialogProps<AddressAction>): ReactNode {
  const { sites, path, parameters } = action;
  const { brand = '' } = useSession();
  const titleId = useId();
  const own = sites.find((name) => name === brand.toLowerCase());
  const [site, setSite] = useState(own ?? sites[0] ?? '');
  const origin = siteUrls[site];
  const values = Object.entries(parameters).map(([name, property]) => [name, String(row[property] ?? '')] as const);
  const address = origin === undefined ? undefined : siteAddress(origin, path, Object.fromEntries(values));
  const { input, isRefused, copy } = useCopy(close);
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{action.label}</DialogTitle>
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

/** Copies a text, and says so only once it is copied (C-33); where the browser refuses, the text is selected instead. */
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
      input.current?.focus();
      input.current?.select();
      return;
    }
    toasts.success(addressTexts.copied);
    done();
  }
  return { input, isRefused, copy };
}
