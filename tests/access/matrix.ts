export const ACTORS = ['anon', 'owner', 'other', 'admin'] as const;
export type Actor = (typeof ACTORS)[number];

export const VERBS = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof VERBS)[number];

/** refused: 42501; nothing: it ran, but no row was seen or touched. */
export type Outcome = 'allowed' | 'refused' | 'nothing';

type Outcomes = Record<Actor, readonly [Outcome, Outcome, Outcome, Outcome]>;

const readOnly = ['allowed', 'refused', 'refused', 'refused'] as const;
const closed = ['refused', 'refused', 'refused', 'refused'] as const;
const open = ['allowed', 'allowed', 'allowed', 'allowed'] as const;

/** Outcomes of select, insert, update and delete for tables of each kind. */
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
  /** Sent by a member, answered by an admin, and changed by no other caller. */
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

const unseen = ['nothing', 'refused', 'refused', 'refused'] as const;
/** Outcomes for drafts of an editorial table. */
export const DRAFT = {
  anon: unseen,
  owner: unseen,
  other: unseen,
  admin: open,
} as const satisfies Outcomes;

export interface TableAccess {
  table: string;
  kind: keyof typeof OUTCOMES;
  /** A column that the table's writers may change. */
  changes: string;
  /** Has drafts, which only admins read. */
  isEditorial?: true;
}

const reference = (table: string): TableAccess => ({
  table,
  kind: 'reference',
  changes: 'confidence',
});
const editorial = (table: string): TableAccess => ({ ...reference(table), isEditorial: true });
const member = (table: string, changes: string): TableAccess => ({
  table,
  kind: 'member',
  changes,
});

/** Tables of the API; a table comes after those that refer to its rows. */
export const TABLES: readonly TableAccess[] = [
  ...[
    'acceptance',
    'alliances',
    'benefit_spending',
    'benefits',
    'card_choice_options',
    'card_choices',
    'categories',
    'category_points',
    'companies',
    'credit_card_benefits',
    'credit_card_requirements',
    'credit_card_rules',
    'credit_cards',
    'fee_refunds',
    'linked_rates',
    'merchants',
    'point_system_tiers',
    'point_systems',
    'point_transfers',
    'product_changes',
    'requirements',
    'rules',
    'signup_bonus_credits',
    'signup_bonus_tiers',
    'signup_bonuses',
    'spending_caps',
    'spending_costs',
    'spending_presets',
    'sub_categories',
    'sub_category_parents',
    'valuations',
    'wallet_setup_cards',
    'wallet_setups',
  ].map(reference),
  ...['reviews', 'tips', 'videos'].map(editorial),
  { table: 'catalog_state', kind: 'state', changes: 'revision' },
  { table: 'fact_changes', kind: 'state', changes: 'title' },
  { table: 'reference_changes', kind: 'history', changes: 'table_name' },
  { table: 'members', kind: 'account', changes: 'name' },
  { table: 'fact_reports', kind: 'report', changes: 'answer' },
  member('benefit_custom_values', 'value'),
  member('benefit_uses', 'notes'),
  member('bonus_trackers', 'notes'),
  member('point_balances', 'points'),
  member('purchases', 'notes'),
  member('planned_steps', 'planned_on'),
  member('card_offers', 'notes'),
  member('shared_pages', 'lasts_days'),
  member('redemptions', 'points'),
  member('own_reminders', 'title'),
  member('shop_corrections', 'sub_category_id'),
  member('reminder_preferences', 'lead_days'),
  member('point_system_custom_values', 'cash_value'),
  member('spending_category_custom_values', 'rate'),
  member('whiteboards', 'name'),
  member('wallet_cards', 'position'),
  member('wallets', 'name'),
  member('member_cards', 'notes'),
  member('people', 'name'),
  member('own_cards', 'name'),
  member('annual_spending_profiles', 'name'),
];

/** The columns of a table that a request may name: of a board all but the drawing, which a function answers. */
export function columnsOf(table: string): string {
  return table === 'whiteboards'
    ? 'id,member_id,name,document_bytes,thumbnail,is_shared,share_token,created_at,updated_at,revision'
    : '*';
}

/** Callers of each audience, cumulative. */
export const AUDIENCES = {
  anyone: ['anon', 'owner', 'other', 'admin'],
  members: ['owner', 'other', 'admin'],
  admins: ['admin'],
  /** Callers with the project's secret key. */
  operator: [],
} as const satisfies Record<string, readonly Actor[]>;

/** Allowed audience of each function of the API. */
export const FUNCTIONS = {
  anyone: [
    'catalog_changes_since',
    'claim_operator_alerts',
    'claim_reminder_looks',
    'claim_reminders',
    'claim_watched_page',
    'end_reminder_pass',
    'enqueue_reminders',
    'list_removed_credit_cards',
    'read_calendar_feed',
    'read_health',
    'read_household_invitation',
    'read_reminder_look',
    'read_shared_page',
    'read_shared_whiteboard',
    'report_fact',
    'report_from_browser',
    'settle_reminders',
    'settle_watched_page',
    'unsubscribe_from_mail',
  ],
  members: [
    'accept_household_invitation',
    'arrange_wallet_cards',
    'arrange_wallets',
    'catch_up',
    'count_member_mutation',
    'delete_current_user',
    'end_session',
    'get_calendar_feed',
    'get_household',
    'import_member_data',
    'invite_to_household',
    'keep_plan',
    'leave_household',
    'list_household_rows',
    'list_member_files',
    'list_member_revisions',
    'list_push_devices',
    'list_sessions',
    'list_unused_whiteboard_images',
    'look_at_household_invitation',
    'read_whiteboard',
    'register_push_device',
    'remove_from_household',
    'remove_member_card',
    'remove_wallet',
    'rename_in_household',
    'renew_calendar_feed',
    'report_function_error',
    'restore_member_card',
    'use_catalog_card',
    'save_benefit_custom_values',
    'save_point_system_custom_values',
    'send_test_reminder',
    'set_household_share',
    'withdraw_calendar_feed',
    'withdraw_household_invitation',
    'withdraw_push_device',
  ],
  admins: [
    'answer_once',
    'apply_reference_rows',
    'compute_website_statistics',
    'count_attention',
    'count_references',
    'find_reference_rows',
    'list_attention',
    'list_cards_to_check',
    'report_differences',
    'list_browser_reports',
    'list_card_changes',
    'list_editors',
    'restore_reference_change',
    'restore_removed_rows',
    'save_credit_card',
  ],
  operator: ['list_orphaned_files'],
} as const satisfies Record<keyof typeof AUDIENCES, readonly string[]>;

/** A member's rights to files in their own folder; other members have none there. */
export const BUCKETS = {
  avatars: ['list', 'get', 'upload', 'replace', 'remove'],
  'whiteboard-images': ['list', 'get', 'upload', 'remove'],
} as const;

/** Listeners of each kind of channel. Clients cannot send on any. */
export const TOPICS = {
  catalog: ['anon', 'owner', 'other', 'admin'],
  'member:<owner>': ['owner'],
  'member:': [],
  member: [],
  members: [],
  admin: [],
  reports: ['admin'],
  drafts: [],
  'catalog:drafts': [],
} as const satisfies Record<string, readonly Actor[]>;
