import { z } from 'zod';
import { type CalendarDate, isCalendarDate } from '../../../../src/domain/calendar.ts';
import { CHOICE_PERIODS, REPEATS } from '../../../../src/domain/schedule/due.ts';
import { STEP_ACTIONS } from '../../../../src/domain/schedule/plan-step.ts';
import { AUTOPAYS } from '../../../../src/domain/schedule/payment-due.ts';
import { ALIGNMENTS, BENEFIT_PERIODS } from '../../../../src/domain/schedule/benefit-period.ts';

const day = z.custom<CalendarDate>(isCalendarDate);

const cardRow = z.object({
  id: z.string(),
  name: z.string(),
  opened_on: day.nullable(),
  closed_on: day.nullable(),
  fee_month: z.number().nullable(),
  fee_day: z.number().nullable(),
  annual_fee_cents: z.number(),
  first_year_fee_cents: z.number(),
  refund_days: z.number().nullable(),
  due_day: z.number().nullable(),
  autopay: z.enum(AUTOPAYS).nullable(),
});

const trackerRow = z.object({
  id: z.string(),
  member_card_id: z.string(),
  /** Spending still required. Bonuses already met or posted are left out. */
  left_cents: z.number(),
  deadline_on: day,
});

const benefitRow = z.object({
  id: z.number(),
  name: z.string(),
  value_cents: z.number(),
  period: z.enum(BENEFIT_PERIODS),
  alignment: z.enum(ALIGNMENTS),
  start_month: z.number().nullable(),
  excludes_first_year: z.boolean(),
  occurrences_per_period: z.number(),
  /** Amount used in the current period, by the member's cards that have the benefit. */
  used_cents: z.record(z.string(), z.number()),
});

const choiceRow = z.object({
  member_card_id: z.string(),
  slug: z.string(),
  name: z.string(),
  every: z.enum(CHOICE_PERIODS),
});

const activationRow = choiceRow.omit({ every: true }).extend({
  starts_on: day,
  ends_on: day,
  site: z.string().nullable(),
  categories: z.array(z.string()),
});

const balanceRow = z.object({
  id: z.string(),
  system: z.string(),
  points: z.number(),
  expires_on: day,
});

const stepRow = z.object({
  action: z.enum(STEP_ACTIONS),
  person_id: z.string().nullable(),
  credit_card_id: z.number(),
  member_card_id: z.string().nullable(),
  becomes_credit_card_id: z.number().nullable(),
  planned_on: day,
  kept_on: day,
  name: z.string(),
  becomes: z.string().nullable(),
  system: z.string().nullable(),
  points: z.number().nullable(),
});

const stepCardRow = z.object({
  id: z.string(),
  credit_card_id: z.number(),
  person_id: z.string().nullable(),
  is_held: z.boolean(),
  closed_on: day.nullable(),
});

const offerRow = z.object({
  id: z.string(),
  member_card_id: z.string(),
  shop: z.string(),
  gives: z.enum(['dollars', 'percent', 'points', 'points_per_dollar']),
  back_percent: z.number().nullable(),
  back_rate: z.number().nullable(),
  back_cents: z.number().nullable(),
  back_points: z.number().nullable(),
  min_spend_cents: z.number(),
  adds_up: z.boolean(),
  times: z.number().nullable(),
  ends_on: day,
  used_times: z.number(),
  spent_cents: z.number(),
});

const ownReminderRow = z.object({
  id: z.string(),
  title: z.string(),
  due_on: day,
  repeats: z.enum(REPEATS),
  is_mailed: z.boolean(),
});

/** Answer of the database's `private.list_due_rows`, with the member's current date. */
export const dueRows = z.object({
  today: day,
  cards: z.array(cardRow),
  trackers: z.array(trackerRow),
  benefits: z.array(benefitRow),
  choices: z.array(choiceRow),
  activations: z.array(activationRow),
  balances: z.array(balanceRow),
  steps: z.array(stepRow),
  step_cards: z.array(stepCardRow),
  /** Added to their cards. */
  offers: z.array(offerRow),
  offers_from_cents: z.number(),
  own_reminders: z.array(ownReminderRow),
});
export type DueRows = z.infer<typeof dueRows>;
