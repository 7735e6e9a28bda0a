import { formatDay } from '../../../src/domain/format.ts';
import {
  adviseDue,
  describePush,
  lastDayOf,
  nameDue,
} from '../../../src/domain/schedule/describe-reminder.ts';
import type { Due } from '../../../src/domain/schedule/due.ts';
import { type Reminder, listRemindersOn } from '../../../src/domain/schedule/reminders.ts';
import { toHoldings } from '../_shared/due/to-holdings.ts';
import type { Found, Look } from './database.ts';
import type { MailContent, PushContent } from './message.ts';

const PAGES: Readonly<Record<Due['kind'], string>> = {
  'annual-fee': '/app/upcoming-fees',
  'refund-ends': '/app/upcoming-fees',
  'bonus-deadline': '/app/bonus-tracker',
  'benefit-lapses': '/app/my-benefits',
  'choice-opens': '/app/selectable-categories',
  'activation-opens': '/app/selectable-categories',
  'points-expire': '/app/my-points',
  'plan-step': '/app/what-next',
  'payment-due': '/app/upcoming-fees',
  'offer-ends': '/app/card-offers',
  'own-reminder': '/app/reminders',
};
const PAGE_OF_ALL = '/app/upcoming-fees';

/** As much as anyone reads in a mail, and well within the 64 kB of an outbox row. */
const MOST_LINES = 100;
const MOST_BYTES = 40_000;

/** Keeps as many lines as fit, the soonest first. */
function fitMail<Line>(lines: readonly Line[]): Line[] {
  let bytes = 0;
  return lines.slice(0, MOST_LINES).filter((line) => {
    bytes += new TextEncoder().encode(JSON.stringify(line)).length;
    return bytes <= MOST_BYTES;
  });
}

function writeMail(reminder: Reminder, look: Look): MailContent {
  const items = fitMail(
    reminder.items.map((item) => ({
      day: formatDay(item.date),
      name: nameDue(item, look.tells_amounts),
      advice: adviseDue(item),
      path: PAGES[item.kind],
    })),
  );
  return {
    rhythm: reminder.key.startsWith('mail:own:')
      ? 'own'
      : look.mail_rhythm === 'monthly'
        ? 'monthly'
        : 'weekly',
    items,
    more: reminder.items.length - items.length,
  };
}

function writePush({ items }: Reminder, look: Look): PushContent {
  const [first, ...more] = items;
  const path = first === undefined || more.length > 0 ? PAGE_OF_ALL : PAGES[first.kind];
  return { ...describePush(items, look.tells_amounts), path };
}

function toFound(reminder: Reminder, look: Look): Found {
  const { channel, key, covers, items, on } = reminder;
  const until = items.map(lastDayOf).reduce((last, day) => (day > last ? day : last), on);
  const what = channel === 'mail' ? writeMail(reminder, look) : writePush(reminder, look);
  return { channel, key, covers, until, what: items.length === 0 ? null : what };
}

/** Finds the messages due to a member now, using the same calculations as the screens. */
export function lookAtMember(look: Look): Found[] {
  const told = new Set(look.told);
  const reminders = listRemindersOn(
    toHoldings(look.rows),
    {
      mailRhythm: look.mail_rhythm,
      mailKinds: look.mail_kinds,
      pushKinds: look.push_kinds,
      leadDays: look.lead_days,
      mostADay: look.most_a_day,
    },
    look.rows.today,
    { has: (key) => told.has(key), pushesToday: look.pushes_today },
  );
  return reminders.map((reminder) => toFound(reminder, look));
}
