/** A foreign key: the column of `from` that holds an id of `to`, and the name of the constraint. */
export type Relation = {
  readonly from: string;
  readonly column: string;
  readonly to: string;
  readonly name: string;
};

/** By table, the columns that refer to others. A test holds it against the database. */
const references: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  companies: { alliance_id: 'alliances' },
  point_systems: { company_id: 'companies' },
  point_system_tiers: { point_system_id: 'point_systems', company_id: 'companies' },
  point_transfers: {
    from_point_system_id: 'point_systems',
    to_point_system_id: 'point_systems',
    credit_card_id: 'credit_cards',
  },
  valuations: { point_system_id: 'point_systems' },
  sub_categories: { category_id: 'categories' },
  sub_category_parents: {
    sub_category_id: 'sub_categories',
    parent_sub_category_id: 'sub_categories',
  },
  credit_cards: { company_id: 'companies', point_system_id: 'point_systems' },
  spending_caps: { credit_card_id: 'credit_cards' },
  card_choices: { credit_card_id: 'credit_cards', spending_cap_id: 'spending_caps' },
  card_choice_options: {
    card_choice_id: 'card_choices',
    category_id: 'categories',
    sub_category_id: 'sub_categories',
  },
  category_points: {
    credit_card_id: 'credit_cards',
    category_id: 'categories',
    sub_category_id: 'sub_categories',
    spending_cap_id: 'spending_caps',
    card_choice_id: 'card_choices',
  },
  credit_card_benefits: { credit_card_id: 'credit_cards', benefit_id: 'benefits' },
  signup_bonuses: { credit_card_id: 'credit_cards' },
  signup_bonus_tiers: { signup_bonus_id: 'signup_bonuses' },
  rules: { company_id: 'companies' },
  credit_card_rules: {
    credit_card_id: 'credit_cards',
    rule_id: 'rules',
    blocking_credit_card_id: 'credit_cards',
  },
  benefit_spending: {
    credit_card_benefit_id: 'credit_card_benefits',
    category_id: 'categories',
    sub_category_id: 'sub_categories',
  },
  credit_card_requirements: { credit_card_id: 'credit_cards', requirement_id: 'requirements' },
  product_changes: { from_credit_card_id: 'credit_cards', to_credit_card_id: 'credit_cards' },
  fee_refunds: { company_id: 'companies' },
  spending_costs: {
    category_id: 'categories',
    sub_category_id: 'sub_categories',
    credit_card_id: 'credit_cards',
  },
  acceptance: { sub_category_id: 'sub_categories' },
  merchants: { sub_category_id: 'sub_categories' },
  wallet_setup_cards: { wallet_setup_id: 'wallet_setups', credit_card_id: 'credit_cards' },
  reviews: { credit_card_id: 'credit_cards' },
};

export const relations: readonly Relation[] = Object.entries(references).flatMap(
  ([from, columns]) =>
    Object.entries(columns).map(([column, to]) => ({
      from,
      column,
      to,
      name: `${from}_${column}_fkey`,
    })),
);
