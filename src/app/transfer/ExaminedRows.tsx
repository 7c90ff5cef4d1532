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
import type { StepOutcome } from '../../list/bulk/bulkRun';
import { bulkTexts } from '../../list/texts';
import { transferTexts } from './texts';
import type { ExaminedRow, Verdict } from './transfer';

/** Rows per page. */
const PAGE_SIZE = 50;

type RowFilter = 'all' | Verdict['kind'];

/** What each row of a file would do, and its result; filtered by outcome. */
export function ExaminedRows(props: {
  readonly rows: readonly ExaminedRow[];
  /** Results of the import by row number; undefined before it. */
  readonly outcomes: ReadonlyMap<string, StepOutcome> | undefined;
  /** Results of undoing the import by row number; undefined before it. */
  readonly undone: ReadonlyMap<string, StepOutcome> | undefined;
}): ReactNode {
  const { rows, outcomes, undone } = props;
  const [filter, setFilter] = useState<RowFilter>(() =>
    rows.some(({ verdict }) => verdict.kind === 'refused') ? 'refused' : 'all',
  );
  const [page, setPage] = useState(1);
  const found = filter === 'all' ? rows : rows.filter(({ verdict }) => verdict.kind === filter);
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={filter}
        aria-label={transferTexts.outcome}
        // The first button of a wrapped row has no neighbour to share a border with.
        sx={{ flexWrap: 'wrap', mb: 1, '& .MuiToggleButton-root': { borderLeftColor: 'divider' } }}
        onChange={(_event, chosen: RowFilter | null) => {
          if (chosen === null) return;
          setFilter(chosen);
          setPage(1);
        }}
      >
        {choicesOf(rows).map(({ value, label }) => (
          <ToggleButton key={value} value={value} sx={{ minHeight: 44 }}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* Focusable, so that the arrow keys scroll it. */}
      <TableContainer tabIndex={0} role="region" aria-label={transferTexts.rows} sx={{ maxHeight: '46vh' }}>
        <Table size="small" stickyHeader aria-label={transferTexts.rows} sx={{ tableLayout: 'fixed' }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: 64 }}>{transferTexts.row}</TableCell>
              <TableCell sx={{ width: { xs: 88, sm: 'auto' } }}>{transferTexts.name}</TableCell>
              <TableCell>{transferTexts.outcome}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((row) => (
              <TableRow key={row.number}>
                <TableCell>{row.number}</TableCell>
                <TableCell>{row.name === '' ? transferTexts.unnamed : row.name}</TableCell>
                <TableCell>
                  <RowOutcome
                    {...row}
                    outcome={outcomes?.get(String(row.number))}
                    undone={undone?.get(String(row.number))}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {found.length > PAGE_SIZE && (
        <Pagination
          sx={{ mt: 1 }}
          count={Math.ceil(found.length / PAGE_SIZE)}
          page={page}
          onChange={(_event, next) => setPage(next)}
        />
      )}
    </>
  );
}

function choicesOf(rows: readonly ExaminedRow[]): readonly { readonly value: RowFilter; readonly label: string }[] {
  const count = (kind: RowFilter) => rows.filter(({ verdict }) => verdict.kind === kind).length;
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
  props: ExaminedRow & { readonly outcome: StepOutcome | undefined; readonly undone: StepOutcome | undefined },
): ReactNode {
  const { verdict, outcome, undone } = props;
  const last = undone ?? outcome;
  if (last?.kind === 'failed') return <Box sx={{ color: 'error.main' }}>{last.error}</Box>;
  if (undone) return transferTexts.takenBack;
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
