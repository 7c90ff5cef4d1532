import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import type { ReactNode } from 'react';
import { useAction } from '../hooks/useAction';
import { BusyButton } from '../hooks/BusyButton';
import { dayAt } from '../lib/calendar';
import { useToasts } from '../shell/toasts';
import { csvTexts } from './texts';

/** Exports rows of a list as a CSV file. */
export function CsvButton(props: {
  /** Prefix of the file name. */
  readonly name: string;
  readonly label?: string;
  readonly size?: 'small';
  readonly disabled?: boolean;
  /** The rows as texts, header row first. */
  readonly read: () => Promise<readonly (readonly string[])[]>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Shows a failure; a toast does by default. */
  readonly onError?: (text: string) => void;
}): ReactNode {
  const { name, label = csvTexts.export, size = 'medium', disabled, read, now } = props;
  const toasts = useToasts();
  const { onError = toasts.error } = props;
  const { isBusy, run } = useAction(`The list '${name}' could not be exported.`);
  async function exportList(): Promise<void> {
    const { toCsv } = await import('./csv');
    download(toCsv(await read()), `${name}-${dayAt(now())}.csv`);
  }
  return (
    <BusyButton
      variant="outlined"
      {...{ size, disabled }}
      startIcon={<DownloadIcon />}
      isBusy={isBusy}
      onClick={() => void run(exportList, () => onError(csvTexts.failed))}
    >
      {label}
    </BusyButton>
  );
}

/** Starts a download in the browser. */
function download(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
