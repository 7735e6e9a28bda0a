import * as s from '@/lib/row-shape.ts';
import type { Decisions } from './schema.ts';

const decisionsSchema = s.record(s.string());
/** The oldest go first: a household has some hundred merchants. */
const MOST_DECISIONS = 2_000;

/** Merchants are the member's own affair: what was said of them stays on the device, for each member apart. */
function keyOf(memberId: string): string {
  return `pointfolio-merchants-${memberId}`;
}

export function readDecisions(memberId: string): Decisions {
  try {
    const text = localStorage.getItem(keyOf(memberId));
    return text === null ? {} : decisionsSchema.parse(JSON.parse(text));
  } catch (error) {
    console.warn('What was said of merchants before cannot be read.', error);
    return {};
  }
}

/** Remembers the decisions; a device that keeps nothing asks again the next time. */
export function writeDecisions(memberId: string, decisions: Decisions): void {
  const latest = Object.fromEntries(Object.entries(decisions).slice(-MOST_DECISIONS));
  try {
    localStorage.setItem(keyOf(memberId), JSON.stringify(latest));
  } catch (error) {
    console.warn('What was said of merchants cannot be kept.', error);
  }
}

/** Leaves nothing of a member on the device whose account is no more. */
export function forgetDecisions(memberId: string): void {
  try {
    localStorage.removeItem(keyOf(memberId));
  } catch (error) {
    console.warn('What was said of merchants cannot be removed.', error);
  }
}
