import { formatCents } from '@/lib/format.ts';

type LimitedCard = {
  readonly opened_to_new: boolean;
  readonly credit_needed: string | null;
  readonly credit_card_requirements: readonly {
    readonly requirements: {
      readonly kind: string;
      readonly name: string;
      readonly annual_cost_cents: number;
    };
  }[];
  readonly credit_card_rules: readonly {
    readonly rules: { readonly title: string; readonly strictness: string };
  }[];
};

/** People who cannot have the card, in sentences; rules of the issuer by their titles. */
export function listLimits(card: LimitedCard): readonly string[] {
  const needs = card.credit_card_requirements.map(({ requirements }) => requirements);
  const rules = card.credit_card_rules.flatMap(({ rules: rule }) =>
    rule.strictness === 'hard' ? [rule.title] : [],
  );
  const blocking = [...new Set(rules)];
  return [
    ...(card.opened_to_new ? [] : ['Anyone new: it takes no applicants.']),
    ...needs.map(({ kind, name, annual_cost_cents: cost }) =>
      kind === 'invitation'
        ? 'Anyone without an invitation.'
        : kind === 'business'
          ? 'Anyone without a business.'
          : `Anyone without this: ${name}${cost > 0 ? ` (${formatCents(cost)} a year)` : ''}.`,
    ),
    ...(card.credit_needed && card.credit_needed !== 'none'
      ? [`Usually anyone whose credit is less than ${card.credit_needed}.`]
      : []),
    ...(blocking.length > 0
      ? [`Anyone stopped by a rule of its issuer: ${blocking.join('; ')}.`]
      : []),
  ];
}
