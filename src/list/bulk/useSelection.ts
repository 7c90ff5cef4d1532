import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { ListRow } from '../listRow';

/** The ids of the rows selected for a bulk action, and how to change them. */
export interface Selection {
  readonly selectedIds: ReadonlySet<string>;
  /** Selects or deselects a row. @param isRange whether to include the rows between it and the last toggled one */
  readonly toggle: (id: string, isRange: boolean) => void;
  /** Whether all visible rows are selected. */
  readonly isPageSelected: boolean;
  /** Selects all visible rows, or none if all are selected. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
  /** The checkbox that selects all of them. */
  readonly allRef: RefObject<HTMLInputElement | null>;
}

/** The selection, with the selected rows themselves. */
export interface SelectedRows<Row> extends Selection {
  readonly rows: readonly Row[];
  /** Whether rows of other pages are selected. */
  readonly isBeyondPage: boolean;
  /** Selects rows of all pages. */
  readonly selectBeyondPage: (rows: readonly Row[]) => void;
}

interface SelectionState<Row> {
  /** Key of the query that they belong to. */
  readonly of: string;
  readonly rows: ReadonlyMap<string, Row>;
  readonly isBeyondPage: boolean;
}

/**
 * Selection of rows. Only visible rows can be selected, unless all matching ones were requested: rows that the user does not see
 * are not changed by accident. Another query clears the selection.
 * @param rows the visible ones
 * @param question key of the list's query
 */
export function useSelection<Row extends ListRow>(
  rows: readonly Row[] | undefined,
  question: string,
): SelectedRows<Row> {
  const [state, setState] = useState<SelectionState<Row>>();
  const lastToggled = useRef<string>(undefined);
  const allRef = useRef<HTMLInputElement>(null);
  const hadSelection = useRef(false);
  const visible = useMemo(() => rows ?? [], [rows]);
  const isCurrent = state?.of === question;
  const isBeyondPage = isCurrent && state.isBeyondPage;
  const selectedRows = useMemo(() => {
    if (!state || !isCurrent) return [];
    if (isBeyondPage) return [...state.rows.values()];
    return visible.filter(({ id }) => state.rows.has(id));
  }, [isBeyondPage, isCurrent, state, visible]);
  const selectedIds = useMemo(() => new Set(selectedRows.map(({ id }) => id)), [selectedRows]);

  useEffect(() => {
    // The actions disappear with the selection, and the focus with them.
    if (hadSelection.current && selectedIds.size === 0 && document.activeElement === document.body)
      allRef.current?.focus();
    hadSelection.current = selectedIds.size > 0;
  }, [selectedIds]);

  const isPageSelected = visible.length > 0 && visible.every(({ id }) => selectedIds.has(id));

  function select(next: readonly Row[], beyond: boolean): void {
    setState({ of: question, rows: new Map(next.map((row) => [row.id, row])), isBeyondPage: beyond });
  }

  return {
    selectedIds,
    allRef,
    isPageSelected,
    rows: selectedRows,
    isBeyondPage,
    toggle(id, isRange) {
      const positions = [isRange ? lastToggled.current : undefined, id].map((at) =>
        visible.findIndex((row) => row.id === at),
      );
      const [from = 0, to = 0] = positions.filter((position) => position >= 0).toSorted((a, b) => a - b);
      const touched =
        isRange && positions.every((position) => position >= 0)
          ? visible.slice(from, to + 1)
          : visible.filter((row) => row.id === id);
      const others = selectedRows.filter((row) => !touched.includes(row) && !touched.some((one) => one.id === row.id));
      lastToggled.current = id;
      select(selectedIds.has(id) ? others : [...others, ...touched], isBeyondPage);
    },
    toggleAll: () => select(isPageSelected ? [] : visible, false),
    clear: () => setState(undefined),
    selectBeyondPage: (all) => select(all, true),
  };
}
