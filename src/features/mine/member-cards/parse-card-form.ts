import { z } from 'zod';
import { isKeptDay } from '@contract/date-range.ts';
import { isVisibleName } from '@contract/visible-name.ts';
import { parseDollars } from '@/lib/parse-dollars.ts';
import { type MemberCard, memberCardStatuses } from './schema.ts';

export const editedFields = [
  'nickname',
  'status',
  'person_id',
  'applied_on',
  'approved_on',
  'opened_on',
  'closed_on',
  'bonus_posted_on',
  'annual_fee_cents',
  'fee_month',
  'fee_day',
  'choices',
  'notes',
] as const;
export type EditedField = (typeof editedFields)[number];
type EditedValues = Pick<MemberCard, EditedField>;

const blankIsNull = (text: string) => (text.trim() === '' ? null : text.trim());
const numberOrNull = (text: string) => (text === '' ? null : Number(text));

const dayHint = 'Enter a day, such as 2026-03-14.';
const optionalDay = z
  .union([z.literal(''), z.iso.date(dayHint).refine(isKeptDay, dayHint)])
  .transform((day) => (day === '' ? null : day));

const optionalDollars = z.string().transform((text, context): number | null => {
  if (text.trim() === '') return null;
  const cents = parseDollars(text);
  if (cents === null) context.addIssue('Enter an amount of dollars, such as 95.');
  return cents;
});

const nickname = z
  .string()
  .max(80, 'At most 80 characters.')
  .refine((text) => text.trim() === '' || isVisibleName(text), 'Use letters that can be seen.')
  .transform(blankIsNull);

const fields = z.object({
  nickname,
  status: z.enum(memberCardStatuses),
  person_id: z.string().transform(blankIsNull).default(null),
  applied_on: optionalDay.default(null),
  approved_on: optionalDay.default(null),
  opened_on: optionalDay.default(null),
  closed_on: optionalDay.default(null),
  bonus_posted_on: optionalDay.default(null),
  annual_fee_cents: optionalDollars.default(null),
  fee_month: z.string().transform(numberOrNull).default(null),
  fee_day: z.string().transform(numberOrNull).default(null),
  notes: z.string().max(4000, 'At most 4,000 characters.').transform(blankIsNull),
});

export type CardFormErrors = Readonly<Record<string, string | undefined>>;

export type ParsedCardForm =
  | { readonly kind: 'values'; readonly values: EditedValues }
  | { readonly kind: 'errors'; readonly errors: CardFormErrors };

const choicePrefix = 'choice:';

export function choiceFieldName(slug: string): string {
  return `${choicePrefix}${slug}`;
}

/** Chosen options by choice; a choice without any is left to the engine. */
function readChoices(form: FormData): Record<string, string[]> {
  const choices: Record<string, string[]> = {};
  for (const [key, value] of form) {
    if (!key.startsWith(choicePrefix) || typeof value !== 'string' || value === '') continue;
    const slug = key.slice(choicePrefix.length);
    choices[slug] = [...(choices[slug] ?? []), value];
  }
  return choices;
}

type Days = Pick<
  MemberCard,
  'applied_on' | 'approved_on' | 'opened_on' | 'closed_on' | 'bonus_posted_on'
>;

/** Pairs of dates in chronological order, with the message for the reverse order. */
const sequence = [
  ['applied_on', 'approved_on', 'The card was approved before it was applied for.'],
  ['applied_on', 'opened_on', 'The card was opened before it was applied for.'],
  ['opened_on', 'closed_on', 'The card was closed before it was opened.'],
  ['opened_on', 'bonus_posted_on', 'The bonus was received before the card was opened.'],
] as const;

function errorsOfDays(days: Days, today: string): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [field, day] of Object.entries(days)) {
    if (day !== null && day > today) errors[field] = 'This day is in the future.';
  }
  for (const [first, second, message] of sequence) {
    const [before, after] = [days[first], days[second]];
    if (before !== null && after !== null && after < before) errors[second] ??= message;
  }
  return errors;
}

/** Checks a card's dates as far as they are known; undefined if they are valid. */
export function checkCardDays(days: Days, today: string): string | undefined {
  const { applied_on, approved_on, opened_on, closed_on, bonus_posted_on } = days;
  if (opened_on !== null && !isKeptDay(opened_on)) return dayHint;
  const known = { applied_on, approved_on, opened_on, closed_on, bonus_posted_on };
  return Object.values(errorsOfDays(known, today))[0];
}

export type ParsedNickname =
  | { readonly kind: 'name'; readonly name: string | null }
  | { readonly kind: 'error'; readonly message: string };

export function parseNickname(text: string): ParsedNickname {
  const parsed = nickname.safeParse(text);
  return parsed.success
    ? { kind: 'name', name: parsed.data }
    : { kind: 'error', message: parsed.error.issues[0]?.message ?? '' };
}

/**
 * Parses the card form on a given day. Drops values the card's status cannot have: an open card has no closing day, a
 * denied one was never opened, an authorized user did not apply, and a fee day needs its month.
 */
export function parseCardForm(form: FormData, today: string): ParsedCardForm {
  const parsed = fields.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[path.join('.')] = message;
    return { kind: 'errors', errors };
  }
  const { status } = parsed.data;
  const isOwn = status !== 'rejected' && status !== 'authorized_user';
  const values = {
    ...parsed.data,
    applied_on: status === 'authorized_user' ? null : parsed.data.applied_on,
    approved_on: isOwn ? parsed.data.approved_on : null,
    opened_on: status === 'rejected' ? null : parsed.data.opened_on,
    bonus_posted_on: isOwn ? parsed.data.bonus_posted_on : null,
    closed_on: status === 'closed' ? parsed.data.closed_on : null,
    fee_day: parsed.data.fee_month === null ? null : parsed.data.fee_day,
    choices: readChoices(form),
  };
  const { applied_on, approved_on, opened_on, closed_on, bonus_posted_on } = values;
  const days = { applied_on, approved_on, opened_on, closed_on, bonus_posted_on };
  const errors = errorsOfDays(days, today);
  return Object.keys(errors).length > 0 ? { kind: 'errors', errors } : { kind: 'values', values };
}
