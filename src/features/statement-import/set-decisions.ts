import * as s from '@/lib/row-shape.ts';
import { createStored } from '@/lib/storage/stored.ts';
import type { Reading } from '@/domain/statement/statement.ts';
import type { Decisions } from './schema.ts';

/** The oldest go first: a household has some hundred merchants. */
const MOST_DECISIONS = 2_000;

/** Decisions about merchants are private: they stay on the device until sign-out. */
export function decisionsOf(memberId: string) {
  return createStored<Decisions>({
    key: `pointfolio-merchants-${memberId}`,
    place: 'local',
    fallback: {},
    read: s.record(s.string()).parse,
  });
}

export function keepDecisions(memberId: string, decisions: Decisions): void {
  decisionsOf(memberId).set(Object.fromEntries(Object.entries(decisions).slice(-MOST_DECISIONS)));
}

/** A household has a handful of banks; the oldest answers go first. */
const MOST_BANKS = 50;

const column = s.nullable(s.number());
const readAnswer = s.object({
  mapping: s.nullable(
    s.object({
      skipRows: s.number(),
      date: s.number(),
      description: s.number(),
      amount: column,
      debit: column,
      credit: column,
      mcc: column,
      category: column,
      type: column,
    }),
  ),
  dateOrder: s.nullable(s.oneOf(['month-first', 'day-first'])),
  sign: s.nullable(s.oneOf(['spend-positive', 'spend-negative'])),
});

const answersOf = (memberId: string) =>
  createStored({
    key: `pointfolio-banks-${memberId}`,
    place: 'local',
    fallback: {},
    read: s.record(readAnswer).parse,
  });

/** How the files of each bank are read, as the member said once: it stays on the device as well. */
export function readingsOf(memberId: string): Readonly<Record<string, Reading>> {
  const known = Object.entries(answersOf(memberId).get());
  return Object.fromEntries(
    known.map(([bank, { mapping, dateOrder, sign }]): [string, Reading] => [
      bank,
      { ...(mapping && { mapping }), ...(dateOrder && { dateOrder }), ...(sign && { sign }) },
    ]),
  );
}

export function keepReading(memberId: string, bank: string, reading: Reading): void {
  const { [bank]: former, ...others } = answersOf(memberId).get();
  const { mapping = null, dateOrder = null, sign = null } = reading;
  // An answer to the question about the sign leaves the columns as they are.
  const answer = mapping === null && former ? { ...former, sign } : { mapping, dateOrder, sign };
  const kept = Object.entries({ ...others, [bank]: answer }).slice(-MOST_BANKS);
  answersOf(memberId).set(Object.fromEntries(kept));
}
