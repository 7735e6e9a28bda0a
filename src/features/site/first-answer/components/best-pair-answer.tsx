import { type ReactNode, useState } from 'react';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { Button } from '@/components/ui/button.tsx';
import type { CardRow, CatalogRows } from '@/features/catalog/facts/schema.ts';
import { getToday } from '@/lib/dates.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { shownDifference } from '@/lib/shown-sums.ts';
import { type BestPair, computeBestPair } from '../compute-answer.ts';
import type { FirstAnswerSearch } from '../schema.ts';

type BestPairAnswerProps = {
  rows: CatalogRows;
  search: FirstAnswerSearch;
  names: LedgerNames;
  /** Value of the best card alone, in cents. */
  alone: number;
  assumptionsOf: (cards: readonly CardRow[]) => ReactNode;
};

export function BestPairAnswer(props: BestPairAnswerProps) {
  const { rows, search, names, alone, assumptionsOf } = props;
  const [found, setFound] = useState<{ of: FirstAnswerSearch; pair: BestPair | null } | null>(null);
  if (found?.of !== search) {
    return (
      <Button
        variant="secondary"
        className="w-fit"
        onClick={() => setFound({ of: search, pair: computeBestPair(rows, search, getToday()) })}
      >
        Best pair
      </Button>
    );
  }
  const { pair } = found;
  if (pair === null || pair.cards.length < 2 || pair.value.netCents <= alone) {
    return (
      <p role="status" className="w-full">
        No second card adds anything to this spending.
      </p>
    );
  }
  return (
    <div role="status" className="bg-muted/60 grid w-full gap-1 rounded-md px-3 py-3">
      <p className="font-medium">{pair.cards.map(({ name }) => name).join(' and ')}</p>
      <p className="text-muted-foreground text-sm">
        Together{' '}
        <LedgerDialog
          figure={formatWholeDollars(pair.value.netCents)}
          title="What the two are worth together"
          className="text-foreground font-semibold"
        >
          <LedgerLines lines={pair.value.lines} names={names} showCards />
          {assumptionsOf(pair.cards)}
        </LedgerDialog>
        , {formatWholeDollars(shownDifference(pair.value.netCents, alone))} more than one card
        alone. {pair.isProven && 'No other pair is worth more.'}
      </p>
    </div>
  );
}
