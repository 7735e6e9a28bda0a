import {
  addDays,
  addMonths,
  calendarDate,
  type CalendarDate,
  dateOfDayNumber,
  dayNumberOf,
  daysBetween,
} from '@/domain/calendar.ts';
import { HELD } from '@/domain/eligibility/application-rule.ts';
import { cents } from '@/domain/units.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { type SeededRandom, seededRandom } from '../engine/seeded-random.ts';
import { seeded } from './seeded-catalog.ts';

const { rows, catalog } = seeded;
const FIRST_DAY = dayNumberOf(calendarDate('2026-01-01'));
/** Companies with hard rules of their own, by their position among all cards. */
const ruled = [...new Set(rows.cards.filter(({ slug }) => isRuled(slug)).map((c) => c.company_id))];

function isRuled(slug: string): boolean {
  const product = seeded.book.cards.get(slug);
  const rules = product ? seeded.book.rulesOf(product) : [];
  return rules.some(({ rule }) => rule !== HELD && rule.strictness === 'hard');
}

const STATUSES = [
  'held',
  'held',
  'held',
  'closed',
  'closed',
  'authorized_user',
  'rejected',
] as const;

/** A member's card with all its dates, and as the member may have entered it, without some of them. */
type RandomCard = { readonly truth: MemberCard; readonly entered: MemberCard };

function randomCard(random: SeededRandom, today: CalendarDate, id: string): RandomCard {
  const isRecent = random.chance(0.6);
  const opened = addDays(today, -random.whole(0, isRecent ? 900 : 4_000));
  const age = daysBetween(opened, today);
  const status = random.pick(STATUSES);
  const product = random.pick(rows.cards.filter((card) => ruled.includes(card.company_id)));
  const closed = status === 'closed' ? addDays(opened, random.whole(0, age)) : null;
  const lastDay = closed ?? today;
  const paid = addDays(opened, random.whole(10, 365));
  const isOwn = status === 'held' || status === 'closed';
  const isChanged = isOwn && random.chance(0.1);
  const applied = addDays(opened, -random.whole(0, 9));
  const hides = (chance: number) => random.chance(chance);
  const truth = createMemberCard(product.id, {
    id,
    status,
    applied_on: applied,
    approved_on:
      status === 'rejected'
        ? null
        : addDays(applied, random.whole(0, Math.min(3, daysBetween(applied, opened)))),
    opened_on: status === 'rejected' ? null : opened,
    closed_on: closed,
    bonus_posted_on: isOwn && paid <= lastDay && random.chance(0.7) ? paid : null,
    ...(isChanged && {
      changed_from_credit_card_id: random.pick(rows.cards).id,
      product_changed_on: addDays(opened, random.whole(0, daysBetween(opened, lastDay))),
    }),
  });
  const isUndated = hides(0.1);
  const entered: MemberCard = {
    ...truth,
    ...(hides(0.5) && { applied_on: null, approved_on: null }),
    ...(hides(0.5) && { bonus_posted_on: null }),
    ...(hides(0.1) && { closed_on: null }),
    ...(isUndated && { applied_on: null, approved_on: null, opened_on: null }),
  };
  return { truth, entered };
}

/** A random member with a history, who may open some of the seeded cards; the same for the same seed. */
export function randomMember(seed: number, isWhole = false) {
  const random = seededRandom(seed);
  const date = dateOfDayNumber(FIRST_DAY + random.whole(0, 729));
  const cards = Array.from({ length: random.whole(0, 12) }, (_, index) =>
    randomCard(random, date, `own-${index}`),
  );
  const hasBusiness = random.chance(0.4);
  const few = random.sample(ruled, random.whole(1, 3));
  const mayPropose = new Set(
    random
      .sample(
        rows.cards.filter(
          (card) => (hasBusiness || !card.is_business) && few.includes(card.company_id),
        ),
        random.whole(10, 15),
      )
      .concat(
        random.sample(
          rows.cards.filter((card) => hasBusiness || !card.is_business),
          random.whole(10, 15),
        ),
      )
      .map(({ slug }) => slug),
  );
  const ones = random.sample(catalog.subCategories, 8).map(({ slug }) => slug);
  return {
    date,
    truth: cards.map((card) => card.truth),
    entered: cards.map((card) => card.entered),
    mayPropose: ({ slug, is_business }: { slug: string; is_business: boolean }) =>
      isWhole ? hasBusiness || !is_business : mayPropose.has(slug),
    spending: Object.fromEntries(ones.map((slug) => [slug, cents(random.whole(1, 15) * 100_000)])),
    search: {
      new: random.whole(2, 8),
      months: random.pick([12, 18, 24, 30, 36]),
      noneFrom: date.slice(0, 7),
      noneUntil: addMonths(date, random.pick([0, 0, 0, 2]) - 1).slice(0, 7),
    },
  };
}
