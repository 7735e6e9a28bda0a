import { z } from 'zod';
import { bonusTracker } from '@/features/mine/bonus-tracker/schema.ts';
import { cardRecord } from '@/features/mine/member-cards/schema.ts';
import { benefitUse } from '@/features/use/my-benefits/schema.ts';
import { ownCardRecord } from '@/features/mine/own-cards/schema.ts';
import { ownRateRecord } from '@/features/mine/own-rates/schema.ts';
import { person } from '@/features/mine/people/schema.ts';
import { ownReminder } from '@/features/plan/own-reminders/schema.ts';
import { plannedStep } from '@/features/plan/planned-steps/schema.ts';
import { purchase } from '@/features/mine/purchases/schema.ts';
import { SHARED_KINDS, sharedPage } from '@/features/plan/shared-pages/schema.ts';
import { cardOffer } from '@/features/use/card-offers/schema.ts';
import { shopCorrection } from '@/features/catalog/shops/schema.ts';
import { pointBalance, redemption } from '@/features/mine/valuation/schema.ts';
import { wallet, walletCard } from '@/features/mine/wallets/schema.ts';
import type { MemberRecord } from '@/lib/fields/define-record.ts';
import { type Field, type FieldKind, isNullable } from '@/lib/fields/field.ts';
import * as s from '@/lib/row-shape.ts';
import type { Database } from '@contract/database.types.ts';
import { isKeptDay } from '@contract/date-range.ts';
import { creditLevelSchema } from '@contract/preferences.ts';

const row = z.strictObject;
const id = z.uuid();
const referenceId = z.number().int().positive();
const setDay = z.iso.date().refine(isKeptDay);
const cents = z.number().int();
const document = z.record(z.string(), z.unknown());
const slugLists = z.record(z.string(), z.array(z.string()));
const note = z.string().nullable();
const ownValue = z.number().nullable();

const ofKind: Partial<Record<FieldKind, z.ZodType>> = {
  number: cents,
  money: cents,
  points: cents,
  flag: z.boolean(),
  date: setDay,
  relation: referenceId,
  'own-row': id,
};

function columnOf(field: Field): z.ZodType {
  const { kind, options, isLater, shape } = field;
  const type = shape
    ? z.custom((value) => s.orNull(shape).parse(value) !== null)
    : options
      ? z.enum(options.map(({ value }) => value))
      : (ofKind[kind] ?? z.string());
  const column = isNullable(field) ? type.nullable() : type;
  return isLater === true ? column.default(null) : column;
}

type Exported<R> = z.ZodObject<
  { [K in keyof R as Exclude<K, 'revision' | 'created_at'>]: z.ZodType<R[K]> },
  z.core.$strict
>;

/** Exported columns of a record: all but those that the database sets. */
function rowOf<R>(record: MemberRecord<keyof Database['public']['Tables'], R>): Exported<R>;
function rowOf({ fields }: MemberRecord): object {
  const columns = fields.filter(({ kind }) => kind !== 'moment');
  return row({ id, ...Object.fromEntries(columns.map((field) => [field.name, columnOf(field)])) });
}

/** Exported columns of each table; the database sets the others. Defaults fill columns that older exports lack. */
export const exportedTables = {
  annual_spending_profiles: row({
    id,
    name: z.string(),
    amounts: z.record(z.string(), cents),
    position: cents,
  }),
  people: rowOf(person),
  own_cards: rowOf(ownCardRecord),
  member_cards: rowOf(cardRecord),
  wallets: rowOf(wallet),
  wallet_cards: rowOf(walletCard),
  bonus_trackers: rowOf(bonusTracker),
  benefit_uses: row({ ...rowOf(benefitUse).shape, notes: note }),
  purchases: rowOf(purchase),
  point_balances: rowOf(pointBalance),
  point_system_custom_values: row({
    id,
    point_system_id: referenceId,
    travel_value: ownValue,
    cash_value: ownValue,
    gift_card_value: ownValue,
    status_level_value: ownValue,
  }),
  benefit_custom_values: row({
    id,
    credit_card_benefit_id: referenceId,
    value: cents.nullable(),
    is_high_value: z.boolean().nullable(),
    is_points_value: z.boolean().nullable(),
  }),
  spending_category_custom_values: rowOf(ownRateRecord),
  planned_steps: rowOf(plannedStep),
  shop_corrections: rowOf(shopCorrection),
  card_offers: rowOf(cardOffer),
  redemptions: rowOf(redemption),
  own_reminders: rowOf(ownReminder),
  reminder_preferences: row({
    id,
    time_zone: z.string(),
    mail_rhythm: z.enum(['off', 'weekly', 'monthly']),
    mail_kinds: z.array(z.string()),
    push_kinds: z.array(z.string()),
    lead_days: cents,
    quiet_from: cents,
    quiet_to: cents,
    most_a_day: cents,
    tells_amounts: z.boolean(),
    /** Absent in old files. */
    offers_from_cents: cents.default(500),
  }),
  whiteboards: row({ id, name: z.string(), document }),
  shared_pages: row({
    id,
    kind: z.enum(SHARED_KINDS),
    title: z.string(),
    document,
    lasts_days: cents,
    created_at: z.string(),
  }),
  fact_reports: row({
    id,
    table_name: z.string(),
    record_id: referenceId,
    subject: z.string(),
    page_path: note,
    problem: z.string(),
    suggested_value: note,
    source_url: note,
    status: z.enum(['open', 'corrected', 'declined']),
    answer: note,
    answered_at: note,
    created_at: z.string(),
  }),
} as const;

export type ExportedTable = keyof typeof exportedTables;

/** In the order people think of them. */
export const tableLabels: Readonly<Record<ExportedTable, string>> = {
  people: person.title,
  own_cards: ownCardRecord.title,
  member_cards: cardRecord.title,
  annual_spending_profiles: 'Spending profiles',
  wallets: wallet.title,
  wallet_cards: walletCard.title,
  bonus_trackers: bonusTracker.title,
  benefit_uses: benefitUse.title,
  purchases: purchase.title,
  point_balances: pointBalance.title,
  point_system_custom_values: 'Own point values',
  benefit_custom_values: 'Own benefit values',
  spending_category_custom_values: ownRateRecord.title,
  planned_steps: plannedStep.title,
  shop_corrections: shopCorrection.title,
  card_offers: cardOffer.title,
  redemptions: redemption.title,
  own_reminders: ownReminder.title,
  reminder_preferences: 'Reminder preferences',
  whiteboards: 'Whiteboards',
  shared_pages: sharedPage.title,
  fact_reports: 'My reports',
};

const isExported = (name: string): name is ExportedTable => name in exportedTables;
export const tableNames: readonly ExportedTable[] = Object.keys(tableLabels).filter(isExported);

/** Tables an import restores; reports are sent letters, and a link that was withdrawn must not come back. */
export const importedTableNames = tableNames.filter(
  (table) => table !== 'fact_reports' && table !== 'shared_pages',
);

export const memberSchema = row({
  name: z.string().nullable(),
  category_priority: z.array(z.string()),
  bonus_filters: document,
  best_card_filters: document,
  selectable_categories: slugLists,
  redemption_preference: z.enum(['travel', 'cash', 'gift_card', 'status_level']).nullable(),
  point_system_tiers: z.record(z.string(), z.string()),
  new_user_wizard: document,
  requirements_held: z.array(z.string()).default([]),
  has_business: z.boolean().default(false),
  credit_level: creditLevelSchema.nullable().default(null),
  shows_expected_quarters: z.boolean().default(true),
  payment_costs: z.record(z.string(), z.number()).default({}),
  used_programs: z.record(z.string(), z.boolean()).default({}),
  selected_annual_spending_profile_id: id.nullable(),
});

export const memberDataSchema = z.strictObject({
  members: memberSchema,
  annual_spending_profiles: z.array(exportedTables.annual_spending_profiles),
  people: z.array(exportedTables.people).default([]),
  own_cards: z.array(exportedTables.own_cards).default([]),
  member_cards: z.array(exportedTables.member_cards),
  wallets: z.array(exportedTables.wallets),
  wallet_cards: z.array(exportedTables.wallet_cards),
  bonus_trackers: z.array(exportedTables.bonus_trackers),
  benefit_uses: z.array(exportedTables.benefit_uses),
  purchases: z.array(exportedTables.purchases).default([]),
  point_balances: z.array(exportedTables.point_balances),
  point_system_custom_values: z.array(exportedTables.point_system_custom_values),
  benefit_custom_values: z.array(exportedTables.benefit_custom_values),
  spending_category_custom_values: z.array(exportedTables.spending_category_custom_values),
  planned_steps: z.array(exportedTables.planned_steps).default([]),
  shop_corrections: z.array(exportedTables.shop_corrections).default([]),
  card_offers: z.array(exportedTables.card_offers).default([]),
  redemptions: z.array(exportedTables.redemptions).default([]),
  own_reminders: z.array(exportedTables.own_reminders).default([]),
  reminder_preferences: z.array(exportedTables.reminder_preferences).default([]),
  whiteboards: z.array(exportedTables.whiteboards),
  shared_pages: z.array(exportedTables.shared_pages).default([]),
  fact_reports: z.array(exportedTables.fact_reports).default([]),
});
/** Everything of a member that can be taken along. The picture and the sign-in stay with the account. */
export type MemberData = z.infer<typeof memberDataSchema>;

export const referenceKinds = [
  'credit_cards',
  'point_systems',
  'categories',
  'sub_categories',
  'credit_card_benefits',
  'companies',
  'benefits',
] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** More than any name in the catalog; a text of megabytes stops the page that shows it. */
const LONGEST_NAME = 500;
const names = z.record(z.string(), z.string().max(LONGEST_NAME));
/** Names of the catalog ids in the data as of the export. */
const referencesSchema = z.strictObject({
  credit_cards: names,
  point_systems: names,
  categories: names,
  sub_categories: names,
  credit_card_benefits: names,
  // Named by own cards alone, which older exports do not have.
  companies: names.default({}),
  benefits: names.default({}),
});
export type References = z.infer<typeof referencesSchema>;

export const EXPORT_FORMAT = 'pointfolio-export';
export const EXPORT_VERSION = 1;

export const envelopeSchema = z.strictObject({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  exportedAt: z.iso.datetime(),
  /** SHA-256 of `references` and `data`, by which damage is found. */
  checksum: z.string(),
  references: referencesSchema,
  data: memberDataSchema,
});
export type Envelope = z.infer<typeof envelopeSchema>;
