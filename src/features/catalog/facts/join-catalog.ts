import { memoizeLast, memoizeNamed } from '@/lib/memoize-last.ts';
import { byName, byPosition, groupRows } from '@/lib/rows/group-rows.ts';
import type {
  BenefitSpendingRow,
  BonusCreditRow,
  BonusRow,
  BonusTierRow,
  CapRow,
  CardBenefitRow,
  CardRow,
  CategoryPointsRow,
  CategoryRow,
  ChoiceOptionRow,
  ChoiceRow,
  LinkedRateRow,
  PointSystemRow,
  PointSystemTierRow,
  SubCategoryRow,
} from './schema.ts';

/** A row with the ids of those that it belongs to, without those that belong to it. */
type Part<R, Parent extends string, Parts extends string = never> = Omit<R, Parts> &
  Readonly<Record<Parent, number>>;

type OfCard<R, Parts extends string = never> = Part<R, 'credit_card_id', Parts>;

export const joinChoices = memoizeLast(
  (
    choices: readonly OfCard<ChoiceRow, 'card_choice_options'>[],
    options: readonly Part<ChoiceOptionRow, 'card_choice_id'>[],
  ): readonly OfCard<ChoiceRow>[] => {
    const optionsOf = groupRows(options, 'card_choice_id');
    return choices.map((row) => ({ ...row, card_choice_options: optionsOf(row.id) }));
  },
);

export const joinCardBenefits = memoizeLast(
  (
    benefits: readonly OfCard<CardBenefitRow, 'benefit_spending'>[],
    spending: readonly Part<BenefitSpendingRow, 'credit_card_benefit_id'>[],
  ): readonly OfCard<CardBenefitRow>[] => {
    const spendingOf = groupRows(spending, 'credit_card_benefit_id');
    return benefits.map((row) => ({ ...row, benefit_spending: spendingOf(row.id) }));
  },
);

/** All known offers, past ones included. */
export const joinOffers = memoizeLast(
  (
    bonuses: readonly OfCard<BonusRow, 'signup_bonus_tiers' | 'signup_bonus_credits'>[],
    tiers: readonly Part<BonusTierRow, 'signup_bonus_id'>[],
    credits: readonly Part<BonusCreditRow, 'signup_bonus_id'>[],
  ): readonly OfCard<BonusRow>[] => {
    const tiersOf = groupRows(tiers, 'signup_bonus_id');
    const creditsOf = groupRows(credits, 'signup_bonus_id');
    return bonuses.map((row) => ({
      ...row,
      signup_bonus_tiers: tiersOf(row.id),
      signup_bonus_credits: creditsOf(row.id),
    }));
  },
);

type CardParts =
  | 'spending_caps'
  | 'card_choices'
  | 'category_points'
  | 'linked_rates'
  | 'credit_card_benefits'
  | 'signup_bonuses'
  | 'credit_card_requirements'
  | 'point_systems';

/** Placeholder until the point systems are read. */
const unknownPoints: CardRow['point_systems'] = { slug: '', kind: '' };

/** All cards with everything they earn by, ordered by slug. */
export const joinCards = memoizeNamed(
  (rows: {
    readonly cards: readonly Omit<CardRow, CardParts>[];
    readonly caps: readonly OfCard<CapRow>[];
    readonly choices: readonly OfCard<ChoiceRow>[];
    readonly earning: readonly OfCard<CategoryPointsRow>[];
    readonly linked: readonly OfCard<LinkedRateRow>[];
    readonly benefits: readonly OfCard<CardBenefitRow>[];
    readonly offers: readonly OfCard<BonusRow>[];
    readonly requirements: readonly OfCard<CardRow['credit_card_requirements'][number]>[];
    readonly systems: readonly (CardRow['point_systems'] & { readonly id: number })[];
  }): readonly CardRow[] => {
    const points = new Map(rows.systems.map(({ id, slug, kind }) => [id, { slug, kind }]));
    const capsOf = groupRows(rows.caps, 'credit_card_id');
    const choicesOf = groupRows(rows.choices, 'credit_card_id');
    const earningOf = groupRows(rows.earning, 'credit_card_id');
    const linkedOf = groupRows(rows.linked, 'credit_card_id');
    const benefitsOf = groupRows(rows.benefits, 'credit_card_id');
    const current = rows.offers.filter(({ is_current }) => is_current);
    const offersOf = groupRows(current, 'credit_card_id');
    const requirementsOf = groupRows(rows.requirements, 'credit_card_id');
    return rows.cards
      .map((card) => ({
        ...card,
        spending_caps: capsOf(card.id),
        card_choices: choicesOf(card.id),
        category_points: earningOf(card.id),
        linked_rates: linkedOf(card.id),
        credit_card_benefits: benefitsOf(card.id),
        signup_bonuses: offersOf(card.id),
        credit_card_requirements: requirementsOf(card.id),
        point_systems: points.get(card.point_system_id) ?? unknownPoints,
      }))
      .sort((a, b) => (a.slug < b.slug ? -1 : 1));
  },
);

export const joinPointSystems = memoizeLast(
  <
    System extends Omit<PointSystemRow, 'point_system_tiers'>,
    Tier extends Part<PointSystemTierRow, 'point_system_id'>,
  >(
    systems: readonly System[],
    tiers: readonly Tier[],
  ) => {
    const tiersOf = groupRows(tiers, 'point_system_id');
    return systems.map((row) => ({ ...row, point_system_tiers: tiersOf(row.id) })).sort(byName);
  },
);

export const joinCategories = memoizeLast(
  (
    categories: readonly Omit<CategoryRow, 'sub_categories'>[],
    subCategories: readonly Part<SubCategoryRow, 'category_id', 'sub_category_parents'>[],
    parents: readonly Part<SubCategoryRow['sub_category_parents'][number], 'sub_category_id'>[],
  ): readonly CategoryRow[] => {
    const parentsOf = groupRows(parents, 'sub_category_id');
    const subCategoriesOf = groupRows(subCategories, 'category_id');
    return categories.toSorted(byPosition).map((row) => ({
      ...row,
      sub_categories: subCategoriesOf(row.id)
        .map((part) => ({ ...part, sub_category_parents: parentsOf(part.id) }))
        .sort(byPosition),
    }));
  },
);
