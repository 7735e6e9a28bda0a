import { defineRecord, type RecordOf } from '@/lib/fields/define-record.ts';
import { date } from '@/lib/fields/date-fields.ts';
import type { Texts } from '@/lib/fields/field.ts';
import { money, points } from '@/lib/fields/number-fields.ts';
import { ownRow, relation } from '@/lib/fields/relation-fields.ts';
import { note } from '@/lib/fields/text-fields.ts';
import { USUAL_LARGEST } from '@/lib/parse-dollars.ts';

const required = { isRequired: true } as const;
const amount = { max: USUAL_LARGEST, problem: 'Enter an amount such as 4,000.' } as const;
const day = { problem: 'Enter a day between 1900 and 2199.' } as const;

const spend = money('required_spend_cents', 'Spend to reach', { ...amount, ...required });
const spent = money('spent_cents', 'Spent outside your log', { ...amount, whenEmpty: 0 });
const start = date('starts_on', 'Counts from', day);
const deadline = date('deadline_on', 'Deadline', day);
const won = points('points', 'Points', { problem: 'Enter a whole number of points.' });
const cash = money('cash_cents', 'Cash and credits', { problem: amount.problem });
const notes = note('notes', 'Notes');

/** The member's progress toward a sign-up bonus of a held card. */
export const bonusTracker = defineRecord('bonus_trackers', 'Bonus trackers', [
  ownRow('member_card_id', 'Card', required),
  relation('signup_bonus_id', 'Offer', { table: 'signup_bonuses', label: 'slug' }),
  spend,
  spent,
  start,
  deadline,
  won,
  cash,
  date('posted_on', 'Posted on'),
  notes,
]);
export type BonusTrackerRow = RecordOf<typeof bonusTracker>;

/** The fields that a member types, in the order of the form. */
export const trackerForm = {
  fields: [spend, spent, won, cash, start, deadline, notes],
  check: (texts: Texts): Texts => {
    const [from = '', to = ''] = [texts[start.name], texts[deadline.name]];
    return from !== '' && to !== '' && to < from
      ? { [deadline.name]: 'The deadline is before the first day.' }
      : {};
  },
};

export const trackerDraftName = ({ id }: Pick<BonusTrackerRow, 'id'>) => `bonus-tracker/${id}`;
