import { Share2 } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { computeYearFlow } from '@/domain/rewards/valuation/year-flow.ts';
import { useHeldWallet } from '@/features/mine/held-wallet/queries.ts';
import type { SharedWallet } from '@/features/plan/shared-pages/schema.ts';
import { createSharedYear } from '../create-shared-year.ts';
import type { FlowCards } from '../schema.ts';
import { groupSpending } from '../group-spending.ts';
import { YearFlowPicture } from './year-flow-picture.tsx';
import { YearFlowTable } from './year-flow-table.tsx';

export function YearFlowView({ onShare }: { onShare: (year: SharedWallet) => void }) {
  const { value, inputs, entries } = useHeldWallet();
  const { categories, companies } = inputs.rows;
  const flow = useMemo(
    () => computeYearFlow(value.lines, groupSpending(value.lines, categories)),
    [value, categories],
  );
  const cards = useMemo((): FlowCards => {
    const issuers = new Map(companies.map(({ id, name }) => [id, name]));
    return new Map(
      entries.map(({ memberCard, card }) => [
        memberCard.id,
        {
          row: card,
          name: memberCard.nickname ?? card.name,
          issuer: issuers.get(card.company_id) ?? '',
        },
      ]),
    );
  }, [entries, companies]);
  const unearnedCents = Object.values(value.unassignedCents).reduce((sum, each) => sum + each, 0);
  return (
    <div className="grid min-w-0 gap-4 pt-5">
      {(flow.valueCents > 0 || flow.feesCents > 0) && <YearFlowPicture flow={flow} cards={cards} />}
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={flow.cards.length === 0}
        onClick={() => onShare(createSharedYear(flow))}
      >
        <Share2 aria-hidden /> Share my year
      </Button>
      <YearFlowTable
        flow={flow}
        cards={cards}
        lines={value.lines}
        names={inputs.names}
        unearnedCents={unearnedCents}
      />
    </div>
  );
}
