import { z } from 'zod';
import { type CalendarDate, addDays, calendarDate } from '../../src/domain/calendar.ts';
import { lastDayOf, nameDue } from '../../src/domain/schedule/describe-reminder.ts';
import { type Due, listDue } from '../../src/domain/schedule/due.ts';
import { leadDaysOf } from '../../src/domain/schedule/reminders.ts';
import { dueRows } from '../../supabase/functions/_shared/due/due-rows.ts';
import { toHoldings } from '../../supabase/functions/_shared/due/to-holdings.ts';
import type { Found } from '../../supabase/functions/reminders/database.ts';
import type { Query, SimulatedMember } from './make-members.ts';
import type { Arrival } from './shaky-world.ts';

export type Enqueued = Found & { readonly at: Date };

/** Span in which members were due but the sender was not called, in milliseconds. */
export type Silence = { readonly from: number; readonly to: number };

type World = {
  readonly owner: Query;
  readonly members: readonly SimulatedMember[];
  readonly arrivals: readonly Arrival[];
  /** Enqueued messages, by member and key. */
  readonly found: ReadonlyMap<string, Enqueued>;
  readonly silences: readonly Silence[];
  readonly from: CalendarDate;
  readonly to: CalendarDate;
};

/** A look comes on each morning: an item that ended before the first of them was never due for a reminder. */
const FIRST_MORNINGS = 2;
/** Days until the first mail of a month is sent. */
const FIRST_MAILS = 33;

function localTime(at: Date, timeZone: string): { day: CalendarDate; hour: number } {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at);
  return { day: calendarDate(parts.slice(0, 10)), hour: Number(parts.slice(11, 13)) };
}

const isQuiet = (hour: number, [from, to]: readonly [number, number]) =>
  from === to ? false : from < to ? hour >= from && hour < to : hour >= from || hour < to;

const STEP_MS = 600_000;
const STEPS_A_DAY = 144;
/** Minimum steps a member is awake on a day on which they can be reminded: enough for two or three tries. */
const LEAST_STEPS = 6;

/** True if the sender was silent on each of the days for nearly the whole time the member was awake. */
function isUnreachable(
  { zone, quiet }: SimulatedMember,
  { silences }: World,
  first: CalendarDate,
  last: CalendarDate,
): boolean {
  const isHeard = (at: number) => !silences.some(({ from, to }) => at >= from && at < to);
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const start = Date.parse(`${addDays(day, -1)}T00:00:00Z`);
    const heard = Array.from({ length: 3 * STEPS_A_DAY }, (_, step) => start + step * STEP_MS)
      .filter(isHeard)
      .filter((at) => {
        const local = localTime(new Date(at), zone);
        return local.day === day && !isQuiet(local.hour, quiet);
      });
    if (heard.length >= LEAST_STEPS) return false;
  }
  return true;
}

/** Lists a member's fees, deadlines and dates in the span, each once. */
async function listDeadlines({ owner, from, to }: World, { id, leadDays }: SimulatedMember) {
  const [row] = await owner('select private.list_due_rows($1, $2)::text as rows', [id, from]);
  const read = z.record(z.string(), z.unknown()).parse(JSON.parse(String(row?.['rows'])));
  const holdings = toHoldings(dueRows.parse({ ...read, today: from }));
  const found = new Map<string, Due>();
  for (let today = from; today <= to; today = addDays(today, 1)) {
    for (const item of listDue(holdings, today, Math.max(1, leadDays))) {
      if (item.kind === 'annual-fee' && item.fee.isWaived) continue;
      found.set(keyOf(item), item);
    }
  }
  return [...found.values()].filter(
    (item) => lastDayOf(item) >= addDays(from, FIRST_MORNINGS) && lastDayOf(item) < to,
  );
}

const keyOf = ({ kind, id, date }: Due) => `${kind}:${id}:${date}`;

/** Finds the items that a push counts without naming, by the keys of all that it covers; none if its count is wrong. */
function listCounted(title: string, body: string, covers: readonly string[]): readonly string[] {
  const more = Number(/\nand (\d+) more$/.exec(body)?.[1] ?? 0);
  const keys = new Set(
    covers
      .filter((key) => !key.endsWith(':and-more'))
      .map((key) => key.replace(/^push:/, '').replace(/:(ahead|eve)$/, '')),
  );
  const named = body.split('\n').length - 1;
  const isRight = named + more === keys.size && title.startsWith(`${keys.size} things are due `);
  return more > 0 && isRight ? [...keys] : [];
}

/** Reads a message: the lines that name due items, and the keys of the ones it only counts. */
function readTold(message: Found | undefined): readonly string[] {
  const content = z
    .object({
      title: z.string().default(''),
      body: z.string().default(''),
      items: z.array(z.object({ name: z.string() })).default([]),
    })
    .nullable()
    .parse(message?.what ?? null);
  if (content === null) return [];
  const { title, body, items } = content;
  const counted = listCounted(title, body, message?.covers ?? []);
  return [title, ...body.split('\n'), ...items.map(({ name }) => name), ...counted];
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Lists a member's reminders that came too late, or never, on each of their chosen channels. */
function listMissed(
  member: SimulatedMember,
  deadlines: readonly Due[],
  arrivals: readonly Arrival[],
  world: World,
  unreachable: Set<string>,
): string[] {
  const { found, from } = world;
  const earliest = (channel: Arrival['channel'], place: string | null) => {
    const days = new Map<string, CalendarDate>();
    for (const arrival of arrivals) {
      if (arrival.channel !== channel || (place !== null && arrival.place !== place)) continue;
      const { day } = localTime(arrival.at, member.zone);
      for (const line of readTold(found.get(`${member.id} ${arrival.key}`))) {
        const known = days.get(line);
        if (known === undefined || day < known) days.set(line, day);
      }
    }
    return days;
  };
  const missed = (days: ReadonlyMap<string, CalendarDate>, items: readonly Due[], way: string) =>
    items.flatMap((item) => {
      const line = nameDue(item, false);
      const day = days.get(line) ?? days.get(keyOf(item));
      if (day !== undefined && day <= lastDayOf(item)) return [];
      const first =
        way === 'push'
          ? addDays(lastDayOf(item), -leadDaysOf(item, member.leadDays))
          : lastDayOf(item);
      if (isUnreachable(member, world, first, lastDayOf(item))) {
        unreachable.add(`${way} ${keyOf(item)}`);
        return [];
      }
      return [`${member.id} was not told by ${way} in time: ${line} (${day ?? 'never'})`];
    });
  const pushed = member.devices.flatMap((device) =>
    missed(earliest('push', `https://fcm.googleapis.com/${device}`), deadlines, 'push'),
  );
  if (member.mailRhythm === 'off') return pushed;
  // A mail names an opening before it opens, and not while it is open.
  const mailed = deadlines.filter(({ date }) => date >= addDays(from, FIRST_MAILS));
  return [...pushed, ...missed(earliest('mail', null), mailed, 'mail')];
}

/** Lists messages enqueued long enough before the end that never arrived. */
function listLost(member: SimulatedMember, arrivals: readonly Arrival[], world: World) {
  const { found, to } = world;
  const came = new Set(arrivals.map(({ place, key }) => `${place} ${key}`));
  const end = Date.parse(`${addDays(to, -1)}T00:00:00Z`);
  return [...found].flatMap(([name, { channel, key, what, at, until }]) => {
    if (!name.startsWith(member.id) || what === null || at.getTime() > end) return [];
    const { day } = localTime(at, member.zone);
    const places =
      channel === 'mail'
        ? [`${member.id}@pointfolio.test`]
        : member.devices.map((device) => `https://fcm.googleapis.com/${device}`);
    return places
      .filter((place) => !came.has(`${place} ${key}`))
      .filter(() => !isUnreachable(member, world, day, calendarDate(until)))
      .map((place) => `never came to ${place}: ${key}`);
  });
}

/** Lists messages that arrived twice at the same place under two keys, in quiet hours, or beyond the daily limit. */
function listNuisances(
  member: SimulatedMember,
  arrivals: readonly Arrival[],
  { found }: World,
): string[] {
  const first = [...groupBy(arrivals, ({ place, key }) => `${place} ${key}`).values()].flatMap(
    (same) => same.slice(0, 1),
  );
  const told = first.flatMap(({ place, key }) => {
    // Keeps only the latest stage of each item, which covers the earlier ones again.
    const covers = found.get(`${member.id} ${key}`)?.covers ?? [];
    const latest = new Map(covers.map((each) => [each.replace(/:(ahead|eve)$/, ''), each]));
    return [...latest.values()].map((each) => `${place} ${each}`);
  });
  const twice = [...groupBy(told, (each) => each)]
    .filter(([, times]) => times.length > 1)
    .map(([what, times]) => `told ${times.length} times under different keys: ${what}`);
  const quiet = arrivals
    .filter(({ at, isLate }) => !isLate && isQuiet(localTime(at, member.zone).hour, member.quiet))
    .map(({ key, at }) => `${member.id} was disturbed at ${at.toISOString()} by ${key}`);
  return [...twice, ...quiet];
}

export async function listBreaches(world: World): Promise<{
  readonly breaches: readonly string[];
  readonly deadlines: number;
  readonly arrivals: number;
  readonly repeats: number;
  readonly unreachable: number;
}> {
  const byMember = groupBy(world.arrivals, ({ member }) => member);
  const breaches: string[] = [];
  const unreachable = new Set<string>();
  let deadlines = 0;
  for (const member of world.members) {
    const own = byMember.get(member.id) ?? [];
    const due = await listDeadlines(world, member);
    deadlines += due.length;
    breaches.push(
      ...listMissed(member, due, own, world, unreachable),
      ...listLost(member, own, world),
      ...listNuisances(member, own, world),
    );
  }
  const crowded = await world.owner(`
    select o.member_id, o.made_at, count(distinct o.key) as pushes
    from private.reminder_outbox o join public.reminder_preferences p using (member_id)
    where o.channel = 'push' group by o.member_id, o.made_at, p.most_a_day having count(distinct o.key) > p.most_a_day`);
  breaches.push(...crowded.map((row) => `more than a day’s pushes: ${JSON.stringify(row)}`));
  const given = await world.owner(
    `select member_id, key, made_at::text, expires_at::text from private.reminder_outbox where state = 'given_up'`,
  );
  const members = new Map(world.members.map((member) => [member.id, member]));
  for (const { member_id, key, made_at, expires_at } of given) {
    const member = members.get(String(member_id));
    const made = new Date(String(made_at));
    const expired = new Date(new Date(String(expires_at)).getTime() - 1);
    if (
      member === undefined ||
      isUnreachable(
        member,
        world,
        localTime(made, member.zone).day,
        localTime(expired, member.zone).day,
      )
    )
      continue;
    breaches.push(`given up: ${String(key)}`);
  }
  const places = groupBy(world.arrivals, ({ member, place, key }) => `${member} ${place} ${key}`);
  return {
    breaches,
    deadlines,
    arrivals: world.arrivals.length,
    repeats: world.arrivals.length - places.size,
    unreachable: unreachable.size,
  };
}
