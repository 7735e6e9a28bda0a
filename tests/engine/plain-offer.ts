import { calendarDate } from '../../src/domain/calendar.ts';
import type { CardOffer } from '../../src/domain/card-offers/judge-offer.ts';
import { cents } from '../../src/domain/units.ts';

/** An added offer of $20 back, once, on $100 spent by the end of 2026. */
export const plainOffer: CardOffer = {
  id: 'offer',
  card: 'gold',
  shop: 'Whole Foods',
  back: { kind: 'dollars', cents: cents(2_000) },
  minSpendCents: cents(10_000),
  addsUp: false,
  times: 1,
  endsOn: calendarDate('2026-12-31'),
  isAdded: true,
  usedTimes: 0,
  spentCents: cents(0),
};
