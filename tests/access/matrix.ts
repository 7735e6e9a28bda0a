export const ACTORS = ['anon', 'owner', 'other', 'admin'] as const;
export type Actor = (typeof ACTORS)[number];

export const VERBS = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof VERBS)[number];

/** refused: 42501; nothing: carried out, but no row was seen or touched. */
export type Outcome = 'allowed' | 'refused' | 'nothing';

type Outcomes = Record<Actor, readonly [Outcome, Outcome, Outcome, Outcome]>;

const readOnly = ['allowed', 'refused', 'refused', 'refused'] as const;
const closed = ['refused', 'refused', 'refused', 'refused'] as const;
const open = ['allowed', 'allowed', 'allowed', 'allowed'] as const;

/** What a table of each kind answers to select, insert, update and delete. */
export const OUTCOMES = {
  reference: { anon: readOnly, owner: readOnly, other: readOnly, admin: open },
  state: { anon: readOnly, owner: readOnly, other: readOnly, admin: readOnly },
  history: { anon: closed, owner: closed, other: closed, admin: readOnly },
  account: {
    anon: closed,
    owner: ['allowed', 'refused', 'allowed', 'refused'],
    other: ['nothing', 'refused', 'nothing', 'refused'],
    admin: ['nothing', 'refused', 'nothing', 'refused'],
  },
  /** Sent by a member, answered by an admin, and changed by nobody else. */
  report: {
    anon: closed,
    owner: ['allowed', 'allowed', 'refused', 'refused'],
    other: ['nothing', 'refused', 'refused', 'refused'],
    admin: ['allowed', 'refused', 'allowed', 'refused'],
  },
  member: {
    anon: closed,
    owner: open,
    other: ['nothing', 'refused', 'nothing', 'nothing'],
    admin: ['nothing', 'refused', 'nothing', 'nothing'],
  },
} as const satisfies Record<string, Outcomes>;

export interface TableAccess {
  table: string;
  kind: keyof typeof OUTCOMES;
  /** A column that the table's writers may change. */
  changes: string;
}

const reference = (table: string): TableAccess => ({
  table,
  kind: 'reference',
  changes: 'confidence',
});
const member = (table: string, changes: string): TableAccess => ({
  table,
  kind: 'member',
  changes,
});

/** Every table of the API; rows that others belong to stand after those. */
export const TABLES: readonly TableAccess[] = [
  ...[
    'alliances',
    'benefits',
    'card_choice_options',
    'card_choices',
    'categories',
    'category_points',
    'companies',
    'credit_card_benefits',
    'credit_card_rules',
    'credit_cards',
    'point_system_tiers',
    'point_systems',
    'point_transfers',
    'reviews',
    'rules',
    'signup_bonus_tiers',
    'signup_bonuses',
    'spending_caps',
    'spending_presets',
    'sub_categories',
    'sub_category_parents',
    'tips',
    'valuations',
    'videos',
    'wallet_setup_cards',
    'wallet_setups',
  ].map(reference),
  { table: 'catalogue_state', kind: 'state', changes: 'revision' },
  { table: 'reference_changes', kind: 'history', changes: 'table_name' },
  { table: 'members', kind: 'account', changes: 'name' },
  { table: 'fact_reports', kind: 'report', changes: 'answer' },
  member('benefit_custom_values', 'value'),
  member('benefit_uses', 'notes'),
  member('bonus_trackers', 'notes'),
  member('point_balances', 'points'),
  member('point_system_custom_values', 'cash_value'),
  member('spending_category_custom_values', 'rate'),
  member('whiteboards', 'name'),
  member('wallet_cards', 'position'),
  member('wallets', 'name'),
  member('member_cards', 'notes'),
  member('annual_spending_profiles', 'name'),
];
