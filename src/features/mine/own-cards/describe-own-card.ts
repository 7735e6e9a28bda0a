import type { CardRow, CatalogRows } from '@/features/catalog/facts/schema.ts';
import { formatCapAmount, formatPeriod, formatWindow } from '@/lib/card-terms.ts';
import { formatAnnualFee, formatCents, formatPoints, formatRate } from '@/lib/format.ts';
import type { ReportableFact } from '@/lib/fact-report-store.ts';

export type OwnCardLines = {
  readonly earning: readonly string[];
  readonly credits: readonly string[];
  readonly bonus: readonly string[];
};

/** Describes the rates, the credits and the bonus of a card. */
export function describeOwnCard(card: CardRow, rows: CatalogRows): OwnCardLines {
  const system = rows.pointSystems.find(({ id }) => id === card.point_system_id);
  const unit = system?.unit === 'dollars' ? 'dollars' : 'points';
  const whole = new Map(rows.categories.map(({ id, name }) => [id, name]));
  const parts = new Map(
    rows.categories
      .flatMap(({ sub_categories }) => sub_categories)
      .map(({ id, name }) => [id, name]),
  );
  const caps = new Map(card.spending_caps.map((cap) => [cap.id, cap]));
  const where = (row: { category_id: number | null; sub_category_id: number | null }) =>
    whole.get(row.category_id ?? -1) ?? parts.get(row.sub_category_id ?? -1) ?? '';
  const limitOf = (row: { spending_cap_id: number | null }) => {
    const cap = caps.get(row.spending_cap_id ?? -1);
    return cap
      ? `, up to ${formatCapAmount(cap, unit)}, then ${formatRate(cap.fallback_rate, unit)}`
      : '';
  };
  const rates = card.category_points
    .filter(({ card_choice_id }) => card_choice_id === null)
    .map((rule) => `${formatRate(rule.rate, unit)} on ${where(rule)}${limitOf(rule)}`);
  const choices = card.card_choices.map((choice) => {
    const { name, rate, choose_count: count, card_choice_options: options } = choice;
    const names = [...new Set(options.map((option) => option.name))].join(', ');
    const picked = count === null ? '' : ` (${count} of ${names})`;
    return `${formatRate(rate, unit)} on ${name}${picked}${limitOf(choice)}`;
  });
  const names = new Map(
    rows.categories
      .flatMap(({ sub_categories }) => sub_categories)
      .map(({ slug, name }) => [slug, name]),
  );
  const linked = card.linked_rates.map((row) => {
    const stepRates = [row.step_1_rate, row.step_2_rate, row.step_3_rate, row.step_4_rate];
    const most = Math.max(...stepRates.map((rate) => rate ?? 0), row.at_most_rate ?? 0);
    const spending = row.sub_category_slugs.map((slug) => names.get(slug) ?? slug).join(', ');
    return `up to ${formatRate(most, unit)} on ${spending}, by your other spending on the card`;
  });
  return {
    earning: [
      `${formatRate(card.base_rate, unit)} on everything${rates.length > 0 ? ' else' : ''}`,
      ...rates,
      ...choices,
      ...linked,
    ],
    credits: card.credit_card_benefits.map(
      ({ name, value_cents: value, period, occurrences_per_period: times }) =>
        [
          name,
          value !== null && `${times > 1 ? `${times} times ` : ''}${formatCents(value)}`,
          formatPeriod(period),
        ]
          .filter((part) => part !== false)
          .join(', '),
    ),
    bonus: card.signup_bonuses.flatMap(({ signup_bonus_tiers: tiers }) =>
      tiers.map((tier) => {
        const given = [
          tier.points !== null && tier.points > 0 && `${formatPoints(tier.points)} points`,
          tier.cash_cents !== null && tier.cash_cents > 0 && formatCents(tier.cash_cents),
        ].filter((part) => part !== false);
        return `${given.join(' and ')} for ${formatCents(tier.spend_cents)} in ${formatWindow(tier.window_days)}`;
      }),
    ),
  };
}

const MOST_TOLD = 1000;

/** A report that proposes the card to the editors; it names the issuer, or the points where the issuer is not in the catalog. */
export function createProposal(card: CardRow, rows: CatalogRows): ReportableFact | null {
  const company = rows.companies.find(({ id }) => id === card.company_id);
  const ownIds = new Set([card.id]);
  const known = company && !ownIds.has(company.id) ? company : undefined;
  const system = rows.pointSystems.find(({ id }) => id === card.point_system_id);
  const cash = rows.pointSystems.find(({ slug }) => slug === 'cash');
  const place = known ?? (system && !ownIds.has(system.id) ? system : cash);
  if (!place) return null;
  const { earning, credits, bonus } = describeOwnCard(card, rows);
  const lines = [
    `The catalog lacks ${card.name} of ${company?.name ?? 'its issuer'}.`,
    `Annual fee: ${formatAnnualFee(card.annual_fee_cents)}.`,
    ...earning,
    ...credits,
    ...bonus,
  ];
  return {
    table: known ? 'companies' : 'point_systems',
    id: place.id,
    subject: `a card that is missing: ${card.name}`,
    draft: { problem: lines.join('\n').slice(0, MOST_TOLD), suggestedValue: '' },
  };
}
