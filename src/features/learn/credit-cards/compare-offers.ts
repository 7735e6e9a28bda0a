import { formatDate } from '@/lib/dates.ts';
import { formatCents, formatCount, formatPoints } from '@/lib/format.ts';
import { type Bonus, isOfferedOn } from './split-bonuses.ts';

type Offer = Pick<Bonus, 'is_current' | 'ends_on' | 'verified_on'> & {
  readonly signup_bonus_tiers: readonly Pick<
    Bonus['signup_bonus_tiers'][number],
    'points' | 'cash_cents'
  >[];
};

type Amount = { readonly points: number; readonly cents: number };

const sumOf = ({ signup_bonus_tiers: tiers }: Offer): Amount => ({
  points: tiers.reduce((sum, { points }) => sum + (points ?? 0), 0),
  cents: tiers.reduce((sum, { cash_cents }) => sum + (cash_cents ?? 0), 0),
});

/** Amounts compare only in one unit; an offer of both belongs to its points. */
const unitOf = ({ points }: Amount) => (points > 0 ? 'points' : 'cents');

function formatAmount(amount: number, unit: 'points' | 'cents'): string {
  return unit === 'points' ? `${formatPoints(amount)} points` : formatCents(amount);
}

export type OfferHistory = {
  readonly today: string;
  readonly sentences: readonly string[];
};

/**
 * Compares the best of today's offers with all that are known of the card: the highest and the usual one (the middle
 * of them). Null without an offer today.
 */
export function compareOffers(bonuses: readonly Offer[], day: string): OfferHistory | null {
  const current = bonuses.filter((bonus) => isOfferedOn(day, bonus));
  const firstUnit = current.map((bonus) => unitOf(sumOf(bonus)))[0];
  if (!firstUnit) return null;
  const amountOf = (bonus: Offer) => sumOf(bonus)[firstUnit];
  const inUnit = (bonus: Offer) => amountOf(bonus) > 0 && unitOf(sumOf(bonus)) === firstUnit;
  const byAmount = (a: Offer, b: Offer) => amountOf(b) - amountOf(a);
  const [best] = current.filter(inUnit).toSorted(byAmount);
  if (!best) return null;
  const known = bonuses.filter(inUnit).toSorted(byAmount);
  const today = formatAmount(amountOf(best), firstUnit);
  const [highest] = known;
  const usual = known[Math.floor(known.length / 2)];
  if (known.length < 2 || !highest || !usual) {
    return { today, sentences: ['No other offer of it is known to compare it with.'] };
  }
  const seenOn = highest.ends_on ?? highest.verified_on;
  return {
    today,
    sentences: [
      amountOf(best) === amountOf(highest)
        ? `The highest of the ${formatCount(known.length, 'offer')} we know.`
        : `The highest of the ${formatCount(known.length, 'offer')} we know was ${formatAmount(amountOf(highest), firstUnit)}${seenOn ? ` (until ${formatDate(seenOn)})` : ''}.`,
      amountOf(best) === amountOf(usual)
        ? 'Today’s is the usual one.'
        : `The usual one, in the middle of them, is ${formatAmount(amountOf(usual), firstUnit)}.`,
    ],
  };
}
