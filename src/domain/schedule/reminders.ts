import {
  type CalendarDate,
  addDays,
  addMonths,
  compareDates,
  dayNumberOf,
  daysBetween,
  startOfMonth,
} from '../calendar.ts';
import { type Due, type DueHoldings, listDue } from './due.ts';
import { PAYMENT_LEAD_DAYS } from './payment-due.ts';

export const DUE_KINDS = [
  'annual-fee',
  'refund-ends',
  'bonus-deadline',
  'benefit-lapses',
  'choice-opens',
  'activation-opens',
  'points-expire',
  'plan-step',
  'payment-due',
  'offer-ends',
  'own-reminder',
] as const satisfies readonly Due['kind'][];

export const MAIL_RHYTHMS = ['off', 'weekly', 'monthly'] as const;

/** Preferences that decide which reminders are sent, and on which day. */
export type ReminderPreferences = {
  readonly mailRhythm: (typeof MAIL_RHYTHMS)[number];
  readonly mailKinds: readonly Due['kind'][];
  readonly pushKinds: readonly Due['kind'][];
  /** Days in advance for a push; it is repeated on the day before. */
  readonly leadDays: number;
  /** Pushes in a day; what would be more comes together in the last of them. */
  readonly mostADay: number;
};

export type Reminder = {
  readonly channel: 'push' | 'mail';
  /** Stays the same whenever it is computed, so that each reminder is sent once. */
  readonly key: string;
  readonly on: CalendarDate;
  /** Items, soonest first; a mail without items is not sent. */
  readonly items: readonly Due[];
  /** Keys that need no further reminder once this is sent; includes `key`. */
  readonly covers: readonly string[];
};

type Told = {
  readonly has: (key: string) => boolean;
  /** Pushes that were sent on this day already. */
  readonly pushesToday: number;
};

/** Skips waived fees, which need no action, and monthly choices, which would repeat all year. */
function isWorthTelling(item: Due): boolean {
  if (item.kind === 'choice-opens') return item.every !== 'month';
  return item.kind !== 'annual-fee' || !item.fee.isWaived;
}

/**
 * Days in advance to tell of an item: fewer for a payment, or each month would be told before its bill is there. The day of
 * an own reminder is the one on which the member wants it.
 */
export const leadDaysOf = ({ kind }: Due, leadDays: number): number =>
  kind === 'own-reminder'
    ? 0
    : kind === 'payment-due'
      ? Math.min(leadDays, PAYMENT_LEAD_DAYS)
      : leadDays;

/** Keys of the reminders due by today, latest last. An opening is announced once, a deadline twice. */
function listReached(item: Due, today: CalendarDate, mostLeadDays: number): string[] {
  const leadDays = leadDaysOf(item, mostLeadDays);
  const tellsTwice = item.kind !== 'choice-opens' && item.kind !== 'activation-opens';
  const stages = [
    { name: 'ahead', from: addDays(item.date, -leadDays) },
    ...(tellsTwice && leadDays > 0 ? [{ name: 'eve', from: addDays(item.date, -1) }] : []),
  ];
  return stages
    .filter(({ from }) => from <= today)
    .map(({ name }) => `push:${item.kind}:${item.id}:${item.date}:${name}`);
}

type Untold = { readonly item: Due; readonly covers: readonly string[]; readonly key: string };

function listUntold(
  items: readonly Due[],
  leadDays: number,
  today: CalendarDate,
  told: Told,
): readonly Untold[] {
  return items.flatMap((item) => {
    const covers = listReached(item, today, leadDays);
    const key = covers.at(-1);
    return key === undefined || told.has(key) ? [] : [{ item, covers, key }];
  });
}

/** One push for each, and one for all that a day has no room for. */
function joinPushes(untold: readonly Untold[], room: number, on: CalendarDate): Reminder[] {
  const alone = untold.length <= room ? untold : untold.slice(0, room - 1);
  const together = untold.slice(alone.length);
  const pushes = alone.map(({ item, covers, key }): Reminder => ({
    channel: 'push',
    key,
    on,
    items: [item],
    covers,
  }));
  const [first] = together;
  if (first === undefined) return pushes;
  const key = `${first.key}:and-more`;
  const covers = [key, ...together.flatMap((each) => each.covers)];
  return [...pushes, { channel: 'push', key, on, items: together.map(({ item }) => item), covers }];
}

/** The first day of the week, Monday, or of the month, that a mail is about, and that of the next one. */
function findMailDays(rhythm: 'weekly' | 'monthly', today: CalendarDate) {
  if (rhythm === 'monthly') {
    const first = startOfMonth(today);
    return { first, next: addMonths(first, 1) };
  }
  // Day 0 was a Thursday.
  const first = addDays(today, -((dayNumberOf(today) + 3) % 7));
  return { first, next: addDays(first, 7) };
}

/** Late mails in a day, and mails of own reminders; what is added after them is on the screens. */
const MOST_LATE_MAILS = 3;

const findUntoldKey = (prefix: string, told: Told): string | undefined =>
  Array.from({ length: MOST_LATE_MAILS }, (_, index) => `${prefix}:${index + 1}`).find(
    (each) => !told.has(each),
  );

const mailKeyOf = ({ kind, id, date }: Due) => `mail:${kind}:${id}:${date}`;

/** The week's or month's mail, then some for items added or corrected before the next. */
function writeMails(
  items: readonly Due[],
  digestKey: string,
  next: CalendarDate,
  on: CalendarDate,
  told: Told,
): Reminder[] {
  const untold = items.filter((item) => !told.has(mailKeyOf(item)));
  if (!told.has(digestKey)) {
    return [
      {
        channel: 'mail',
        key: digestKey,
        on,
        items,
        covers: [digestKey, ...untold.map(mailKeyOf)],
      },
    ];
  }
  const late = untold.filter(({ date }) => date >= on && date < next);
  const key = findUntoldKey(`mail:late:${on}`, told);
  if (late.length === 0 || key === undefined) return [];
  return [{ channel: 'mail', key, on, items: late, covers: [key, ...late.map(mailKeyOf)] }];
}

/** The mail of the day's own reminders that want one, except those that a mail of today tells anyway. */
function writeOwnMail(
  due: readonly Due[],
  mails: readonly Reminder[],
  on: CalendarDate,
  told: Told,
): Reminder[] {
  const keyOf = (item: Due) => `mail:own:${item.id}:${item.date}`;
  const items = due.filter(
    (item) =>
      item.kind === 'own-reminder' &&
      item.isMailed &&
      item.date === on &&
      !told.has(keyOf(item)) &&
      !mails.some((mail) => mail.items.includes(item)),
  );
  const key = findUntoldKey(`mail:own:${on}`, told);
  if (items.length === 0 || key === undefined) return [];
  return [{ channel: 'mail', key, on, items, covers: [key, ...items.map(keyOf)] }];
}

/**
 * Lists a member's reminders on a day, except those sent before: pushes that are due, also from earlier days, and the
 * week's or month's mail. The mail looks `leadDays` beyond the next one.
 */
export function listRemindersOn(
  holdings: DueHoldings,
  preferences: ReminderPreferences,
  today: CalendarDate,
  told: Told,
): readonly Reminder[] {
  const { leadDays, mailRhythm, mailKinds, pushKinds } = preferences;
  const mailDays = mailRhythm === 'off' ? null : findMailDays(mailRhythm, today);
  const pushDays = Math.max(leadDays, 1);
  const mailTo = mailDays === null ? 0 : daysBetween(today, mailDays.next) - 1 + leadDays;
  const due = listDue(holdings, today, Math.max(pushDays, mailTo)).filter(isWorthTelling);

  const room = preferences.mostADay - told.pushesToday;
  const untold = listUntold(
    due.filter(({ kind }) => pushKinds.includes(kind)),
    leadDays,
    today,
    told,
  );
  const pushes = room > 0 ? joinPushes(untold, room, today) : [];
  if (mailDays === null) return [...pushes, ...writeOwnMail(due, [], today, told)];
  const { first, next } = mailDays;
  const items = due.filter(
    (item) =>
      mailKinds.includes(item.kind) &&
      item.date >= first &&
      item.date < addDays(next, leadDaysOf(item, leadDays)),
  );
  const mails = writeMails(items, `mail:${mailRhythm}:${first}`, next, today, told);
  return [...pushes, ...mails, ...writeOwnMail(due, mails, today, told)];
}

/** Lists the reminders of each day from `from` to `to`, both included, if holdings and preferences do not change. */
export function listReminders(
  holdings: DueHoldings,
  preferences: ReminderPreferences,
  from: CalendarDate,
  to: CalendarDate,
): readonly Reminder[] {
  const told = new Set<string>();
  const found: Reminder[] = [];
  // Starts earlier, so that reminders sent in the days before are not repeated: by the lead, or a month for mails.
  const begin = addDays(from, -Math.max(preferences.leadDays + 1, 31));
  for (let today = begin; compareDates(today, to) <= 0; today = addDays(today, 1)) {
    const reminders = listRemindersOn(holdings, preferences, today, {
      has: (key) => told.has(key),
      pushesToday: 0,
    });
    for (const reminder of reminders) {
      for (const key of reminder.covers) told.add(key);
      if (reminder.on >= from && reminder.items.length > 0) found.push(reminder);
    }
  }
  return found;
}
