import { formatCapAmount, formatPeriod } from '../../../lib/card-terms.ts';
import {
  formatCents,
  formatCentsPerPoint,
  formatCount,
  formatRate,
  formatWholeDollars,
} from '../../../lib/format.ts';
import type { RankingKind } from './list-kinds.ts';
import type { EarningStep, OtherWay, RankedCard, Ranking } from './schema.ts';

export const sumSpending = ({ spending }: Pick<Ranking, 'spending'>): number =>
  spending.reduce((sum, { cents }) => sum + cents, 0);

/** Number of cards that share the first place. */
export function countLeaders({ open, more }: Pick<Ranking, 'open' | 'more'>): number {
  const shown = open.filter(({ rank }) => rank === 1).length;
  return shown === open.length ? shown + more : shown;
}

/** `Blue Cash Preferred pays the most: $206 a year on $5,019.` */
export function describeLead(ranking: Ranking): string {
  const [lead, second] = ranking.open;
  if (!lead) return 'No card of the catalog earns anything here.';
  const figure = `${formatWholeDollars(lead.netCents)} a year on ${formatWholeDollars(sumSpending(ranking))}`;
  const leaders = countLeaders(ranking);
  if (leaders === 1) return `${lead.card.name} pays the most: ${figure}.`;
  return leaders === 2 && second
    ? `${lead.card.name} and ${second.card.name} pay the most: ${figure}.`
    : `${leaders} cards pay the most: ${figure}.`;
}

/** `Next: Blue Cash Everyday with $151.` Empty if all cards lead. */
export function describeNext({ open }: Ranking): string {
  const next = open.find(({ rank }) => rank > 1);
  if (!next) return '';
  const others = open.filter(({ rank }) => rank === next.rank).length - 1;
  const also = others > 0 ? ` and ${formatCount(others, 'other')}` : '';
  return `Next: ${next.card.name}${also} with ${formatWholeDollars(next.netCents)}.`;
}

function describeStep({ spendCents, rate, unit, centsPerPoint, cap }: EarningStep): string {
  const amount = formatWholeDollars(spendCents);
  const earned =
    unit === 'dollars'
      ? `${formatRate(rate, unit)} of ${amount}`
      : `${formatRate(rate, unit)} on ${amount} at ${formatCentsPerPoint(centsPerPoint)} a point`;
  return cap
    ? `${earned} (cap: ${formatCapAmount(cap, unit)} ${formatPeriod(cap.period)})`
    : earned;
}

/** `6% of $5,019 (cap: $6,000 per calendar year) − $95 fee` */
export function describeSteps({ steps, chargesCents, card }: RankedCard): string {
  return [
    steps.map(describeStep).join(' + '),
    ...(card.annual_fee_cents > 0 ? [`${formatCents(card.annual_fee_cents)} fee`] : []),
    ...(chargesCents > 0 ? [`${formatWholeDollars(chargesCents)} charges`] : []),
  ].join(' − ');
}

const signed = (cents: number) => `${cents > 0 ? '+' : ''}${formatWholeDollars(cents)}`;

/** Other ways to count, where they change the figure by a dollar. */
export function listOtherWays(row: RankedCard): readonly string[] {
  const ways = [
    [row.firstCents, 'in the first year, with today’s offer'],
    [row.travelCents, 'with points for travel'],
    [row.creditsCents, 'with its credits'],
  ] as const;
  return ways
    .filter(([cents]) => Math.abs(cents) >= 100)
    .map(([cents, words]) => `${signed(cents)} ${words}`);
}

/** Conditions in words: `Needs Costco membership, $65 a year and not counted`. */
export const listNeeds = ({ needs }: RankedCard): readonly string[] =>
  needs.map(({ name, annualCents }) =>
    annualCents > 0
      ? `Needs ${name}, ${formatCents(annualCents)} a year, not counted`
      : `Needs ${name}`,
  );

const WAYS: Readonly<Record<OtherWay['way'], string>> = {
  half: 'half the spending',
  twice: 'twice the spending',
  travel: 'points used for travel',
  credits: 'credits as they are usually used',
  first: 'today’s offer in the first year',
};

/** The other ways with another leader, and those with the same one in a sentence. */
export function splitWays({ open: [lead], others }: Pick<Ranking, 'open' | 'others'>) {
  const isSame = ({ card }: OtherWay) => card.id === lead?.card.id;
  const same = others.filter(isSame).map(({ way }) => WAYS[way]);
  const words = new Intl.ListFormat('en', { type: 'disjunction' }).format(same);
  return {
    changed: others
      .filter((other) => !isSame(other))
      .map((other) => ({ ...other, label: `With ${WAYS[other.way]}` })),
    same: lead && same.length > 0 ? `${lead.card.name} also leads with ${words}.` : null,
  };
}

/** `Average household (CNBC Select), a year: Supermarkets (US) $5,019.` */
export function describeSpending(ranking: Ranking): string {
  const parts = ranking.spending.map(({ name, cents }) => `${name} ${formatWholeDollars(cents)}`);
  const total = parts.length > 1 ? `; ${formatWholeDollars(sumSpending(ranking))} in all` : '';
  return `${ranking.household}, a year: ${parts.join(', ')}${total}.`;
}

const AMONG: Readonly<Record<NonNullable<RankingKind['among']>, string>> = {
  business: 'Only business cards, for an applicant who has a business.',
  student: 'Only cards for students.',
  no_fee: 'Only cards without an annual fee.',
  no_foreign_fee: 'Only cards that charge nothing for purchases abroad.',
};

/** Everything that a ranking takes for granted, in sentences. */
export function listAssumptions({ among }: RankingKind, ranking: Ranking): readonly string[] {
  const whom =
    among === 'student'
      ? 'a student'
      : `${among === 'business' ? 'a business' : 'anyone'} with excellent credit`;
  return [
    `${describeSpending(ranking)} All of it goes on the one card, and nothing else does.`,
    ...(among ? [AMONG[among]] : []),
    'The whole annual fee is subtracted: a card has to earn it here.',
    'A point is worth the cash it brings. Points without a cash value count for nothing.',
    'Sign-up bonuses and credits are not counted; a row says how much more they bring with this spending.',
    'Caps count. Where a holder or issuer selects a category, the best one for this spending counts. Rotating categories count in announced quarters only.',
    'Facts we’re not sure of are left out. Cards that pay the same whole dollars share a place.',
    `${formatCount(ranking.of, 'card')} that ${whom} may apply for were compared. Some banks serve some states only: the card’s page says who can’t get it, as far as we know.`,
  ];
}
