import type { ReactNode } from 'react';

/** What stands in one column of one line of a comparison. */
export type Cell = {
  readonly text: string;
  /** What is drawn in place of the text, such as a figure that opens to its ledger. */
  readonly content?: ReactNode;
  readonly detail?: string;
  /** The fact rests on a source of low confidence. */
  readonly isUncertain?: boolean;
  /** Puts the cells of a line in order, where one is better than another. */
  readonly rank?: number;
};

export type ComparisonRow = {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly Cell[];
};

/** Stands where there is nothing. */
export const nothing: Cell = { text: '–' };

/** Whether the columns differ in what a line says; one column alone differs from nothing. */
export function isDifferent({ cells }: ComparisonRow): boolean {
  if (cells.length < 2) return true;
  return new Set(cells.map(({ text, detail = '' }) => `${text}\n${detail}`)).size > 1;
}

/** Which cells are the best of their line: none where all are equal or nothing is better. */
export function listBest({ cells }: ComparisonRow): readonly boolean[] {
  const ranks = cells.flatMap(({ rank }) => (rank === undefined ? [] : [rank]));
  const best = Math.max(...ranks);
  const isContest = ranks.length > 1 && ranks.some((rank) => rank < best);
  return cells.map(({ rank }) => isContest && rank === best);
}

/** The lines to show: those that differ, or all of them with those that differ first. */
export function orderRows(
  rows: readonly ComparisonRow[],
  showsAll: boolean,
): readonly ComparisonRow[] {
  const different = rows.filter(isDifferent);
  return showsAll ? [...different, ...rows.filter((row) => !isDifferent(row))] : different;
}
