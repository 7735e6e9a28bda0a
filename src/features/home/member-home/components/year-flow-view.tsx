import { useMemo } from 'react';
import { computeYearFlow } from '@/domain/rewards/valuation/year-flow.ts';
import { useHeldWallet } from '@/features/mine/held-wallet/queries.ts';
import type { FlowCards } from '../schema.ts';
import { groupSpending } from '../group-spending.ts';
import { YearFlowPicture } from './year-flow-picture.tsx';
import { YearFlowTable } from './year-flow-table.tsx';

export function YearFlowView() {
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
