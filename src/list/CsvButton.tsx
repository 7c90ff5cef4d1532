import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import type { TableList } from '../definition';
import { csvTexts } from '../lib/listMessages';
import { logError } from '../lib/log';
import type { RecordRow } from '../stores/records/source';
import { toCsv } from './csv';
import { textOfValue } from './Value';

/** Offers what a list shows as a file, all pages of it. */
export function CsvButton(props: {
  /** As the brand has it. */
  readonly list: TableList;
  /** Begins the file's name. */
  readonly name: string;
  readonly read: () => Promise<readonly RecordRow[]>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onError: (text: string) => void;
}): ReactNode {
  const { list, name, read, now, onError } = props;
  const [isRunning, setRunning] = useState(false);
  async function run(): Promise<void> {
    setRunning(true);
    try {
      save(csvOf(list, await read()), `${name}-${new Date(now()).toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      logError(`The list '${list.heading}' could not be exported.`, error);
      onError(csvTexts.failed);
    } finally {
      setRunning(false);
    }
  }
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} loading={isRunning} onClick={() => void run()}>
      {csvTexts.export}
    </Button>
  );
}

function csvOf({ columns }: TableList, rows: readonly RecordRow[]): string {
  const head = columns.map(({ label }) => label);
  return toCsv([head, ...rows.map((row) => columns.map((column) => textOfValue(row, column)))]);
}

/** Hands the browser a file to save. */
function save(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
