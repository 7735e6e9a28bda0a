import * as s from '@/lib/row-shape.ts';
import { createStored } from '@/lib/storage/stored.ts';
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
