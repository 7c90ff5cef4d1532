import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useState, type ReactNode } from 'react';
import { BusyButton } from '../hooks/BusyButton';
import { dayAt } from '../lib/calendar';
import { logError } from '../lib/log';
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
  readonly onError: (text: string) => void;
}): ReactNode {
  const { name, label = csvTexts.export, size = 'medium', disabled, read, now, onError } = props;
  const [isRunning, setRunning] = useState(false);
  async function run(): Promise<void> {
    setRunning(true);
    try {
      const { toCsv } = await import('./csv');
      download(toCsv(await read()), `${name}-${dayAt(now())}.csv`);
    } catch (error) {
      logError(`The list '${name}' could not be exported.`, error);
      onError(csvTexts.failed);
    } finally {
      setRunning(false);
    }
  }
  return (
    <BusyButton
      variant="outlined"
      {...{ size, disabled }}
      startIcon={<DownloadIcon />}
      isBusy={isRunning}
      onClick={() => void run()}
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
