import { expect, it } from 'vitest';
import { planFor } from '../../../../tests/support/plan-fixture.ts';
import { compareSettings, compareSteps, createCompared } from './compare-plans.ts';
import { listEvents } from './list-steps.ts';
import { whatNextSearchSchema } from './schema.ts';

const nameOf = (card: string) => `Card ${card}`;

function compared(search: object) {
  const { plan, facts, held } = planFor({ annual_fee_cents: 500_000 }, search);
  const told = {
    search: whatNextSearchSchema.parse(search),
    plan,
    events: listEvents(facts, plan),
  };
  return { told: createCompared(told, nameOf), date: facts.question.date, held };
}

it('says what two plans were asked differently, and nothing of what is alike', () => {
  const date = compared({ new: 0 }).date;
  const settings = (search: object) => whatNextSearchSchema.parse(search);
  expect(compareSettings(settings({}), settings({}), date)).toEqual([]);
  const buy = [{ month: '2027-01', on: 'other', dollars: 6_000 }];
  expect(
    compareSettings(
      settings({ new: 3 }),
      settings({ noneFrom: '2027-01', noneUntil: '2027-03', buy, growth: 3 }),
      date,
    ),
  ).toEqual([
    { label: 'New cards at most', was: '3', is: '6' },
    { label: 'No new cards from', was: 'Any month', is: 'Jan 2027' },
    { label: 'Big purchases', was: '$0', is: '$6,000' },
    { label: 'Growth a year', was: '0%', is: '3%' },
    { label: 'No new cards through', was: '–', is: 'Mar 2027' },
  ]);
});

it('is asked about no more big purchases than a screen can draw', () => {
  const buy = Array.from({ length: 201 }, () => ({ month: '2027-01', on: 'other', dollars: 1 }));
  expect(whatNextSearchSchema.parse({ buy }).buy).toHaveLength(200);
});

it('lists the cards of both plans by month, under the names they had', () => {
  const { told, date, held } = compared({ new: 0 });
  const [closing] = told.events;
  if (!closing) throw new Error('the plan closes a card');
  const later = { ...told, events: [{ ...closing, month: 15 }] };
  const text = `Close Card ${held.id}`;
  expect(compareSteps(told, later, date)).toEqual([
    { month: 3, key: '2027-02', kept: [text], now: [] },
    { month: 15, key: '2028-02', kept: [], now: [text] },
  ]);
});
