import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState, type ReactNode } from 'react';
import type { Outcome } from '../../list/bulk/run';
import { bulkTexts } from '../../list/texts';
import { transferTexts } from './texts';
import type { ExaminedRow, Verdict } from './transfer';

/** Rows that are shown at once. */
const PAGE = 50;

type Shown = 'all' | Verdict['kind'];

/** What each row of a file does, and what became of it; of all rows, or those with one outcome. */
export function ExaminedRows(props: {
  readonly rows: readonly ExaminedRow[];
  /** What became of the rows, by their numbers; undefined while nothing is done. */
  readonly outcomes: ReadonlyMap<string, Outcome> | undefined;
  /** The same for undoing the import; undefined until then. */
  readonly takenBack: ReadonlyMap<string, Outcome> | undefined;
}): ReactNode {
  const { rows, outcomes, takenBack } = props;
  const [shown, setShown] = useState<Shown>(() =>
    rows.some(({ verdict }) => verdict.kind === 'refused') ? 'refused' : 'all',
  );
  const [page, setPage] = useState(1);
  const found = shown === 'all' ? rows : rows.filter(({ verdict }) => verdict.kind === shown);
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={shown}
        aria-label={transferTexts.outcome}
        // The first of a row that is wrapped has no neighbour whose border it could share.
        sx={{ flexWrap: 'wrap', mb: 1, '& .MuiToggleButton-root': { borderLeftColor: 'divider' } }}
        onChange={(_event, chosen: Shown | null) => {
          if (chosen === null) return;
          setShown(chosen);
          setPage(1);
        }}
      >
        {choicesOf(rows).map(({ value, label }) => (
          <ToggleButton key={value} value={value} sx={{ minHeight: 44 }}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* What is longer than the dialog is read by the arrow keys. */}
      <TableContainer tabIndex={0} role="region" aria-label={transferTexts.rows} sx={{ maxHeight: '46vh' }}>
        <Table size="small" stickyHeader aria-label={transferTexts.rows} sx={{ tableLayout: 'fixed' }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: 64 }}>{transferTexts.row}</TableCell>
              <TableCell>{transferTexts.name}</TableCell>
              <TableCell>{transferTexts.outcome}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {found.slice((page - 1) * PAGE, page * PAGE).map((row) => (
              <TableRow key={row.number}>
                <TableCell>{row.number}</TableCell>
                <TableCell sx={WORDS}>{row.name === '' ? transferTexts.unnamed : row.name}</TableCell>
                <TableCell sx={WORDS}>
                  <RowOutcome
                    {...row}
                    outcome={outcomes?.get(String(row.number))}
                    takenBack={takenBack?.get(String(row.number))}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {found.length > PAGE && (
        <Pagination
          sx={{ mt: 1 }}
          count={Math.ceil(found.length / PAGE)}
          page={page}
          onChange={(_event, next) => setPage(next)}
        />
      )}
    </>
  );
}

const WORDS = { overflowWrap: 'anywhere' } as const;

function choicesOf(rows: readonly ExaminedRow[]): readonly { readonly value: Shown; readonly label: string }[] {
  const count = (kind: Shown) => rows.filter(({ verdict }) => verdict.kind === kind).length;
  const { all, created, changed, same, refused } = transferTexts;
  return [
    { value: 'all', label: all({ count: rows.length }) },
    { value: 'create', label: created({ count: count('create') }) },
    { value: 'change', label: changed({ count: count('change') }) },
    { value: 'same', label: same({ count: count('same') }) },
    { value: 'refused', label: refused({ count: count('refused') }) },
  ];
}

function RowOutcome(
  props: ExaminedRow & { readonly outcome: Outcome | undefined; readonly takenBack: Outcome | undefined },
): ReactNode {
  const { verdict, outcome, takenBack } = props;
  const last = takenBack ?? outcome;
  if (last?.kind === 'failed') return <Box sx={{ color: 'error.main' }}>{last.error}</Box>;
  if (takenBack) return transferTexts.takenBack;
  if (outcome) return <Box sx={{ color: 'success.main' }}>{bulkTexts.rowDone}</Box>;
  switch (verdict.kind) {
    case 'create':
      return transferTexts.create;
    case 'change': {
      const { differences } = verdict;
      const labels = [...new Set(differences.map((difference) => difference.labels.join(': ')))].join(', ');
      return transferTexts.change({ count: differences.length, labels });
    }
    case 'same':
      return <Box sx={{ color: 'text.secondary' }}>{transferTexts.unchanged}</Box>;
    case 'refused':
      return <Box sx={{ color: 'error.main' }}>{verdict.reason}</Box>;
  }
}
