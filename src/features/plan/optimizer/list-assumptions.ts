import type { Scope } from '@/domain/rewards/catalog/sub-category.ts';
import type { LedgerLine } from '@/domain/rewards/ledger-line.ts';
import { coverageOf } from '@/domain/rewards/rate/coverage.ts';
import { contextOf } from '@/domain/rewards/terms/context.ts';
import type { HeldCard, RewardProblem } from '@/domain/rewards/problem.ts';
import { seatWallet } from '@/domain/rewards/terms/seated-card.ts';
import { valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
import { describeOfferAge, isAging, offerAgeDays } from '@/features/catalog/facts/schema.ts';
import { formatPeriod } from '@/lib/card-terms.ts';
import { formatDateRange } from '@/lib/dates.ts';
import { formatCents, formatExactCents, formatPercent } from '@/lib/format.ts';
import type { AssumedFigure } from './schema.ts';

type AssumedInputs = AssumedFigure['inputs'];

export type Assumption = { readonly key: string; readonly label: string; readonly text: string };

export type PointAssumption = { readonly system: string; readonly centsPerPoint: number };

type Assumptions = {
  readonly credits: readonly Assumption[];
  readonly costs: readonly Assumption[];
  readonly quarters: readonly Assumption[];
  readonly points: readonly PointAssumption[];
  readonly offers: readonly Assumption[];
  readonly uncounted: readonly Assumption[];
};

function createScopeName({ names, rows }: AssumedInputs) {
  const categories = new Map(rows.categories.map(({ slug, name }) => [slug, name]));
  return ({ kind, slug }: Scope): string =>
    kind === 'category' ? (categories.get(slug) ?? slug) : names.subCategory(slug);
}

/** Assumed use of each credit in the wallet, and how much of it counts. */
function listCredits(
  inputs: AssumedInputs,
  problem: RewardProblem,
  wallet: readonly HeldCard[],
  lines: readonly LedgerLine[],
): readonly Assumption[] {
  const nameOf = createScopeName(inputs);
  const cards = new Map(problem.catalog.cards.map((card) => [card.slug, card]));
  return wallet.flatMap(({ id, card: slug }) =>
    (cards.get(slug)?.credits ?? []).map((credit) => {
      const counted = lines.reduce(
        (sum, line) =>
          line.kind === 'credit' && line.id === id && line.credit === credit.slug
            ? sum + line.valueCents
            : sum,
        0,
      );
      const use = `${formatPercent(credit.usagePercent)} of ${formatCents(credit.valueCents)} ${formatPeriod(credit.period)}`;
      const on = credit.spendOn ? `, on ${credit.spendOn.map(nameOf).join(', ')}` : '';
      return {
        key: `${id} ${credit.slug}`,
        label: `${inputs.names.card(slug)}: ${inputs.names.credit(credit.slug)}`,
        text: `${use}${on}: counts for ${formatExactCents(counted)}`,
      };
    }),
  );
}

/** Payment fees where the member spends: their own figures, then the usual ones, then exceptions. */
function listCosts(
  inputs: AssumedInputs,
  { catalog, preferences, spending }: RewardProblem,
  wallet: readonly HeldCard[],
): readonly Assumption[] {
  const nameOf = createScopeName(inputs);
  const coverage = coverageOf(Object.keys(spending), catalog.subCategories);
  const held = new Set(wallet.map(({ card }) => card));
  const lists = [
    { key: 'own', note: 'as you said', costs: preferences.paymentCosts },
    { key: 'usual', note: 'as is usual', costs: catalog.paymentCosts },
    ...catalog.cards
      .filter(({ slug }) => held.has(slug))
      .map(({ slug, paymentCosts }) => ({
        key: slug,
        note: `with ${inputs.names.card(slug)}`,
        costs: paymentCosts,
      })),
  ];
  return lists.flatMap(({ key, note, costs }) =>
    costs
      .filter(({ percent }) => key !== 'usual' || percent > 0)
      .filter(({ covers }) => coverage.covered(covers, 'any').length > 0)
      .map(({ covers, percent }) => ({
        key: `${key} ${covers.kind} ${covers.slug}`,
        label: nameOf(covers),
        text: `${formatPercent(percent)} of the payment, ${note}`,
      })),
  );
}

/** Unannounced rotating categories, by card and quarter. */
function listQuarters(
  inputs: AssumedInputs,
  { catalog }: RewardProblem,
  wallet: readonly HeldCard[],
): readonly Assumption[] {
  const nameOf = createScopeName(inputs);
  const held = new Set(wallet.map(({ card }) => card));
  const quarters = new Map<string, { readonly label: string; readonly names: string[] }>();
  for (const { slug, rules } of catalog.cards.filter((card) => held.has(card.slug))) {
    for (const { isExpected, covers, validDuring } of rules) {
      if (isExpected !== true) continue;
      const { from, to } = validDuring;
      const when = formatDateRange({ from: from ?? undefined, to: to ?? undefined }) ?? '';
      const key = `${slug} ${when}`;
      const quarter = quarters.get(key) ?? {
        label: `${inputs.names.card(slug)}, ${when}`,
        names: [],
      };
      quarter.names.push(nameOf(covers));
      quarters.set(key, quarter);
    }
  }
  return [...quarters].map(([key, { label, names }]) => ({
    key,
    label,
    text: `${names.join(', ')}, as a year before`,
  }));
}

/** The sign-up offers that count, with their age where it matters. */
function listOffers(
  inputs: AssumedInputs,
  problem: RewardProblem,
  wallet: readonly HeldCard[],
): readonly Assumption[] {
  if (problem.year !== 'first') return [];
  return wallet
    .filter(({ card }) => !problem.held.includes(card))
    .flatMap(({ id, card }) => {
      const offer = inputs.offerOf(card);
      if (!offer) return [];
      const age = offerAgeDays(offer, inputs.date);
      const notes = [
        isAging(age) ? `${describeOfferAge(age)}: it may have changed` : describeOfferAge(age),
        ...(offer.is_as_high_as ? ['the most anyone is offered'] : []),
      ];
      return [{ key: id, label: inputs.names.card(card), text: notes.join('; ') }];
    });
}

/** Low-confidence facts of its cards that are not counted. */
function listLeftOut(
  { names, uncountedOf }: AssumedInputs,
  wallet: readonly HeldCard[],
): readonly Assumption[] {
  return wallet.flatMap(({ id, card }) => {
    const text = uncountedOf(card).join(', ');
    return text === '' ? [] : [{ key: id, label: names.card(card), text }];
  });
}

export function listAssumptions(
  inputs: AssumedInputs,
  problem: RewardProblem,
  wallet: readonly HeldCard[],
): Assumptions {
  const context = contextOf(problem);
  const points = new Map(
    seatWallet(context, wallet).map(({ card: { pointSystem }, centsPerPoint }) => [
      `${pointSystem} ${centsPerPoint}`,
      { system: pointSystem, centsPerPoint },
    ]),
  );
  return {
    credits: listCredits(inputs, problem, wallet, valueWalletIn(context, wallet).lines),
    costs: listCosts(inputs, problem, wallet),
    quarters: listQuarters(inputs, problem, wallet),
    points: [...points.values()],
    offers: listOffers(inputs, problem, wallet),
    uncounted: listLeftOut(inputs, wallet),
  };
}
