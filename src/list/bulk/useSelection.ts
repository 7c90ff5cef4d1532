import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { ListRow } from '../listRow';

/** The rows that are chosen for an action, and how to choose others. */
export interface Selection {
  readonly chosen: ReadonlySet<string>;
  /** Chooses a row, or does not any more. @param isRange whether those between it and the last one follow it */
  readonly toggle: (id: string, isRange: boolean) => void;
  /** Whether all rows that are shown are chosen. */
  readonly isPageChosen: boolean;
  /** Chooses all rows that are shown, or none of them where all are chosen. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
  /** The box that chooses all of them. */
  readonly allRef: RefObject<HTMLInputElement | null>;
}

/** The chosen rows themselves. */
export interface ChosenRows<Row> extends Selection {
  readonly rows: readonly Row[];
  /** Whether rows of other pages are among them. */
  readonly isBeyondPage: boolean;
  /** Chooses rows of all pages. */
  readonly chooseBeyondPage: (rows: readonly Row[]) => void;
}

interface Marked<Row> {
  /** The question whose answer they are in. */
  readonly of: string;
  readonly rows: ReadonlyMap<string, Row>;
  readonly isBeyondPage: boolean;
}

/**
 * Which rows are chosen. Only rows that are shown can be, unless all that match were asked for: what nobody sees is not changed by a
 * slip. Another question of the list forgets them.
 * @param rows those that are shown
 * @param question what the list asks for, as a text
 */
export function useSelection<Row extends ListRow>(rows: readonly Row[] | undefined, question: string): ChosenRows<Row> {
  const [marked, setMarked] = useState<Marked<Row>>();
  const lastToggled = useRef<string>(undefined);
  const allRef = useRef<HTMLInputElement>(null);
  const hadChosen = useRef(false);
  const shown = useMemo(() => rows ?? [], [rows]);
  const isCurrent = marked?.of === question;
  const isBeyondPage = isCurrent && marked.isBeyondPage;
  const chosenRows = useMemo(() => {
    if (!marked || !isCurrent) return [];
    if (isBeyondPage) return [...marked.rows.values()];
    return shown.filter(({ id }) => marked.rows.has(id));
  }, [isBeyondPage, isCurrent, marked, shown]);
  const chosen = useMemo(() => new Set(chosenRows.map(({ id }) => id)), [chosenRows]);

  useEffect(() => {
    // What is done with chosen rows goes with them, and with it the focus.
    if (hadChosen.current && chosen.size === 0 && document.activeElement === document.body) allRef.current?.focus();
    hadChosen.current = chosen.size > 0;
  }, [chosen]);

  const isPageChosen = shown.length > 0 && shown.every(({ id }) => chosen.has(id));

  function mark(next: readonly Row[], beyond: boolean): void {
    setMarked({ of: question, rows: new Map(next.map((row) => [row.id, row])), isBeyondPage: beyond });
  }

  return {
    chosen,
    allRef,
    isPageChosen,
    rows: chosenRows,
    isBeyondPage,
    toggle(id, isRange) {
      const places = [isRange ? lastToggled.current : undefined, id].map((at) =>
        shown.findIndex((row) => row.id === at),
      );
      const [from = 0, to = 0] = places.filter((place) => place >= 0).toSorted((a, b) => a - b);
      const touched =
        isRange && places.every((place) => place >= 0)
          ? shown.slice(from, to + 1)
          : shown.filter((row) => row.id === id);
      const others = chosenRows.filter((row) => !touched.includes(row) && !touched.some((one) => one.id === row.id));
      lastToggled.current = id;
      mark(chosen.has(id) ? others : [...others, ...touched], isBeyondPage);
    },
    toggleAll: () => mark(isPageChosen ? [] : shown, false),
    clear: () => setMarked(undefined),
    chooseBeyondPage: (all) => mark(all, true),
  };
}
