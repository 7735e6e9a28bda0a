import { useState } from 'react';
import type { Row } from './machine/create-resource.ts';

type Chosen = ReadonlyMap<number, Row>;

/** Rows selected for a bulk change, across pages and filters. Those in `shown` are up to date, so none is refused. */
export function useSelection(shown: readonly Row[]) {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [last, setLast] = useState<number>();

  const change = (rows: readonly Row[], isOn: boolean) => {
    setChosen((known) => {
      const next = new Map(known);
      for (const row of rows) {
        if (isOn) next.set(row.id, row);
        else next.delete(row.id);
      }
      return next;
    });
  };

  const now = new Map(shown.map((row) => [row.id, row]));
  return {
    rows: [...chosen.values()].map((row) => now.get(row.id) ?? row),
    count: chosen.size,
    has: (id: number) => chosen.has(id),
    stateOf: (rows: readonly Row[]): boolean | 'indeterminate' => {
      const count = rows.filter(({ id }) => chosen.has(id)).length;
      if (count === 0) return false;
      return count === rows.length ? true : 'indeterminate';
    },
    setAll: change,
    /** With `isRange`, selects everything from the last pressed row to this one. */
    toggle: (row: Row, rows: readonly Row[], isRange: boolean) => {
      const isOn = !chosen.has(row.id);
      const from = rows.findIndex(({ id }) => id === last);
      const to = rows.findIndex(({ id }) => id === row.id);
      const range =
        isRange && from !== -1 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
      change(range, isOn);
      setLast(row.id);
    },
    clear: () => {
      setChosen(new Map());
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
