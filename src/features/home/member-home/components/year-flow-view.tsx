import { Share2 } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { LedgerLine } from '@/domain/rewards/ledger-line.ts';
import { computeYearFlow, type YearFlow } from '@/domain/rewards/valuation/year-flow.ts';
import type { CategoryRow } from '@/features/catalog/facts/schema.ts';
import { useHeldWallet } from '@/features/mine/held-wallet/queries.ts';
import { MOST_CARDS, type SharedWallet } from '@/features/plan/shared-pages/schema.ts';
import type { FlowCards } from '../schema.ts';
import { YearFlowPicture } from './year-flow-picture.tsx';
import { YearFlowTable } from './year-flow-table.tsx';

/**
 * Creates the snapshot of a year for a public link: products, values and fees, without spending, nicknames or days. Of
 * more cards than a link shows, only the best, and their sum.
 */
export function createSharedYear(flow: Pick<YearFlow, 'cards' | 'netCents'>): SharedWallet {
  const cards = flow.cards
    .map(({ card, netCents, feesCents }) => ({
      card,
      netCents: Math.round(netCents),
      feeCents: Math.round(feesCents),
    }))
    .toSorted((a, b) => b.netCents - a.netCents)
    .slice(0, MOST_CARDS);
  const isCut = cards.length < flow.cards.length;
  const netCents = isCut
    ? cards.reduce((sum, each) => sum + each.netCents, 0)
    : Math.round(flow.netCents);
  return { version: 1, isFirstYear: false, netCents, cards };
}

/** More would be too thin to see. */
const most = 8;
const rest = 'Everything else';

/** Label of a sub-category in the diagram: its category, or "other" if too small. */
export function groupSpending(
  lines: readonly LedgerLine[],
  categories: readonly Pick<CategoryRow, 'name' | 'sub_categories'>[],
): (subCategory: string) => string {
  const names = new Map(
    categories.flatMap(({ name, sub_categories: parts }) => parts.map(({ slug }) => [slug, name])),
  );
  const spent = new Map<string, number>();
  for (const line of lines) {
    if (line.kind !== 'spend') continue;
    const name = names.get(line.subCategory) ?? rest;
    spent.set(name, (spent.get(name) ?? 0) + line.spendCents);
  }
  const named = [...spent]
    .filter(([name]) => name !== rest)
    .sort(([, a], [, b]) => b - a)
    .map(([name]) => name);
  // A single remaining group keeps its own name.
  const isFull = named.length + Number(spent.has(rest)) > most;
  const shown = new Set(isFull ? named.slice(0, most - 1) : named);
  return (subCategory) => {
    const name = names.get(subCategory) ?? rest;
    return shown.has(name) ? name : rest;
  };
}

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
