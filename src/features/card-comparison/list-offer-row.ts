import type { SignupBonus } from '@/domain/rewards/catalog/card.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { formatWindow } from '@/lib/card-terms.ts';
import { formatCents, formatPoints } from '@/lib/format.ts';
import { type ComparisonRow, nothing } from '@/components/comparison/comparison-row.ts';

function describeOffer(bonus: SignupBonus) {
  const points = bonus.tiers.reduce((sum, tier) => sum + tier.points, 0);
  const cash = bonus.tiers.reduce((sum, tier) => sum + tier.cashCents, 0);
  const spend = Math.max(0, ...bonus.tiers.map((tier) => tier.spendCents));
  const days = Math.max(0, ...bonus.tiers.map((tier) => tier.windowDays));
  const parts = [
    ...(points > 0 ? [`${formatPoints(points)} points`] : []),
    ...(cash > 0 ? [formatCents(cash)] : []),
  ];
  const asked = spend === 0 ? 'any purchase' : `${formatCents(spend)} spent`;
  return { text: parts.join(' + '), detail: `for ${asked} within ${formatWindow(days)}` };
}

export function listOfferRow(
  slugs: readonly string[],
  inputs: Pick<ValuationInputs, 'catalog'>,
  refused: ReadonlySet<string>,
): ComparisonRow {
  const cards = new Map(inputs.catalog.cards.map((card) => [card.slug, card]));
  return {
    key: 'offer',
    label: 'Sign-up offer now',
    cells: slugs.map((slug) => {
      const bonus = cards.get(slug)?.bonus;
      if (!bonus) return nothing;
      const { text, detail } = describeOffer(bonus);
      return { text, detail: refused.has(slug) ? `${detail}; refused to you today` : detail };
    }),
  };
}
