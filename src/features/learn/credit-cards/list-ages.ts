import { factAgeDays, FACT_LIMIT_DAYS } from '@/domain/fact-age.ts';
import { type Bonus, isOfferedOn } from './split-bonuses.ts';

type Checked = { readonly verified_on: string | null };
type CheckedCard = Checked & {
  readonly category_points: readonly Checked[];
  readonly signup_bonuses: readonly (Checked & Pick<Bonus, 'is_current' | 'ends_on'>)[];
  readonly credit_card_benefits: readonly Checked[];
  readonly credit_card_rules: readonly { readonly rules: Checked }[];
};

export type FactAge = {
  readonly name: string;
  /** The day of the oldest check; null if one of them has none. */
  readonly oldest: string | null;
  readonly isOverdue: boolean;
};

/** The oldest check of each kind of fact of a card. */
export function listAges(card: CheckedCard, today: string): readonly FactAge[] {
  const kinds = [
    ['credit_cards', 'Fees and terms', [card]],
    ['category_points', 'Rates', card.category_points],
    [
      'signup_bonuses',
      'Today’s offer',
      card.signup_bonuses.filter((bonus) => isOfferedOn(today, bonus)),
    ],
    ['credit_card_benefits', 'Credits and benefits', card.credit_card_benefits],
    ['rules', 'Application rules', card.credit_card_rules.map(({ rules }) => rules)],
  ] as const;
  return kinds.flatMap(([table, name, facts]) => {
    if (facts.length === 0) return [];
    const days = facts.map(({ verified_on }) => verified_on ?? '').toSorted();
    const oldest = days[0] === '' ? null : (days[0] ?? null);
    const age = factAgeDays(oldest, today);
    return [{ name, oldest, isOverdue: age === null || age > (FACT_LIMIT_DAYS[table] ?? 0) }];
  });
}
