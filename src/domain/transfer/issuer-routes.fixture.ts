import { type CalendarDate, calendarDate } from '../calendar.ts';
import { percent } from '../units.ts';
import type { TransferRoute } from './route.ts';

/*
 * Routes copied from the project's reference facts of 2026-11: `from to out:in increment`, then
 * `valid=first..last` and `bonus=percent` for those that are dated; a bonus holds as long as its route.
 */
const LINES = `
chase-ultimate-rewards united-mileageplus 1000:1000 1000
chase-ultimate-rewards world-of-hyatt 1000:1000 1000
chase-ultimate-rewards world-of-hyatt 1000:750 1000 valid=2026-10-01..
chase-ultimate-rewards marriott-bonvoy 1000:1000 1000
chase-ultimate-rewards marriott-bonvoy 1000:1000 1000 valid=..2026-10-15 bonus=70
chase-ultimate-rewards emirates-skywards 1000:1000 1000 valid=..2025-10-16
chase-ultimate-rewards aeroplan 1000:1000 1000
chase-ultimate-rewards aeroplan 1000:1000 1000 valid=2026-04-01..2026-04-30 bonus=20
amex-membership-rewards hilton-honors 1000:2000 1000
amex-membership-rewards hilton-honors 1000:2000 1000 valid=2026-09-01..2026-10-14 bonus=30
amex-membership-rewards jetblue-trueblue 250:200 250
amex-membership-rewards asia-miles 1000:1000 1000 valid=..2026-02-28
amex-membership-rewards asia-miles 1000:800 1000 valid=2026-03-01..
amex-membership-rewards aeromexico-rewards 1000:1600 1000
capital-one-miles eva-mileagelands 2000:1500 1000
capital-one-miles jetblue-trueblue 5000:3000 1000
marriott-bonvoy united-mileageplus 3000:1100 3000
marriott-bonvoy aeroplan 3000:1000 3000
`;

function dayOf(text: string | undefined): CalendarDate | null {
  return text === undefined || text === '' ? null : calendarDate(text);
}

export const ISSUER_ROUTES: readonly TransferRoute[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [from = '', to = '', ratio = '', increment = '', ...dated] = line.split(' ');
    const [out, into] = ratio.split(':').map(Number);
    const valueOf = (key: string) => dated.find((part) => part.startsWith(key))?.slice(key.length);
    const [first, last] = (valueOf('valid=') ?? '..').split('..');
    const validDuring = { from: dayOf(first), to: dayOf(last) };
    const bonus = valueOf('bonus=');
    return {
      from,
      to,
      pointsOut: out ?? NaN,
      pointsIn: into ?? NaN,
      minIncrement: Number(increment),
      bonus: bonus === undefined ? null : { percent: percent(Number(bonus)), during: validDuring },
      validDuring,
    };
  });
