import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reportFailure } from '@/components/report-failure.ts';
import { merchantKey } from '@/domain/statement/merchant-key.ts';
import { shopCorrectionsQuery, shopCorrectionsTable } from '@/features/catalog/shops/queries.ts';
import { createCorrection } from '@/features/catalog/shops/tables.ts';
import * as s from '@/lib/row-shape.ts';
import { createStored } from '@/lib/storage/stored.ts';
import type { Reading } from '@/domain/statement/statement.ts';
import { type Decisions, NOT_SPENDING } from './schema.ts';

/** Decisions that the device kept before members had rows of corrections. */
export function decisionsOf(memberId: string) {
  return createStored<Decisions>({
    key: `pointfolio-merchants-${memberId}`,
    place: 'local',
    fallback: {},
    read: s.record(s.string()).parse,
  });
}

/** Rows that one request takes. */
const CHUNK = 250;
/** Corrections that a member may have; the oldest decisions are left out. */
const MOST = 1_000;

/** Adds the device's decisions to the member's corrections, once; a correction that the member has stays. */
export function useTakeOverDecisions(
  memberId: string,
  ids: ReadonlyMap<string, { readonly id: number }>,
): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (decisions: Decisions) => {
      const shops = Object.entries(decisions).flatMap(([key, slug]) => {
        const id = ids.get(slug)?.id ?? null;
        return id === null && slug !== NOT_SPENDING ? [] : [[merchantKey(key), id] as const];
      });
      const present = await client.ensureQueryData(shopCorrectionsQuery());
      const known = new Set(present.map(({ shop }) => shop));
      const fresh = [...new Map(shops)].filter(([shop]) => !known.has(shop));
      const left = Math.max(0, fresh.length + present.length - MOST);
      const rows = fresh.slice(left).map((shop) => createCorrection(...shop));
      for (let from = 0; from < rows.length; from += CHUNK) {
        await shopCorrectionsTable.insert(rows.slice(from, from + CHUNK), 'member_id,shop');
      }
      decisionsOf(memberId).clear();
    },
    onSettled: () => client.invalidateQueries({ queryKey: shopCorrectionsQuery().queryKey }),
    onError: reportFailure('Your earlier corrections could not be saved to your account'),
  });
  useEffect(() => {
    const decisions = decisionsOf(memberId).get();
    if (Object.keys(decisions).length > 0) mutate(decisions);
  }, [memberId, mutate]);
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

/** How to read each bank's files, as the member once answered; also kept on the device. */
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
