import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays, calendarDate, type CalendarDate } from '../../src/domain/calendar.ts';
import { spentWithin, trackBonus } from '../../src/domain/schedule/bonus-deadline.ts';
import { benefitStatus } from '../../src/domain/schedule/benefit-use.ts';
import { dueRows } from '../../supabase/functions/_shared/due/due-rows.ts';
import { toHoldings } from '../../supabase/functions/_shared/due/to-holdings.ts';
import { startStack, type Stack } from '../../supabase/local/start-stack.ts';
import { ownFacts } from '../support/own-facts.ts';
import { seededRandom } from '../engine/seeded-random.ts';

const MEMBER = '00000000-0000-4000-8000-000000000001';
const OWN_CARD = 1_000_000_000_001;
const OWN_PERIODS = ['month', 'quarter', 'half_year', 'year', 'four_years', 'once'] as const;
const TODAY = calendarDate('2028-02-29');

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ quiet: true, functions: false });
});
afterAll(() => stack.stop());

const idOf = (number: number) => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;
const byPlace = (
  list: readonly { place: string; on: CalendarDate; cents: number }[],
  place: string,
) => list.filter((each) => each.place === place);

test('the database and the screens agree on what is used and left', async () => {
  const random = seededRandom(20_261_126);
  const query = async (text: string, rows: readonly object[] = []) =>
    (
      await stack.db.query<Record<string, unknown>>(
        text,
        text.includes('$1') ? [JSON.stringify(rows)] : [],
      )
    ).rows;
  await query(
    `insert into auth.users (id, email, raw_user_meta_data) values ('${MEMBER}', 'a@pointfolio.test', '{}')`,
  );
  const listed = z
    .array(z.object({ id: z.number(), card: z.number() }))
    .parse(
      await query(
        'select id, credit_card_id as card from public.credit_card_benefits where value_cents > 0 order by id',
      ),
    );
  await query(
    `insert into public.own_cards (member_id, credit_card_id, name, facts) select '${MEMBER}', ${OWN_CARD}, 'Lakeside Cash', $1::jsonb -> 0`,
    [
      {
        ...ownFacts,
        credit_card_benefits: OWN_PERIODS.map((period, index) => ({
          id: index + 1,
          benefit_id: 1,
          name: `Every ${period}`,
          value_cents: 10_000,
          period,
          alignment: 'anniversary',
          occurrences_per_period: 1,
          excludes_first_year: false,
          benefit_spending: [],
        })),
      },
    ],
  );
  const own = OWN_PERIODS.map((_, index) => ({ id: OWN_CARD * 1000 + index + 1, card: OWN_CARD }));
  const benefits = [...own, ...listed];
  const products = [...new Set(benefits.map(({ card }) => card))];
  const dayBefore = (most: number) => addDays(TODAY, -random.whole(0, most));
  // Beginnings and ends of months, and days that not every month has.
  const cards = products.slice(0, 200).map((credit_card_id, number) => ({
    id: idOf(number),
    member_id: MEMBER,
    credit_card_id,
    opened_on: random.chance(0.1)
      ? null
      : random.pick([
          dayBefore(3000),
          calendarDate('2024-02-29'),
          calendarDate('2023-08-31'),
          calendarDate('2027-03-01'),
        ]),
  }));
  const cardOf = new Map(cards.map((card) => [card.credit_card_id, card.id]));
  const held = benefits.flatMap(({ id, card }) => {
    const cardId = cardOf.get(card);
    return cardId === undefined ? [] : [{ id, cardId, place: `${cardId}:${id}` }];
  });
  const days = [0, 1, 28, 29, 59, 60, 31, 90, 180, 365, 366, 800, 1461];
  const uses = held.flatMap(({ id, cardId, place }) =>
    random
      .sample(days, 4)
      .map((age) => ({ id, cardId, place, on: addDays(TODAY, -age), cents: random.whole(1, 900) })),
  );
  const purchases = Array.from({ length: 1_500 }, () => {
    const { id, cardId, place } = random.pick(held);
    return {
      id,
      cardId,
      place,
      on: addDays(TODAY, -random.pick(days)),
      cents: random.pick([100, 300, 700]),
    };
  });
  const bonuses = cards.map(({ id }, number) => ({
    ...{
      id: idOf(1000 + number),
      member_id: MEMBER,
      member_card_id: id,
      required_spend_cents: 3000,
    },
    ...{ spent_cents: random.whole(0, 100), deadline_on: addDays(TODAY, random.whole(-1, 30)) },
    ...{
      starts_on: random.pick([null, addDays(TODAY, -60)]),
      posted_on: random.pick([null, null, TODAY, addDays(TODAY, 1)]),
    },
  }));
  await query(
    'insert into public.member_cards (id, member_id, credit_card_id, opened_on) select id, member_id, credit_card_id, opened_on from jsonb_to_recordset($1) as given (id uuid, member_id uuid, credit_card_id bigint, opened_on date)',
    cards,
  );
  await query(
    `insert into public.benefit_uses (member_id, member_card_id, credit_card_benefit_id, period_starts_on, used_cents) select '${MEMBER}', "cardId", id, "on", cents from jsonb_to_recordset($1) as given (id bigint, "cardId" uuid, "on" date, cents bigint)`,
    uses,
  );
  await query(
    `insert into public.purchases (member_id, member_card_id, credit_card_benefit_id, made_on, amount_cents) select '${MEMBER}', "cardId", id, "on", cents from jsonb_to_recordset($1) as given (id bigint, "cardId" uuid, "on" date, cents bigint)`,
    purchases,
  );
  await query(
    'insert into public.bonus_trackers (id, member_id, member_card_id, required_spend_cents, spent_cents, starts_on, deadline_on, posted_on) select id, member_id, member_card_id, required_spend_cents, spent_cents, starts_on, deadline_on, posted_on from jsonb_to_recordset($1) as given (id uuid, member_id uuid, member_card_id uuid, required_spend_cents bigint, spent_cents bigint, starts_on date, deadline_on date, posted_on date)',
    bonuses,
  );

  const [row] = await query(`select private.list_due_rows('${MEMBER}', '${TODAY}') as rows`);
  const holdings = toHoldings(
    dueRows.parse({ ...z.looseObject({}).parse(row?.['rows']), today: TODAY }),
  );
  const toUses = (list: readonly { on: CalendarDate; cents: number }[]) =>
    list.map(({ on, cents }) => ({ usedOn: on, amountCents: cents }));
  const told = new Map(
    holdings.benefits.map(({ id, benefit, uses: sums }) => [
      id,
      benefitStatus(benefit, sums, TODAY),
    ]),
  );
  const ownNames = holdings.benefits.flatMap((each) =>
    each.cardName === 'Lakeside Cash' ? each.benefitName : [],
  );
  expect(ownNames).toContain('Every month');
  expect(ownNames.length).toBeGreaterThan(2);
  let compared = 0;
  for (const { id, benefit } of holdings.benefits) {
    const raw = toUses([...byPlace(uses, id), ...byPlace(purchases, id)]);
    expect(told.get(id), id).toEqual(benefitStatus(benefit, raw, TODAY));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(150);
  expect(compared).toBeLessThan(held.length);

  const left = new Map(
    holdings.bonuses.map(({ id, tracking }) => [id, trackBonus(tracking, TODAY)]),
  );
  for (const bonus of bonuses) {
    const paid = purchases
      .filter(({ cardId }) => cardId === bonus.member_card_id)
      .map(({ on, cents }) => ({ madeOn: on, amountCents: cents }));
    const window = { startsOn: bonus.starts_on, lastDay: bonus.deadline_on };
    const progress = trackBonus(
      {
        ...{
          requiredCents: bonus.required_spend_cents,
          deadline: bonus.deadline_on,
          postedOn: bonus.posted_on,
        },
        spentCents: bonus.spent_cents + spentWithin(window, paid),
      },
      TODAY,
    );
    expect(left.get(bonus.id), bonus.id).toEqual(progress.kind === 'open' ? progress : undefined);
  }
  expect(left.size).toBeGreaterThan(20);
  expect(left.size).toBeLessThan(bonuses.length);
});
