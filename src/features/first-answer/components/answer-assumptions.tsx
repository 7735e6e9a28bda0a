import { type ReactNode, useMemo } from 'react';
import type { CardRow, CatalogRows } from '@/features/catalog/schema.ts';
import type { AssumedFigure } from '@/features/optimizer/schema.ts';
import { getToday } from '@/lib/dates.ts';
import { toAssumedFigure } from '../compute-answer.ts';
import type { FirstAnswerSearch } from '../schema.ts';

export type RenderAssumptions = (figure: AssumedFigure) => ReactNode;

type AnswerAssumptionsProps = {
  rows: CatalogRows;
  search: FirstAnswerSearch;
  cards: readonly CardRow[];
  render: RenderAssumptions;
};

/** Assumptions behind the figure of some cards; computed when the figure opens. */
export function AnswerAssumptions({ rows, search, cards, render }: AnswerAssumptionsProps) {
  const today = getToday();
  const figure = useMemo(
    () => toAssumedFigure(rows, search, today, cards),
    [rows, search, today, cards],
  );
  return render(figure);
}
